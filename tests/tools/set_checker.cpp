// set_checker.cpp - the checker that many would write: every solution read by
// iostream into a string, compared by std::set.  scripts/bench-check measures
// against it; it is no part of nqueens.
//
// usage: set_checker N ANSWER OUTPUT     files of columns, boards or JSON
#include <fstream>
#include <iostream>
#include <set>
#include <string>

static std::set<std::string> read(const char *path, int n)
{
    std::ifstream in(path);
    std::set<std::string> solutions;
    std::string word, solution;
    for (int words = 0; in >> word;) {
        solution += word + ' ';
        if (++words == n) {
            solutions.insert(solution);
            solution.clear();
            words = 0;
        }
    }
    if (!solution.empty())
        solutions.insert(solution);
    return solutions;
}

static std::set<std::string> read_lists(const char *path)
{
    std::ifstream in(path);
    std::set<std::string> solutions;
    std::string solution;
    bool quoted = false;
    for (char c; in.get(c);) {
        if (c == '"')
            quoted = !quoted;
        else if (quoted)
            solution += c;
        else if (c == ',')
            solution += ' ';
        else if (c == ']' && solution.size() > 1) {
            solutions.insert(solution);
            solution.clear();
        }
    }
    return solutions;
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        std::cerr << "usage: set_checker N ANSWER OUTPUT\n";
        return 2;
    }
    const int n = std::stoi(argv[1]);
    const bool lists = std::ifstream(argv[3]).peek() == '[';
    const auto answer = lists ? read_lists(argv[2]) : read(argv[2], n);
    const auto output = lists ? read_lists(argv[3]) : read(argv[3], n);
    std::cout << (answer == output ? "ok" : "wrong answer") << '\n';
    return answer == output ? 0 : 1;
}
