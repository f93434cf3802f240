package models

import "strings"

// memory lists the functions that allocate, and those of <string.h> that work on bytes.
func memory() []Model {
	alloc := func(name, size string) Step { return Step{Do: Alloc, Args: []Arg{size}, Name: name} }
	return []Model{
		{Name: "malloc", Type: "ptr", Steps: steps(alloc("malloc", "$1")), Result: "new"},
		{Name: "__builtin_malloc", Type: "ptr", Steps: steps(alloc("malloc", "$1")), Result: "new"},
		{Name: "valloc pvalloc", Type: "ptr", Steps: steps(alloc("valloc", "$1")), Result: "new"},
		{Name: "calloc __builtin_calloc", Type: "ptr",
			Steps: steps(Step{Do: Alloc, Args: []Arg{"$1*$2"}, Zero: true, Name: "calloc"}), Result: "new"},
		{Name: "realloc __builtin_realloc", Type: "ptr", Steps: steps(do(Realloc, "$1", "$2")), Result: "new"},
		{Name: "reallocarray", Type: "ptr", Steps: steps(do(Realloc, "$1", "$2*$3")), Result: "new"},
		{Name: "aligned_alloc memalign __builtin_aligned_alloc", Type: "ptr", Steps: steps(alloc("aligned_alloc", "$2")), Result: "new"},
		{Name: "posix_memalign", Type: "int", Steps: steps(alloc("posix_memalign", "$3"),
			Step{Do: IfSet, Args: []Arg{"new"}, Branches: []Branch{way("0", do(Store, "$1", "new")),
				{Steps: steps(either(way(enomem), kept(einval)))}}})},
		{Name: "free cfree __builtin_free", Type: "void", Steps: steps(do(Free, "$1"))},
		{Name: "malloc_usable_size", Type: "size", Result: "nondet"},
		{Name: "alloca __builtin_alloca __builtin_alloca_with_align", Type: "ptr",
			Steps: steps(Step{Do: Alloc, Args: []Arg{"$1"}, Stack: true, Name: "alloca"}), Result: "new"},

		{Name: "memcpy memmove __builtin_memcpy __builtin_memmove __builtin___memcpy_chk __builtin___memmove_chk __memcpy_chk __memmove_chk",
			Type: "ptr", Steps: steps(do(Copy, "$1", "$2", "$3")), Result: "$1"},
		{Name: "mempcpy __builtin_mempcpy __builtin___mempcpy_chk __mempcpy_chk", Type: "ptr",
			Steps: steps(do(Copy, "$1", "$2", "$3")), Result: "$1+$3"},
		// What is behind the byte that ends it stays as it was.
		{Name: "memccpy", Type: "ptr", Steps: steps(partial(do(Read, "$2", "$4")), of("$2", partial(do(Write, "$1", "$4"))),
			either(way("$1+?"), way("null")))},
		{Name: "bcopy", Type: "void", Steps: steps(do(Copy, "$2", "$1", "$3"))},
		{Name: "memset __builtin_memset __builtin___memset_chk __memset_chk", Type: "ptr",
			Steps: steps(do(Set, "$1", "$2", "$3")), Result: "$1"},
		{Name: "explicit_bzero bzero __builtin_bzero", Type: "void", Steps: steps(do(Set, "$1", "0", "$2"))},
		{Name: "memcmp bcmp __builtin_memcmp", Type: "int", Steps: steps(do(Read, "$1", "$3"), do(Read, "$2", "$3")), Result: "nondet"},
		// It stops where it finds something (C17 7.24.5.1).
		{Name: "memchr __builtin_memchr", Type: "ptr", Steps: steps(partial(do(Read, "$1", "$3")), either(way("$1+?"), way("null")))},
		{Name: "memrchr", Type: "ptr", Steps: steps(do(Read, "$1", "$3"), either(way("$1+?"), way("null")))},
		{Name: "rawmemchr", Type: "ptr", Steps: steps(do(Read, "$1")), Result: "$1+?"},
		{Name: "memmem", Type: "ptr", Steps: steps(do(Read, "$1", "$2"), do(Read, "$3", "$4"), either(way("$1+?"), way("null")))},
		{Name: "swab", Type: "void", Steps: steps(do(Read, "$1", "$3"), of("$1", do(Write, "$2", "$3")))},
	}
}

