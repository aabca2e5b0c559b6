# runtime.gp - time against n, one line a method, from runtime.csv beside it.
#
# By hand: gnuplot runtime.gp, in the folder of runtime.csv.
# Makes runtime.svg and runtime.png.  Lines are in the colours of Okabe and
# Ito, which people with any kind of colour vision tell apart; the shapes of
# the points and the dashes tell the methods apart without colours too.

set encoding utf8
set datafile separator comma
data = 'runtime.csv'

# A logarithmic axis has no zero: what took no time that the clock could see
# is drawn at a microsecond.
shown(seconds) = seconds < 1e-6 ? 1e-6 : seconds

# The methods in the order of the file, with blanks between them.
methods = ''
method(name) = strstrt(methods . ' ', ' ' . name . ' ') ? methods : \
    methods . ' ' . name
stats data skip 1 using (methods = method(strcol(2)), column(1)) nooutput
first = STATS_min
last = STATS_max
stats data skip 1 using (column(5)) nooutput
too_fast = STATS_min < 1e-6
fastest = 10 ** floor(log10(shown(STATS_min)))
stats data skip 1 using (shown(column(6))) nooutput
slowest = 10 ** ceil(log10(STATS_max))
if (slowest <= fastest) slowest = 10 * fastest

array colour[8] = ['#0072B2', '#D55E00', '#009E73', '#CC79A7', \
    '#E69F00', '#56B4E9', '#000000', '#B8A800']
array point[8] = [7, 5, 9, 11, 13, 6, 4, 8]
do for [i = 1 : 16] {
    set linetype i linecolor rgb colour[(i - 1) % 8 + 1] linewidth 1.6 \
        pointtype point[(i + (i - 1) / 8 - 1) % 8 + 1] pointsize 0.6 \
        dashtype 1 + (i - 1) / 8
}
set linetype cycle 16

set title "Time to find all solutions of the n-queens problem, by method\n" . \
    '{/*0.85 the median of the runs of a method; bars from the fastest ' . \
    'to the slowest run}'
set xlabel 'n (queens on a board of n × n squares)'
set ylabel 'wall-clock time (logarithmic)'
set xrange [first - 0.5 : last + 0.5]
# a little more, or rounding may lose the tick at the end
set yrange [fastest * 0.999 : slowest * 1.001]
set logscale y
set xtics 1 nomirror out
set ytics nomirror out format ''
do for [i = -6 : 6] {
    text = word('1 10 100', (i + 6) % 3 + 1) . ' ' . \
        word('µs ms s ks Ms', (i + 6) / 3 + 1)
    set ytics add ((i == -6 && too_fast ? '≤ ' : '') . text 10 ** i)
}
set border 3
set grid ytics linecolor rgb '#dddddd' linewidth 1

# The key is as wide as the longest name, and its title may be longer.
room = strlen('slowest first')
longest = 0
do for [i = 1 : words(methods)] {
    if (strlen(word(methods, i)) > longest) {longest = strlen(word(methods, i))}
}
set key outside right center reverse Left samplen 3 spacing 1.3 noautotitle \
    width (longest < room ? room - longest : 0) title 'slowest first' left

set terminal svg size 900,560 font 'sans-serif,13' background 'white'
set output 'runtime.svg'
plot for [i = 1 : words(methods)] data skip 1 \
        using (strcol(2) eq word(methods, i) ? column(1) : NaN) \
        :(shown(column(4))):(shown(column(5))):(shown(column(6))) \
        with yerrorlines linetype i title word(methods, i) noenhanced
set terminal pngcairo size 1350,840 font 'sans-serif,13' fontscale 1.5 \
    linewidth 1.5 pointscale 2.2
set output 'runtime.png'
replot
set output
