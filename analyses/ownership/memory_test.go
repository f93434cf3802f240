package ownership

import (
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// The memory that the programs of [TestTitles] run in, and what must hold of it.

// start is the memory at the start: all places lead to lists.
func (w *world) start() *memory {
	m := &memory{w: w, nodes: make([]object, 1)}
	if m.at = make([]int, 40); w.queue.byLink {
		m.at[slot(w.final, 0)] = m.address(cfg.VarLV(w.first))
	}
	for _, g := range w.globals {
		if g == w.first {
			break
		}
		for i := range max(1, g.Type.Size()/8) {
			for range 4 {
				n := m.fresh()
				m.nodes[n].links[0] = m.at[slot(g, i)]
				if len(w.links) > 1 {
					o := m.fresh()
					m.nodes[o].links[0] = m.fresh()
					m.nodes[n].links[1] = o
				}
				m.at[slot(g, i)] = n
			}
		}
	}
	return m
}

// memory is what the registers and places hold: the numbers of nodes; 0 is none.
type memory struct {
	w     *world
	at    []int // of each register and place
	nodes []object
}

type object struct {
	links [2]int
	value int
	freed bool
	lost  bool // another thread has freed it
}

// invalid is the panic of a program that follows no pointer to a node.
type invalid struct{}

func (m *memory) fresh() int {
	m.nodes = append(m.nodes, object{value: len(m.nodes) % 2})
	return len(m.nodes) - 1
}

func (m *memory) clone() *memory {
	return &memory{m.w, slices.Clone(m.at), slices.Clone(m.nodes)}
}

func (m *memory) value(x cfg.Expr) int {
	switch x := x.(type) {
	case *cfg.Const:
		n, _ := cfg.IsConst(x)
		return int(n)
	case *cfg.Cast:
		return m.value(x.X)
	case *cfg.Unary:
		return 1 - min(m.value(x.X), 1)
	case *cfg.Binary:
		if m.value(x.X) == m.value(x.Y) {
			return 1
		}
		return 0
	case *cfg.AddrOf:
		m.place(x.LV)
		return m.address(x.LV)
	}
	return *m.place(x.(*cfg.Load).LV)
}

// place is where an lvalue lies.
func (m *memory) place(lv *cfg.LVal) *int {
	if lv.Ptr == nil {
		i := 0
		if len(lv.Path) > 0 {
			i = m.value(lv.Path[0].Index)
		}
		return &m.at[slot(lv.Var, int64(i))]
	}
	n := m.value(lv.Ptr)
	if len(lv.Path) == 0 {
		return m.behind(n)
	}
	if n == 0 || m.nodes[n].freed {
		panic(invalid{})
	}
	if i := int(offset(lv) / 8); i < len(m.w.links) {
		return &m.nodes[n].links[i]
	}
	return &m.nodes[n].value
}

// address is a number for the place that an lvalue is: of an element, or a link.
func (m *memory) address(lv *cfg.LVal) int {
	if lv.Ptr == nil {
		return int(slot(lv.Var, 0)) + 1
	}
	return 100 + 2*m.value(lv.Ptr) + int(offset(lv)/8)
}

// behind is the place with an address.
func (m *memory) behind(at int) *int {
	switch n := (at - 100) / 2; {
	case at == 0, at >= 100 && m.nodes[n].freed:
		panic(invalid{})
	case at >= 100:
		return &m.nodes[n].links[at%2]
	}
	return &m.at[at-1]
}

// slot is where an element of a variable lies.
func slot(v *cfg.Var, i int64) int64 { return 2*int64(v.ID) + i }

// do is what an action does.
func (m *memory) do(a cfg.Action) {
	switch a := a.(type) {
	case *cfg.Assign:
		x := m.value(a.RHS)
		*m.place(a.LHS) = x
	case *cfg.Alloc:
		n := m.fresh()
		*m.place(a.Result), m.nodes[n].value = n, 0
	case *cfg.Free:
		if n := m.value(a.Ptr); n != 0 {
			m.free(n)
		}
	case *cfg.Call:
		n := m.value(a.Args[0])
		if n == 0 || m.nodes[n].freed {
			panic(invalid{})
		}
		if a.Callee.(*cfg.FuncRef).Func == m.w.give {
			m.nodes[n].links = [2]int{m.value(cfg.ReadLV(m.w.root))}
			*m.place(m.w.root) = n
		}
		if a.Callee.(*cfg.FuncRef).Func == m.w.tidy {
			first := m.fresh()
			m.nodes[n].links = [2]int{first}
		}
		if a.Callee.(*cfg.FuncRef).Func == m.w.offer {
			m.offered(n)
		}
		m.others()
	case *cfg.Unlock:
		m.others()
	}
}

// offered puts a node in the container, or not, and says so.
func (m *memory) offered(n int) {
	k, first := m.place(cfg.VarLV(m.w.k)), m.place(m.w.root)
	if *k = (n + len(m.nodes)) % 2; *k == 1 {
		m.nodes[n].links = [2]int{*first}
		*first = n
	}
}

// decided is what is said of the registers where numbers tell who owns a node.
func (m *memory) decided(s state) state {
	s = s.clone()
	for v, st := range s.regs {
		if st.how != depends {
			continue
		}
		delete(s.regs, v)
		for _, u := range st.unless {
			if !slices.Contains(u.gone, uint64(m.value(cfg.Read(u.reg)))) {
				st.how = owned
				s.regs[v] = st
			}
		}
	}
	return s
}

// free ends a node. Places may lead to it still: who follows them uses what has been freed.
func (m *memory) free(n int) {
	if m.nodes[n].freed {
		panic(invalid{})
	}
	m.nodes[n].freed = true
}

// others is what another thread does as soon as the lock is released: it takes a node, and frees it.
func (m *memory) others() {
	if n := m.value(cfg.ReadLV(m.w.root)); n != 0 {
		*m.place(m.w.root) = m.nodes[n].links[0]
		m.finishes(n)
	}
	if n := m.value(cfg.Read(m.w.first)); n != 0 {
		*m.place(cfg.VarLV(m.w.first)) = m.nodes[n].links[0]
		m.finishes(n)
		if q := m.w.queue; m.nodes[n].links[0] == 0 && q.byLink {
			*m.place(cfg.VarLV(m.w.final)) = m.address(cfg.VarLV(m.w.first))
		} else if m.nodes[n].links[0] == 0 && !q.stale {
			*m.place(cfg.VarLV(m.w.final)) = 0
		}
	}
}

// finishes is what it does to the node: it frees it, or gives it back.
func (m *memory) finishes(n int) {
	if m.w.answers {
		m.nodes[n].value = 1
		return
	}
	m.free(n)
	m.nodes[n].lost = true
}

// unclaimed says what is wrong with what is said of claims: before, and where it is decided who owns what.
func (m *memory) unclaimed(before, s state, titles []string) string {
	claims := map[int]string{}
	for _, v := range m.w.regs {
		n := m.value(cfg.Read(v))
		if n == 0 || m.nodes[n].freed || !s.claims[v].mine || before.how(v) == depends && s.how(v) == owned {
			continue
		}
		if claims[n] != "" {
			return fmt.Sprintf("claims of %s and %s", claims[n], v.Name)
		}
		if claims[n] = v.Name; titles[n] != "" && m.nodes[n].value == 1 {
			return fmt.Sprintf("%s has a claim to what %s has a title to", v.Name, titles[n])
		}
	}
	for _, v := range m.w.regs {
		n, c := m.value(cfg.Read(v)), s.claims[v]
		switch {
		case n == 0 || m.nodes[n].freed || !c.none && !c.open || before.how(v) == depends && s.how(v) != owned:
		case titles[n] != v.Name:
			return v.Name + " does not own its node"
		case c.none && claims[n] != "":
			return claims[n] + " has a claim"
		case c.open && m.nodes[n].value == 1:
			return v.Name + " is answered"
		}
	}
	return ""
}

// meddles reports whether an action writes a node behind the last place of the queue that a register owns.
func (m *memory) meddles(s state, a cfg.Action) string {
	assign, ok := a.(*cfg.Assign)
	if !ok {
		return ""
	}
	if l, ok := assign.LHS.Ptr.(*cfg.Load); !ok || l.LV.Var != m.w.final {
		return ""
	}
	n := m.value(assign.LHS.Ptr)
	if len(assign.LHS.Path) == 0 && n > 0 {
		n = max(0, n-100) / 2
	}
	for _, v := range m.w.regs {
		if n != 0 && s.how(v) == owned && m.owns(m.value(cfg.Read(v)), n, s.regs[v].links, 20) {
			return "the last place leads to what " + v.Name + " owns"
		}
	}
	return ""
}

// owns reports whether a node leads to another one by links that are good.
func (m *memory) owns(from, to int, links []link, depth int) bool {
	if from == to || from == 0 || depth == 0 {
		return from == to
	}
	for i := range m.w.links {
		if (links == nil || links[i].how == good) && m.owns(m.nodes[from].links[i], to, nil, depth-1) {
			return true
		}
	}
	return false
}

// disorder says what is wrong with what is said of the queue.
func (m *memory) disorder(s state) string {
	q := m.w.queue
	v, at := s.queues[q]
	if !at {
		v = view{shapes: q.kept()}
	} else if v.cell == nil {
		return ""
	}
	var list []int
	for n := m.value(cfg.Read(m.w.first)); n != 0 && len(list) < 100; n = m.nodes[n].links[0] {
		list = append(list, n)
	}
	tail := m.value(cfg.Read(m.w.final))
	at1 := func(n int) int {
		if q.byLink {
			return 100 + 2*n
		}
		return n
	}
	is := []int{other: tail, nothing: 0, last: -1, before: -1, taken: -1}
	if len(list) > 0 {
		is[last] = at1(list[len(list)-1])
	} else if q.byLink {
		is[last] = m.address(cfg.VarLV(m.w.first))
	}
	if len(list) > 1 {
		is[before] = at1(list[len(list)-2])
	} else if len(list) == 1 && q.byLink {
		is[before] = m.address(cfg.VarLV(m.w.first))
	}
	if v.taken != nil {
		is[taken] = at1(m.value(cfg.Read(v.taken)))
	}
	if v.shapes.all(func(x shape) bool { return x.length != min(len(list), 2) || is[x.tail] != tail }) {
		return fmt.Sprintf("%d nodes, tail %d; shapes %b", len(list), tail, v.shapes)
	}
	end := 0
	if v.end != nil {
		end = m.value(cfg.Read(v.end))
	}
	switch {
	case v.end == nil:
	case len(list) > 0 && end != list[len(list)-1]:
		return v.end.Name + " is not the last node"
	case len(list) == 0 && v.exact && end != 0:
		return v.end.Name + " is not null"
	}
	if v.same != nil && m.value(cfg.Read(v.same)) != tail {
		return v.same.Name + " is not what tail holds"
	}
	return ""
}

// wrong compares what is said of the registers with the memory.
func (m *memory) wrong(s state) string {
	before := s
	s = m.decided(s)
	titles := make([]string, len(m.nodes))
	var title func(n int, whose string, links []link) string
	title = func(n int, whose string, links []link) string {
		switch {
		case n == 0, m.nodes[n].freed:
			return ""
		case titles[n] != "":
			return fmt.Sprintf("titles of %s and %s", titles[n], whose)
		}
		titles[n] = whose
		for i := range m.w.links {
			if links == nil || links[i].how == good {
				if wrong := title(m.nodes[n].links[i], whose, nil); wrong != "" {
					return wrong
				}
			}
		}
		return ""
	}
	for _, g := range m.w.globals {
		for i := range max(1, g.Type.Size()/8) {
			if wrong := title(m.at[slot(g, i)], "the container", nil); wrong != "" {
				return wrong
			}
		}
	}
	for _, v := range m.w.regs {
		if st := s.regs[v]; s.how(v) == owned {
			if wrong := title(m.value(cfg.Read(v)), v.Name, st.links); wrong != "" {
				return wrong
			}
		}
	}
	if wrong := m.disorder(s); wrong != "" {
		return wrong
	}
	if wrong := m.unclaimed(before, s, titles); wrong != "" {
		return wrong
	}
	for _, v := range m.w.regs {
		n, st := m.value(cfg.Read(v)), s.regs[v]
		if s.how(v) == null && n != 0 {
			return v.Name + " is not null"
		}
		if mine := s.how(v) == owned || s.how(v) == part; mine && m.nodes[n].lost {
			return v.Name + " leads to what another thread has freed"
		}
		if s.how(v) == part && n != 0 && !m.nodes[n].freed {
			if up, _, ok := s.owner(st); !ok || titles[n] != "" && titles[n] != up.Name {
				return fmt.Sprintf("%s is part of what %v owns, and led to by %s", v.Name, up, titles[n])
			}
		}
		if s.how(v) == in && n != 0 && !m.nodes[n].freed {
			if titles[n] != "" && titles[n] != "the container" {
				return fmt.Sprintf("%s leads to what %s has a title to", v.Name, titles[n])
			}
			if st.cell != nil && m.differs(st.cell, n) {
				return fmt.Sprintf("%s is not what %s holds", v.Name, m.w.lvals[st.cell])
			}
		}
		for i, l := range st.links {
			if s.how(v) == owned && l.how == empty && n != 0 && m.nodes[n].links[i] != 0 {
				return fmt.Sprintf("link %d of %s is not null", i, v.Name)
			}
			if l.how != copied || n == 0 {
				continue
			}
			to := m.nodes[n].links[i]
			if titles[to] != "" && titles[to] != "the container" || m.differs(l.cell, to) {
				return fmt.Sprintf("link %d of %s is no copy of %s", i, v.Name, m.w.lvals[l.cell])
			}
		}
	}
	return ""
}

// differs reports whether a cell leads to another node.
func (m *memory) differs(c *cell, n int) (yes bool) {
	defer func() {
		if _, none := recover().(invalid); none {
			yes = false
		}
	}()
	is := m.value(cfg.ReadLV(m.w.lvals[c]))
	return is != 0 && n != 0 && is != n
}
