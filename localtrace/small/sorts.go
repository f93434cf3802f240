package small

import "slices"

// sort is what an argument of a statement names.
type sort uint8

const (
	word   sort = iota // nothing that a program has several of: "as", the type of a mutex
	plain              // a plain variable, or *p
	atom               // an atomic variable
	mutual             // a lock, or *p
	semaphore
	barrier
	condition
	control // of once
	handle
	body    // a thread, or a function
	pointer // a local variable
	holder  // a global variable with a pointer
	sharer  // an atomic one
	order_
	number
	object // of synchronisation, of any kind
)

// sorts are those of the arguments of each statement.
var sorts = map[string][]sort{
	"mutex": {mutual, word}, "rwlock": {mutual}, "spin": {mutual}, "barrier": {barrier, number}, "sem": {semaphore, number},
	"var": {plain, number}, "read": {plain}, "write": {plain}, "zero": {plain}, "see": {plain},
	"create": {body, word, handle, pointer}, "join": {handle}, "joinif": {handle}, "tryjoin": {handle}, "detach": {handle}, "cancel": {handle},
	"handle": {body}, "atexit": {body}, "atend": {body}, "call": {body, pointer, pointer}, "return": {pointer}, "local": {pointer},
	"lock": {mutual}, "rdlock": {mutual}, "unlock": {mutual}, "lockif": {mutual}, "trylock": {mutual}, "unlockif": {mutual},
	"point": {pointer, object}, "guess": {pointer, object}, "init": {mutual, word}, "destroy": {mutual}, "unknown": {object},
	"wait": {condition, mutual}, "await": {condition}, "signal": {condition}, "broadcast": {condition},
	"arrive": {barrier}, "post": {semaphore}, "take": {semaphore},
	"once": {control}, "enter": {control}, "done": {control}, "passed": {control},
	"store": {atom, order_}, "clear": {atom, order_}, "add": {atom, order_}, "load": {atom, order_}, "swap": {atom, order_},
	"cas": {atom, order_, order_, word}, "seize": {atom, order_}, "fence": {order_},
	"alloc": {pointer}, "publish": {pointer, holder}, "fetch": {pointer, holder},
	"share": {pointer, sharer, order_}, "obtain": {pointer, sharer, order_},
}

// siblings are statements with arguments of the same sorts, and as many blocks. What makes an object anew, and
// unknown code, are siblings of all that uses it.
var siblings = [][]string{
	{"read", "write", "zero"}, {"lock", "rdlock", "unlock", "init", "destroy", "unknown", "zero"}, {"lockif", "trylock", "unlockif"},
	{"post", "take", "unknown"}, {"arrive", "unknown"}, {"await", "signal", "broadcast", "unknown"},
	{"enter", "done", "passed", "unknown", "zero"}, {"once", "see"}, {"store", "clear", "add", "seize"}, {"load", "swap"},
	{"join", "detach", "cancel"}, {"joinif", "tryjoin"}, {"create", "handle", "atexit", "atend", "call"}, {"alloc", "local"},
	{"publish", "fetch"}, {"share", "obtain"}, {"choose", "loop"},
}

// pool are names for new objects, by their sort.
var pool = map[sort][]string{
	plain: {"g", "h", "f"}, atom: {"a", "b"}, mutual: {"m", "n"}, semaphore: {"s", "r"}, barrier: {"b", "d"}, condition: {"c"},
	control: {"o"}, handle: {"x", "y", "z"}, pointer: {"p", "q"}, holder: {"G"}, sharer: {"A"},
	order_: {"relaxed", "acquire", "release", "acqrel", "seqcst"}, number: {"0", "1", "2", "3"},
}

// synchronises are the sorts of the objects of synchronisation.
var synchronises = []sort{mutual, semaphore, barrier, condition, control}

// sortsOf are the sorts of the arguments of a statement, which may be one that the program defines.
func (p *Program) sortsOf(op string) []sort {
	for _, d := range p.Decls {
		if d.Op != "def" || d.Args[0] != op {
			continue
		}
		out := make([]sort, len(d.Args)-1)
		walk(d.Blocks[0], func(s *Stmt) {
			for i, of := range p.sortsOf(s.Op) {
				if i < len(s.Args) {
					if j := slices.Index(d.Args[1:], s.Args[i]); j >= 0 {
						out[j] = of
					}
				}
			}
		})
		return out
	}
	return sorts[op]
}

