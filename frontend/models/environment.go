package models

// The environment is a list of pointers to strings, which the variable environ leads to. The program may put strings of
// its own there (putenv), or lists (environ = …), and functions that look for a name read them. Nothing of that has a
// lock that the program knows.

func environment() []Model {
	return []Model{
		{Name: "getenv secure_getenv", Type: "ptr",
			Steps: steps(do(Read, "$1"), do(Read, "&file:environment", "8"), do(Read, "&var:environ"), lookUp(),
				hidden(do(Receive, "&file:environment")), either(way("&file:environment+?"), way("*file:putenv+?"),
					listed(), way("null")))},
		{Name: "setenv", Type: "int", Steps: steps(name("$1"), name("$2"), lookUp(), do(Update, "&file:environment"),
			relisted("&file:environment"), do(Update, "&var:environ")), Result: "nondet"},
		{Name: "unsetenv", Type: "int", Steps: steps(do(Read, "$1"), lookUp(), do(Update, "&file:environment"),
			relisted("null"), do(Update, "&var:environ")), Result: "nondet"},
		{Name: "putenv", Type: "int", Steps: steps(do(Read, "$1"), lookUp(), do(Update, "&file:environment"),
			do(Update, "&var:environ"), relisted("$1"), either(way("", do(Store, "&file:putenv", "$1")), way(""))),
			Result: "nondet", Feature: PutStrings},
		{Name: "clearenv", Type: "int", Steps: steps(do(Update, "&file:environment"), relisted("null"), do(Update, "&var:environ")),
			Result: "nondet"},
	}
}

// listed is a string of the list.
func listed() Branch {
	return Branch{Feature: Environment, Kept: true, Steps: steps(Step{Do: IfSet, Args: []Arg{"&var:environ"},
		Branches: []Branch{way("*&var:environ[?]+?"), way("null")}})}
}

// relisted is a change of the list, into which a string may come. The list of the library may take the place of one of
// the program's, with what that holds.
func relisted(text Arg) Step {
	return either(way(""), Branch{Feature: Environment, Kept: true, Steps: steps(do(Update, "&file:environ"),
		do(Store, "&file:environ+?", text),
		Step{Do: IfSet, Args: []Arg{"&var:environ"}, Body: steps(either(way(""), way("",
			do(Store, "&file:environ+?", "*&var:environ[?]"), do(Store, "&var:environ", "&file:environ"))))})})
}

// lookUp reads the environment, as far as it is the program's: its list, and the strings that it has put there.
func lookUp() Step {
	return either(way(""),
		Branch{Feature: PutStrings, Kept: true, Steps: steps(Step{Do: IfSet, Args: []Arg{"*file:putenv"},
			Body: steps(do(Read, "*file:putenv"))})},
		Branch{Feature: Environment, Kept: true, Steps: steps(Step{Do: IfSet, Args: []Arg{"&var:environ"},
			Body: steps(do(Read, "*&var:environ"), Step{Do: IfSet, Args: []Arg{"*&var:environ[?]"},
				Body: steps(do(Read, "*&var:environ[?]"))})})})
}

// programName reads the short name of the program, with which messages begin.
func programName() Step {
	const v = "&var:program_invocation_short_name"
	return Step{Do: IfSet, Args: []Arg{v}, Body: steps(do(Read, v), do(Read, "*"+v))}
}

// reported is what the functions of <error.h> do before they print: they say the name of the program, as a function of
// the program does if there is one, and count.
func reported() Step {
	const hook, v = "&var:error_print_progname", "&var:program_invocation_name"
	return either(Branch{Steps: steps(
		Step{Do: IfSet, Args: []Arg{hook}, Body: steps(do(Read, hook), Step{Do: IfSet, Args: []Arg{"*" + hook}, Body: steps(do(Call, "*"+hook))})},
		Step{Do: IfSet, Args: []Arg{v}, Body: steps(do(Read, v), do(Read, "*"+v))},
		do(Update, "&var:error_message_count"))})
}
