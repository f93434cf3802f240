package small

import (
	"math/rand/v2"
	"slices"
)

// A Breeder changes programs a little, so that what holds of a program by a hair does not hold any more.
type Breeder struct {
	// Words are the statements that it inserts most: those that the digest under test heeds.
	Words []string
	// Only are the statements that it may insert at all; nil means every one.
	Only []string
	// Blur lets operands often be pointers to one of two objects, or to anything, as a value analysis sees them
	// that is not precise.
	Blur bool
	// Mixed lets plain statements use atomic variables, too: who follows a variable from one atomic operation to the
	// next has to notice what else is done to it.
	Mixed bool
	// Size is the largest number of statements; 0 means 18.
	Size int
}

// maxThreads bounds the threads and functions of a program that is bred.
const maxThreads = 5

// Mutate returns a program that differs from p in a few places. Statements may come from another program. The
// result is one that can be built, if those are.
func (b Breeder) Mutate(r *rand.Rand, p, other *Program) *Program {
	m := &mutation{Rand: r, Breeder: b, p: p.Clone(), other: other}
	if m.Size == 0 {
		m.Size = 18
	}
	for range 1 + min(m.IntN(4), m.IntN(4)) { // one change mostly
		for try := 0; try < 20 && !m.change(); try++ {
		}
	}
	if m.Blur && m.IntN(2) == 0 {
		for try := 0; try < 5 && !m.blur(); try++ {
		}
	}
	return m.p
}

// mutation is a program that is being changed.
type mutation struct {
	*rand.Rand
	Breeder
	p, other *Program
}

// spot is a place in the program: before the statement at, or behind the last one.
type spot struct {
	block *[]Stmt
	at    int
	main  bool
}

// spots lists the statements of the program; with ends, the ends of blocks, too.
func (m *mutation) spots(ends bool) []spot {
	var out []spot
	var visit func(block *[]Stmt, main bool)
	visit = func(block *[]Stmt, main bool) {
		for i := range *block {
			out = append(out, spot{block, i, main})
			for j := range (*block)[i].Blocks {
				visit(&(*block)[i].Blocks[j], main)
			}
		}
		if ends {
			out = append(out, spot{block, len(*block), main})
		}
	}
	for i := range m.p.Threads {
		visit(&m.p.Threads[i].Body, i == 0)
	}
	return out
}

// spot draws a place. Every other time it is a statement that the digest heeds, if there is one: they are the
// reasons for what it excludes.
func (m *mutation) spot(ends bool) (spot, bool) {
	all := m.spots(ends)
	if !ends && m.IntN(2) == 0 {
		heeded := slices.DeleteFunc(slices.Clone(all), func(s spot) bool {
			return shapes[s.stmt().Op].min+shapes[s.stmt().Op].max > 0 && !slices.Contains(m.Words, s.stmt().Op)
		})
		if len(heeded) > 0 {
			all = heeded
		}
	}
	if len(all) == 0 {
		return spot{}, false
	}
	return all[m.IntN(len(all))], true
}

func (s spot) stmt() *Stmt         { return &(*s.block)[s.at] }
func (s spot) insert(with ...Stmt) { *s.block = slices.Insert(*s.block, s.at, with...) }
func (s spot) remove() Stmt {
	old := *s.stmt()
	*s.block = slices.Delete(slices.Clone(*s.block), s.at, s.at+1)
	return old
}

// change makes one change; false if the one that was drawn is not possible here.
func (m *mutation) change() bool {
	switch m.IntN(24) {
	case 0, 1:
		return m.delete()
	case 2, 3:
		return m.move()
	case 4:
		return m.swap()
	case 5, 6:
		return m.room(1) && m.copy(m.p)
	case 7:
		return m.room(1) && m.copy(m.other)
	case 8, 9:
		return m.room(1) && m.insert()
	case 10, 11:
		return m.sibling()
	case 12, 13:
		return m.argument()
	case 14:
		return m.wrap()
	case 15:
		return m.unwrap()
	case 16:
		return m.room(2) && m.thread()
	case 17:
		return m.room(1) && m.again()
	case 18:
		return m.negate()
	case 19, 20:
		return m.twin()
	case 21:
		if m.Mixed && m.IntN(2) == 0 {
			return m.room(1) && m.plainly()
		}
		return m.wrap()
	case 22:
		return m.oftener()
	}
	return m.declaration()
}

