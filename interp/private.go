package interp

// Private reports whether only one thread can come to an object: it is none of the program's variables, and
// neither these nor other threads, nor the results of threads, lead to it. Registers count that nobody reads again.
// In a complete run there is no other way to an object (a number that is no address leads nowhere: it ends the run).
func (m *Machine) Private(t ThreadID, id ObjectID) bool {
	if int(id) < len(m.code.globals) || m.lookup(id) == nil {
		return false
	}
	w := walker{m: m, seen: map[ObjectID]bool{}}
	for g := 1; g < len(m.code.globals); g++ {
		if o := m.lookup(ObjectID(g)); o != nil && (o.prov != nil || o.big != nil) {
			m.Pointers(o.ID, w.to)
		}
	}
	for _, u := range m.threads {
		if u.id != t {
			w.thread(u)
		}
	}
	for len(w.todo) > 0 && !w.seen[id] {
		n := len(w.todo) - 1
		next := w.todo[n]
		w.todo = w.todo[:n]
		m.Pointers(next, w.to)
	}
	m.work += int64(len(w.seen) + len(m.code.globals)/8)
	return !w.seen[id]
}

// A walker finds what pointers lead to.
type walker struct {
	m    *Machine
	seen map[ObjectID]bool
	todo []ObjectID
}

func (w *walker) to(id ObjectID) {
	if id != 0 && !w.seen[id] && w.m.lookup(id) != nil {
		w.seen[id] = true
		w.todo = append(w.todo, id)
	}
}

// thread goes to all that a thread has.
func (w *walker) thread(t *thread) {
	w.to(t.result.Prov)
	w.to(t.condObj)
	w.to(t.pend.Object)
	for _, id := range t.tls {
		w.to(id)
	}
	blob := func(b *blob) {
		switch {
		case b == nil:
		case b.big != nil:
			b.big.pointers(w.to)
		default:
			eachPointer(b.prov, w.to)
		}
	}
	blob(t.got)
	for f := t.top; f != nil; f = f.parent {
		for i := range f.regs {
			w.to(f.regs[i].Prov)
		}
		for _, b := range f.blobs {
			blob(b)
		}
		for _, id := range f.allocs {
			w.to(id)
		}
		w.to(f.ret.Prov)
		blob(f.retB)
		for i := range f.va {
			w.to(f.va[i].v.Prov)
			blob(f.va[i].b)
		}
	}
}
