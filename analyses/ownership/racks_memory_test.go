package ownership

import (
	"fmt"
	"maps"
	"math/rand/v2"

	"github.com/mayrun-dev/mayrun/cfg"
)

// rackRun is a run of a program.
type rackRun struct {
	w         *rackWorld
	at        map[*cfg.Var]int64
	items     [rackSize]int64
	freed     map[int64]bool
	fresh     int64
	took, put int
	rnd       *rand.Rand
}

func (m *rackRun) clone() *rackRun {
	out := *m
	out.at, out.freed = maps.Clone(m.at), maps.Clone(m.freed)
	return &out
}

// run runs a program, and follows it; it leaves out what is rejected.
func (w *rackWorld) run(rnd *rand.Rand, p []rackStep) (kept *rackRun, wrong string) {
	m := &rackRun{w: w, at: map[*cfg.Var]int64{}, freed: map[int64]bool{}, rnd: rnd}
	s := newState()
	for _, v := range w.regs {
		s.regs[v] = status{how: null}
	}
	m.others()
	for _, st := range p {
		after := m.clone()
		next, wrong, ok := w.one(s, after, st)
		if wrong != "" {
			return m, wrong
		}
		if ok {
			s, m = next, after
		}
	}
	return m, ""
}

func (w *rackWorld) one(s state, m *rackRun, st rackStep) (out state, wrong string, ok bool) {
	defer func() {
		if x := recover(); x != nil {
			if _, is := x.(invalid); !is {
				panic(x)
			}
			ok = false
		}
	}()
	if st.action != nil {
		before := s
		if w.f.dropped = 0; st.asked == nil {
			s = w.f.step(s, &cfg.Edge{Action: st.action})
		}
		if w.f.dropped != 0 {
			return s, "", false
		}
		m.counts(before, s)
		m.do(st.action)
		return s, m.wrong(s), true
	}
	way := 1
	if m.value(st.asked) != 0 {
		way = 0
	}
	var ends [2]state
	for i := range ends {
		x := w.f.step(s, &cfg.Edge{Action: &cfg.Guard{Cond: st.asked, Truth: i == 0}})
		if i == way {
			if wrong := m.wrong(x); wrong != "" {
				return x, wrong, true
			}
		}
		for _, y := range st.ways[i] {
			if i == way {
				if x, wrong, ok = w.one(x, m, y); !ok || wrong != "" {
					return x, wrong, ok
				}
			} else if x, ok = w.follow(x, y); !ok {
				return x, "", false
			}
		}
		ends[i] = x
	}
	out = join(ends[0], ends[1])
	return out, m.wrong(out), true
}

// follow follows a step that is not run.
func (w *rackWorld) follow(s state, st rackStep) (state, bool) {
	if w.f.dropped = 0; st.action != nil {
		s = w.f.step(s, &cfg.Edge{Action: st.action})
		return s, w.f.dropped == 0
	}
	var ends [2]state
	for i := range ends {
		ends[i] = w.f.step(s, &cfg.Edge{Action: &cfg.Guard{Cond: st.asked, Truth: i == 0}})
		for _, y := range st.ways[i] {
			ok := false
			if ends[i], ok = w.follow(ends[i], y); !ok {
				return s, false
			}
		}
	}
	return join(ends[0], ends[1]), true
}

// counts counts nodes that are taken and put in.
func (m *rackRun) counts(before, after state) {
	for _, v := range m.w.regs {
		switch {
		case m.at[v] == 0:
		case before.how(v) == owned && after.how(v) == in:
			m.put++
		case before.how(v) == in && after.how(v) == owned:
			m.took++
		}
	}
	if before.racks[m.w.r].hand && !after.racks[m.w.r].hand {
		m.took++
	}
}

