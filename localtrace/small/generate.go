package small

import (
	"math/bits"
	"slices"

	"pgregory.net/rapid"
)

// Feature is a part of the notation that generated programs may use.
type Feature string

// The features. Accesses, creating threads and mutexes are always there.
const (
	Join      Feature = "join"
	Try       Feature = "try"
	Shared    Feature = "shared"    // read-write locks
	Types     Feature = "types"     // recursive and error-checking mutexes
	Broken    Feature = "broken"    // unlocking what is not held, initialising and destroying mutexes in use
	Atomic    Feature = "atomic"    // atomic accesses
	Section   Feature = "section"   // atomic sections
	Condition Feature = "condition" // condition variables
	Barrier   Feature = "barrier"
	Semaphore Feature = "semaphore"
	Once      Feature = "once"
	Flag      Feature = "flag"
	Heap      Feature = "heap"
	Branch    Feature = "branch"
	Loop      Feature = "loop"
	Call      Feature = "call"    // functions, and variables of activations
	Detach    Feature = "detach"  // detaching threads, joins that fail
	Cancel    Feature = "cancel"  // cancelling threads
	Handler   Feature = "handler" // signal handlers, and functions that run at the exit
	Unknown   Feature = "unknown" // unknown code
)

// AllFeatures lists the features.
func AllFeatures() []Feature {
	return []Feature{Join, Branch, Loop, Heap, Try, Shared, Types, Broken, Section, Condition, Atomic, Barrier, Semaphore, Once,
		Call, Detach, Cancel, Handler, Unknown}
}

// Generator generates programs of at most size statements (about) that use a few of the features; with none given, only
// accesses, mutexes and thread creation.
func Generator(size int, features ...Feature) *rapid.Generator[*Program] {
	return rapid.Custom(func(t *rapid.T) *Program {
		g := &generator{T: t, left: size, on: make(map[Feature]bool)}
		if len(features) > 0 {
			for _, f := range themes[g.n(0, len(themes)-1, "theme")] {
				g.on[f] = slices.Contains(features, f)
			}
			for range g.n(0, 2, "features") {
				g.on[features[g.n(0, len(features)-1, "feature")]] = true
			}
		}
		return g.program()
	})
}

// themes are features that go together; a program takes one theme, and perhaps other features.
var themes = [][]Feature{
	{}, {Join}, {Join, Branch}, {Join, Loop}, {Heap, Atomic}, {Heap, Loop}, {Heap}, {Heap, Atomic, Branch}, {Try},
	{Shared}, {Types, Try}, {Broken}, {Broken, Types},
	{Section, Branch}, {Condition}, {Atomic}, {Atomic}, {Barrier, Semaphore}, {Once}, {Call}, {Call, Heap},
	{Call, Loop}, {Call, Join}, {Detach, Join}, {Cancel, Join},
	{Handler}, {Handler, Types}, {Unknown, Types}, {Unknown, Semaphore}, {Unknown, Barrier}, {Unknown, Once}, {Unknown, Condition},
}

type generator struct {
	*rapid.T
	left  int
	on    map[Feature]bool
	names []string // of the threads
	// robust: the mutex m is robust, and threads may end while they hold it.
	robust bool
}

// n draws a number, evenly (rapid's own ranges prefer small numbers so much that programs stay trivial); it
// shrinks towards lo.
func (g *generator) n(lo, hi int, label string) int {
	n := 0
	for range bits.Len(uint(hi-lo)) + 2 {
		n *= 2
		if coin.Draw(g.T, label) {
			n++
		}
	}
	return lo + n%(hi-lo+1)
}

var coin = rapid.Bool()

