package engine

import (
	"cmp"
	"math"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/internal/scene"
	"github.com/mayrun-dev/mayrun/race"
)

// What the solution knows of the places where threads begin is written down for the search, which then begins there (see
// package scene). It decides no verdict.

// Bounds of a scene: what is beyond is not in it.
const (
	maxEntries   = 96
	maxStated    = 1_000_000 // cells of all entries together
	maxMeant     = 4         // numbers of a value, before it is an interval
	maxLeads     = 4         // objects that a pointer may lead to
	maxStatedObj = 1 << 14   // bytes of an object that is allocated
)

// maker makes the scene of a solution.
type maker struct {
	*view
	out     *scene.Scene
	cells   map[value.Base]map[int64]*cell
	bulk    map[value.Base][]stretch
	ends    map[value.Base]int64 // how far accesses to an object reach
	numbers map[value.Base]int   // of objects
	bases   []value.Base         // of objects
	edges   map[int]*cfg.Edge    // of the flow, by number
}

// entryState is an entry with all its states.
type entryState struct {
	fn     *cfg.Func
	kind   scene.Kind
	thread digest.Thread
	tuples []digest.Tuple
	evals  []*value.Eval
}

// scene writes down what is known where threads begin, where library code calls back, and where the functions begin that
// were asked for.
func (v *view) scene(rec *recorder) *scene.Scene {
	m := &maker{view: v, out: &scene.Scene{Apart: map[[2]int]bool{}}, cells: map[value.Base]map[int64]*cell{}, bulk: map[value.Base][]stretch{},
		ends: map[value.Base]int64{}, numbers: map[value.Base]int{}, edges: map[int]*cfg.Edge{}}
	entries := m.entries()
	if len(entries) == 0 {
		return nil
	}
	v.facts.Funcs(func(f *facts.Func) bool {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				m.edges[e.ID] = e
			}
		}
		return true
	})
	for i := range rec.points {
		m.point(&rec.points[i], rec.uses[i].lv)
	}
	total := m.objects()
	for len(entries) > 1 && len(entries)*total > maxStated {
		entries = entries[:len(entries)-1]
	}
	for _, e := range entries {
		m.entry(e)
	}
	for i, a := range entries {
		for j, b := range entries[i:] {
			if !m.together(a, b) {
				m.out.Apart[[2]int{i, i + j}] = true
			}
		}
	}
	return m.out
}

// entries finds the states at the functions that threads begin with, and so on.
func (m *maker) entries() (out []*entryState) {
	type key struct {
		fn     int32
		kind   scene.Kind
		thread digest.Thread
	}
	index := map[key]*entryState{}
	for c, ctx := range m.contexts.list {
		f := m.facts.Func(int(ctx.fn))
		if f == nil || !f.HasBody() || int(ctx.fn) >= len(m.program.Funcs) || ctx.guest != notGuest {
			continue
		}
		fn := m.program.Funcs[ctx.fn]
		var kinds []scene.Kind
		switch {
		case ctx.caller < 0 && int32(c) != m.main:
			kinds = append(kinds, scene.Starts)
		case ctx.caller >= 0 && m.byLibrary(&m.contexts.list[c]):
			kinds = append(kinds, scene.Called)
		}
		if slices.Contains(m.opts.From, fn.Name) {
			kinds = append(kinds, scene.Asked)
		}
		if len(kinds) == 0 {
			continue
		}
		d, _ := m.sol.Local(pointAt(f.Entry, int32(c)))
		for _, it := range d {
			s := &step{engine: m.engine, env: frozen{m.sol}, ctx: int32(c), tuple: it.tuple}
			s.init(it.state)
			for _, kind := range kinds {
				k := key{ctx.fn, kind, m.product.Thread(it.tuple)}
				e := index[k]
				if e == nil {
					if len(out) >= maxEntries {
						continue
					}
					e = &entryState{fn: fn, kind: kind, thread: k.thread}
					index[k] = e
					out = append(out, e)
				}
				e.tuples = append(e.tuples, it.tuple)
				e.evals = append(e.evals, &s.ev)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b *entryState) int {
		return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.fn.ID, b.fn.ID))
	})
	return out
}

