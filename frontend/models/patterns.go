package models

// patterns lists the functions of <regex.h>, <fnmatch.h>, <glob.h>, <wordexp.h>, <dirent.h> and <ftw.h> that compare
// texts or walk over files, and those of <search.h> that link elements.
func patterns() []Model {
	entries := func(dir Step, list, filter, compare Arg) []Step {
		return steps(dir, either(way("-1"), Branch{Result: "count", Kept: true, Steps: steps(
			Step{Do: Alloc, Args: []Arg{"nondet"}, Sure: true, Name: "scandir"}, do(Store, list, "new"),
			Step{Do: Loop, Body: steps(Step{Do: Alloc, Args: []Arg{"nondet"}, Sure: true, Name: "scandir"}, made(do(Receive, "new")),
				Step{Do: IfSet, Args: []Arg{filter}, Body: steps(do(Call, filter, "new"))}, do(Store, "*"+list+"+?", "new"))},
			Step{Do: IfSet, Args: []Arg{compare}, Body: steps(Step{Do: Loop, Body: steps(
				do(Call, compare, "*"+list+"+?", "*"+list+"+?"))})})}))
	}
	return []Model{
		{Name: "fnmatch", Type: "int", Steps: steps(do(Read, "$1"), do(Read, "$2")), Result: "nondet"},
		// What the expression is compiled to belongs to the record.
		{Name: "regcomp", Type: "int", Steps: steps(do(Read, "$2"), do(Write, "$1")), Result: "nondet"},
		{Name: "regexec", Type: "int", Steps: steps(do(Read, "$1"), do(Read, "$2"),
			Step{Do: If, Args: []Arg{"$5&4"}, Branches: []Branch{way("", do(Read, "$4", "size:$4")), way("")}}, // REG_STARTEND
			either(way("1"), way("0", do(Write, "$4", "$3*size:$4")), way("0"), Branch{Result: "nondet", Kept: true}))},
		{Name: "regerror", Type: "size", Steps: steps(do(Read, "$2"), do(Write, "$3", "$4")), Result: "nondet"},
		{Name: "regfree", Type: "void", Steps: steps(do(Update, "$1"))},
		{Name: "glob glob64", Type: "int", Steps: steps(name("$1"), do(Update, "$4"),
			Step{Do: If, Args: []Arg{"$2&64"}, Branches: []Branch{ // GLOB_ALTDIRFUNC
				way("", Step{Do: Update, Args: []Arg{"$4"}, Deep: true, Calls: true}), way("")}},
			either(way("3"), Branch{Result: "nondet", Kept: true, Steps: steps(
				append(linked("glob"), Step{Do: Loop, Body: steps(Step{Do: IfSet, Args: []Arg{"$3"}, Body: steps(do(Call, "$3", "new",
					"error"))})},
					do(Store, "$4+?", "new+?"))...)}))},
		{Name: "globfree globfree64", Type: "void", Steps: steps(do(Update, "$1"), do(Update, "$1->gl_pathv"))},
		{Name: "wordexp", Type: "int",
			Steps: steps(name("$1"), do(Update, "$2"), spawning(), either(way("2"), Branch{Result: "nondet", Kept: true,
				Steps: steps(append(linked("wordexp"), do(Store, "$2+?", "new+?"))...)}))},
		{Name: "wordfree", Type: "void", Steps: steps(do(Update, "$1"), do(Update, "$1->we_wordv"))},
		{Name: "scandir scandir64", Type: "int", Steps: entries(name("$1"), "$2", "$3", "$4")},
		{Name: "scandirat scandirat64", Type: "int", Steps: entries(name("$2"), "$3", "$4", "$5")},
		// The text and the two records are of the library, until the function returns.
		{Name: "ftw ftw64 nftw nftw64", Type: "int", Steps: steps(name("$1"), Step{Do: Loop, Body: steps(
			Step{Do: Alloc, Args: []Arg{"4096"}, Sure: true, Name: "ftw"}, made(do(Receive, "new")),
			do(Call, "$2", "new", "new", "nondet", "new"))}), Result: "nondet"},
	}
}
