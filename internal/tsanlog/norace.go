package tsanlog

import "strings"

// NoRace says why a report of ThreadSanitizer is not one of a race of C in the program; "" if it is.
func NoRace(r Race) string {
	for _, n := range noRaces {
		if n.is(r) {
			return n.reason
		}
	}
	return ""
}

var noRaces = []struct {
	reason string
	is     func(Race) bool
}{
	{"a race on the number of a file: the object is the system's", func(r Race) bool {
		return strings.HasPrefix(r.Object, "file descriptor") || files[r.Accesses[0].Via] && files[r.Accesses[1].Via]
	}},
	{"the stack of one side is lost", func(r Race) bool { return r.Accesses[0].Line == 0 || r.Accesses[1].Line == 0 }},
	{"two atomic accesses: one of them makes or destroys what the other uses, which only a plain access does", func(r Race) bool {
		return r.Accesses[0].Atomic && r.Accesses[1].Atomic && r.Accesses[0].Via == "" && r.Accesses[1].Via == ""
	}},
	{"an allocation, which ThreadSanitizer takes for a write: the pointer that has led there races itself", func(r Race) bool {
		allocates := func(a Access) bool {
			return a.Via == "malloc" || a.Via == "realloc" || a.Via == "strdup" || a.Via == "posix_memalign"
		}
		return allocates(r.Accesses[0]) || allocates(r.Accesses[1])
	}},
	{"a thread that ends, seen as a write to its own stack or descriptor", func(r Race) bool {
		return r.Accesses[0].Via == "pthread_exit" || r.Accesses[1].Via == "pthread_exit"
	}},
}

// files are functions of numbers of files.
var files = map[string]bool{
	"open": true, "close": true, "dup": true, "dup2": true, "read": true, "write": true, "pipe": true,
	"fclose": true, "fopen": true, "fdopen": true,
}
