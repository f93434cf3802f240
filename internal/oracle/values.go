package oracle

import (
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/lattice/integer"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/rules"
)

// holder is what the comparison asks of the lockset digest.
type holder interface {
	Mutexes(lockset.Element) []lockset.Held
	MayHold(lockset.Element, digest.Object) bool
}

// bases lists the bases that may stand for a living object: those of its variable or allocation site, for the
// thread that made it. The object that a thread has allocated last at a site may be the newest one or folded;
// older ones have been folded.
func (c *Comparison) bases(id interp.ObjectID) []value.Base {
	o := c.m.Object(id)
	if o == nil {
		return nil
	}
	var out []value.Base
	for _, b := range c.candidates(o) {
		if c.makes(b, o) {
			out = append(out, b)
		}
	}
	return out
}

func (c *Comparison) candidates(o *interp.Object) []value.Base {
	switch {
	case o.Var != nil:
		return c.vars[o.Var]
	case o.Site != nil:
		return c.sites[o.Site]
	case o.Func != nil:
		return []value.Base{c.in.Table().Func(o.Func)}
	}
	return nil
}

// makes reports whether the thread of a base is the one that made an object.
func (c *Comparison) makes(b value.Base, o *interp.Object) bool {
	info := c.in.Table().Info(b)
	if info.Kind == value.KindFunc || c.in.Table().Static(b) || c.tid < 0 {
		return true
	}
	t := c.maker(o)
	if t == nil {
		return true
	}
	if info.Thread != t.key {
		return c.guests && !info.Thread.Unique // made by a guest, perhaps
	}
	if info.Kind == value.KindHeap && info.Site != c.sited[o.ID] {
		return false
	}
	return !info.Newest || info.Given || t.latest[c.made[o.ID]] == o.ID
}

func (c *Comparison) isBase(b value.Base, id interp.ObjectID) bool {
	return slices.Contains(c.bases(id), b)
}

// holds reports whether a value contains what a cell of some size contains.
func (c *Comparison) holds(el *engine.Element, v value.Value, cell interp.Cell, size int64, signed bool) bool {
	if cell.Dangling {
		return true // using it would be undefined behaviour
	}
	word := size == c.in.PointerSize()
	if o := c.m.Object(cell.Target); o != nil && word && cell.Offset >= 0 && cell.Offset <= o.Size {
		return c.points(el, v, o, cell.Offset)
	}
	if u := c.m.Handle(cell.Bits); u != interp.NoThread && word && v.HasPointer() { // else a number like any other
		return c.identifies(v, u)
	}
	for _, p := range v.Expand(c.among).Parts() {
		if p.Base == value.Unknown {
			return true
		}
		if cell.Target != 0 && p.Off.Contains(cell.Offset) && c.isBase(p.Base, cell.Target) {
			return true
		}
	}
	t := integer.Type{Bits: uint8(8 * size), Signed: signed}
	n := int64(cell.Bits)
	if k := 64 - 8*size; k > 0 {
		if n <<= k; signed {
			n >>= k
		} else {
			n = int64(uint64(n) >> k)
		}
	}
	return t.Convert(v.Numbers()).Contains(n)
}

// points reports whether a value may be the address of a place in an object.
func (c *Comparison) points(el *engine.Element, v value.Value, o *interp.Object, off int64) bool {
	if o.Kind == interp.VarArgs {
		return true
	}
	bases := c.bases(o.ID)
	for _, p := range v.Expand(c.among).Parts() {
		switch {
		case p.Base == value.Unknown:
			// It points to what the environment can reach.
			if len(bases) == 0 || slices.ContainsFunc(bases, func(b value.Base) bool {
				return c.in.Table().Static(b) || !c.in.Table().Memory(b) || el.Eval.World.Escaped(c.in.Table().Summary(b))
			}) {
				return true
			}
		case c.in.Table().Info(p.Base).Kind == value.KindEnv:
			if o.Var == nil && o.Site == nil {
				return true
			}
		case slices.Contains(bases, p.Base) && p.Off.Contains(off):
			return true
		}
	}
	return false
}

// identifies reports whether a value that is not a mere number may identify a thread.
func (c *Comparison) identifies(v value.Value, u interp.ThreadID) bool {
	if !c.thread(u).named {
		return true // its identifier is stored before it starts
	}
	return slices.ContainsFunc(v.Parts(), func(p value.Part) bool {
		info := c.in.Table().Info(p.Base)
		return p.Base == value.Unknown || info.Kind == value.KindThread && info.Thread == c.thread(u).key
	})
}

