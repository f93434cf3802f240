package race

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// TestConflicts: what is asked about a line is answered with all that conflicts with it, from either side, whoever
// excludes it; and with nothing else.
func TestConflicts(t *testing.T) {
	for _, order := range [][]int{{0, 1, 2, 3, 4, 5}, {5, 4, 3, 2, 1, 0}} {
		pass, tuple := newPass(t, world{}, func(at digest.Location, a, b int) bool {
			return a+b == 3 || at.Raced
		})
		points := []Point{
			point(1, 1, Write, at(0)), point(2, 1, Read, at(0)), point(2, 1, Read, at(0)), // twice, as in two calls
			point(3, 1, Read, at(0)), point(4, 1, Write, at(4)), point(5, 0, Write, at(0)),
		}
		points[0].Digest, points[1].Digest, points[2].Digest, points[3].Digest = tuple(1), tuple(2), tuple(2), tuple(1)
		points[5].Anywhere, points[5].Digest = true, tuple(7)
		var in []Point
		for _, i := range order {
			in = append(in, points[i])
		}
		for line, want := range map[int][]string{
			1: {"b 1 with 1 [labels]", "b 1 with 2 []", "b 1 with 3 [labels]", "b 1 with 5 [labels]"},
			2: {"b 2 with 1 []", "b 2 with 5 [labels]"},
			3: {"b 3 with 1 [labels]", "b 3 with 5 [labels]"},
			4: {"b 4 with 4 [labels]", "b 4 with 5 [labels]"},
			5: {"b 5 with 1 [labels]", "b 5 with 2 [labels]", "b 5 with 3 [labels]", "b 5 with 4 [labels]",
				UnknownMemory + " 5 with 5 [labels]"},
			6: nil,
		} {
			p := *pass
			p.Asked = func(p cfg.Pos) bool { return p.Line == line }
			var r Report
			p.Run(in, &r)
			var got []string
			for _, c := range r.Conflicts {
				got = append(got, fmt.Sprintf("%s %d with %d %v", c.Location, c.Here.Pos.Line, c.There.Pos.Line, c.Excluded))
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%v, line %d (-want +got)\n%s", order, line, diff)
			}
		}
		var r Report
		if pass.Run(in, &r); len(r.Conflicts) > 0 {
			t.Errorf("nobody has asked, and gets %v", r.Conflicts)
		}
	}
}

// TestConflictsBehind: what races only because a pointer comes by a race is excluded, and says because of what it
// races.
func TestConflictsBehind(t *testing.T) {
	pass, tuple := newPass(t, world{}, func(at digest.Location, a, b int) bool { return a != b && (at.Base == 1 || at.Raced) })
	pointer, object := point(1, 1, Write, at(0)), point(2, 2, Write, at(0))
	pointer.Carries = []uint32{2}
	seen, read := point(3, 1, Read, at(0)), point(4, 2, Read, at(0))
	pointer.Digest, object.Digest, seen.Digest, read.Digest = tuple(1), tuple(1), tuple(2), tuple(2)
	pass.Asked = func(p cfg.Pos) bool { return p.Line == 4 }
	var r Report
	pass.Run([]Point{pointer, object, seen, read}, &r)
	var got []string
	for _, c := range r.Conflicts {
		got = append(got, fmt.Sprintf("%s %d %v %q", c.Location, c.There.Pos.Line, c.Excluded, c.Because))
	}
	if diff := cmp.Diff([]string{`c 2 [labels] ""`, `c 2 [labels] "b"`}, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}
