package small

import (
	"slices"
	"strconv"
)

// sibling lets a statement do something else with its objects.
func (m *mutation) sibling() bool {
	at, ok := m.spot(false)
	if !ok {
		return false
	}
	s := at.stmt()
	var groups [][]string
	for _, g := range siblings {
		if slices.Contains(g, s.Op) {
			groups = append(groups, g)
		}
	}
	if own := m.p.sortsOf(s.Op); shapes[s.Op].max == 0 && len(own) > 0 { // one that the program defines
		var g []string
		for _, d := range m.p.Decls {
			if d.Op == "def" && slices.Equal(m.p.sortsOf(d.Args[0]), own) {
				g = append(g, d.Args[0])
			}
		}
		groups = append(groups, append(g, "unknown"))
	}
	if len(groups) == 0 {
		return false
	}
	g := groups[m.IntN(len(groups))]
	op := g[m.IntN(len(g))]
	if op == s.Op || op == "call" || s.Op == "call" || op == "unknown" && len(s.Args) == 0 {
		return false
	}
	if s.Op == "zero" && shapes[op].min > 0 && sorts[op][0] == plain && !slices.Contains(m.p.objects()[plain], s.Args[0]) {
		return false
	}
	form := shapes[op]
	args := slices.Clone(s.Args)
	if _, built := shapes[op]; built {
		if op == "create" {
			x, _ := m.name(handle)
			args = []string{s.Args[0], "as", x}
		} else if len(args) > form.max {
			args = args[:form.max]
		}
		if len(args) < form.min {
			return false
		}
	}
	blocks := s.Blocks
	switch _, built := shapes[op]; {
	case op == "choose":
		blocks = [][]Stmt{s.Blocks[0], nil}
	case op == "loop":
		blocks = s.Blocks[:1]
	case built && len(blocks) != form.blocks:
		return false
	}
	*s = Stmt{Op: op, Args: args, Blocks: blocks}
	return true
}

// argument lets a statement use something else.
func (m *mutation) argument() bool {
	at, ok := m.spot(false)
	if !ok || len(at.stmt().Args) == 0 {
		return false
	}
	s := at.stmt()
	i := m.IntN(len(s.Args))
	of := m.p.sortsOf(s.Op)
	if i >= len(of) || of[i] == word {
		return false
	}
	name, ok := m.name(of[i])
	if !ok || name == s.Args[i] {
		return false
	}
	s.Args = slices.Clone(s.Args)
	s.Args[i] = name
	return true
}

// wrap puts some statements under a condition, in a loop, or between the two ends of a lock.
func (m *mutation) wrap() bool {
	at, ok := m.spot(false)
	if !ok {
		return false
	}
	n := 1 + m.IntN(min(3, len(*at.block)-at.at))
	inner := slices.Clone((*at.block)[at.at : at.at+n])
	var with []Stmt
	switch m.IntN(6) {
	case 0, 1:
		with = []Stmt{{Op: "choose", Blocks: [][]Stmt{inner, nil}}}
	case 2:
		with = []Stmt{{Op: "loop", Blocks: [][]Stmt{inner}}}
	case 3: // all of the rest depends on it
		with = []Stmt{{Op: "choose", Blocks: [][]Stmt{inner, {stmt("return")}}}}
	default:
		name, ok := m.name(mutual)
		if !ok || !m.room(2) {
			return false
		}
		with = slices.Concat([]Stmt{stmt("lock", name)}, inner, []Stmt{stmt("unlock", name)})
	}
	*at.block = slices.Replace(slices.Clone(*at.block), at.at, at.at+n, with...)
	return true
}

// unwrap puts a block in the place of its statement.
func (m *mutation) unwrap() bool {
	at, ok := m.spot(false)
	if !ok || len(at.stmt().Blocks) == 0 {
		return false
	}
	blocks := at.stmt().Blocks
	*at.block = slices.Replace(slices.Clone(*at.block), at.at, at.at+1, blocks[m.IntN(len(blocks))]...)
	return true
}

// negate lets a statement with a block skip what it has done, and what follows be done instead: a condition the
// other way around.
func (m *mutation) negate() bool {
	at, ok := m.spot(false)
	if !ok || len(at.stmt().Blocks) != 1 {
		return false
	}
	s := at.stmt()
	behind := slices.Clone((*at.block)[at.at+1:])
	inside := s.Blocks[0]
	s.Blocks = [][]Stmt{append(behind, stmt("return"))}
	*at.block = append((*at.block)[:at.at+1:at.at+1], inside...)
	return true
}

