package confirm

import (
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/race"
)

// TestTarget: a race belongs to the finding that names its bytes, or else to one between whose first and last
// byte they lie; never to one of another part.
func TestTarget(t *testing.T) {
	v := &cfg.Var{Name: "a"}
	a, b, c := cfg.Pos{File: "a.c", Line: 1}, cfg.Pos{File: "a.c", Line: 2}, cfg.Pos{File: "a.c", Line: 3}
	accesses := []race.Access{{Pos: a}, {Pos: b}}
	finding := func(lo, hi, stride int64) race.Finding {
		return race.Finding{Object: race.Object{Var: v, Bytes: race.Bytes{Lo: lo, Hi: hi, Stride: stride, Size: 4}}, Accesses: accesses}
	}
	unknown := race.Finding{Object: race.Object{Unknown: true}, Accesses: []race.Access{{Pos: c}}}
	for _, c := range []struct {
		name     string
		findings []race.Finding
		at       [2]cfg.Pos
		offset   int64
		want     int
	}{
		{"an element", []race.Finding{finding(0, 0, 0), finding(4, 4, 0)}, [2]cfg.Pos{a, b}, 4, 1},
		{"between others", []race.Finding{finding(0, 16, 8), finding(4, 4, 0)}, [2]cfg.Pos{a, b}, 4, 1},
		{"between elements", []race.Finding{finding(0, 16, 8)}, [2]cfg.Pos{a, b}, 4, 0},
		{"behind them", []race.Finding{finding(0, 16, 8)}, [2]cfg.Pos{a, b}, 20, -1},
		{"before them", []race.Finding{finding(8, 16, 8)}, [2]cfg.Pos{a, b}, 4, -1},
		{"elsewhere", []race.Finding{finding(0, 16, 8)}, [2]cfg.Pos{a, c}, 4, -1},
		{"through an unknown pointer", []race.Finding{finding(0, 16, 8), unknown}, [2]cfg.Pos{a, c}, 4, 0},
		{"through an unknown pointer, behind them", []race.Finding{finding(0, 16, 8), unknown}, [2]cfg.Pos{a, c}, 20, -1},
		{"through unknown pointers", []race.Finding{finding(0, 16, 8), unknown}, [2]cfg.Pos{c, c}, 20, 1},
	} {
		m := newMatcher(&race.Report{Races: c.findings})
		side := func(p cfg.Pos) explore.Access {
			return explore.Access{Kind: interp.Write, Pos: p, Offset: c.offset, Size: 4}
		}
		if got := m.target(&explore.Race{First: side(c.at[0]), Second: side(c.at[1]), Of: &interp.Object{Var: v}}); got != c.want {
			t.Errorf("%s: finding %d, want %d", c.name, got, c.want)
		}
	}
}

// TestSafe: bytes of a variable are safe if no finding is about them, nor about what is not known.
func TestSafe(t *testing.T) {
	v, other := &cfg.Var{Name: "a"}, &cfg.Var{Name: "b"}
	some := race.Finding{Object: race.Object{Var: v, Bytes: race.Bytes{Lo: 4, Hi: 12, Stride: 8, Size: 4}}}
	all := race.Finding{Object: race.Object{Var: v}}
	unknown := race.Finding{Object: race.Object{Unknown: true}}
	nameless := race.Finding{}
	for _, c := range []struct {
		name         string
		findings     []race.Finding
		v            *cfg.Var
		offset, size int64
		want         bool
	}{
		{"one of several bytes", []race.Finding{some}, v, 14, 8, false},
		{"between them", []race.Finding{some}, v, 8, 4, false},
		{"before them", []race.Finding{some}, v, 0, 4, true},
		{"behind them", []race.Finding{some}, v, 16, 1, true},
		{"another variable", []race.Finding{some, all}, other, 4, 4, true},
		{"all of it", []race.Finding{all}, v, 100, 4, false},
		{"the second finding", []race.Finding{some, all}, v, 100, 4, false},
		{"what is not known", []race.Finding{some, unknown}, other, 0, 4, false},
		{"what has no name", []race.Finding{nameless}, other, 0, 4, false},
	} {
		if got := newMatcher(&race.Report{Races: c.findings}).safe(c.v, c.offset, c.size); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// TestCandidates: each finding has its first pairs among the candidates, the first ones of all before the second ones, and
// one of very many pairs not all.
func TestCandidates(t *testing.T) {
	few := race.Finding{Accesses: []race.Access{{Pos: cfg.Pos{Line: 1}}, {Pos: cfg.Pos{Line: 2}}}, Pairs: [][2]int{{0, 0}, {0, 1}}}
	many := race.Finding{Accesses: []race.Access{{Pos: cfg.Pos{Line: 3}}}, Pairs: make([][2]int, 5*maxCandidates)}
	got := newMatcher(&race.Report{Races: []race.Finding{few, many}}).candidates()
	if len(got) != 2+maxCandidates {
		t.Errorf("%d candidates", len(got))
	}
	for i, want := range []int{0, 1, 0, 1, 1} {
		if got[i].Target != want {
			t.Errorf("candidate %d is of finding %d, not %d", i, got[i].Target, want)
		}
	}
}