// strs lists the functions on strings, narrow and wide, and on characters.
func strs() []Model {
	// What is copied may be parts of pointers, as far as the analysis can tell.
	dup := func(copied ...Arg) []Step {
		return steps(do(Read, copied[1:]...), Step{Do: Alloc, Args: []Arg{"nondet"}, Name: "strdup"},
			Step{Do: IfSet, Args: []Arg{"new"}, Body: steps(do(Copy, copied...))})
	}
	return []Model{
		{Name: "strlen __builtin_strlen", Type: "size", Steps: steps(do(Read, "$1")), Result: "nondet"},
		{Name: "wcslen", Type: "size", Steps: steps(wide(do(Read, "$1"))), Result: "nondet"},
		{Name: "wcsnlen", Type: "size", Steps: steps(wide(do(Read, "$1", "$2*size:$1"))), Result: "nondet"},
		{Name: "strnlen __builtin_strnlen", Type: "size", Steps: steps(text(do(Read, "$1", "$2"))), Result: "nondet"},
		{Name: "strcmp strcoll strcasecmp strverscmp __builtin_strcmp __builtin_strcasecmp", Type: "int",
			Steps: steps(do(Read, "$1"), do(Read, "$2")), Result: "nondet"},
		{Name: "wcscmp wcscasecmp wcscoll", Type: "int", Steps: steps(wide(do(Read, "$1")), wide(do(Read, "$2"))), Result: "nondet"},
		{Name: "wcsncmp", Type: "int", Steps: steps(wide(do(Read, "$1", "$3*size:$1")),
			wide(do(Read, "$2", "$3*size:$2"))), Result: "nondet"},
		{Name: "strncmp strncasecmp __builtin_strncmp __builtin_strncasecmp", Type: "int",
			Steps: steps(text(do(Read, "$1", "$3")), text(do(Read, "$2", "$3"))), Result: "nondet"},
		{Name: "strcpy __builtin_strcpy __builtin___strcpy_chk __strcpy_chk", Type: "ptr",
			Steps: steps(do(Copy, "$1", "$2")), Result: "$1"},
		{Name: "wcscpy", Type: "ptr", Steps: steps(wide(do(Copy, "$1", "$2"))), Result: "$1"},
		{Name: "stpcpy __builtin_stpcpy __builtin___stpcpy_chk", Type: "ptr", Steps: steps(do(Copy, "$1", "$2")), Result: "$1+?"},
		{Name: "wcsncpy", Type: "ptr", Steps: steps(wide(do(Copy, "$1", "$2", "$3*size:$1"))), Result: "$1"},
		{Name: "strncpy __builtin_strncpy __builtin___strncpy_chk __strncpy_chk", Type: "ptr",
			Steps: steps(text(do(Copy, "$1", "$2", "$3"))), Result: "$1"},
		{Name: "stpncpy __builtin_stpncpy __builtin___stpncpy_chk __stpncpy_chk", Type: "ptr",
			Steps: steps(text(do(Copy, "$1", "$2", "$3"))), Result: "$1+?"},
		{Name: "strlcpy", Type: "size", Steps: steps(do(Read, "$2"), of("$2", do(Write, "$1", "$3"))), Result: "nondet"},
		{Name: "strlcat", Type: "size", Steps: steps(do(Read, "$2"), do(Update, "$1", "$3"),
			hidden(of("$2", do(Write, "$1", "$3")))), Result: "nondet"},
		{Name: "wcscat", Type: "ptr", Steps: steps(wide(do(Read, "$1")), wide(do(Read, "$2")),
			of("$2", do(Write, "$1"))), Result: "$1"},
		{Name: "wcsncat", Type: "ptr", Steps: steps(wide(do(Read, "$1")), wide(do(Read, "$2", "$3*size:$2")),
			of("$2", do(Write, "$1"))), Result: "$1"},
		{Name: "strcat __builtin_strcat __builtin___strcat_chk __strcat_chk", Type: "ptr",
			Steps: steps(do(Read, "$1"), do(Append, "$1", "$2")), Result: "$1"},
		{Name: "strncat __builtin_strncat __builtin___strncat_chk __strncat_chk", Type: "ptr",
			Steps: steps(do(Read, "$1"), do(Append, "$1", "$2", "$3")), Result: "$1"},
		{Name: "strchr strrchr index rindex __builtin_strchr __builtin_strrchr __builtin_index __builtin_rindex",
			Type: "ptr", Steps: steps(do(Read, "$1"), either(way("$1+?"), way("null")))},
		{Name: "wcschr wcsrchr", Type: "ptr", Steps: steps(wide(do(Read, "$1")), either(way("$1+?*size:$1"), way("null")))},
		{Name: "strchrnul", Type: "ptr", Steps: steps(do(Read, "$1")), Result: "$1+?"},
		{Name: "strstr strcasestr strpbrk __builtin_strstr __builtin_strpbrk", Type: "ptr",
			Steps: steps(do(Read, "$1"), do(Read, "$2"), either(way("$1+?"), way("null")))},
		{Name: "wcsstr", Type: "ptr", Steps: steps(wide(do(Read, "$1")), wide(do(Read, "$2")), either(way("$1+?*size:$1"), way("null")))},
		{Name: "strspn strcspn __builtin_strspn __builtin_strcspn", Type: "size",
			Steps: steps(do(Read, "$1"), do(Read, "$2")), Result: "nondet"},
		{Name: "strxfrm", Type: "size", Steps: steps(do(Read, "$2"), of("$2", do(Write, "$1", "$3"))), Result: "nondet"},
		{Name: "strdup __strdup __builtin_strdup", Type: "ptr", Steps: dup("new", "$1"), Result: "new"},
		{Name: "wcsdup", Type: "ptr", Steps: steps(wide(do(Read, "$1")),
			Step{Do: Alloc, Args: []Arg{"nondet"}, Name: "strdup"},
			Step{Do: IfSet, Args: []Arg{"new"}, Body: steps(wide(do(Copy, "new", "$1")))}), Result: "new"},
		{Name: "strndup __builtin_strndup", Type: "ptr", Steps: dup("new", "$1", "$2"), Result: "new"},
		{Name: "strtok", Type: "ptr", Steps: steps(do(Read, "$2"), do(Update, "&file:strtok", "8"),
			Step{Do: IfSet, Args: []Arg{"$1"}, Body: steps(do(Store, "&file:tokens", "$1"))},
			do(Update, "*file:tokens"), either(way("*file:tokens+?"), way("null")))},
		{Name: "strtok_r __strtok_r", Type: "ptr",
			Steps: steps(do(Read, "$2"), Step{Do: IfSet, Args: []Arg{"$1"}, Body: steps(do(Store, "$3", "$1"))},
				do(Update, "*$3"), either(way("*$3+?"), way("null")), do(Store, "$3", "*$3+?"))},
		{Name: "strsep", Type: "ptr", Steps: steps(do(Read, "$2"), do(Update, "*$1"), either(way("*$1"), way("null")),
			either(way("", do(Store, "$1", "*$1+?")), way("", do(Store, "$1", "null"))))},
		{Name: "strerror strsignal hstrerror gai_strerror", Type: "ptr",
			Steps: steps(shared("strerror", func(o Arg) Branch {
				return Branch{Steps: steps(do(Write, o), either(way(o), checked("null")))}
			}))},
		{Name: "strerror_r", Type: "ptr", Steps: steps(do(Write, "$2", "$3"), either(way("$2"), way("&file:message")))},
		{Name: "__xpg_strerror_r", Type: "int", Steps: steps(do(Write, "$2", "$3")), Result: "nondet"},
		{Name: "isalnum isalpha isascii isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper " +
			"isxdigit iswalnum iswalpha iswdigit iswspace iswupper iswlower iswprint __builtin_isalnum " +
			"__builtin_isalpha __builtin_isdigit __builtin_isspace __builtin_isupper __builtin_islower " +
			"__builtin_isprint", Type: "int", Result: "nondet"},
		{Name: "tolower toupper toascii towlower towupper towctrans btowc wctob __builtin_toupper __builtin_tolower",
			Type: "int", Result: "part:$1"},
		{Name: "__ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc", Type: "ptr", Result: "&file:ctype"},
		{Name: "__ctype_get_mb_cur_max", Type: "size", Result: "nondet"},
		{Name: "mbtowc", Type: "int", Steps: steps(do(Read, "$2", "$3"), do(Update, "&file:mbtowc", "8"),
			of("$2", do(Write, "$1", "size:$1"))), Result: "nondet"},
		{Name: "mbrtowc", Type: "size", Steps: steps(do(Read, "$2", "$3"), of("$2", do(Write, "$1", "size:$1")),
			Step{Do: IfSet, Args: []Arg{"$4"}, Branches: []Branch{way("", do(Update, "$4", "size:$4")),
				way("", do(Update, "&file:mbrtowc", "8"))}}), Result: "nondet"},
		{Name: "wctomb", Type: "int", Steps: steps(do(Update, "&file:wctomb", "8"), of("$2", do(Write, "$1"))), Result: "nondet"},
		{Name: "mbstowcs", Type: "size", Steps: steps(do(Read, "$2"), of("$2", do(Write, "$1", "$3*size:$1"))), Result: "nondet"},
		{Name: "wcstombs", Type: "size", Steps: steps(wide(do(Read, "$2")), of("$2", do(Write, "$1", "$3"))), Result: "nondet"},
		{Name: "mblen", Type: "int", Steps: steps(do(Read, "$1", "$2"), do(Update, "&file:mblen", "8")), Result: "nondet"},
		{Name: "memset_explicit", Type: "ptr", Steps: steps(do(Set, "$1", "$2", "$3")), Result: "$1"},
		{Name: "strfry", Type: "ptr", Steps: steps(do(Update, "$1")), Result: "$1"},
		{Name: "strerror_l", Type: "ptr", Result: "&file:message"},
		{Name: "strcoll_l strcasecmp_l", Type: "int", Steps: steps(do(Read, "$1"), do(Read, "$2")), Result: "nondet"},
		{Name: "strncasecmp_l", Type: "int", Steps: steps(text(do(Read, "$1", "$3")), text(do(Read, "$2", "$3"))), Result: "nondet"},
		{Name: "strxfrm_l", Type: "size", Steps: steps(do(Read, "$2"), of("$2", do(Write, "$1", "$3"))), Result: "nondet"},
		{Name: "wcsspn wcscspn", Type: "size", Steps: steps(wide(do(Read, "$1")), wide(do(Read, "$2"))), Result: "nondet"},
		{Name: "wmemcpy wmemmove", Type: "ptr", Steps: steps(do(Copy, "$1", "$2", "$3*size:$1")), Result: "$1"},
		{Name: "wmemset", Type: "ptr", Steps: steps(of("$2", do(Write, "$1", "$3*size:$1"))), Result: "$1"},
		{Name: "wmemcmp", Type: "int", Steps: steps(do(Read, "$1", "$3*size:$1"), do(Read, "$2", "$3*size:$2")), Result: "nondet"},
		{Name: "wmemchr", Type: "ptr", Steps: steps(partial(do(Read, "$1", "$3*size:$1")), either(way("$1+?*size:$1"), way("null")))},
		{Name: "iswblank iswcntrl iswgraph iswpunct iswxdigit iswctype wcwidth", Type: "long", Result: "nondet"},
		{Name: "wctype wctrans", Type: "long", Steps: steps(do(Read, "$1")), Result: "nondet"},
		{Name: "mbsinit", Type: "int", Steps: steps(do(Read, "$1", "size:$1")), Result: "nondet"},
	}
}