// thread adds one more thread, that does what another one does, or a part of it.
func (m *mutation) thread() bool {
	if len(m.p.Threads) >= maxThreads {
		return false
	}
	name := ""
	for _, n := range []string{"t", "u", "v", "w"} {
		if name == "" && !slices.ContainsFunc(m.p.Threads, func(t Thread) bool { return t.Name == n }) {
			name = n
		}
	}
	from := m.p.Threads[m.IntN(len(m.p.Threads))].Body
	from = slices.DeleteFunc(clone(from), func(s Stmt) bool { // not one that creates more of them
		return slices.ContainsFunc(m.p.sortsOf(s.Op), func(of sort) bool { return of == body }) || m.IntN(4) == 0
	})
	if name == "" || len(from) == 0 || !m.room(1+len(from)) {
		return false
	}
	m.p.Threads = append(m.p.Threads, Thread{name, from})
	return m.start(name)
}

// again starts a thread once more, or any number of times.
func (m *mutation) again() bool {
	if len(m.p.Threads) < 2 {
		return false
	}
	if m.IntN(2) == 0 {
		for _, s := range m.spots(false) {
			if s.stmt().Op == "create" {
				*s.stmt() = Stmt{Op: "loop", Blocks: [][]Stmt{{*s.stmt()}}}
				return true
			}
		}
	}
	return m.start(m.p.Threads[1+m.IntN(len(m.p.Threads)-1)].Name)
}

// start creates a thread somewhere, mostly where others are created.
func (m *mutation) start(name string) bool {
	var creates, all []spot
	for _, s := range m.spots(true) {
		all = append(all, s)
		if s.at < len(*s.block) && s.stmt().Op == "create" {
			creates = append(creates, s)
		}
	}
	if len(creates) > 0 && m.IntN(3) > 0 {
		all = creates
	}
	x, ok := m.name(handle)
	if !ok {
		x = "x"
	}
	all[m.IntN(len(all))].insert(stmt("create", name, "as", x))
	return true
}

// declareLike declares an object as another one of its sort is, or such that nobody has to wait for it.
func (m *mutation) declareLike(of sort, old, name string) {
	for _, d := range clone(m.p.Decls) {
		if d.Op == "def" || d.Args[0] != old {
			continue
		}
		d.Args[0] = name
		if (of == semaphore || of == barrier) && m.IntN(2) == 0 {
			d.Args[1] = "1"
		}
		m.p.Decls = append(m.p.Decls, d)
	}
}

// twin adds a second object of the same kind, with which something is done where something is done with the
// first one, or near there.
func (m *mutation) twin() bool {
	used := m.p.objects()
	kinds := slices.DeleteFunc(append(slices.Clone(synchronises), atom), func(of sort) bool { return len(used[of]) == 0 })
	if len(kinds) == 0 {
		return false
	}
	of := kinds[m.IntN(len(kinds))]
	fresh := slices.DeleteFunc(slices.Clone(pool[of]), func(n string) bool { return slices.Contains(used[of], n) })
	names := slices.DeleteFunc(slices.Clone(used[of]), func(n string) bool { return n[0] == '*' })
	if len(fresh) == 0 || len(names) == 0 {
		return false
	}
	old, twin := names[m.IntN(len(names))], fresh[0]
	m.declareLike(of, old, twin)
	for _, at := range slices.Backward(m.spots(false)) { // so that places before stay what they are
		i := slices.Index(at.stmt().Args, old)
		if i < 0 || m.IntN(3) == 0 {
			continue
		}
		s := clone([]Stmt{*at.stmt()})[0]
		s.Args[i] = twin
		if m.IntN(2) == 0 || !m.room(size(s)) {
			*at.stmt() = s
			continue
		}
		at.at = m.IntN(len(*at.block) + 1)
		at.insert(s)
	}
	return true
}

// declaration changes a number, the type of a mutex, or what a variable holds at first.
func (m *mutation) declaration() bool {
	var found []*Stmt
	for i, d := range m.p.Decls {
		if d.Op != "def" {
			found = append(found, &m.p.Decls[i])
		}
	}
	m.p.statements(func(s *Stmt) {
		if isDecl(s.Op) {
			found = append(found, s)
		}
	})
	if n := m.IntN(len(found) + 1); n < len(found) {
		d := found[n]
		switch d.Op {
		case "mutex":
			d.Args = []string{d.Args[0], []string{"normal", "recursive", "errorcheck", "robust"}[m.IntN(4)]}
		case "sem", "barrier", "var":
			old, _ := strconv.Atoi(d.Args[1])
			next := max(0, old+1-2*m.IntN(2))
			if d.Op == "barrier" {
				next = max(1, next)
			}
			d.Args = []string{d.Args[0], strconv.Itoa(min(next, 3))}
		default:
			return false
		}
		return true
	}
	used := m.p.objects()
	names := slices.DeleteFunc(slices.Concat(used[plain], used[atom]), func(n string) bool {
		return n[0] == '*' || slices.ContainsFunc(m.p.Decls, func(d Stmt) bool { return d.Args[0] == n })
	})
	if len(names) == 0 || m.Only != nil {
		return false
	}
	m.p.Decls = append(m.p.Decls, stmt("var", names[m.IntN(len(names))], "1"))
	return true
}