func (m *mutation) room(n int) bool { return m.p.Size()+n <= m.Size }

func (m *mutation) delete() bool {
	s, ok := m.spot(false)
	if ok {
		s.remove()
	}
	return ok
}

// Crowded returns a program that writes a variable, one that p uses if there is one, behind each statement of p that is
// one of some words, unless an access follows.
func (p *Program) Crowded(words []string) *Program {
	variable := append(p.objects()[plain], "g")[0]
	accesses := func(ss []Stmt) bool {
		return len(ss) > 0 && len(ss[0].Args) > 0 && sorts[ss[0].Op] != nil && sorts[ss[0].Op][0] == plain
	}
	var crowd func(ss []Stmt) []Stmt
	crowd = func(ss []Stmt) (out []Stmt) {
		for i, s := range ss {
			for j := range s.Blocks {
				s.Blocks[j] = crowd(s.Blocks[j])
			}
			if out = append(out, s); slices.Contains(words, s.Op) && !accesses(ss[i+1:]) {
				out = append(out, stmt("write", variable))
			}
		}
		return out
	}
	q := p.Clone()
	for i := range q.Threads {
		q.Threads[i].Body = crowd(q.Threads[i].Body)
	}
	return q
}

func (m *mutation) move() bool {
	from, ok := m.spot(false)
	if !ok {
		return false
	}
	s := from.remove()
	to, _ := m.spot(true)
	to.insert(s)
	return true
}

// oftener does all that is done to an object in one way once more, in all threads: who counts may count to two.
func (m *mutation) oftener() bool {
	s, ok := m.spot(false)
	if !ok || len(s.stmt().Args) == 0 || len(s.stmt().Blocks) > 0 {
		return false
	}
	what := clone([]Stmt{*s.stmt()})[0]
	places := slices.DeleteFunc(m.spots(false), func(s spot) bool {
		return s.stmt().Op != what.Op || !slices.Equal(s.stmt().Args, what.Args)
	})
	if !m.room(len(places)) {
		return false
	}
	for _, s := range slices.Backward(places) { // what comes later in a block does not move
		s.insert(clone([]Stmt{what})[0])
	}
	return true
}

func (m *mutation) swap() bool {
	s, ok := m.spot(false)
	if !ok || s.at == 0 {
		return false
	}
	b := *s.block
	b[s.at-1], b[s.at] = b[s.at], b[s.at-1]
	return true
}

// copy copies a statement of a program to some place.
func (m *mutation) copy(from *Program) bool {
	if from == nil {
		return false
	}
	var all []Stmt
	from.statements(func(s *Stmt) { all = append(all, *s) })
	if len(all) == 0 {
		return false
	}
	s := clone(all[m.IntN(len(all)):])[0]
	if from != m.p {
		m.adopt(from, &s)
	}
	if !m.known(s) || !m.room(size(s)) {
		return false
	}
	to, ok := m.spot(true)
	if ok {
		to.insert(s)
	}
	return ok
}

func size(s Stmt) int {
	n := 0
	walk([]Stmt{s}, func(*Stmt) { n++ })
	return n
}

// adopt brings along what a statement of another program needs: the declarations of its objects.
func (m *mutation) adopt(from *Program, s *Stmt) {
	walk([]Stmt{*s}, func(s *Stmt) {
		for _, d := range from.Decls {
			uses := slices.Contains(s.Args, d.Args[0]) || d.Op == "def" && s.Op == d.Args[0]
			if uses && !slices.ContainsFunc(m.p.Decls, func(e Stmt) bool { return e.Args[0] == d.Args[0] }) {
				m.p.Decls = append(m.p.Decls, clone([]Stmt{d})...)
			}
		}
	})
}