// byLibrary reports whether library code calls the function of a context.
func (m *maker) byLibrary(ctx *callContext) bool {
	if m.flow.library != nil && m.facts.Func(int(m.contexts.at(ctx.caller).fn)).Func == m.flow.library {
		return true
	}
	if ctx.site == nil {
		return false
	}
	c, _ := ctx.site.Action.(*cfg.Call)
	if c == nil {
		return false
	}
	r, named := c.Callee.(*cfg.FuncRef)
	return named && !r.Func.HasBody()
}

// point takes note of the scalar that an access is to, if its place is certain, or of the part of an object that it writes.
func (m *maker) point(p *race.Point, lv *cfg.LVal) {
	b := value.Base(p.Base)
	if p.Anywhere || p.Sync || p.Kind == race.Free || !m.tracked(b) {
		return
	}
	m.ends[b] = max(m.ends[b], min(min(p.Bytes.Hi, maxStatedObj)+min(max(p.Bytes.Size, 1), maxStatedObj), maxStatedObj))
	var by stretch
	if p.Kind == race.Write {
		by = stretch{main: m.Thread(p.Digest).Main(), lo: p.Bytes.Lo, hi: math.MaxInt64}
		if n := p.Bytes.Size; n > 0 && p.Bytes.Hi < math.MaxInt64-n {
			by.hi = p.Bytes.Hi + n
		}
		if e := m.edges[p.Edge]; e != nil {
			by.edge = m.flow.Edge(e)
		}
		by.early = by.edge != nil && m.product.SingleThreaded(p.Digest)
	}
	scalar := lv != nil && cfg.IsScalar(lv.Type)
	if n := p.Bytes.Size; !scalar || p.Bytes.Lo != p.Bytes.Hi || p.Bytes.Lo < 0 || n != 1 && n != 2 && n != 4 && n != 8 {
		if p.Kind == race.Write {
			m.bulk[b] = append(m.bulk[b], by)
		}
		return
	}
	of := m.cells[b]
	if of == nil {
		of = map[int64]*cell{}
		m.cells[b] = of
	}
	c := of[p.Bytes.Lo]
	if c == nil {
		c = &cell{Cell: scene.Cell{Offset: p.Bytes.Lo, Size: p.Bytes.Size}}
		of[p.Bytes.Lo] = c
	}
	c.Torn = c.Torn || c.Size != p.Bytes.Size
	c.Size = max(c.Size, p.Bytes.Size)
	if t, pointer := lv.Type.(*cfg.Pointer); pointer {
		_, code := t.Elem.(*cfg.FuncType)
		c.Pointer, c.Code = true, c.Code || code
	}
	if p.Kind == race.Write {
		c.write(by)
	}
}

// A cell is a scalar that the program accesses, and may write.
type cell struct {
	scene.Cell
	written bool
}

// A stretch is a part of an object that is written.
type stretch struct {
	main   bool
	edge   *cfg.Edge // by which it is written, if that is known
	early  bool      // while there are no other threads
	lo, hi int64
}

func (c *cell) write(by stretch) {
	c.written = true
	c.Main = c.Main || by.main
	if by.early && !slices.Contains(c.Early, by.edge) {
		c.Early = append(c.Early, by.edge)
	}
	if !slices.Contains(c.Writers, by.edge) {
		c.Writers = append(c.Writers, by.edge)
	}
}

// tracked reports whether a base is an object whose content may be said.
func (m *maker) tracked(b value.Base) bool {
	switch info := m.table.Info(b); info.Kind {
	case value.KindVar:
		return info.Var.Storage != cfg.Literal && info.Var.Storage != cfg.ThreadLocal && !info.Var.Extern
	case value.KindHeap:
		return true
	}
	return false
}