// buffer remembers memory that streams use from now on. What they used before they may go on using.
func buffer(p Arg) Step {
	return Step{Do: IfSet, Args: []Arg{p}, Body: steps(either(way("", do(Store, "&file:buffers", p)), way("")))}
}

// unlocked is a use of a stream that does not lock it.
func unlocked() Step {
	return either(way(""), Branch{Steps: steps(do(Update, "&file:unlocked", "8")), Kept: true})
}

// ident is the text that openlog was given.
func ident() Step {
	return either(Branch{Steps: steps(Step{Do: IfSet, Args: []Arg{"*file:ident"},
		Body: steps(do(Read, "*file:ident"))}), Feature: LogNames})
}

// printedTo is the result of a function that prints to a new string. Where that fails, the pointer may be as before,
// or null.
func printedTo(name string) []Step {
	return steps(Step{Do: Alloc, Args: []Arg{"nondet"}, Name: name}, Step{Do: IfSet, Args: []Arg{"new"}, Branches: []Branch{
		way("nondet", of("text", do(Write, "new")), do(Store, "$1", "new")),
		way("-1", either(Branch{Steps: steps(do(Store, "$1", "null")), Open: true}, Branch{Open: true}))}})
}

// randomState is what random does to the memory that it was given. It locks itself.
func randomState() Step {
	return either(Branch{Steps: steps(Step{Do: Update, Args: []Arg{"*file:state"}, Atomic: true}), Feature: RandomStates})
}

// keepState remembers that memory. What it was before may still be in use.
func keepState(p Arg) Step { return either(way("", do(Store, "&file:state", p)), way("")) }