func (g *generator) program() *Program {
	p := &Program{}
	g.names = []string{"main", "t", "u"}[:g.n(2, 3, "threads")]
	typ := []string{"m"}
	if g.on[Types] {
		typ = append(typ, []string{"normal", "recursive", "errorcheck", "robust"}[g.n(0, 3, "type")])
		g.robust = typ[1] == "robust"
	}
	p.Decls = append(p.Decls, Stmt{Op: "mutex", Args: typ}, Stmt{Op: "mutex", Args: []string{"n"}})
	if g.on[Shared] {
		p.Decls = append(p.Decls, Stmt{Op: "rwlock", Args: []string{"w"}})
	}
	if g.on[Barrier] {
		p.Decls = append(p.Decls, Stmt{Op: "barrier", Args: []string{"b", "2"}})
	}
	if g.on[Semaphore] {
		p.Decls = append(p.Decls, Stmt{Op: "sem", Args: []string{"s", "0"}})
	}
	bodies := g.names
	if g.on[Call] {
		bodies = append(slices.Clip(bodies), "f")
	}
	share := g.left / len(bodies)
	for _, name := range bodies {
		g.left = share
		body := g.block(name == "main", 0)
		if name == "main" { // a program with one thread is of little use
			start := []Stmt{stmt("create", "t", "as", "x")}
			if g.on[Heap] && g.n(0, 1, "published") == 1 { // so that there is something to fetch
				start = append([]Stmt{stmt("alloc", "p"), stmt("publish", "p", "G")}, start...)
			}
			body = slices.Concat(body[:len(body)/3], start, body[len(body)/3:])
		}
		p.Threads = append(p.Threads, Thread{name, body})
	}
	return p
}

// block generates statements until the draw says stop.
func (g *generator) block(main bool, depth int) []Stmt {
	var ss []Stmt
	for g.left > 0 && g.n(0, 7, "more") > 0 {
		g.left--
		ss = append(ss, g.stmt(main, depth)...)
	}
	return ss
}

func stmt(op string, args ...string) Stmt { return Stmt{Op: op, Args: args} }

