package models

// fortified are the functions that the headers of glibc call with -D_FORTIFY_SOURCE: they know the size of the
// object besides, and end the process instead of writing beyond it. Those whose further arguments come last
// have the models of the functions that they stand for.
func fortified() []Model {
	list := []Model{
		{Name: "__fgets_chk", Type: "ptr", Steps: line("$1", "$3")},
		{Name: "__fread_chk", Type: "size", Steps: steps(either(way("0"), way("count", partial(do(Receive, "$1", "$3*$4")))))},
		{Name: "__recv_chk", Type: "long", Steps: steps(do(Receive, "$2", "$3")), Result: "nondet"},
		{Name: "__recvfrom_chk", Type: "long", Steps: steps(do(Receive, "$2", "$3"), do(Receive, "$6"),
			do(Update, "$7", "4")), Result: "nondet"},
		{Name: "__fdelt_chk __fdelt_warn", Type: "long", Result: "nondet"},
	}
	for _, name := range []string{"read", "pread", "pread64", "poll", "ppoll", "getcwd", "readlink", "gethostname",
		"getdomainname", "explicit_bzero", "wmemcpy", "wmemmove", "wmemset", "wcscpy"} {
		if m := lookupBuiltin(name); m != nil {
			c := *m
			c.Name = "__" + name + "_chk"
			list = append(list, c)
		}
	}
	return list
}