// streams lists the functions that work on streams. Streams lock themselves: using one is not an access.
func streams() []Model {
	ms := stdio()
	for i := range ms {
		switch first, _, _ := strings.Cut(ms[i].Name, " "); first {
		case "sprintf", "snprintf", "asprintf", "__sprintf_chk", "__snprintf_chk", "vsprintf", "vsnprintf",
			"__vsnprintf_chk", "__vsprintf_chk", "vasprintf",
			"swprintf", "vswprintf", "sscanf", "vsscanf", "swscanf", "remove", "rename", "tmpnam", "tempnam", "syslog":
		default:
			ms[i].Stream = true
		}
	}
	return ms
}

// putting is the writing of a character, which is the result as an unsigned char (C17 7.21.7.3), or EOF.
func putting() []Step { return steps(do(SendAll, "$1"), either(way("$1&255"), checked("-1"))) }

// line is the reading of a line, which may end with an error in the middle (C17 7.21.7.2).
func line(p, n Arg) []Step {
	read := partial(do(Receive, p, n))
	return steps(either(way(p, read), way("null"), Branch{Result: "null", Kept: true, Steps: steps(read)}))
}

// stdio lists the functions of <stdio.h>.
func stdio() []Model {
	// A line is written where there is room, or to a new object that takes the old one's place.
	grown := func(name string) []Step {
		grow := Step{Do: IfSet, Args: []Arg{"new"}, Body: steps(do(Free, "*$1"), do(Store, "$1", "new"))}
		return steps(either(way("", Step{Do: Alloc, Args: []Arg{"nondet"}, Name: name}, grow), way("")),
			do(Update, "$2", "size:$2"), do(Receive, "*$1"))
	}
	return []Model{
		{Name: "printf __builtin_printf wprintf", Type: "int", Steps: steps(do(Printf, "$1", "$2")), Result: "nondet"},
		{Name: "fprintf dprintf __builtin_fprintf fwprintf", Type: "int", Steps: steps(do(Printf, "$2", "$3")), Result: "nondet"},
		{Name: "syslog", Type: "void", Steps: steps(do(Printf, "$2", "$3"), ident())},
		{Name: "sprintf __builtin_sprintf", Type: "int",
			Steps: steps(text(do(Printf, "$2", "$3")), of("text", do(Write, "$1"))), Result: "nondet"},
		{Name: "snprintf __builtin_snprintf", Type: "int",
			Steps: steps(text(do(Printf, "$3", "$4")), of("text", do(Write, "$1", "$2"))), Result: "nondet"},
		{Name: "swprintf", Type: "int", Steps: steps(text(do(Printf, "$3", "$4")), of("text", do(Write, "$1", "$2*size:$1"))), Result: "nondet"},
		{Name: "asprintf", Type: "int", Steps: after(text(do(Printf, "$2", "$3")), printedTo("asprintf"))},
		{Name: "__printf_chk __builtin___printf_chk", Type: "int", Steps: steps(do(Printf, "$2", "$3")), Result: "nondet"},
		{Name: "__fprintf_chk __builtin___fprintf_chk __dprintf_chk", Type: "int", Steps: steps(do(Printf, "$3", "$4")), Result: "nondet"},
		{Name: "__sprintf_chk __builtin___sprintf_chk", Type: "int",
			Steps: steps(text(do(Printf, "$4", "$5")), of("text", do(Write, "$1"))), Result: "nondet"},
		{Name: "__snprintf_chk __builtin___snprintf_chk", Type: "int",
			Steps: steps(text(do(Printf, "$5", "$6")), of("text", do(Write, "$1", "$2"))), Result: "nondet"},
		{Name: "vprintf __builtin_vprintf", Type: "int", Steps: steps(do(VPrintf, "$1", "$2")), Result: "nondet"},
		{Name: "vfprintf vdprintf __builtin_vfprintf", Type: "int", Steps: steps(do(VPrintf, "$2", "$3")), Result: "nondet"},
		{Name: "vsyslog", Type: "void", Steps: steps(do(VPrintf, "$2", "$3"), ident())},
		{Name: "vsprintf __builtin_vsprintf", Type: "int",
			Steps: steps(text(do(VPrintf, "$2", "$3")), of("text", do(Write, "$1"))), Result: "nondet"},
		{Name: "vsnprintf __builtin_vsnprintf", Type: "int",
			Steps: steps(text(do(VPrintf, "$3", "$4")), of("text", do(Write, "$1", "$2"))), Result: "nondet"},
		{Name: "__vsnprintf_chk __builtin___vsnprintf_chk", Type: "int",
			Steps: steps(text(do(VPrintf, "$5", "$6")), of("text", do(Write, "$1", "$2"))), Result: "nondet"},
		{Name: "__vsprintf_chk __builtin___vsprintf_chk", Type: "int",
			Steps: steps(text(do(VPrintf, "$4", "$5")), of("text", do(Write, "$1"))), Result: "nondet"},
		{Name: "__vfprintf_chk", Type: "int", Steps: steps(do(VPrintf, "$3", "$4")), Result: "nondet"},
		{Name: "vasprintf", Type: "int", Steps: after(text(do(VPrintf, "$2", "$3")), printedTo("vasprintf"))},
		{Name: "scanf __isoc99_scanf __isoc23_scanf __builtin_scanf", Type: "int", Steps: steps(do(Scanf, "$1", "$2")), Result: "nondet"},
		{Name: "fscanf __isoc99_fscanf __isoc23_fscanf", Type: "int", Steps: steps(do(Scanf, "$2", "$3")), Result: "nondet"},
		{Name: "sscanf __isoc99_sscanf __isoc23_sscanf __builtin_sscanf", Type: "int",
			Steps: steps(do(Read, "$1"), of("$1", do(Scanf, "$2", "$3"))), Result: "nondet"},
		{Name: "wscanf", Type: "int", Steps: steps(do(Scanf, "$1", "$2")), Result: "nondet"},
		{Name: "fwscanf", Type: "int", Steps: steps(do(Scanf, "$2", "$3")), Result: "nondet"},
		{Name: "swscanf", Type: "int", Steps: steps(wide(do(Read, "$1")), of("$1", do(Scanf, "$2", "$3"))), Result: "nondet"},
		{Name: "vwprintf", Type: "int", Steps: steps(do(VPrintf, "$1", "$2")), Result: "nondet"},
		{Name: "vfwprintf", Type: "int", Steps: steps(do(VPrintf, "$2", "$3")), Result: "nondet"},
		{Name: "vswprintf", Type: "int",
			Steps: steps(text(do(VPrintf, "$3", "$4")), of("text", do(Write, "$1", "$2*size:$1"))), Result: "nondet"},
		{Name: "fgetws", Type: "ptr", Steps: line("$1", "$2*size:$1")},
		{Name: "vscanf", Type: "int", Steps: steps(do(VScanf, "$1", "$2")), Result: "nondet"},
		{Name: "vfscanf", Type: "int", Steps: steps(do(VScanf, "$2", "$3")), Result: "nondet"},
		{Name: "vsscanf", Type: "int", Steps: steps(do(Read, "$1"), of("$1", do(VScanf, "$2", "$3"))), Result: "nondet"},
		{Name: "puts perror __builtin_puts", Type: "int", Steps: steps(name("$1")), Result: "nondet"},
		{Name: "fputs __builtin_fputs", Type: "int", Steps: steps(name("$1")), Result: "nondet"},
		{Name: "fputws", Type: "int", Steps: steps(wide(do(Send, "$1"))), Result: "nondet"},
		{Name: "putchar putc fputc ungetc __builtin_putchar __builtin_fputc _IO_putc", Type: "int", Steps: putting()},
		{Name: "putw fputwc putwc ungetwc putwchar", Type: "int", Steps: steps(do(SendAll, "$1")), Result: "nondet"},
		{Name: "__overflow", Type: "int", Steps: steps(do(SendAll, "$2")), Result: "nondet"},
		{Name: "getchar getc fgetc _IO_getc __uflow", Type: "int", Result: "character"},
		{Name: "getw fgetwc getwc getwchar", Type: "int", Result: "received"},
		{Name: "fgets", Type: "ptr", Steps: line("$1", "$2")},
		{Name: "gets", Type: "ptr", Steps: steps(either(way("$1", do(Receive, "$1")), way("null")))},
		{Name: "getline __getline", Type: "long", Steps: grown("getline"), Result: "nondet"},
		{Name: "getdelim __getdelim", Type: "long", Steps: grown("getdelim"), Result: "nondet"},
		{Name: "fread", Type: "size", Steps: steps(either(way("0"), way("count", partial(do(Receive, "$1", "$2*$3")))))},
		{Name: "fwrite __builtin_fwrite", Type: "size", Steps: steps(do(Send, "$1", "$2*$3")), Result: "nondet"},
		{Name: "popen", Type: "ptr",
			Steps: steps(name("$1"), do(Read, "$2"), lookUp(), spawning(), either(way("&file:stream"), way("null")))},
		{Name: "fopen fopen64 freopen freopen64", Type: "ptr",
			Steps: steps(name("$1"), do(Read, "$2"), either(way("&file:stream"), way("null")))},
		{Name: "fdopen", Type: "ptr", Steps: steps(do(Read, "$2"), either(way("&file:stream"), way("null")))},
		{Name: "tmpfile tmpfile64", Type: "ptr", Steps: steps(either(way("&file:stream"), way("null")))},
		{Name: "fmemopen", Type: "ptr", Steps: steps(do(Read, "$3"), buffer("$1"),
			either(way("&file:stream"), way("null"))), Feature: StreamBuffers},
		{Name: "open_memstream open_wmemstream", Type: "ptr",
			Steps: steps(either(way("null"), way("&file:stream", Step{Do: Alloc, Args: []Arg{"nondet"}, Sure: true, Name: "open_memstream"},
				do(Store, "$1", "new"), do(Store, "$2", "nondet"), keep("ends", "$1"), keep("ends", "$2"), buffer("new")))), Feature: StreamBuffers},
		{Name: "setvbuf", Type: "int", Steps: steps(buffer("$2")), Result: "nondet", Feature: StreamBuffers},
		{Name: "setbuf setbuffer", Type: "void", Steps: steps(buffer("$2")), Feature: StreamBuffers},
		{Name: "fclose fflush feof ferror fileno pclose fseek fseeko feof_unlocked ferror_unlocked fileno_unlocked fpurge fwide",
			Type: "int", Result: "nondet"},
		{Name: "fsetpos", Type: "int", Steps: steps(do(Read, "$2", "size:$2")), Result: "nondet"},
		{Name: "fgetpos", Type: "int", Steps: steps(do(Write, "$2", "size:$2")), Result: "nondet"},
		{Name: "ftell ftello", Type: "long", Result: "nondet"},
		// These do not lock the stream: two of them at once race, and so does one with what locks it. All streams
		// are one here, and flockfile does not help: so executions show nothing of it.
		{Name: "putchar_unlocked putc_unlocked fputc_unlocked", Type: "int", Steps: after(unlocked(), putting())},
		{Name: "getchar_unlocked getc_unlocked fgetc_unlocked", Type: "int", Steps: steps(unlocked()), Result: "character"},
		{Name: "clearerr_unlocked", Type: "void", Steps: steps(unlocked())},
		{Name: "fflush_unlocked", Type: "int", Steps: steps(unlocked()), Result: "nondet"},
		{Name: "fputs_unlocked", Type: "int", Steps: steps(name("$1"), unlocked()), Result: "nondet"},
		{Name: "fgets_unlocked", Type: "ptr", Steps: steps(unlocked(), line("$1", "$2")[0])},
		{Name: "fread_unlocked", Type: "size", Steps: steps(unlocked(),
			either(way("0"), way("count", partial(do(Receive, "$1", "$2*$3")))))},
		{Name: "fwrite_unlocked", Type: "size", Steps: steps(unlocked(), do(Send, "$1", "$2*$3")), Result: "nondet"},
		{Name: "rewind clearerr setlinebuf closelog", Type: "void"},
		// They lock a stream for the program. Here nothing is excluded by that, and no execution rests on it.
		{Name: "flockfile funlockfile", Type: "void", Steps: steps(Step{Do: If, Args: []Arg{"nondet"}, Branches: []Branch{{}, {}}})},
		{Name: "ftrylockfile", Type: "int", Result: "nondet"},
		// It keeps the pointer; what there was before may still be in use.
		{Name: "openlog", Type: "void", Steps: steps(either(way("", do(Store, "&file:ident", "$1")), way(""))), Feature: LogNames},
		{Name: "remove unlink rmdir", Type: "int", Steps: steps(name("$1")), Result: "nondet"},
		{Name: "rename link symlink", Type: "int", Steps: steps(name("$1"), name("$2")), Result: "nondet"},
		{Name: "tmpnam", Type: "ptr", Steps: steps(Step{Do: IfSet, Args: []Arg{"$1"}, Branches: []Branch{
			{Steps: steps(do(Write, "$1"), either(way("$1"), checked("null")))},
			{Steps: steps(do(Write, "&file:tmpnam"), either(way("&file:tmpnam"), checked("null")))}}})},
		{Name: "tempnam", Type: "ptr", Steps: steps(name("$1"), name("$2"),
			Step{Do: Alloc, Args: []Arg{"nondet"}, Name: "tempnam"}, made(do(Receive, "new"))), Result: "new"},
	}
}

