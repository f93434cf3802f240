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