// cell prints a cell.
func (c *Comparison) cell(x interp.Cell) string {
	if o := c.m.Object(x.Target); o != nil {
		return fmt.Sprintf("&%s+%d (thread %d)", o, x.Offset, o.Thread)
	}
	if u := c.m.Handle(x.Bits); u != interp.NoThread {
		return fmt.Sprintf("thread %d", u)
	}
	return fmt.Sprintf("%d", int64(x.Bits))
}

// memory compares every object that the thread has made or can reach. While there are no other threads, the
// state of a callee needs to track only the global variables that it names, or what it calls.
func (c *Comparison) memory(el *engine.Element, id interp.ThreadID, t *thread, n *cfg.Node) string {
	anyGlobal := func(*cfg.Var) bool { return true }
	named := anyGlobal
	if c.in.Product().SingleThreaded(el.Digest) {
		named = func(v *cfg.Var) bool { return c.names(n.Func, v) }
	}
	reached := c.reached(anyGlobal, func(f func(interp.ObjectID)) { c.m.Frame(id, false, f) })
	near := c.reached(named, func(f func(interp.ObjectID)) { c.m.Frame(id, true, f) })
	why := ""
	c.m.Objects(func(o *interp.Object) {
		if why != "" || o.Kind == interp.FunctionObject || o.Kind == interp.LiteralObject ||
			o.Kind == interp.VarArgs || o.Var == nil && o.Site == nil {
			return
		}
		if o.Kind != interp.GlobalObject && (o.Thread != id || c.maker(o) != t) && !reached[o.ID] {
			return
		}
		bases := c.bases(o.ID)
		if len(bases) == 0 {
			why = fmt.Sprintf("no base stands for %s of thread %d", o, o.Thread)
			return
		}
		if !near[o.ID] {
			// put aside by a call that cannot reach it (value.Eval.Narrow), and compared when the call has
			// returned; other calls in the context may reach it
			return
		}
		first := ""
		for _, b := range bases {
			switch info := c.in.Table().Info(b); {
			case info.Newest && !el.Eval.St.Mem.Has(b):
				continue
			case info.Residue && !el.Eval.St.Folded.Has(b):
				continue
			case info.Residue && !el.Eval.World.Retained(c.in.Table().Summary(b)):
				c.Given++
				return // given away: nothing is known of it here, and so accesses of it would not be contained
			}
			w := c.content(el, o, el.Eval.Content(b), b)
			if w == "" {
				return
			}
			if first == "" {
				first = w
			}
		}
		why = first
	})
	return why
}

// names reports whether a function names a global variable.
func (c *Comparison) names(f *cfg.Func, v *cfg.Var) bool {
	vs := c.named[f]
	if vs == nil {
		vs = map[*cfg.Var]bool{}
		c.named[f] = vs
		lvalue := func(lv *cfg.LVal) {
			if lv != nil && lv.Var != nil {
				vs[lv.Var] = true
			}
		}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				cfg.Operands(e.Action, lvalue, func(cfg.Expr) {})
				cfg.InspectAction(e.Action, func(x cfg.Expr) {
					switch x := x.(type) {
					case *cfg.Load:
						lvalue(x.LV)
					case *cfg.AddrOf:
						lvalue(x.LV)
					}
				})
			}
		}
	}
	return vs[v]
}

// content compares an object with what a base holds, at every place, as words and as pieces of one smaller size
// in turn.
func (c *Comparison) content(el *engine.Element, o *interp.Object, x *value.Object, b value.Base) string {
	for _, size := range []int64{8, 1 << (c.count / c.every % 3)} {
		for off := int64(0); off+size <= o.Size && off < 256; off += size {
			cell, ok := c.m.Cell(o.ID, off, size)
			if !ok || cell.Indeterminate {
				continue
			}
			if v := x.Read(value.At(off), size); !c.holds(el, v, cell, size, false) {
				return fmt.Sprintf("%d bytes at %d of %s (thread %d) are %s, not in %s of %s", size, off, o, o.Thread,
					c.cell(cell), v.Text(c.in.Table().Name),
					c.in.Table().Name(b))
			}
		}
	}
	return ""
}

