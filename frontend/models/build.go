package models

import (
	_ "embed"
	"strings"
	"sync"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Builtin returns the models that come with mayrun.
func Builtin() *Table { return &builtinTable }

var builtinTable = Table{builtin: true}

// builtinLists make the built-in models, one list for each part of the library. A program uses a few of them, so each
// is made when one of its functions is looked up first; names.txt says which that is. Of two models of one function
// the later one counts.
func builtinLists() [len(madeLists)]struct {
	name   string
	models func() []Model
} {
	return [len(madeLists)]struct {
		name   string
		models func() []Model
	}{
		{"pthread", pthread}, {"threads", threads}, {"semaphores", semaphores}, {"memory", memory}, {"strings", strs},
		{"streams", streams}, {"stdlib", stdlib}, {"system", system}, {"calls", systemCalls}, {"lookups", lookups},
		{"patterns", patterns}, {"wide", wideText}, {"signals", signals}, {"math", mathematics}, {"verifier", verifier},
		{"kernel", kernel}, {"starters", starters}, {"environment", environment}, {"glib", glib}, {"detectors", detectors}, {"fortified", fortified},
	}
}

var madeLists [21]madeList

// builtinNames lists the functions of the built-in models, sorted, each with its list behind a space.
//
//go:embed names.txt
var builtinNames string

// madeList is a list, once it has been made. Its models speak of several functions each.
type madeList struct {
	once   sync.Once
	models []Model
	at     map[string]int // by name
	single sync.Map       // the models of single functions, by name
}

// builtinList makes the list of a name, if that has not been done.
func builtinList(name string) *madeList {
	lists := builtinLists()
	n := 0
	for lists[n].name != name {
		n++
	}
	l := &madeLists[n]
	l.once.Do(func() {
		l.models, l.at = lists[n].models(), map[string]int{}
		for i := range l.models {
			for _, name := range strings.Fields(l.models[i].Name) {
				l.at[name] = i
			}
		}
	})
	return l
}

// lookup is the model of a function that the list has.
func (l *madeList) lookup(name string) *Model {
	if m, ok := l.single.Load(name); ok {
		return m.(*Model)
	}
	m := l.models[l.at[name]]
	m.Name = name
	if m.Result == "nondet" {
		m.Result = resultOf(name)
	}
	m.tried()
	m.Stream = m.Stream && !bufferless.has(name)
	if v := standardStream(name); v != "" {
		m.Steps = append(steps(do(Read, v)), m.Steps...)
	}
	if strings.HasSuffix(name, "_unlocked") && m.Stream {
		m.Feature = UnlockedStreams
	}
	known, _ := l.single.LoadOrStore(name, &m)
	return known.(*Model)
}

// lookupBuiltin returns the built-in model of a function, or nil.
func lookupBuiltin(name string) *Model {
	if of := builtinListOf(name); of != "" {
		return builtinList(of).lookup(name)
	}
	return nil
}

// builtinListOf names the list that has the built-in model of a function; empty: none.
func builtinListOf(name string) string {
	before, after := 0, len(builtinNames) // where the line may begin, and where it must have ended
	for before < after {
		start := before + (after-before)/2
		start = strings.LastIndexByte(builtinNames[:start], '\n') + 1
		line, _, _ := strings.Cut(builtinNames[start:], "\n")
		known, of, _ := strings.Cut(line, " ")
		switch strings.Compare(known, name) {
		case 0:
			return of
		case -1:
			before = start + len(line) + 1
		default:
			after = start
		}
	}
	return ""
}

// words are names, separated by white space. A program asks for so few of them that no map pays.
type words string

// has reports whether a name is one of them.
func (w words) has(name string) bool {
	space := func(i int) bool { return i < 0 || i >= len(w) || w[i] <= ' ' }
	for from := 0; name != ""; {
		i := strings.Index(string(w[from:]), name)
		if i < 0 {
			break
		}
		i += from
		from = i + len(name)
		if space(i-1) && space(from) {
			return true
		}
	}
	return false
}

// bufferless are functions that work on streams and leave their buffers alone.
const bufferless words = `feof ferror fileno feof_unlocked ferror_unlocked fileno_unlocked clearerr setlinebuf flockfile funlockfile
		ftrylockfile fopen fopen64 fdopen tmpfile tmpfile64 popen setvbuf setbuf setbuffer
		openlog closelog unlink rmdir link symlink vsyslog`

// Short forms, to keep the tables readable.

func do(v Verb, args ...Arg) Step { return Step{Do: v, Args: args} }

// text is a step that goes no farther than to the end of a string.
func text(s Step) Step { s.Text = true; return s }

// of is a step that writes what is made of something.
func of(from Arg, s Step) Step { s.From = from; return s }

// hidden is a step that the program sees only what comes of it, not that it happens.
func hidden(s Step) Step { s.Internal = true; return s }

// made is a step that writes what nobody computes to a new object, which is an access.
func made(s Step) Step { return either(Branch{Steps: steps(do(Write, s.Args[0]), hidden(s))}) }

// partial is a step that writes at least one byte, if anything, and perhaps no more.
func partial(s Step) Step { s.Partial = true; return s }

// name is the reading of a string that leaves the program, such as the name of a file.
func name(p Arg) Step { return text(do(Send, p)) }

// wide is a step on a string of wide characters; with a count it goes no farther than to its end.
func wide(s Step) Step { s.Text, s.Wide = true, true; return s }

func steps(s ...Step) []Step { return s }

func either(bs ...Branch) Step { return Step{Do: Either, Branches: bs} }

func way(result Arg, s ...Step) Branch { return Branch{Steps: s, Result: result} }

// working is the way of a call that works, whatever of what it has done is not computed.
func working(result Arg) Branch { return Branch{Result: result, Open: true} }

// masking is the way of sigprocmask that works. Without a set it changes nothing.
func masking(how, set Arg) Branch {
	b := working("0")
	b.Steps = steps(Step{Do: IfSet, Args: []Arg{set}, Body: steps(do(Mask, how, set))})
	return b
}

// masked are the steps of a system call that may be sigprocmask, by one of these numbers.
func masked(numbers ...Arg) (s []Step) {
	for _, n := range numbers {
		s = append(s, Step{Do: If, Args: []Arg{"$1==" + n}, Branches: []Branch{way("", do(Mask, "nondet")), way("")}})
	}
	return s
}

// interruptible is steps of a wait in which the thread may have another mask of signals.
func interruptible(s ...Step) []Step { return append(after(do(Unmasked), s), do(Masked)) }

// checked is a way that exists only if the caller looks at the result.
func checked(result Arg, s ...Step) Branch { return Branch{Steps: s, Result: result, IfUsed: true} }

func lock(k cfg.LockKind, shared, try bool) Step {
	return Step{Do: Lock, Args: []Arg{"$1"}, Kind: k, Shared: shared, Try: try}
}

func lockFail(k cfg.LockKind, shared, try bool) Step {
	return Step{Do: LockFail, Args: []Arg{"$1"}, Kind: k, Shared: shared, Try: try}
}

// orphaned locks a robust mutex whose owner has ended.
func orphaned(m Arg, try bool) Step { return Step{Do: Lock, Args: []Arg{m}, Try: try, Orphaned: true} }

// lost is the failure to lock a robust mutex that nobody can use any more.
func lost(m Arg) Step { return Step{Do: LockFail, Args: []Arg{m}, Lost: true} }

// kept is a failure that no manual page allows where the arguments are valid.
func kept(result Arg, s ...Step) Branch {
	return Branch{Steps: s, Result: result, IfUsed: true, Kept: true}
}

// fallible are the steps of a function that may fail without an effect, for want of resources: EAGAIN.
func fallible(s ...Step) []Step { return steps(either(way("0", s...), checked("error"))) }

// exhaustible is the same for a function that says ENOMEM then.
func exhaustible(s ...Step) []Step {
	return steps(either(way("0", s...), checked(enomem), kept("error")))
}

// certain are the steps of a function that works if its arguments are valid.
func certain(s ...Step) []Step { return steps(either(way("0", s...), kept("error"))) }

// failing are the steps of a function that may fail, and returns -1 then.
func failing(s ...Step) []Step { return steps(either(way("0", s...), checked("-1"))) }

// sure is the same for a function that works if its arguments are valid.
func sure(s ...Step) []Step { return steps(either(way("0", s...), kept("-1"))) }

// after is steps followed by others.
func after(first Step, rest []Step) []Step { return append(steps(first), rest...) }

// shared are steps of a function that gives its result in an object of the library, and the result, for that
// object. POSIX lets functions of one kind share it. The usual libraries have one for each function, and where
// that does not race, no execution shows that it does.
func shared(object string, use func(o Arg) Branch) Step {
	own, any := use("&own:"+object), use("&file:"+object)
	any.Kept = true
	return either(own, any)
}

func unlock(k cfg.LockKind) Step { return Step{Do: Unlock, Args: []Arg{"$1"}, Kind: k} }
