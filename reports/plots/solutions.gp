# solutions.gp - how many solutions and classes each n has, from solutions.csv
# beside it.
#
# By hand: gnuplot solutions.gp, in the folder of solutions.csv.
# Makes solutions.svg and solutions.png, in colours of Okabe and Ito.

set encoding utf8
set datafile separator comma
data = 'solutions.csv'

# A logarithmic axis has no zero: the tick at the bottom stands for it, and the
# sizes without a solution are drawn hollow on it, apart from the lines.
stats data skip 1 using 1 nooutput
first = STATS_min
last = STATS_max
stats data skip 1 using 2 nooutput
top = 10 ** ceil(log10(STATS_max > 1 ? STATS_max : 1) + 0.2)
bottom = 0.3
none(count) = count == 0 ? bottom : NaN
some(count) = count > 0 ? count : NaN

set title "Number of solutions and classes of the n-queens problem\n" . \
    '{/*0.85 a class: a solution with its images under rotation and reflection}'
set xlabel 'n (queens on a board of n × n squares)'
set ylabel 'number (logarithmic)'
set xrange [first - 0.5 : last + 0.5]
set yrange [bottom : top]
set logscale y
set xtics 1 nomirror out
set ytics 1, 10 nomirror out format '10^{%L}'
if (top <= 1e9) {
    set ytics format ''
    do for [i = 0 : 9] {
        set ytics add (word('1 10 100', i % 3 + 1) . (i < 3 ? '' : \
            word(',000 ,000,000 ,000,000,000', i / 3)) 10 ** i)
    }
}
set ytics add ('0' bottom)
set border 3
set grid ytics linecolor rgb '#dddddd' linewidth 1
set key top left reverse Left samplen 3 spacing 1.3

set terminal svg size 900,560 font 'sans-serif,13' background 'white'
set output 'solutions.svg'
plot data skip 1 using 1:(some(column(2))) with linespoints \
        linecolor rgb '#0072B2' linewidth 1.6 pointtype 7 pointsize 0.9 \
        title 'solutions', \
    data skip 1 using 1:(some(column(3))) with linespoints \
        linecolor rgb '#D55E00' linewidth 1.6 pointtype 5 pointsize 0.6 \
        title 'classes', \
    data skip 1 using 1:(none(column(2))) with points \
        linecolor rgb '#0072B2' linewidth 1.6 pointtype 6 pointsize 0.9 notitle
set terminal pngcairo size 1350,840 font 'sans-serif,13' fontscale 1.5 \
    linewidth 1.5 pointscale 2.2
set output 'solutions.png'
replot
set output