// known reports whether the program has the threads, and the definitions, that a statement names.
func (m *mutation) known(s Stmt) bool {
	ok := true
	walk([]Stmt{s}, func(s *Stmt) {
		if of := m.p.sortsOf(s.Op); len(of) > 0 && of[0] == body {
			ok = ok && slices.ContainsFunc(m.p.Threads, func(t Thread) bool { return t.Name == s.Args[0] })
		}
		if _, built := shapes[s.Op]; !built {
			ok = ok && m.p.sortsOf(s.Op) != nil
		}
		if len(m.Only) > 0 {
			ok = ok && (slices.Contains(m.Only, s.Op) || m.p.Uses(s.Op))
		}
	})
	return ok
}

// words are the statements to insert: those that the digest heeds, those of the program, and seldom any other.
func (m *mutation) words() []string {
	switch n := m.IntN(8); {
	case n < 4 && len(m.Words) > 0:
		return m.Words
	case n < 7:
		var out []string
		m.p.statements(func(s *Stmt) { out = append(out, s.Op) })
		for _, d := range m.p.Decls {
			if d.Op == "def" {
				out = append(out, d.Args[0])
			}
		}
		return append(out, "write", "read")
	}
	return []string{"write", "read", "zero", "lock", "unlock", "trylock", "rdlock", "create", "join", "detach", "cancel", "handle", "atend",
		"unknown", "post", "take", "arrive", "store", "clear", "load", "add", "swap", "seize", "once", "signal", "await", "choose", "loop",
		"alloc", "publish", "fetch", "share", "obtain", "return", "begin", "end", "see", "call", "init", "destroy", "fence", "sem",
		"barrier"}
}

// insert makes up a statement.
func (m *mutation) insert() bool {
	words := m.words()
	op := words[m.IntN(len(words))]
	if op == "call" && m.p.Uses("call") || m.Only != nil && !slices.Contains(m.Only, op) && !m.p.Uses(op) {
		return false
	}
	s := Stmt{Op: op}
	for i, of := range m.p.sortsOf(op) {
		if form, built := shapes[op]; built && i >= form.min {
			break
		}
		arg, ok := m.name(of)
		if !ok {
			return false
		}
		s.Args = append(s.Args, arg)
	}
	if op == "create" {
		s.Args[1] = "as"
	}
	for range shapes[op].blocks {
		s.Blocks = append(s.Blocks, nil)
	}
	to, ok := m.spot(true)
	if !ok {
		return false
	}
	if len(s.Blocks) > 0 && m.IntN(3) > 0 { // around what follows
		n := min(1+m.IntN(3), len(*to.block)-to.at)
		s.Blocks[0] = slices.Clone((*to.block)[to.at : to.at+n])
		*to.block = slices.Delete(slices.Clone(*to.block), to.at, to.at+n)
	}
	to.insert(s)
	return true
}

// plainly accesses an atomic variable as a plain one is.
func (m *mutation) plainly() bool {
	names := m.p.objects()[atom]
	to, ok := m.spot(true)
	if !ok || len(names) == 0 {
		return false
	}
	op := []string{"zero", "write", "read"}[min(m.IntN(3), m.IntN(3))]
	to.insert(stmt(op, names[m.IntN(len(names))]))
	return true
}

// name chooses a name of a sort: mostly one that the program uses.
func (m *mutation) name(of sort) (string, bool) {
	if of == word {
		return "as", true
	}
	if of == body {
		if len(m.p.Threads) < 2 {
			return "", false
		}
		return m.p.Threads[1+m.IntN(len(m.p.Threads)-1)].Name, true
	}
	used := m.p.objects()
	names := used[of]
	if of == order_ || of == number || len(names) == 0 || m.IntN(6) == 0 {
		names = pool[of]
	}
	// One name is of one sort, unless plain accesses of atomic variables are wanted.
	names = slices.DeleteFunc(slices.Clone(names), func(name string) bool {
		for other, list := range used {
			if other != of && !(m.Mixed && max(of, other) == atom && min(of, other) == plain) && other != object && of != object && other != order_ && slices.Contains(list, name) {
				return true
			}
		}
		return false
	})
	if len(names) == 0 {
		return "", false
	}
	return names[m.IntN(len(names))], true
}
