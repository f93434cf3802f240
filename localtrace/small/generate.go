package small

import (
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
	Heap      Feature = "heap"
	Branch    Feature = "branch"
	Loop      Feature = "loop"
)

// AllFeatures lists the features.
func AllFeatures() []Feature {
	return []Feature{Join, Branch, Loop, Heap, Try, Shared, Types, Broken, Section, Condition, Atomic, Barrier, Semaphore}
}

// Generator generates programs of at most size statements (about) that use a few of the features.
func Generator(size int, features ...Feature) *rapid.Generator[*Program] {
	return rapid.Custom(func(t *rapid.T) *Program {
		g := &generator{T: t, left: size, on: make(map[Feature]bool)}
		if len(features) > 0 {
			for range g.n(0, min(3, len(features)), "features") {
				g.on[features[g.n(0, len(features)-1, "feature")]] = true
			}
		}
		return g.program()
	})
}

type generator struct {
	*rapid.T
	left  int
	on    map[Feature]bool
	names []string // of the threads
	heap  bool     // p points to an object
}

func (g *generator) n(lo, hi int, label string) int { return rapid.IntRange(lo, hi).Draw(g.T, label) }

func (g *generator) program() *Program {
	p := &Program{}
	g.names = []string{"main", "t", "u"}[:g.n(2, 3, "threads")]
	typ := []string{"m"}
	if g.on[Types] {
		typ = append(typ, []string{"normal", "recursive", "errorcheck"}[g.n(0, 2, "type")])
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
	share := g.left / len(g.names)
	for _, name := range g.names {
		g.left, g.heap = share, false
		p.Threads = append(p.Threads, Thread{name, g.block(name == "main", 0)})
	}
	return p
}

// block generates statements until the draw says stop.
func (g *generator) block(main bool, depth int) []Stmt {
	var ss []Stmt
	for g.left > 0 && g.n(0, 5, "more") > 0 {
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
		return []Stmt{stmt(pick("kind", "write", "read"), pick("variable", "g", "g", "h"))}
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
		return []Stmt{stmt("create", name, "as", pick("handle", "x", "x", "y"))}
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
	}, func() []Stmt { return []Stmt{stmt(pick("op", "lock", "unlock"), mutex())} })
	if !g.on[Broken] { // an unlock alone is seldom right
		choices = choices[:len(choices)-1]
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
	add(Heap, g.heapStmts(pick), g.heapStmts(pick))
	add(Try, func() []Stmt {
		m := mutex()
		return []Stmt{{Op: "trylock", Args: []string{m}, Blocks: [][]Stmt{append(nested(), stmt("unlock", m))}}}
	})
	add(Broken, func() []Stmt {
		return []Stmt{stmt(pick("op", "init", "destroy"), pick("lock", "m", "m", "n"))}
	})
	add(Section, func() []Stmt { return slices.Concat([]Stmt{stmt("begin")}, nested(), []Stmt{stmt("end")}) })
	add(Condition, func() []Stmt { return []Stmt{stmt("lock", "m"), stmt("wait", "c", "m"), stmt("unlock", "m")} },
		func() []Stmt { return []Stmt{stmt(pick("op", "signal", "broadcast"), "c")} })
	add(Barrier, func() []Stmt { return []Stmt{stmt("arrive", "b")} })
	add(Semaphore, func() []Stmt { return []Stmt{stmt(pick("op", "post", "take"), "s")} })
	order := func() string { return pick("order", "seqcst", "relaxed", "acquire", "release", "acqrel") }
	add(Atomic, func() []Stmt { return []Stmt{{Op: "load", Args: []string{"a", order()}, Blocks: [][]Stmt{nested()}}} },
		func() []Stmt { return []Stmt{stmt(pick("op", "store", "add"), "a", order())} })
	return choices[g.n(0, len(choices)-1, "statement")]()
}

// heapStmts allocates, uses, publishes and fetches.
func (g *generator) heapStmts(pick func(string, ...string) string) func() []Stmt {
	return func() []Stmt {
		if !g.heap {
			g.heap = true
			switch {
			case g.n(0, 2, "alloc") < 2:
				return []Stmt{stmt("alloc", "p")}
			case g.on[Atomic]:
				return []Stmt{stmt("obtain", "p", "A", pick("order", "acquire", "relaxed"))}
			}
			return []Stmt{stmt("fetch", "p", "G")}
		}
		access := stmt(pick("kind", "write", "read"), "*p")
		switch g.n(0, 5, "heap") {
		case 4:
			if g.on[Atomic] {
				return []Stmt{access, stmt("share", "p", "A", pick("order", "release", "relaxed"))}
			}
			return []Stmt{stmt("publish", "p", "G")}
		case 3:
			return []Stmt{stmt("publish", "p", "G")}
		case 5:
			return []Stmt{stmt(pick("op", "alloc"), "p")}
		}
		return []Stmt{access}
	}
}