// reached is what can be reached from some global variables and from what roots lists.
func (c *Comparison) reached(globals func(*cfg.Var) bool, roots func(func(interp.ObjectID))) map[interp.ObjectID]bool {
	seen := map[interp.ObjectID]bool{}
	var work []interp.ObjectID
	push := func(id interp.ObjectID) {
		if !seen[id] && c.m.Object(id) != nil {
			seen[id] = true
			work = append(work, id)
		}
	}
	c.m.Objects(func(o *interp.Object) {
		if o.Kind == interp.GlobalObject && (o.Var == nil || globals(o.Var)) {
			push(o.ID)
		}
	})
	roots(push)
	for len(work) > 0 {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		c.m.Pointers(id, push)
	}
	return seen
}

// access finds the recorded accesses that an event belongs to.
func (c *Comparison) access(e *interp.Event, t *thread) {
	if e.Kind.IsAccess() {
		c.recorded(e, t, explore.AccessOf(e))
		return
	}
	if e.Kind == interp.CondWait { // that began at the release of the mutex is recorded behind it, where the mutex is not held
		c.recorded(e, t, rules.Access{Kind: rules.Use})
	}
	explore.Operations(e, func(e *interp.Event, does rules.Access) {
		if e.Kind != interp.CondWait {
			c.recorded(e, t, does)
		}
	})
}

// recorded finds one recorded access.
func (c *Comparison) recorded(e *interp.Event, t *thread, does rules.Access) {
	kind := race.Write
	switch does.Kind {
	case rules.Read:
		kind = race.Read
	case rules.Free:
		kind = race.Free
	}
	sync, atomic := does.Kind >= rules.Use, does.Indivisible()
	o := c.m.Object(e.Object)
	if o != nil && o.Kind == interp.TLSObject && c.lastOne(e.Thread) {
		return // for the analysis, it is main's
	}
	if o == nil || o.Kind == interp.VarArgs || o.Var == nil && o.Site == nil {
		return
	}
	c.Accesses++
	size := e.Size
	if e.Uncertain || sync {
		size = min(size, 1)
	}
	why, rank := "no access is recorded there", 0
	because := func(r int, s string) {
		if r > rank {
			why, rank = s, r
		}
	}
	bases := c.bases(e.Object)
	for _, p := range c.Solution.points[e.Pos()] {
		if p.Kind != kind && !(e.Kind == interp.Update && p.Kind == race.Write) || p.Sync != sync || p.Atomic && !atomic {
			continue
		}
		switch {
		case p.Among && !slices.ContainsFunc(bases, func(b value.Base) bool { return slices.Contains(c.among, b) }):
			because(1, "not to this object")
			continue
		case p.Among && kind != race.Free && !covers(p.Bytes, e.Offset, size):
			because(2, fmt.Sprintf("not to these bytes, but to %v", p.Bytes))
			continue
		case p.Anywhere:
		case !slices.ContainsFunc(bases, func(b value.Base) bool {
			return uint32(b) == p.Base && p.Newest == 0 || uint32(b) == p.Newest && p.Newest != 0
		}):
			because(1, "not to this object")
			continue
		case kind != race.Free && !covers(p.Bytes, e.Offset, size):
			because(2, fmt.Sprintf("not to these bytes, but to %v", p.Bytes))
			continue
		}
		if w := c.digest(p.Digest, e.Thread, t); w != "" && !c.guest(e.Thread) {
			if because(3, w); c.in.Product().Thread(p.Digest) == t.key {
				because(4, w)
			}
			continue
		}
		return
	}
	c.fail("%s of %s[%d:%d] (of thread %d) at %d:%d by thread %d is not recorded: %s", e.Kind, o, e.Offset, e.Offset+
		size, o.Thread, e.Pos().Line, e.Pos().Column,
		e.Thread, why)
}

// covers reports whether a set of byte ranges contains one.
func covers(b race.Bytes, off, size int64) bool {
	if b.Size <= 0 {
		return off >= b.Lo
	}
	last := min(off, b.Hi) // the range that begins last before off
	if last < b.Lo {
		return false
	}
	if b.Stride > 0 {
		last -= int64(uint64(last-b.Lo) % uint64(b.Stride))
	} else {
		last = b.Lo
	}
	return off-last <= b.Size-size
}