// objects numbers the objects, and returns how many cells they have.
func (m *maker) objects() (total int) {
	for b := range m.ends {
		m.bases = append(m.bases, b)
	}
	slices.Sort(m.bases)
	for i, b := range m.bases {
		m.numbers[b] = i
		v, site, single := m.Origin(uint32(b))
		o := scene.Object{Var: v, Site: site, Size: m.ends[b], Many: !single}
		if v != nil {
			o.Size = v.Size()
		}
		for _, c := range m.cells[b] {
			for _, w := range m.bulk[b] {
				if w.lo < c.Offset+c.Size && c.Offset < w.hi {
					c.write(w)
				}
			}
			if c.written {
				o.Cells = append(o.Cells, c.Cell)
			}
		}
		slices.SortFunc(o.Cells, func(x, y scene.Cell) int { return cmp.Compare(x.Offset, y.Offset) })
		kept := o.Cells[:0]
		for _, c := range o.Cells {
			if n := len(kept); n > 0 && c.Offset < kept[n-1].Offset+kept[n-1].Size {
				kept[n-1].Torn = true
			} else if c.Offset+c.Size <= o.Size {
				kept = append(kept, c)
			}
		}
		o.Cells = kept
		o.Late = !slices.ContainsFunc(o.Cells, func(c scene.Cell) bool { return len(c.Early) > 0 })
		total += len(o.Cells)
		m.out.Objects = append(m.out.Objects, o)
	}
	return total
}

// entry writes down one entry.
func (m *maker) entry(e *entryState) {
	path, _ := m.product.Ancestry(e.thread)
	out := scene.Entry{Func: e.fn, Kind: e.kind, Thread: m.product.ThreadName(e.thread), Main: e.thread.Unique && len(path) == 0}
	if n := len(path); n > 0 {
		out.Pos = path[n-1].Pos
	}
	for _, t := range e.tuples {
		// Who doubts that it runs beside itself may hold a lock there.
		out.Holds = out.Holds || len(m.product.Holds(m.solved, t)) > 0 ||
			e.kind != scene.Starts && m.product.Doubts(m.solved, digest.Location{}, t, t)
	}
	for _, p := range e.fn.Params {
		v := value.Bottom()
		for _, ev := range e.evals {
			if cfg.IsScalar(p.Type) {
				v = v.Join(ev.Load(&cfg.LVal{Var: p, Type: p.Type, Internal: true}))
			}
		}
		out.Args = append(out.Args, m.value(v))
	}
	for i, b := range m.bases {
		var held []*value.Object
		for _, ev := range e.evals {
			held = append(held, ev.Content(b))
		}
		var row []scene.Value
		for _, c := range m.out.Objects[i].Cells {
			v := value.Bottom()
			for _, o := range held {
				v = v.Join(o.Read(value.At(c.Offset), c.Size))
			}
			row = append(row, m.value(v))
		}
		out.Memory = append(out.Memory, row)
	}
	m.out.Entries = append(m.out.Entries, out)
}

// value writes down what a value may be.
func (m *maker) value(v value.Value) (out scene.Value) {
	for _, p := range v.Parts() {
		switch info := m.table.Info(p.Base); {
		case info.Kind == value.KindNull:
			if ns, ok := value.Enumerate(p.Off, maxMeant); ok {
				out.Numbers = ns
			} else {
				out.Many, out.Lo, out.Hi = true, p.Off.Min(), p.Off.Max()
			}
		case info.Kind == value.KindFunc:
			if len(out.Code) < maxLeads {
				out.Code = append(out.Code, info.Func)
			}
		default:
			at, definite := p.Off.Const()
			if !definite {
				at = max(p.Off.Min(), 0)
			}
			n, known := m.numbers[m.table.Summary(p.Base)]
			if !known || len(out.To) >= maxLeads {
				out.Vague = true
				continue
			}
			out.To = append(out.To, scene.Target{Object: n, Offset: at, Loose: !definite})
		}
	}
	return out
}

// together reports whether two entries may be about to be passed at a time, as far as the digests know, and none holds
// anything for possible that would order them; but whoever asks for a function says so.
func (m *maker) together(a, b *entryState) bool {
	asked := a.kind == scene.Asked || b.kind == scene.Asked
	for _, x := range a.tuples {
		for _, y := range b.tuples {
			if m.product.MayRun(m.solved, digest.Location{}, x, y) == 0 &&
				(asked || !m.product.Doubts(m.solved, digest.Location{}, x, y)) {
				return true
			}
		}
	}
	return false
}
