package interp

import (
	"encoding/binary"
	"sort"
	"sync"

	"github.com/mayrun-dev/mayrun/cfg"
)

// AppendState appends all that a thread knows by itself: where it is, the registers that it may still read, and
// the contents of its own objects. Two equal ones mean that the thread goes on alike as long as it reads the
// same from the objects of others. Objects of its own are named by where the thread holds them. ok is false
// where that cannot be told.
func (m *Machine) AppendState(buf []byte, id ThreadID) (_ []byte, ok bool) {
	t := m.threads[id]
	if t.ended || t.top == nil || t.got != nil {
		return buf, false
	}
	w := stateWriter{m: m, buf: buf, own: map[ObjectID]uint64{}}
	for f := t.top; f != nil; f = f.parent {
		for _, s := range f.fn.objs {
			w.name(f.regs[s].Prov)
		}
		for _, a := range f.allocs {
			w.name(a)
		}
	}
	for _, o := range t.tls {
		w.name(o)
	}
	for f := t.top; f != nil; f = f.parent {
		if len(f.va) > 0 || f.retB != nil {
			return w.buf, false
		}
		w.num(uint64(f.fn.number), uint64(f.pc), uint64(len(f.allocs)))
		w.value(f.ret)
		for _, s := range f.fn.alive(f.pc) {
			w.num(uint64(s))
			w.value(f.regs[s])
		}
		for _, b := range f.blobs {
			if b != nil {
				return w.buf, false
			}
		}
	}
	for _, o := range w.order {
		w.object(o)
	}
	flags := uint64(0)
	for i, b := range []bool{t.ending, t.idle, t.halted, t.waiting, t.signaled} {
		if b {
			flags |= 1 << i
		}
	}
	w.num(flags, uint64(t.condObj), uint64(t.condOff), t.round)
	return w.buf, !w.failed
}

// Owns reports whether an object is one of a thread's own stack or thread-local.
func (m *Machine) Owns(t ThreadID, id ObjectID) bool {
	o := m.lookup(id)
	return o != nil && o.Thread == t && (o.Kind == LocalObject || o.Kind == StackObject || o.Kind == TLSObject)
}

type stateWriter struct {
	m      *Machine
	buf    []byte
	own    map[ObjectID]uint64 // number, plus 1
	order  []ObjectID
	failed bool
}

func (w *stateWriter) name(id ObjectID) {
	w.order = append(w.order, id)
	if id != 0 {
		w.own[id] = uint64(len(w.order))
	}
}

func (w *stateWriter) num(xs ...uint64) {
	for _, x := range xs {
		w.buf = binary.AppendUvarint(w.buf, x)
	}
}

func (w *stateWriter) value(v Value) {
	undef := uint64(0)
	if v.undef {
		undef = 1
	}
	if n := w.own[v.Prov]; n > 0 {
		if o := w.m.lookup(v.Prov); o != nil {
			w.num(2+undef, n, v.Lo-o.Addr, v.Hi)
			return
		}
	}
	w.num(undef, v.Lo, v.Hi, uint64(v.Prov))
}

// largeState is the size from which the contents of an object are not looked at.
const largeState = 4096

func (w *stateWriter) object(id ObjectID) {
	o := w.m.lookup(id)
	if o == nil {
		w.num(0)
		return
	}
	if o.Size > largeState || len(o.sync) > 0 {
		w.failed = true
		return
	}
	w.num(1, uint64(o.Size))
	for i := range o.Size {
		x, u, p := uint64(0), uint64(0), ObjectID(0)
		if o.data != nil {
			x = uint64(o.data[i])
		}
		if o.uninit != nil {
			u = uint64(o.uninit[i])
		}
		if o.prov != nil {
			p = o.prov[i]
		}
		if u != 0 {
			x, p = 0, 0
		}
		w.failed = w.failed || w.own[p] > 0
		w.num(x, u, uint64(p))
	}
}

// liveness is which registers an activation may still read at each place of its code.
type liveness struct {
	once   sync.Once
	starts []int32 // of the nodes, in order
	slots  [][]int32
}

// alive lists the registers that may be read from an instruction on, and some more: those that are alive before
// or behind the program point that the instruction belongs to, and the intermediate results since it began.
func (f *function) alive(pc int32) []int32 {
	l := &f.live
	k := f.point(pc)
	if k < 0 {
		return nil
	}
	out := append([]int32(nil), l.slots[k]...)
	for i := l.starts[k]; i < pc; i++ {
		for d := range int32(3) { // the widest results have three registers
			if s := f.code[i].dst + d; s >= f.vars && s < f.regs {
				out = append(out, s)
			}
		}
	}
	return out
}

// point is which of its program points, in order, an instruction belongs to.
func (f *function) point(pc int32) int {
	l := &f.live
	l.once.Do(func() { l.analyse(f) })
	return sort.Search(len(l.starts), func(i int) bool { return l.starts[i] > pc }) - 1
}

// begins is the first instruction of the program point that an instruction belongs to.
func (f *function) begins(pc int32) int32 {
	if k := f.point(pc); k >= 0 {
		return f.live.starts[k]
	}
	return pc
}

// analyse computes what is alive before each node, to a fixed point.
func (l *liveness) analyse(f *function) {
	before := map[*cfg.Node]map[int32]bool{}
	for _, n := range f.Nodes {
		before[n] = map[int32]bool{}
	}
	if f.Result != nil && f.Result.Register() {
		before[f.Exit][f.slots[f.Result]] = true
	}
	for changed := true; changed; {
		changed = false
		for i := len(f.Nodes) - 1; i >= 0; i-- {
			n := f.Nodes[i]
			in := before[n]
			size := len(in)
			for _, e := range n.Out {
				written := f.written(e.Action)
				for s := range before[e.To] {
					if s != written {
						in[s] = true
					}
				}
				cfg.InspectAction(e.Action, func(x cfg.Expr) {
					if y, ok := x.(*cfg.Load); ok && y.LV.Var != nil && y.LV.Var.Register() {
						if s, ok := f.slots[y.LV.Var]; ok {
							in[s] = true
						}
					}
				})
			}
			changed = changed || len(in) > size
		}
	}
	for _, n := range f.Nodes {
		all := map[int32]bool{}
		for s := range before[n] {
			all[s] = true
		}
		for _, e := range n.Out {
			for s := range before[e.To] {
				all[s] = true
			}
		}
		var list []int32
		for s := range all {
			list = append(list, s)
		}
		sort.Slice(list, func(i, j int) bool { return list[i] < list[j] })
		l.starts = append(l.starts, f.starts[n])
		l.slots = append(l.slots, list)
	}
}

// written is the register that an action certainly writes, without having read it behind; -1 if there is none.
func (f *function) written(a cfg.Action) int32 {
	var lv *cfg.LVal
	switch a := a.(type) {
	case *cfg.Assign:
		lv = a.LHS
	case *cfg.Call:
		lv = a.Result
	case *cfg.AtomicLoad:
		lv = a.Result
	case *cfg.AtomicCAS:
		lv = a.Success
	}
	if lv != nil && lv.Var != nil && lv.Var.Register() && len(lv.Path) == 0 {
		if s, ok := f.slots[lv.Var]; ok {
			return s
		}
	}
	return -1
}