func (m *rackRun) value(x cfg.Expr) int64 {
	switch x := x.(type) {
	case *cfg.Const:
		n, _ := cfg.IsConst(x)
		return n
	case *cfg.Cast:
		return m.value(x.X)
	case *cfg.Load:
		return *m.place(x.LV)
	case *cfg.Binary:
		a, b := m.value(x.X), m.value(x.Y)
		is := func(b bool) int64 {
			if b {
				return 1
			}
			return 0
		}
		n := int64(0)
		switch x.Op {
		case cfg.Add:
			n = a + b
		case cfg.Sub:
			n = a - b
		case cfg.Rem:
			n = a % b
		case cfg.Eq:
			return is(a == b)
		case cfg.Ne:
			return is(a != b)
		case cfg.Lt:
			return is(a < b)
		case cfg.Le:
			return is(a <= b)
		case cfg.Gt:
			return is(a > b)
		case cfg.Ge:
			return is(a >= b)
		}
		if !m.w.int.Signed {
			n = int64(uint32(n))
		}
		return n
	}
	panic(invalid{})
}

func (m *rackRun) place(lv *cfg.LVal) *int64 {
	if lv.Var != m.w.items {
		n := m.at[lv.Var]
		m.at[lv.Var] = n
		return &n
	}
	i := m.value(lv.Path[0].Index)
	if i < 0 || i >= rackSize {
		panic(invalid{})
	}
	return &m.items[i]
}

func (m *rackRun) do(a cfg.Action) {
	switch a := a.(type) {
	case *cfg.Assign:
		x := m.value(a.RHS)
		if a.LHS.Var == m.w.items {
			*m.place(a.LHS) = x
		} else {
			m.at[a.LHS.Var] = x
		}
	case *cfg.Alloc:
		m.fresh++
		m.at[a.Result.Var] = m.fresh
	case *cfg.Free:
		if n := m.value(a.Ptr); n != 0 {
			if m.freed[n] {
				panic(invalid{})
			}
			m.freed[n] = true
		}
	case *cfg.Unlock:
		m.others()
	}
}

// others is what other threads do when the lock is free: they take all out, and free it, and put others in.
func (m *rackRun) others() {
	w := m.w
	for n := m.length(); n > 0; n-- {
		at := &m.items[modulo(m.first(), rackSize)]
		if w.isStack() {
			m.at[w.tail]--
			at = &m.items[m.at[w.tail]]
		} else {
			m.at[w.head] = m.after(m.at[w.head])
		}
		if w.count != nil {
			m.at[w.count]--
		}
		m.freed[*at] = *at != 0
	}
	if !w.isStack() && !w.r.exact {
		for range m.rnd.IntN(rackSize) {
			m.at[w.head] = m.after(m.at[w.head])
			if w.tail != nil {
				m.at[w.tail] = m.after(m.at[w.tail])
			}
		}
	} else if w.r.exact {
		by := int64(m.rnd.IntN(5))
		if w.r.unsigned && m.rnd.IntN(2) == 0 {
			by = int64(uint32(-int64(m.rnd.IntN(4))) - uint32(m.at[w.head]))
		}
		m.at[w.head], m.at[w.tail] = m.wrap(m.at[w.head]+by), m.wrap(m.at[w.tail]+by)
	}
	for range m.rnd.IntN(int(w.r.mostOf()) + 1) {
		m.fresh++
		at := m.first() + m.length()
		if w.isStack() {
			at = m.at[w.tail]
		}
		m.items[modulo(at, rackSize)] = m.fresh
		switch {
		case w.isStack():
			m.at[w.tail]++
		case w.tail != nil:
			m.at[w.tail] = m.after(m.at[w.tail])
		}
		if w.count != nil {
			m.at[w.count]++
		}
	}
}

// mostOf is how many nodes there can be.
func (r *rack) mostOf() int64 { return min(r.most(), rackSize) }

func (m *rackRun) wrap(n int64) int64 {
	if m.w.r.unsigned {
		return int64(uint32(n))
	}
	return n
}

func (m *rackRun) after(n int64) int64 {
	if n++; !m.w.r.exact {
		return modulo(n, rackSize)
	}
	return m.wrap(n)
}

// first is head, and length is how many nodes the numbers say there are.
func (m *rackRun) first() int64 { return m.at[m.w.head] }

func (m *rackRun) length() int64 {
	w := m.w
	switch {
	case w.isStack():
		return m.at[w.tail]
	case w.count != nil:
		return m.at[w.count]
	case w.r.exact:
		return m.wrap(m.at[w.tail] - m.at[w.head])
	}
	return modulo(m.at[w.tail]-m.at[w.head], rackSize)
}

