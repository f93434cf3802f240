package ownership

import (
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// The memory that the programs of [TestTitles] run in, and what must hold of it.

// start is the memory at the start: all places lead to lists.
func (w *world) start() *memory {
	m := &memory{w: w, at: make([]int, 32), nodes: make([]object, 1)}
	for _, g := range w.globals {
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
	freed bool
}

// invalid is the panic of a program that follows no pointer to a node.
type invalid struct{}

func (m *memory) fresh() int {
	m.nodes = append(m.nodes, object{})
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
	if n == 0 || m.nodes[n].freed {
		panic(invalid{})
	}
	return &m.nodes[n].links[offset(lv)/8]
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
		*m.place(a.Result) = m.fresh()
	case *cfg.Free:
		if n := m.value(a.Ptr); n != 0 {
			m.nodes[n].freed = true
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
		m.others()
	case *cfg.Unlock:
		m.others()
	}
}

// others is what another thread does as soon as the lock is released: it takes a node, and frees it.
func (m *memory) others() {
	if n := m.value(cfg.ReadLV(m.w.root)); n != 0 {
		*m.place(m.w.root) = m.nodes[n].links[0]
		m.nodes[n].freed = true
	}
}

// wrong compares what is said of the registers with the memory.
func (m *memory) wrong(s state) string {
	titles := make([]string, len(m.nodes))
	var title func(n int, whose string, links []link) string
	title = func(n int, whose string, links []link) string {
		switch {
		case n == 0:
			return ""
		case titles[n] != "":
			return fmt.Sprintf("titles of %s and %s", titles[n], whose)
		case m.nodes[n].freed:
			return whose + " leads to what has been freed"
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
	for _, v := range m.w.regs {
		n, st := m.value(cfg.Read(v)), s.regs[v]
		if s.how(v) == null && n != 0 {
			return v.Name + " is not null"
		}
		if s.how(v) == in && n != 0 {
			if m.nodes[n].freed {
				return v.Name + " leads to what has been freed"
			}
			if titles[n] != "" && titles[n] != "the container" {
				return fmt.Sprintf("%s leads to what %s has a title to", v.Name, titles[n])
			}
			if st.cell != nil && m.differs(st.cell, n) {
				return fmt.Sprintf("%s is not what %s holds", v.Name, m.w.lvals[st.cell])
			}
		}
		for i, l := range st.links {
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