// keep remembers a pointer in an object of the library, or one that it has remembered before.
func keep(object string, p Arg) Step {
	return either(way("", do(Store, "&file:"+object, p)), way(""))
}

// remembered is the reading of what was kept, if it matters.
func remembered(object string) Step {
	return either(Branch{Open: true}, Branch{Kept: true, Steps: steps(Step{Do: IfSet, Args: []Arg{"*file:" + object},
		Body: steps(do(Read, "*file:"+object))})})
}

// options takes the options from arguments. Without any it ends at once; what it does with options is not computed. It
// keeps a pointer into the argument that it looks at until the next call, and changes the order of the arguments.
func options(names string, read, set []Step) Model {
	look := func(more ...Step) []Step {
		return append(more, Step{Do: Read, Args: []Arg{"$2"}, Deep: true}, do(Update, "&file:getopt", "8"), do(Read, "&var:opterr"))
	}
	return Model{Name: names, Type: "int", Stream: true, Steps: append(append(steps(do(Read, "$3"), remembered("argument")), read...), either(
		Branch{Open: true, Result: "-1", Steps: append(look(), do(Read, "&var:optind"), do(Store, "&var:optind", "1"))},
		way("nondet", append(append(look(do(Permute, "$2", "$1*size:$2", "size:$2")), keep("argument", "$2[?]+?"),
			do(Update, "&var:optind"), do(Write, "&var:optopt"),
			either(way("", do(Store, "&var:optarg", "null")), way("", do(Store, "&var:optarg", "$2[?]+?")))), set...)...)))}
}