// wrong compares what is said with the memory.
func (m *rackRun) wrong(s state) string {
	w, r := m.w, m.w.r
	v, at := s.racks[r]
	if !at {
		v = stand{hi: r.most(), cell: &cell{}}
	}
	titles := map[int64]string{}
	title := func(n int64, whose string) string {
		if n == 0 || m.freed[n] {
			return ""
		}
		if titles[n] != "" {
			return fmt.Sprintf("titles of %s and %s to %d", titles[n], whose, n)
		}
		titles[n] = whose
		return ""
	}
	for _, reg := range w.regs {
		if s.how(reg) == null && m.at[reg] != 0 {
			return reg.Name + " is not null"
		}
		if s.how(reg) == owned {
			if x := title(m.at[reg], reg.Name); x != "" {
				return x
			}
		}
	}
	if v.cell == nil || v.zero != 0 {
		return ""
	}
	// What there was when the rack was in order, and what there is.
	var had int64
	switch {
	case w.isStack():
		had = m.at[w.tail] - int64(v.tail)
	case w.count != nil:
		had = m.at[w.count] - int64(v.count)
	case r.exact:
		had = m.wrap(m.at[w.tail] - int64(v.tail) - m.at[w.head] + int64(v.took))
	default:
		had = modulo(m.at[w.tail]-int64(v.tail)-m.at[w.head]+int64(v.took), rackSize)
	}
	if !v.owed && (had < v.lo || had > v.hi) {
		return fmt.Sprintf("there were %d, which is not from %d to %d", had, v.lo, v.hi)
	}
	if w.isStack() && had > rackSize {
		return "" // its height is undefined
	}
	now, first := had+int64(v.put-v.took), int64(0)
	if !w.isStack() {
		first = m.at[w.head]
		if w.tail != nil && modulo(m.at[w.tail]-int64(v.tail)-first+int64(v.took)-had, rackSize) != 0 {
			return "the ends are not as far from each other as there are nodes"
		}
	}
	if now < 0 || now > rackSize {
		if v.owed {
			return ""
		}
		return fmt.Sprintf("there are %d nodes", now)
	}
	element := func(i int64) int64 { return m.items[modulo(first+i, rackSize)] }
	for i := range now {
		if x := title(element(i), "the rack"); x != "" {
			return x
		}
	}
	hand, next := int64(-1), int64(0)
	if w.isStack() {
		hand, next = now, now-1
	}
	if v.hand && !(w.isStack() && hand >= rackSize) {
		if x := title(element(hand), "the hand"); x != "" {
			return x
		}
	}
	if v.null && now < rackSize && element(now) != 0 {
		return "the next element is not null"
	}
	for _, reg := range w.regs {
		n := m.at[reg]
		if st := s.regs[reg]; st.how == in && n != 0 && !m.freed[n] {
			if titles[n] != "" && titles[n] != "the rack" {
				return fmt.Sprintf("%s leads to what %s has a title to", reg.Name, titles[n])
			}
			if st.cell != nil && (now < 1 || element(next) != n) {
				return reg.Name + " is not the next one to go"
			}
		}
	}
	return m.misreads(s, v)
}

// misreads says what is wrong with what is said of the register that holds a number.
func (m *rackRun) misreads(s state, v stand) string {
	n, ok := s.numbers[m.w.i]
	if !ok {
		return ""
	}
	is, has := n.plus, m.at[m.w.i]
	for _, x := range []struct {
		v       *cfg.Var
		by, now int
	}{{m.w.head, n.head, v.took}, {m.w.tail, n.tail, v.tail}, {m.w.count, n.count, v.count}} {
		if x.v != nil {
			is += int64(x.by) * (m.at[x.v] - int64(x.now))
		}
	}
	switch {
	case n.exact && m.wrap(is) != has,
		modulo(is-has, rackSize) != 0 && !m.w.isStack(),
		n.reduced && (has < 0 || has >= rackSize):
		return fmt.Sprintf("i is %d, not %d: %+v", has, is, n)
	}
	return ""
}
