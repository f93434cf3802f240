package cfg

import "testing"

// What arrives of a value of another type, by the conventions of x86.
func TestPasses(t *testing.T) {
	ts := NewTypes(LP64)
	ptr, other := ts.PointerTo(ts.Int), ts.PointerTo(ts.Char)
	pair := &Record{Tag: "p", Bytes: 8, AlignN: 4, Fields: []*Field{{Name: "a", Type: ts.Int}, {Name: "b", Type: ts.Int, Offset: 4}}}
	unsigned := &Record{Tag: "u", Bytes: 8, AlignN: 4, Fields: []*Field{{Name: "a", Type: ts.Int}, {Name: "b", Type: ts.UInt, Offset: 4}}}
	float := &Record{Tag: "f", Bytes: 8, AlignN: 8, Fields: []*Field{{Name: "a", Type: ts.Double}}}
	for _, c := range []struct {
		from, to Type
		loose    bool
		want     Passing
	}{
		{ts.Int, ts.Int, false, Alike}, {ts.Int, ts.UInt, false, Cut}, {ts.Long, ts.Int, false, Cut},
		{ts.Int, ts.Char, false, Cut}, {ts.Int, ts.Long, false, Open}, {ts.Char, ts.Int, false, Open},
		{ptr, other, false, Alike}, {ptr, ts.Long, false, Cut}, {ts.Long, ptr, false, Cut},
		{ts.Int, ptr, false, Open}, {ptr, ts.Int, false, Cut},
		{ts.Int, ts.Bool, false, Open}, {ts.Bool, ts.Bool, false, Alike}, {ts.Bool, ts.Char, false, Cut}, {ts.Int128, ts.Int, false, Open},
		{ts.Double, ts.Int, false, Open}, {ts.Int, ts.Double, false, Open}, {ts.Double, ts.Float, false, Open},
		{ts.Double, ts.Float, true, Cut}, {ts.Double, ts.Double, true, Alike},
		{pair, unsigned, false, Alike}, {pair, float, false, Open}, {pair, ts.Long, false, Open},
	} {
		if got := Passes(c.from, c.to, c.loose); got != c.want {
			t.Errorf("%s to %s: %v, want %v", c.from, c.to, got, c.want)
		}
	}
	f := &Func{Type: &FuncType{}, Params: []*Var{{Type: ts.Int}, {Type: ts.Int}, {Type: ts.Int}}}
	for _, c := range []struct {
		model DataModel
		args  []Type
		want  [3]Passing
	}{
		{LP64, []Type{ts.Int, ts.UInt}, [3]Passing{Alike, Cut, Open}},
		{LP64, []Type{ts.Double, ts.Int, ts.Int}, [3]Passing{Open, Open, Open}}, // what follows lies in other registers
		{LP64, []Type{ts.Short, ts.Long, ts.Int}, [3]Passing{Open, Cut, Alike}},
		{ILP32, []Type{ts.LLong, ts.Int, ts.Int}, [3]Passing{Open, Open, Open}}, // or elsewhere on the stack
		{ILP32, []Type{NewTypes(ILP32).ULong, ts.Int, ts.Int}, [3]Passing{Cut, Alike, Alike}},
	} {
		got := f.Receives(c.args, c.model)
		for i, want := range c.want {
			if got[i] != want {
				t.Errorf("%v: parameter %d finds %v, want %v", c.args, i, got[i], want)
			}
		}
	}
}