// stmt generates a statement, or a few that belong together. Simple ones come first, so that shrinking prefers them.
func (g *generator) stmt(main bool, depth int) []Stmt {
	pick := func(label string, from ...string) string { return from[g.n(0, len(from)-1, label)] }
	access := func() []Stmt {
		variables := []string{"g", "g", "h"}
		if g.on[Call] {
			variables = append(variables, "*arg")
		}
		return []Stmt{stmt(pick("kind", "write", "read"), pick("variable", variables...))}
	}
	mutex := func() string {
		if g.on[Shared] {
			return pick("lock", "w", "m")
		}
		return pick("lock", "m", "m", "n")
	}
	nested := func() []Stmt {
		if depth >= 2 {
			return access()
		}
		return g.block(main, depth+1)
	}
	create := func() []Stmt { // a thread may create the later ones, main all of them
		name := pick("thread", g.names[1:]...)
		s := stmt("create", name, "as", pick("handle", "x", "x", "y"))
		if g.on[Call] && g.n(0, 1, "argument") == 1 {
			s.Args = append(s.Args, pick("pointer", "p", "arg"))
			return []Stmt{stmt(pick("object", "local", "alloc"), "p"), s}
		}
		return []Stmt{s}
	}
	choices := []func() []Stmt{access, access}
	if main || g.on[Join] && g.n(0, 3, "creates") == 3 {
		choices = append(choices, create, create)
	}
	choices = append(choices, func() []Stmt {
		m := mutex()
		op := "lock"
		if g.on[Shared] && m == "w" {
			op = pick("mode", "lock", "rdlock")
		}
		return slices.Concat([]Stmt{stmt(op, m)}, nested(), []Stmt{stmt("unlock", m)})
	})
	if g.on[Broken] || g.robust { // an unlock alone is seldom right
		choices = append(choices, func() []Stmt { return []Stmt{stmt(pick("op", "lock", "unlock"), mutex())} })
	}
	add := func(f Feature, c ...func() []Stmt) {
		if g.on[f] {
			choices = append(choices, c...)
		}
	}
	add(Join, func() []Stmt { return []Stmt{stmt("join", pick("handle", "x", "x", "y"))} })
	add(Branch, func() []Stmt { return []Stmt{{Op: "choose", Blocks: [][]Stmt{nested(), nested()}}} },
		func() []Stmt { return []Stmt{stmt("return")} })
	add(Loop, func() []Stmt { return []Stmt{{Op: "loop", Blocks: [][]Stmt{nested()}}} })
	heap := g.heapStmts(pick)
	add(Heap, heap, heap, heap, heap)
	add(Try, func() []Stmt {
		m := mutex()
		return []Stmt{{Op: "trylock", Args: []string{m}, Blocks: [][]Stmt{append(nested(), stmt("unlock", m))}}}
	})
	add(Broken, func() []Stmt {
		return []Stmt{stmt(pick("op", "init", "destroy", "zero"), pick("lock", "m", "m", "n"))}
	})
	add(Section, func() []Stmt { return slices.Concat([]Stmt{stmt("begin")}, nested(), []Stmt{stmt("end")}) })
	add(Condition, func() []Stmt { return []Stmt{stmt("lock", "m"), stmt("wait", "c", "m"), stmt("unlock", "m")} },
		func() []Stmt { return []Stmt{stmt(pick("op", "signal", "broadcast"), "c")} })
	flags := func() []Stmt {
		m := mutex()
		f := []Stmt{stmt(pick("op", "write", "write", "zero"), "f")}
		if g.n(0, 2, "see") > 0 {
			f = []Stmt{{Op: "see", Args: []string{"f"},
				Blocks: [][]Stmt{append([]Stmt{stmt("unlock", m)}, append(access(), stmt("return"))...)}}}
		}
		return slices.Concat(access(), []Stmt{stmt("lock", m)}, f, []Stmt{stmt("unlock", m)}, access())
	}
	add(Flag, flags, flags, flags)
	add(Once, func() []Stmt {
		if g.n(0, 7, "overwritten") == 7 {
			return []Stmt{stmt("zero", "o")}
		}
		return []Stmt{{Op: "once", Args: []string{"o"}, Blocks: [][]Stmt{nested()}}}
	})
	add(Barrier, func() []Stmt { return []Stmt{stmt("arrive", "b")} })
	add(Semaphore, func() []Stmt { return []Stmt{stmt(pick("op", "post", "take"), "s")} })
	atomics := g.atomicStmts(pick, nested)
	add(Atomic, atomics, atomics, atomics)
	add(Types, func() []Stmt {
		m := mutex()
		return []Stmt{{Op: pick("op", "lockif", "unlockif"), Args: []string{m},
			Blocks: [][]Stmt{append(nested(), stmt(pick("op", "unlock", "lock"), m))}}}
	})
	calls := g.callStmts(pick, nested)
	add(Call, calls, calls)
	add(Detach, func() []Stmt { return []Stmt{stmt("detach", pick("handle", "x", "x", "y"))} }, func() []Stmt {
		return []Stmt{{Op: pick("op", "joinif", "tryjoin"), Args: []string{pick("handle", "x", "x", "y")}, Blocks: [][]Stmt{nested()}}}
	})
	add(Cancel, func() []Stmt { return []Stmt{stmt("cancel", pick("handle", "x", "x", "y"))} })
	add(Handler, func() []Stmt {
		return []Stmt{stmt(pick("op", "handle", "atexit", "atend"), pick("thread", g.names[1:]...))}
	})
	add(Unknown, func() []Stmt {
		return slices.Concat([]Stmt{stmt("lock", mutex())}, access(), []Stmt{stmt("unknown")}, access())
	}, func() []Stmt {
		object := []string{mutex()}
		for f, o := range map[Feature]string{Semaphore: "s", Barrier: "b", Once: "o", Condition: "c"} {
			if g.on[f] {
				object = append(object, o)
			}
		}
		slices.Sort(object)
		return slices.Concat(access(), []Stmt{stmt("unknown", pick("object", object...))}, access())
	})
	return choices[g.n(0, len(choices)-1, "statement")]()
}