// resume runs what a context was made for, in this thread.
func resume(context Arg) Step {
	return Step{Do: Update, Args: []Arg{context}, Deep: true, Calls: true}
}

// stdlib lists the functions of <stdlib.h>, <assert.h>, <errno.h> and <setjmp.h>.
func stdlib() []Model {
	strto := steps(do(Read, "$1"), do(Store, "$2", "$1+?"))
	return []Model{
		{Name: "exit __builtin_exit", Type: "void", Steps: steps(Step{Do: Exit, Name: "exit"}), NoReturn: true},
		{Name: "_exit _Exit quick_exit", Type: "void", Steps: steps(Step{Do: Exit, Name: "exit", Quick: true}), NoReturn: true},
		{Name: "abort __builtin_abort", Type: "void", Steps: steps(Step{Do: Exit, Name: "abort", Quick: true}),
			NoReturn: true, Override: true, Stream: true},
		{Name: "__builtin_trap", Type: "void", Steps: steps(Step{Do: Exit, Name: "trap", Quick: true}), NoReturn: true},
		{Name: "__assert_fail __assert __assert_perror_fail __assert_rtn __assert_func", Type: "void",
			Steps: steps(do(Rest, "$1"), Step{Do: Exit, Name: "assertion failed", Quick: true}), NoReturn: true, Stream: true},
		{Name: "__stack_chk_fail __chk_fail __fortify_fail", Type: "void",
			Steps: steps(Step{Do: Exit, Name: "abort", Quick: true}), NoReturn: true},
		{Name: "err errx", Type: "void", Steps: steps(programName(), do(Printf, "$2", "$3"), Step{Do: Exit, Name: "err"}), NoReturn: true, Stream: true},
		{Name: "verr verrx", Type: "void", Steps: steps(programName(), do(VPrintf, "$2", "$3"), Step{Do: Exit, Name: "err"}),
			NoReturn: true, Stream: true},
		{Name: "error", Type: "void", Steps: steps(reported(), do(Printf, "$3", "$4"),
			either(way(""), way("", Step{Do: Exit, Name: "error"}))), Stream: true},
		{Name: "warn warnx", Type: "void", Steps: steps(programName(), do(Printf, "$1", "$2")), Stream: true},
		{Name: "vwarn vwarnx", Type: "void", Steps: steps(programName(), do(VPrintf, "$1", "$2")), Stream: true},
		{Name: "atexit", Type: "int", Steps: steps(Step{Do: AtExit, Args: []Arg{"$1"}, When: "process"}), Result: "nondet"},
		{Name: "at_quick_exit", Type: "int", Steps: steps(do(AtExit, "$1")), Result: "nondet"},
		{Name: "on_exit __cxa_atexit", Type: "int", Steps: steps(do(AtExit, "$1", "$2")), Result: "nondet"},
		// Between the comparisons elements change places.
		{Name: "qsort", Type: "void", Steps: steps(
			Step{Do: Loop, Body: steps(do(Call, "$4", "$1+?*$3", "$1+?*$3"), do(Permute, "$1", "$2*$3", "$3"))},
			do(Permute, "$1", "$2*$3", "$3"))},
		{Name: "qsort_r", Type: "void", Steps: steps(
			Step{Do: Loop, Body: steps(do(Call, "$4", "$1+?*$3", "$1+?*$3", "$5"), do(Permute, "$1", "$2*$3", "$3"))},
			do(Permute, "$1", "$2*$3", "$3"))},
		{Name: "bsearch", Type: "ptr", Steps: steps(
			Step{Do: Loop, Body: steps(do(Call, "$5", "$1", "$2+?*$4"))},
			either(way("$2+?*$4"), way("null")))},
		{Name: "lfind", Type: "ptr", Steps: steps(do(Read, "$3", "size:$3"),
			Step{Do: Loop, Body: steps(do(Call, "$5", "$1", "$2+?*$4"))},
			either(way("$2+?*$4"), way("null")))},
		{Name: "lsearch", Type: "ptr", Steps: steps(do(Update, "$3", "size:$3"),
			Step{Do: Loop, Body: steps(do(Call, "$5", "$1", "$2+?*$4"))},
			either(way("$2+?*$4"), way("$2+?*$4", do(Copy, "$2+?*$4", "$1", "$4"))))},
		// The generators below share hidden state that they need not protect (C11 7.22.2.1, POSIX 2.9.1); random must.
		{Name: "rand", Type: "int", Steps: steps(do(Update, "&file:rand", "4")), Result: "count"},
		{Name: "lrand48", Type: "long", Steps: steps(do(Update, "&file:rand48", "4")), Result: "half"},
		{Name: "mrand48", Type: "long", Steps: steps(do(Update, "&file:rand48", "4")), Result: "word"},
		{Name: "drand48", Type: "double", Steps: steps(do(Update, "&file:rand48", "4")), Result: "nondet"},
		{Name: "random", Type: "long", Steps: steps(randomState()), Result: "half"},
		{Name: "erand48", Type: "double", Steps: steps(do(Update, "$1", "6")), Result: "nondet"},
		{Name: "rand_r", Type: "int", Steps: steps(do(Update, "$1", "4")), Result: "count"},
		{Name: "random_r", Type: "int", Steps: steps(Step{Do: Update, Args: []Arg{"$1"}, Deep: true},
			do(Write, "$2", "4")), Result: "nondet"},
		// The state that was used before keeps how it was used, in its own memory.
		{Name: "initstate_r", Type: "int", Steps: steps(Step{Do: Update, Args: []Arg{"$4"}, Deep: true},
			do(Write, "$2", "$3"), do(Store, "$4", "$2")), Result: "nondet"},
		{Name: "setstate_r", Type: "int", Steps: steps(Step{Do: Update, Args: []Arg{"$2"}, Deep: true},
			do(Update, "$1"), do(Store, "$2", "$1")), Result: "nondet"},
		{Name: "srandom_r", Type: "int", Steps: steps(Step{Do: Update, Args: []Arg{"$2"}, Deep: true}), Result: "nondet"},
		{Name: "srand", Type: "void", Steps: steps(do(Write, "&file:rand", "4"))},
		{Name: "srand48", Type: "void", Steps: steps(do(Write, "&file:rand48", "4"))},
		{Name: "srandom", Type: "void", Steps: steps(randomState())},
		{Name: "atoi atol atoll", Type: "int", Steps: steps(do(Read, "$1")), Result: "part:$1"},
		{Name: "atof", Type: "double", Steps: steps(do(Read, "$1")), Result: "part:$1"},
		{Name: "strtol strtoul strtoll strtoull strtoimax strtoumax strtoq strtouq __isoc23_strtol " +
			"__isoc23_strtoul __isoc23_strtoll __isoc23_strtoull __strtol_internal __strtoul_internal",
			Type: "long", Steps: strto, Result: "part:$1"},
		{Name: "strtod strtof strtold __strtod_internal", Type: "double", Steps: strto, Result: "part:$1"},
		{Name: "system", Type: "int", Steps: steps(name("$1"), lookUp(), spawning()), Result: "nondet"},
		{Name: "abs labs llabs imaxabs __builtin_abs __builtin_labs __builtin_llabs", Type: "int", Result: "part:$1"},
		{Name: "div ldiv lldiv", Result: "part:$1"},
		{Name: "realpath", Type: "ptr", Steps: steps(name("$1"), Step{Do: IfSet, Args: []Arg{"$2"}, Branches: []Branch{
			{Steps: steps(do(Receive, "$2"), either(way("$2"), way("null")))},
			way("new", Step{Do: Alloc, Args: []Arg{"nondet"}, Name: "realpath"}, made(do(Receive, "new")))}})},
		{Name: "canonicalize_file_name", Type: "ptr", Steps: steps(name("$1"),
			Step{Do: Alloc, Args: []Arg{"nondet"}, Name: "realpath"}, made(do(Receive, "new"))), Result: "new"},
		{Name: "mkstemp mkstemp64", Type: "int", Steps: steps(do(Update, "$1"), name("$1")), Result: "nondet"},
		{Name: "mkdtemp mktemp", Type: "ptr", Steps: steps(do(Update, "$1"), name("$1"), either(way("$1"), checked("null")))},
		options("getopt", nil, nil),
		options("getopt_long getopt_long_only", steps(Step{Do: Read, Args: []Arg{"$4"}, Deep: true}),
			steps(do(Store, "$4[?]->flag", "nondet"), do(Write, "$5", "size:$5"))),
		{Name: "getsubopt", Type: "int", Steps: steps(do(Update, "*$1"), Step{Do: Read, Args: []Arg{"$2"}, Deep: true},
			either(way("", do(Store, "$3", "*$1+?")), way("", do(Store, "$3", "null"))), do(Store, "$1", "*$1+?")), Result: "nondet"},
		// Any call before may have changed it.
		{Name: "__errno_location ___errno __errno", Type: "ptr",
			Steps: steps(Step{Do: Update, Args: []Arg{"&file:errno", "4"}, Internal: true}), Result: "&file:errno"},
		{Name: "setjmp _setjmp sigsetjmp __sigsetjmp __builtin_setjmp", Type: "int", Steps: steps(do(SetJmp, "$1"))},
		{Name: "longjmp _longjmp siglongjmp __builtin_longjmp __longjmp_chk", Type: "void",
			Steps: steps(do(Jump, "$1", "$2")), NoReturn: true},
		{Name: "getcontext", Type: "int", Steps: steps(do(SetJmp, "$1"), either(way("0"), checked("-1")))},
		{Name: "setcontext", Type: "int", Steps: steps(either(way("", do(Jump, "$1", "1")), way("", resume("$1"), do(Stop)), way("-1")))},
		{Name: "swapcontext", Type: "int", Steps: steps(do(SetJmp, "$1"),
			either(way("0", do(Jump, "$2", "1")), way("0", resume("$2")), way("-1")))},
		{Name: "makecontext", Type: "void", Steps: steps(do(Read, "$1"), do(Store, "$1", "$2"), do(SendAll, "$4"),
			do(SendAll, "$5"), do(SendAll, "$6"), do(SendAll, "$7"), do(SendAll, "$8"))},
		{Name: "l64a", Type: "ptr", Steps: steps(do(Write, "&file:l64a")), Result: "&file:l64a"},
		{Name: "a64l", Type: "long", Steps: steps(do(Read, "$1")), Result: "nondet"},
		{Name: "crypt", Type: "ptr", Steps: steps(do(Read, "$1"), do(Read, "$2"), do(Update, "&file:crypt"),
			hidden(of("$2", do(Write, "&file:crypt"))), either(way("&file:crypt"), checked("null")))},
		{Name: "setkey", Type: "void", Steps: steps(do(Read, "$1", "64"), do(Update, "&file:crypt"))},
		{Name: "encrypt", Type: "void", Steps: steps(do(Update, "$1", "64"), do(Update, "&file:crypt"))},
		{Name: "ecvt fcvt", Type: "ptr", Steps: steps(do(Write, "$3", "size:$3"), do(Write, "$4", "size:$4"),
			shared("ecvt", func(o Arg) Branch { return way(o, do(Update, o)) }))},
		{Name: "gcvt", Type: "ptr", Steps: steps(do(Write, "$3"), do(Update, "&file:ecvt")), Result: "$3"},
		{Name: "nl_langinfo", Type: "ptr", Steps: steps(do(Update, "&file:langinfo")), Result: "&file:langinfo"},
		// That of the GNU library only reads, and has another name than that of POSIX.
		{Name: "basename", Type: "ptr", Steps: steps(either(way("$1+?", do(Read, "$1")),
			Branch{Kept: true, Steps: steps(do(Update, "$1"), either(way("$1+?"), way("&file:basename+?", do(Update, "&file:basename"))))}))},
		{Name: "dirname __xpg_basename", Type: "ptr",
			Steps: steps(do(Update, "$1"), either(way("$1+?"), way("&file:basename+?", do(Update, "&file:basename"))))},
		// The one table of the program; what is put into it comes back.
		{Name: "hcreate", Type: "int", Steps: steps(do(Update, "&file:hsearch")), Result: "nondet"},
		{Name: "hdestroy", Type: "void", Steps: steps(do(Update, "&file:hsearch"))},
		{Name: "hsearch", Type: "ptr", Steps: steps(do(Read, "$1->key"), do(SendAll, "$1"), keep("entered", "$1->key"), remembered("entered"),
			do(Update, "&file:hsearch"), do(Receive, "&file:hsearch"), either(way("&file:hsearch+?"), way("null")))},
		{Name: "nrand48", Type: "long", Steps: steps(do(Update, "$1", "6")), Result: "half"},
		{Name: "jrand48", Type: "long", Steps: steps(do(Update, "$1", "6")), Result: "word"},
		{Name: "seed48", Type: "ptr", Steps: steps(do(Read, "$1", "6"), of("$1", do(Write, "&file:rand48", "6")),
			of("$1", do(Write, "&file:seed48", "6"))), Result: "&file:seed48"},
		{Name: "lcong48", Type: "void", Steps: steps(do(Read, "$1", "14"), do(Write, "&file:rand48", "6"))},
		{Name: "initstate", Type: "ptr", Steps: steps(do(Write, "$2", "$3"),
			either(way("&file:random", keepState("$2")), way("*file:state", keepState("$2")), checked("null"))), Feature: RandomStates},
		{Name: "setstate", Type: "ptr", Steps: steps(do(Read, "$1"),
			either(way("&file:random", keepState("$1")), way("*file:state", keepState("$1")), checked("null"))), Feature: RandomStates},
		{Name: "mkostemp mkstemps mkostemps", Type: "int", Steps: steps(do(Update, "$1"), name("$1")), Result: "nondet"},
		{Name: "grantpt unlockpt posix_openpt arc4random arc4random_uniform", Type: "int", Result: "nondet"},
		{Name: "getloadavg", Type: "int", Steps: steps(do(Write, "$1", "$2*size:$1")), Result: "nondet"},
		{Name: "setlocale", Type: "ptr", Steps: steps(name("$2"), lookUp(), do(Update, "&file:locale"),
			hidden(do(Receive, "&file:locale")), either(way("&file:locale"), checked("null"),
				// What localeconv has returned may be written (POSIX); glibc leaves it alone.
				way("&file:locale", do(Write, "&file:localeconv"))))},
		{Name: "localeconv", Type: "ptr", Steps: steps(do(Update, "&file:localeconv")), Result: "&file:localeconv"},
	}
}
