package models

// lookups lists the functions of <netdb.h>, <ifaddrs.h>, <net/if.h>, <pwd.h>, <grp.h>, <shadow.h> and the like that
// look something up and give it to the caller: in memory of the program, or in new objects.
func lookups() []Model {
	return []Model{
		// The list and what it leads to are one object here, which is freed as a whole.
		{Name: "getaddrinfo", Type: "int", Steps: steps(name("$1"), name("$2"), do(Read, "$3"), listing("getaddrinfo", "$4", "-2"))},
		// The answers come at any later time, from threads of the library's, each with a request of its own.
		{Name: "getaddrinfo_a", Type: "int", Steps: append(steps(do(Read, "$2", "$3*size:$2"), Step{Do: IfSet, Args: []Arg{"$2[?]"},
			Body: steps(do(Send, "$2[?]"), do(Create, "null", "null", "&model:__mayrun_aio_read", "$2[?]"))}), notified("$4")...), Result: "nondet"},
		{Name: "freeaddrinfo freeifaddrs if_freenameindex", Type: "void", Steps: steps(do(Free, "$1"))},
		{Name: "getifaddrs", Type: "int", Steps: steps(listing("getifaddrs", "$1", "-1"))},
		{Name: "if_nameindex", Type: "ptr", Steps: steps(linked("if_nameindex")...), Result: "new"},
		{Name: "if_nametoindex", Type: "int", Steps: steps(name("$1")), Result: "nondet"},
		{Name: "if_indextoname", Type: "ptr", Steps: steps(do(Receive, "$2", "16"), either(way("$2"), way("null")))},
		{Name: "getnameinfo", Type: "int",
			Steps: steps(do(Send, "$1", "$2"), do(Receive, "$3", "$4"), do(Receive, "$5", "$6")), Result: "nondet"},
		{Name: "herror", Type: "void", Steps: steps(name("$1")), Stream: true},
		{Name: "__h_errno_location", Type: "ptr",
			Steps: steps(Step{Do: Update, Args: []Arg{"&file:h_errno", "4"}, Internal: true}), Result: "&file:h_errno"},
		{Name: "gethostbyname_r", Type: "int", Steps: found("$2", "$3", "$4", "$5", name("$1"), do(Write, "$6", "4")), Result: "nondet"},
		{Name: "gethostbyname2_r", Type: "int", Steps: found("$3", "$4", "$5", "$6", name("$1"), do(Write, "$7", "4")), Result: "nondet"},
		{Name: "gethostbyaddr_r", Type: "int",
			Steps: found("$4", "$5", "$6", "$7", do(Send, "$1", "$2"), do(Write, "$8", "4")), Result: "nondet"},
		{Name: "gethostent_r getnetent_r", Type: "int", Steps: found("$1", "$2", "$3", "$4", do(Update, "&file:hostent"), do(Write, "$5",
			"4")),
			Result: "nondet"},
		{Name: "getservbyname_r", Type: "int", Steps: found("$3", "$4", "$5", "$6", name("$1"), name("$2")), Result: "nondet"},
		{Name: "getservbyport_r", Type: "int", Steps: found("$3", "$4", "$5", "$6", name("$2")), Result: "nondet"},
		{Name: "getprotobyname_r", Type: "int", Steps: found("$2", "$3", "$4", "$5", name("$1")), Result: "nondet"},
		{Name: "getprotobynumber_r", Type: "int", Steps: found("$2", "$3", "$4", "$5"), Result: "nondet"},
		{Name: "getpwnam_r getgrnam_r getspnam_r", Type: "int", Steps: found("$2", "$3", "$4", "$5", name("$1")), Result: "nondet"},
		{Name: "getpwuid_r getgrgid_r", Type: "int", Steps: found("$2", "$3", "$4", "$5"), Result: "nondet"},
		{Name: "getpwent_r", Type: "int", Steps: found("$1", "$2", "$3", "$4", do(Update, "&file:passwd")), Result: "nondet"},
		{Name: "getgrent_r", Type: "int", Steps: found("$1", "$2", "$3", "$4", do(Update, "&file:group")), Result: "nondet"},
		{Name: "getspnam", Type: "ptr", Steps: entry("shadow", name("$1"))},
		{Name: "getspent", Type: "ptr", Steps: entry("shadow")},
		{Name: "setspent endspent", Type: "void", Steps: steps(do(Update, "&file:shadow"))},
		{Name: "initgroups", Type: "int", Steps: steps(name("$1")), Result: "nondet"},
		{Name: "setgroups", Type: "int", Steps: steps(do(Read, "$2", "$1*size:$2")), Result: "nondet"},
		{Name: "getgrouplist", Type: "int", Steps: steps(name("$1"), do(Update, "$4", "size:$4"), do(Write, "$3")), Result: "nondet"},
		{Name: "getpass", Type: "ptr",
			Steps: steps(name("$1"), do(Receive, "&file:getpass"), either(way("&file:getpass"), way("null"))), Stream: true},
		{Name: "inet_network", Type: "int", Steps: steps(do(Read, "$1")), Result: "nondet"},
		{Name: "inet_makeaddr inet_lnaof inet_netof", Type: "int", Result: "nondet"},
	}
}

// linked makes a new object that holds pointers into itself.
func linked(name string) []Step {
	return steps(Step{Do: Alloc, Args: []Arg{"nondet"}, Name: name}, Step{Do: IfSet, Args: []Arg{"new"},
		Body: steps(made(do(Receive, "new")), leading("new", "new"))})
}

// listing stores such an object, or fails.
func listing(name string, to, fail Arg) Step {
	ways := []Branch{way(fail), way("0", Step{Do: Alloc, Args: []Arg{"nondet"}, Sure: true, Name: name}, made(do(Receive, "new")),
		leading("new", "new"), do(Store, to, "new"))}
	if fail != "-1" { // one of several errors
		ways = append(ways, Branch{Result: "nondet", Kept: true})
	}
	return either(ways...)
}

// leading makes what is at an address pointers into an object, anywhere. Where they are, the model does not say: no
// execution goes on with that.
func leading(at, into Arg) Step {
	return either(way(""), Branch{Kept: true, Steps: steps(hidden(do(Store, at+"+?", into+"+?")))})
}

// found puts what is looked up into a record and a buffer of the program; the record leads into the buffer, and so may
// the buffer itself.
func found(record, buffer, length, result Arg, first ...Step) []Step {
	return append(first, do(Receive, record, "size:"+record), do(Receive, buffer, length), leading(record, buffer),
		either(way(""), Branch{Kept: true, Steps: steps(hidden(do(Copy, buffer+"+?", record, "size:"+record)))}),
		either(way("", do(Store, result, record)), way("", do(Store, result, "null"))))
}