// atomicStmts generates atomic accesses and fences.
func (g *generator) atomicStmts(pick func(string, ...string) string, nested func() []Stmt) func() []Stmt {
	order := func() string { return pick("order", "seqcst", "relaxed", "acquire", "release", "acqrel") }
	return func() []Stmt {
		switch g.n(0, 9, "atomic") {
		case 0, 1:
			return []Stmt{{Op: "load", Args: []string{"a", order()}, Blocks: [][]Stmt{nested()}}}
		case 2, 3:
			return []Stmt{stmt(pick("op", "store", "add", "clear"), "a", order())}
		case 4:
			return []Stmt{stmt("fence", order())}
		case 5: // a message that fences order
			return slices.Concat(nested(), []Stmt{stmt("fence", pick("order", "release", "seqcst")), stmt("store", "a", "relaxed")})
		case 6:
			return []Stmt{{Op: "load", Args: []string{"a", "relaxed"},
				Blocks: [][]Stmt{append([]Stmt{stmt("fence", pick("order", "acquire", "seqcst"))}, nested()...)}}}
		case 7:
			return []Stmt{{Op: "swap", Args: []string{"a", order()}, Blocks: [][]Stmt{append(nested(), stmt("clear", "a", order()))}}}
		case 8:
			s := Stmt{Op: "cas", Args: []string{"a", order(), pick("order", "relaxed", "acquire")},
				Blocks: [][]Stmt{append(nested(), stmt("clear", "a", order()))}}
			if g.n(0, 1, "weak") == 1 {
				s.Args = append(s.Args, "weak")
			}
			return []Stmt{s}
		}
		return slices.Concat([]Stmt{stmt("seize", "a", order())}, nested(), []Stmt{stmt("clear", "a", order())})
	}
}

// callStmts generates calls of the function f, and what it is called for: arguments, results and variables of
// activations.
func (g *generator) callStmts(pick func(string, ...string) string, nested func() []Stmt) func() []Stmt {
	pointer := func() string { return pick("pointer", "p", "arg") }
	return func() []Stmt {
		switch g.n(0, 6, "call") {
		case 0:
			return []Stmt{stmt("call", "f")}
		case 1:
			return []Stmt{stmt("call", "f", pointer())}
		case 2:
			return []Stmt{stmt(pick("object", "local", "alloc"), "p"), stmt("call", "f", "p", pick("result", "p", "q"))}
		case 3:
			return slices.Concat([]Stmt{stmt("local", "p"), stmt("lock", "*p")}, nested(), []Stmt{stmt("unlock", "*p")})
		case 4:
			return slices.Concat([]Stmt{stmt("lock", "*arg")}, nested(), []Stmt{stmt("unlock", "*arg")})
		case 5:
			return []Stmt{stmt("return", pointer())}
		}
		return []Stmt{stmt("publish", pointer(), "G")}
	}
}

// heapStmts allocates, uses, publishes and fetches. Most of what can go wrong with an object needs a few of
// these in order.
func (g *generator) heapStmts(pick func(string, ...string) string) func() []Stmt {
	access := func(p string) []Stmt {
		if g.n(0, 2, "use") == 0 {
			return nil
		}
		return []Stmt{stmt(pick("kind", "write", "read"), "*"+p)}
	}
	atomically := func() bool { return g.on[Atomic] && g.n(0, 1, "atomically") == 1 }
	publish := func() []Stmt {
		if atomically() {
			return []Stmt{stmt("share", "p", "A", pick("order", "release", "relaxed"))}
		}
		return []Stmt{stmt("publish", "p", "G")}
	}
	obtain := func() []Stmt {
		p := pick("pointer", "p", "q")
		if atomically() {
			return append([]Stmt{stmt("obtain", p, "A", pick("order", "acquire", "relaxed"))}, access(p)...)
		}
		return append([]Stmt{stmt("fetch", p, "G")}, access(p)...)
	}
	return func() []Stmt {
		last := 3
		if g.on[Loop] {
			last = 5
		}
		if g.on[Branch] {
			last = 6
		}
		switch g.n(0, last, "heap") {
		case 6: // escaped on one way only
			return slices.Concat([]Stmt{stmt("alloc", "p"), {Op: "choose", Blocks: [][]Stmt{publish(), nil}}}, access("p"))
		case 4, 5: // a site that allocates several objects, of which older ones are in use
			return []Stmt{{Op: "loop", Blocks: [][]Stmt{slices.Concat([]Stmt{stmt("alloc", "p")}, obtain(), publish(), access("p"))}}}
		case 0:
			return slices.Concat([]Stmt{stmt("alloc", "p")}, access("p"), publish(), access("p"))
		case 1:
			return obtain()
		case 2:
			return slices.Concat([]Stmt{stmt("alloc", "p")}, access("p"))
		}
		return slices.Concat(access(pick("pointer", "p", "q")), publish())
	}
}
