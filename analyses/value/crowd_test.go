package value

import (
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// TestGather: of a value with too many objects the crowd takes their place, with the offsets that they have; of
// one with few members they stay; and where there are too many members, nothing is known of either.
func TestGather(t *testing.T) {
	table := NewTable()
	var all Value
	var bases []Base
	for id := range 5 {
		b := table.Var(&cfg.Var{Name: "v", ID: id, Storage: cfg.Global, Type: &cfg.Int{Bytes: 4, Signed: true}}, digest.Thread{})
		bases = append(bases, b)
		all = all.Join(Pointer(b, int64(4*id)))
	}
	few := Pointer(bases[0], 0).Join(Pointer(bases[1], 4))
	gather := func(v Value, lost bool) (Value, int) {
		members := map[Base]bool{bases[0]: true, bases[1]: true}
		h := Host{Max: 3, Few: 2, Member: func(b Base) bool { return members[b] },
			Enroll: func(b Base) bool { members[b] = true; return true }, Lost: func() bool { return lost }}
		o, _, _ := h.Gather(table, UniformObject(v))
		return o.all(), len(members)
	}
	if v, n := gather(all, false); !v.Holds(Crowd) || v.Holds(bases[4]) || n != 5 {
		t.Errorf("many objects: %v, %d members", v, n)
	} else if back := v.Expand(bases); !all.Leq(back) {
		t.Errorf("the crowd of %v is %v", all, back)
	}
	if v, _ := gather(few, false); v.Holds(Crowd) || !v.Holds(bases[0]) || !v.Holds(bases[1]) {
		t.Errorf("few members: %v", v)
	}
	if v, n := gather(all, true); !v.Equal(UnknownPointer()) || n != 2 {
		t.Errorf("too many members: %v, %d members", v, n)
	}
	if v, _ := gather(few.Join(Pointers(Crowd, At(0))), true); !v.Equal(UnknownPointer()) {
		t.Errorf("the crowd, of which there are too many: %v", v)
	}
}

// TestGatherFunctions: of a value with too many functions one base takes their place, and stays the only one; it may be any
// of them, and nothing else.
func TestGatherFunctions(t *testing.T) {
	table := NewTable()
	var all Value
	for range 4 {
		all = all.Join(Pointer(table.Func(&cfg.Func{Name: "f"}), 0))
	}
	f := Value{all.parts[:1]}
	x := Pointer(table.Var(&cfg.Var{Name: "x", Storage: cfg.Global, Type: &cfg.Int{Bytes: 4, Signed: true}}, digest.Thread{}), 0)
	no := func(Base) bool { return false }
	h := Host{Max: 8, Few: 1, Functions: 3, Member: no, Enroll: no, Lost: func() bool { return false }}
	gather := func(v Value) Value {
		o, _, _ := h.Gather(table, UniformObject(v))
		return o.all()
	}
	functions := Pointer(Functions, 0)
	for name, c := range map[string]struct{ v, want Value }{
		"few":              {Value{all.parts[:3]}, Value{all.parts[:3]}},
		"many":             {all, functions},
		"and an object":    {all.Join(x), functions.Join(x)},
		"of which one is":  {functions.Join(f), functions},
		"which they are":   {functions, functions},
		"null is not code": {Int(0).Join(x), Int(0).Join(x)},
	} {
		if got, want := gather(c.v), c.want.Smear(); !got.Equal(want) { // bytes hold smears
			t.Errorf("%s: %v, not %v", name, got, want)
		}
	}
	if got := functions.Meet(f); !got.Equal(f) {
		t.Errorf("what is one of many functions and f is %v", got)
	}
	if got := f.Meet(functions); !got.Equal(f) {
		t.Errorf("what is f and one of many functions is %v", got)
	}
	if got := table.Among(functions, f); !got.Holds(f.parts[0].Base) {
		t.Errorf("what of many functions is among f is %v", got)
	}
	if got := table.Among(f, functions); !got.Equal(f) {
		t.Errorf("what of f is among many functions is %v", got)
	}
}