// walk visits statements, and those in their blocks.
func walk(ss []Stmt, visit func(*Stmt)) {
	for i := range ss {
		visit(&ss[i])
		for _, b := range ss[i].Blocks {
			walk(b, visit)
		}
	}
}

// statements visits the statements of all threads.
func (p *Program) statements(visit func(*Stmt)) {
	for _, t := range p.Threads {
		walk(t.Body, visit)
	}
}

// Size is the number of statements.
func (p *Program) Size() int {
	n := 0
	p.statements(func(*Stmt) { n++ })
	return n
}

// Uses reports whether some statement begins with the word.
func (p *Program) Uses(word string) bool {
	found := false
	p.statements(func(s *Stmt) { found = found || s.Op == word })
	return found
}

// Clone copies a program.
func (p *Program) Clone() *Program {
	c := &Program{Decls: clone(p.Decls)}
	for _, t := range p.Threads {
		c.Threads = append(c.Threads, Thread{t.Name, clone(t.Body)})
	}
	return c
}

func clone(ss []Stmt) []Stmt {
	out := make([]Stmt, len(ss))
	for i, s := range ss {
		out[i] = Stmt{Op: s.Op, Args: slices.Clone(s.Args)}
		for _, b := range s.Blocks {
			out[i].Blocks = append(out[i].Blocks, clone(b))
		}
	}
	return out
}

// objects are names, by their sort.
type objects map[sort][]string

// sortOf is the kind of object of synchronisation that a name stands for; object if it is none.
func (o objects) sortOf(name string) sort {
	for _, of := range synchronises {
		if slices.Contains(o[of], name) {
			return of
		}
	}
	return object
}

// objects are the names of each sort that a program uses, in the order of their first use. A variable that is
// used as an object of synchronisation, as "zero m" does, is no plain one.
func (p *Program) objects() objects {
	out := make(objects)
	visit := func(s *Stmt) {
		for i, of := range p.sortsOf(s.Op) {
			if i < len(s.Args) && !slices.Contains(out[of], s.Args[i]) {
				out[of] = append(out[of], s.Args[i])
			}
		}
	}
	for i := range p.Decls {
		visit(&p.Decls[i])
	}
	p.statements(visit)
	for _, of := range synchronises {
		out[of] = slices.DeleteFunc(out[of], func(name string) bool { return name[0] == '*' })
	}
	for _, of := range synchronises {
		out[plain] = slices.DeleteFunc(out[plain], func(name string) bool { return slices.Contains(out[of], name) })
		out[object] = slices.DeleteFunc(out[object], func(name string) bool { return slices.Contains(out[of], name) })
		out[object] = append(out[object], out[of]...)
	}
	return out
}

// featureWords are the statements that belong to a feature.
var featureWords = map[Feature][]string{
	Join: {"join"}, Try: {"trylock"}, Shared: {"rwlock", "rdlock"}, Types: {"lockif", "unlockif"}, Broken: {"init", "destroy", "zero"},
	Atomic:  {"store", "clear", "load", "add", "swap", "cas", "seize", "fence", "share", "obtain"},
	Section: {"begin", "end"}, Condition: {"wait", "await", "signal", "broadcast"}, Barrier: {"barrier", "arrive"},
	Semaphore: {"sem", "post", "take"}, Once: {"once", "enter", "done", "passed"}, Flag: {"see", "zero", "return", "var"},
	Heap: {"alloc", "publish", "fetch", "share", "obtain"}, Branch: {"choose", "return"}, Loop: {"loop"},
	Call: {"call", "local", "return"}, Detach: {"detach", "joinif", "tryjoin"}, Cancel: {"cancel"},
	Handler: {"handle", "atexit", "atend"}, Unknown: {"unknown"},
}

// Words are the statements of programs with some features; nil, which stands for all, if there are none.
func Words(features []Feature) []string {
	if features == nil {
		return nil
	}
	words := []string{"read", "write", "create", "mutex", "lock", "unlock"}
	for _, f := range features {
		words = append(words, featureWords[f]...)
	}
	return words
}

// Within reports whether a program consists of such statements.
func (p *Program) Within(words []string) bool {
	ok := true
	check := func(s *Stmt) { ok = ok && slices.Contains(words, s.Op) }
	walk(p.Decls, check)
	p.statements(check)
	return ok
}
