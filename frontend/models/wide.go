package models

// wideText lists what <wchar.h> and <uchar.h> have besides the counterparts of <string.h>, and messages in the language
// of the user: <locale.h>, <libintl.h>, <iconv.h>.
func wideText() []Model {
	state := func(p Arg, own string) Step { // of the conversion: the caller's, or that of the function
		return Step{Do: IfSet, Args: []Arg{p}, Branches: []Branch{way("", do(Update, p, "size:"+p)), way("", do(Update, "&file:"+own, "8"))}}
	}
	end := steps(wide(do(Read, "$1")), do(Store, "$2", "$1+?*size:$1"))
	message := func(reads ...Step) []Step { // the translation, or the text itself
		return append(reads, hidden(do(Receive, "&file:translation")))
	}
	return []Model{
		{Name: "mbrlen", Type: "size", Steps: steps(do(Read, "$1", "$2"), state("$3", "mbrlen")), Result: "nondet"},
		{Name: "mbrtoc16 mbrtoc32", Type: "size",
			Steps: steps(do(Read, "$2", "$3"), of("$2", do(Write, "$1", "size:$1")), state("$4", "mbrtoc")), Result: "nondet"},
		{Name: "wcrtomb c16rtomb c32rtomb", Type: "size", Steps: steps(of("$2", do(Write, "$1")), state("$3", "wcrtomb")), Result: "nondet"},
		{Name: "mbsrtowcs", Type: "size", Steps: steps(do(Read, "*$2"), of("*$2", do(Write, "$1", "$3*size:$1")), state("$4", "mbsrtowcs"),
			moving("$1", "$2")), Result: "nondet"},
		{Name: "wcsrtombs", Type: "size", Steps: steps(wide(do(Read, "*$2")), of("*$2", do(Write, "$1", "$3")), state("$4", "wcsrtombs"),
			moving("$1", "$2")), Result: "nondet"},
		{Name: "wcstok", Type: "ptr", Steps: steps(wide(do(Read, "$2")), Step{Do: IfSet, Args: []Arg{"$1"}, Body: steps(do(Store, "$3", "$1"))},
			do(Update, "*$3"), either(way("*$3+?"), way("null")), do(Store, "$3", "*$3+?"))},
		{Name: "wcstol wcstoul wcstoll wcstoull", Type: "long", Steps: end, Result: "part:$1"},
		{Name: "wcstod wcstof wcstold", Type: "double", Steps: end, Result: "part:$1"},
		{Name: "wcswidth", Type: "int", Steps: steps(wide(do(Read, "$1", "$2*size:$1"))), Result: "nondet"},
		{Name: "wcsftime", Type: "size", Steps: steps(wide(do(Read, "$3")), Step{Do: Read, Args: []Arg{"$4"}, Deep: true},
			of("$3", do(Write, "$1", "$2*size:$1")), zone()), Result: "nondet"},
		{Name: "strnstr", Type: "ptr", Steps: steps(text(do(Read, "$1", "$3")), do(Read, "$2"), either(way("$1+?"), way("null")))},
		{Name: "memfrob", Type: "ptr", Steps: steps(do(Update, "$1", "$2")), Result: "$1"},
		{Name: "drand48_r lrand48_r mrand48_r", Type: "int",
			Steps: steps(do(Update, "$1", "size:$1"), do(Store, "$2", "nondet")), Result: "nondet"},
		{Name: "srand48_r", Type: "int", Steps: steps(do(Write, "$2", "size:$2")), Result: "nondet"},
		{Name: "gettext", Type: "ptr", Steps: append(message(do(Read, "$1")), either(way("$1"), way("&file:translation+?")))},
		{Name: "dgettext __dgettext dcgettext __dcgettext", Type: "ptr",
			Steps: append(message(do(Read, "$1"), do(Read, "$2")), either(way("$2"), way("&file:translation+?")))},
		{Name: "ngettext", Type: "ptr", Steps: append(message(do(Read, "$1"), do(Read, "$2")),
			either(way("$1"), way("$2"), way("&file:translation+?")))},
		{Name: "dngettext dcngettext", Type: "ptr", Steps: append(message(do(Read, "$1"), do(Read, "$2"), do(Read, "$3")),
			either(way("$2"), way("$3"), way("&file:translation+?")))},
		{Name: "textdomain", Type: "ptr", Steps: steps(name("$1"), either(way("&file:textdomain"), way("null")))},
		{Name: "bindtextdomain bind_textdomain_codeset", Type: "ptr",
			Steps: steps(name("$1"), name("$2"), either(way("&file:textdomain"), way("null")))},
		// What a descriptor leads to belongs to the library; using one twice at once is a race.
		{Name: "iconv_open", Type: "ptr",
			Steps: steps(do(Read, "$1"), do(Read, "$2"), Step{Do: Alloc, Args: []Arg{"64"}, Sure: true, Name: "iconv_open"},
				either(way("new"), way("-1")))},
		{Name: "iconv_close", Type: "int", Steps: steps(do(Free, "$1")), Result: "nondet"},
		{Name: "iconv", Type: "size", Steps: steps(do(Update, "$1"), do(Update, "$3", "size:$3"), do(Update, "$5", "size:$5"),
			Step{Do: IfSet, Args: []Arg{"$2"},
				Body: steps(do(Read, "*$2"), Step{Do: IfSet, Args: []Arg{"$4"}, Body: steps(of("*$2", do(Write, "*$4")))},
					do(Store, "$2", "*$2+?"))},
			Step{Do: IfSet, Args: []Arg{"$4"}, Body: steps(do(Write, "*$4"), do(Store, "$4", "*$4+?"))}), Result: "nondet"},
	}
}

// moving sets the pointer to the text behind what has been converted, if it is stored anywhere.
func moving(to, from Arg) Step {
	return Step{Do: IfSet, Args: []Arg{to}, Body: steps(either(way("", do(Store, from, "null")), way("", do(Store, from, "*"+from+"+?"))))}
}
