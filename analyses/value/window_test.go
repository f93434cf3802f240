package value

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/lattice/latticetest"
)

// values is the domain of values, as far as it is a lattice.
type values struct{}

func (values) Bottom() Value         { return Bottom() }
func (values) Leq(a, b Value) bool   { return a.Leq(b) }
func (values) Join(a, b Value) Value { return a.Join(b) }
func (values) Equal(a, b Value) bool { return a.Equal(b) }

func drawValue(t *rapid.T) (v Value) {
	for range rapid.IntRange(0, 3).Draw(t, "parts") {
		p := Part{Base: Base(rapid.IntRange(0, 4).Draw(t, "base"))}
		p.Off = interval(0, rapid.Int64Range(0, 9).Draw(t, "last"))
		if p.Base != Null {
			p.in = window(rapid.IntRange(0, 2).Draw(t, "window"))
		}
		v = v.Join(Value{[]Part{p}})
	}
	return v
}

// TestBeyond: what is beyond a value, and that value, are all there is.
func TestBeyond(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v, w := drawValue(t), drawValue(t)
		all := v.Join(w)
		if got := all.Beyond(w).Join(w); !got.Equal(all) {
			t.Fatalf("%v, not %v", got, all)
		}
		if !all.Beyond(all.Join(Bottom())).IsBottom() {
			t.Fatal("something is beyond everything")
		}
	})
}

// TestValueLaws: values with windows are a semilattice, and a pointer without one is above the same with one.
func TestValueLaws(t *testing.T) {
	latticetest.Laws[Value]{Domain: values{}, Elements: rapid.Custom(drawValue), AboveJoin: true}.Check(t)
	rapid.Check(t, func(t *rapid.T) {
		v := drawValue(t)
		if w := v.anywhere(); !v.Leq(w) || w.Leq(v) && !w.Equal(v) {
			t.Fatalf("%v is not below %v alone", v, w)
		}
		one := func(b Base) Base { return max(b, 2) }
		for _, p := range v.parts {
			if w := (Value{[]Part{p}}).rename(one); !w.Leq(v.rename(one)) {
				t.Fatalf("%v is not below %v, where bases became one", w, v.rename(one))
			}
		}
	})
}

// fields is a world for evaluations that note what is accessed.
type fields struct {
	World
	accesses []Access
	presumed bool
}

func (f *fields) Kept(Base, Num, int64) bool                     { return false }
func (f *fields) Access(a Access)                                { f.accesses = append(f.accesses, a) }
func (f *fields) Presume(string, string)                         { f.presumed = true }
func (f *fields) Escaped(Base) bool                              { return false }
func (f *fields) Stale(Base) bool                                { return false }
func (f *fields) Several(Base) bool                              { return false }
func (f *fields) Retained(Base) bool                             { return false }
func (f *fields) Given(Base) bool                                { return false }
func (f *fields) Overwrite(Base, Num, int64, *Object, *cfg.LVal) {}
func (f *fields) Store(Base, Num, int64, Value, *cfg.LVal)       {}
func (f *fields) Shared(Base) *Object                            { return nil }
func (f *fields) WriteShared(b Base, o *Object, hidden bool)     {}
func (f *fields) Again(Base) bool                                { return false }

// TestWindows moves pointers around in a structure with two arrays as a program may that stays in the array that it is
// in, unless it leaves it for sure, and holds the analysis against that: what is accessed is among what it records.
func TestWindows(t *testing.T) {
	ts := cfg.NewTypes(cfg.LP64)
	first := &cfg.Field{Name: "first", Type: &cfg.Array{Elem: ts.Char, Len: 8}, Offset: 4}
	second := &cfg.Field{Name: "second", Type: &cfg.Array{Elem: ts.Char, Len: 12}, Offset: 16}
	record := &cfg.Record{Fields: []*cfg.Field{{Name: "head", Type: ts.Char}, first, second,
		{Name: "tail", Type: ts.Char, Offset: 28}}, Bytes: 32}
	v := &cfg.Var{Name: "s", Type: record, Storage: cfg.Global}
	narrowed := 0
	rapid.Check(t, func(t *rapid.T) {
		w := &fields{}
		e := &Eval{Table: NewTable(), Types: ts, World: w, Recording: true, Recursive: func(*cfg.Func) bool { return false }}
		type pointer struct {
			at    int64
			lo    int64 // of its array
			hi    int64
			loose bool
		}
		of := func(f *cfg.Field) (Value, pointer) {
			lv := &cfg.LVal{Var: v, Path: []cfg.Step{{Field: f, Elem: f.Type}}, Type: f.Type}
			return e.Expr(&cfg.AddrOf{LV: lv, Typ: ts.PointerTo(ts.Char)}), pointer{at: f.Offset, lo: f.Offset, hi: f.Offset + f.Type.Size()}
		}
		p, c := of(first)
		if rapid.Bool().Draw(t, "second") {
			p, c = of(second)
		}
		for range rapid.IntRange(1, 5).Draw(t, "steps") {
			switch rapid.IntRange(0, 3).Draw(t, "step") {
			case 0: // by a number that is not known
				by := rapid.Int64Range(-12, 12).Draw(t, "by")
				if to := c.at + by; c.loose || to < c.lo || to > c.hi {
					continue // undefined
				}
				c.at += by
				p = e.shift(p, interval(by-rapid.Int64Range(0, 40).Draw(t, "below"), by+rapid.Int64Range(0, 40).Draw(t, "above")))
			case 1: // by one that is
				by := rapid.Int64Range(-12, 12).Draw(t, "by")
				if _, ok := p.parts[0].Off.Const(); !ok && (c.at+by < c.lo || c.at+by > c.hi) {
					continue // nothing says that it leaves the array
				}
				c.at += by
				c.loose = c.loose || c.at < c.lo || c.at > c.hi
				p = e.shift(p, constant(by))
			case 2: // it may be another one instead
				q, d := of(second)
				p = p.Join(q)
				if rapid.Bool().Draw(t, "taken") {
					c = d
				}
			case 3: // as a number
				by := rapid.Int64Range(-12, 12).Draw(t, "by")
				i := ts.Long
				n := e.add(e.cast(p, ts.PointerTo(ts.Char), i), interval(by-3, by+3), i)
				p = e.cast(n, i, ts.PointerTo(ts.Char))
				c.at, c.loose = c.at+by, true
			}
		}
		if c.at < 0 || c.at >= record.Bytes {
			return
		}
		last := c.at // of the bytes that are accessed
		w.accesses = nil
		if rapid.Bool().Draw(t, "all") {
			last = record.Bytes - 1
			if !c.loose {
				last = max(c.hi-1, c.at)
			}
			if !c.loose && c.at == c.hi {
				return
			}
			e.readAll(p, cfg.Pos{})
		} else {
			if !c.loose && c.at == c.hi {
				return // behind the last element
			}
			e.read(p, 1, nil, cfg.Pos{})
		}
		if w.presumed {
			narrowed++
		}
		for b := c.at; b <= last; b++ {
			hit := false
			for _, a := range w.accesses {
				hit = hit || Hits(a.Off, size(a.Size), b, 1)
			}
			if !hit {
				t.Fatalf("byte %d of [%d, %d] is accessed, which is in none of %v; pointer %v", b, c.at, last, w.accesses, p)
			}
		}
	})
	if narrowed < 10 {
		t.Errorf("windows narrowed %d accesses", narrowed)
	}
}

// size is one that stands for itself.
func size(n int64) int64 {
	if n == 0 {
		return 1 << 20
	}
	return n
}
