package race

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// labels is a digest whose elements are given by events, and whose predicate is given by the test.
type labels struct {
	mayRun func(at digest.Location, a, b int) bool
}

func (*labels) Name() string            { return "labels" }
func (*labels) Init(digest.Context) int { return 0 }
func (*labels) Step(_ digest.Context, _ int, ev *digest.Event) (int, bool) {
	return ev.Site, true
}
func (*labels) Observe(_ digest.Context, a int, _ digest.Observed[int], _ *digest.Event) (int, bool) {
	return a, true
}
func (*labels) New(digest.Context, int, *digest.Event) []int { return []int{0} }
func (l *labels) MayRun(x digest.RaceContext, a, b int) bool { return l.mayRun(x.Location(), a, b) }

// world has objects that are all shared, but for those that are listed.
type world struct{ unshared []uint32 }

func (w world) Shared(base uint32) bool                 { return !slices.Contains(w.unshared, base) }
func (world) Name(base uint32, _ Bytes) string          { return string(rune('a' + base)) }
func (world) Declared(uint32) cfg.Pos                   { return cfg.Pos{} }
func (world) Origin(uint32) (*cfg.Var, *cfg.Edge, bool) { return nil, nil, true }
func (world) Thread(digest.Tuple) Thread                { return Thread{Unique: true} }
func (world) Locks(digest.Tuple) []Lock                 { return nil }
func (world) CallStack(int) []string                    { return nil }
func (world) Describe(digest.Tuple) []DigestText        { return nil }
func drawBytes(t *rapid.T) Bytes {
	b := Bytes{Size: rapid.Int64Range(1, 6).Draw(t, "size"), Lo: rapid.Int64Range(-20, 20).Draw(t, "lo"), Stride: rapid.Int64Range(1, 9).Draw(t, "stride")}
	b.Hi = b.Lo + b.Stride*rapid.Int64Range(0, 5).Draw(t, "steps")
	return b
}

func at(lo int64) Bytes                     { return Bytes{Lo: lo, Hi: lo, Size: 4} }
func always(digest.Location, int, int) bool { return true }
func point(line int, base uint32, kind AccessKind, b Bytes) Point {
	return Point{Pos: cfg.Pos{Line: line}, Base: base, Kind: kind, Bytes: b}
}

// newPass returns a pass, and the tuple of each label.
func newPass(t interface{ Fatal(...any) }, w world, mayRun func(at digest.Location, a, b int) bool) (*Pass, func(label int) digest.Tuple) {
	p, err := digest.NewProduct(digest.Erase(&labels{mayRun}))
	if err != nil {
		t.Fatal(err)
	}
	pass := &Pass{Product: p, Facts: digest.NoEnv{}, World: w, Excluders: ^uint64(0)}
	p.Init(digest.NoEnv{}) // the first tuple, of label 0
	return pass, func(label int) digest.Tuple {
		tuple, _ := p.Step(digest.NoEnv{}, p.Init(digest.NoEnv{}), &digest.Event{Kind: digest.EvSignal, Site: label})
		return tuple
	}
}

// TestConflict: what conflicts does so in whichever order the two accesses come.
func TestConflict(t *testing.T) {
	read, write, free := Point{Kind: Read, Bytes: at(0)}, Point{Kind: Write, Bytes: at(0)}, Point{Kind: Free, Bytes: Bytes{}}
	with := func(p Point, change func(*Point)) Point { change(&p); return p }
	atomic := func(p *Point) { p.Atomic = true }
	use := Point{Kind: Write, Atomic: true, Sync: true, Bytes: at(0)} // of a mutex, say
	make := Point{Kind: Write, Sync: true, Bytes: at(0)}
	apart := func(p *Point) { p.Apart = true }
	elsewhere := func(p *Point) { p.Bytes = at(4) }
	own := func(p *Point) { p.Own = true }
	anywhere := func(p *Point) { p.Anywhere, p.Bytes = true, at(96) }
	for _, c := range []struct {
		name string
		a, b Point
		want bool
	}{
		{"two reads", read, read, false},
		{"a read and a write", read, write, true},
		{"two writes", write, write, true},
		{"next to each other", write, with(write, elsewhere), false},
		{"an atomic write and a read", with(write, atomic), read, true},
		{"an atomic read and a write", with(read, atomic), write, true},
		{"two atomic writes", with(write, atomic), with(write, atomic), false},
		{"free and read", free, read, true},
		{"free and an atomic write", free, with(write, atomic), true},
		{"free twice", free, free, true},
		{"free and the use of a mutex", free, use, true},
		{"free and the making of a mutex", free, make, true},
		{"two uses", use, use, false},
		{"making and use", make, use, true},
		{"made twice", make, make, true},
		{"making and a read of the bytes", make, read, true},
		{"use and a write of the bytes", use, write, true},
		{"making and a read of the bytes, apart", with(make, apart), read, false},
		{"use and a write of the bytes, apart", with(use, apart), write, false},
		{"making and use, apart", with(make, apart), with(use, apart), true},
		{"free and use, apart", free, with(use, apart), true},
		{"a thread-local variable by its name", with(write, own), with(write, own), false},
		{"a thread-local variable by its address", with(write, own), write, true},
		{"an unknown pointer", write, with(write, anywhere), true},
		{"an unknown pointer and two reads", read, with(read, anywhere), false},
	} {
		if got := conflict(&c.a, &c.b); got != c.want {
			t.Errorf("%s: %t", c.name, got)
		}
		if got := conflict(&c.b, &c.a); got != c.want {
			t.Errorf("%s, mirrored: %t", c.name, got)
		}
	}
}

// TestSignals: what handlers share with the one thread of a program by flags does not race, and what they share with
// the main thread of others is only possible.
func TestSignals(t *testing.T) {
	flag := func(p Point) Point { p.Signal = true; return p }
	by := func(p Point) Point { p.Handler = true; return p }
	read, write := point(1, 0, Read, at(0)), point(2, 0, Write, at(0))
	for _, c := range []struct {
		name  string
		alone bool
		a, b  Point
		want  Confidence
	}{
		{"flags of one thread", true, by(flag(write)), flag(read), ""},
		{"flags of two handlers", true, by(flag(write)), by(flag(read)), ""},
		{"read as something else", true, by(flag(write)), read, Likely},
		{"written as something else", true, by(write), flag(read), Likely},
		{"flags of the main thread", false, by(flag(write)), flag(read), Possible},
		{"flags of two handlers, among threads", false, by(flag(write)), by(flag(read)), Possible},
		{"a flag and something else, among threads", false, by(flag(write)), read, Likely},
		{"flags, no handler", false, flag(write), flag(read), Likely},
	} {
		pass, _ := newPass(t, world{}, always)
		pass.Alone = c.alone
		var r Report
		pass.Run([]Point{c.a, c.b}, &r)
		got := Confidence("")
		if len(r.Races) > 0 {
			got = r.Races[0].Confidence
		}
		if got != c.want {
			t.Errorf("%s: %q", c.name, got)
		}
	}
}

// TestNeeded: each location names who excludes its pairs, also where that is who excludes those of another one.
func TestNeeded(t *testing.T) {
	pass, tuple := newPass(t, world{}, func(digest.Location, int, int) bool { return false })
	var points []Point
	for i := range 3 {
		for j := range 3 {
			w := point(1+10*i+j, 0, Write, at(int64(8*i)))
			w.Digest = tuple(1 + j%2)
			points = append(points, w)
		}
	}
	var r Report
	pass.Run(points, &r)
	if len(r.Locations) != 3 || len(r.Races) > 0 {
		t.Fatalf("%+v", r)
	}
	for _, l := range r.Locations {
		if len(l.Needed) != 1 {
			t.Errorf("%s: %q exclude all pairs, not one digest", l.Name, l.Needed)
		}
	}
}

// TestNewest: if either side knows the object as the newest that it has made, the digests are asked about that one:
// to freshness, the summary is not fresh.
func TestNewest(t *testing.T) {
	const summary, newest = 1, 7
	for _, side := range []string{"neither", "first", "second"} {
		var asked []digest.Location
		pass, tuple := newPass(t, world{}, func(at digest.Location, a, b int) bool {
			asked = append(asked, at)
			return a != b // no access races with itself
		})
		points := []Point{point(1, summary, Write, at(0)), point(2, summary, Write, at(0))}
		points[0].Digest, points[1].Digest = tuple(1), tuple(2)
		want := uint32(newest)
		switch side {
		case "neither":
			want = summary
		case "first":
			points[0].Newest = newest
		case "second":
			points[1].Newest = newest
		}
		var r Report
		pass.Run(points, &r)
		// The three questions are about the first access and itself, both, and the second and itself.
		if len(asked) != 3 || asked[1] != (digest.Location{Base: want}) {
			t.Errorf("%s: asked about %v", side, asked)
		}
		if len(r.Races) != 1 {
			t.Errorf("%s: %v", side, r.Races)
		}
	}
}

// TestEnclosed: an access that encloses others meets each of them, also one that does not meet those before it.
func TestEnclosed(t *testing.T) {
	pass, _ := newPass(t, world{}, always)
	var r Report
	points := []Point{
		point(1, 1, Write, Bytes{Size: 16}), point(2, 1, Read, at(4)), point(3, 1, Read, at(8)),
		point(4, 1, Read, Bytes{Lo: 12, Hi: 12, Size: 8}), point(5, 1, Read, Bytes{Lo: 16, Hi: 16, Size: 2}),
	}
	pass.Run(points, &r)
	want := [][2]int{{0, 0}, {0, 1}, {0, 2}, {0, 3}}
	if len(r.Races) != 1 || !slices.Equal(r.Races[0].Pairs, want) {
		t.Errorf("%+v", r.Races)
	}
}

// TestManyPairs: where there are many, each access is in one, and any two places that race are in one, or in sets that do.
func TestManyPairs(t *testing.T) {
	const lines, labels = 80, 3
	pass, tuple := newPass(t, world{}, always)
	var points []Point
	for line := range lines {
		for label := range labels {
			p := point(line+1, 1, Write, at(0))
			p.Digest, p.Atomic = tuple(label), line%8 > 0
			points = append(points, p)
		}
	}
	var r Report
	pass.Run(points, &r)
	if len(r.Races) != 1 || len(r.Races[0].Accesses) != lines*labels {
		t.Fatalf("%d races", len(r.Races))
	}
	f := &r.Races[0]
	listed, paired := map[[2]int]bool{}, map[int]bool{}
	list := func(i, j int) {
		a, b := &f.Accesses[i], &f.Accesses[j]
		if a.Atomic && b.Atomic {
			t.Fatalf("%+v and %+v do not race", a, b)
		}
		listed[[2]int{min(a.Pos.Line, b.Pos.Line), max(a.Pos.Line, b.Pos.Line)}] = true
	}
	for _, p := range f.Pairs {
		list(p[0], p[1])
		paired[p[0]], paired[p[1]] = true, true
	}
	for _, c := range f.Crossed {
		for _, i := range c.A {
			for _, j := range c.B {
				list(i, j)
			}
		}
	}
	const plain = lines / 8
	if want := lines*(lines+1)/2 - (lines-plain)*(lines-plain+1)/2; len(listed) != want || len(paired) != lines*labels {
		t.Errorf("%d pairs of places, not %d, and %d accesses are listed", len(listed), want, len(paired))
	}
}

// TestSites: of many pairs of the same two places, which differ in their digests alone, not all are listed; but each access
// is.
func TestSites(t *testing.T) {
	const first, late, labels = 91, 6, 3
	pass, tuple := newPass(t, world{}, func(_ digest.Location, a, b int) bool { return (a == 0) == (b == 0) })
	var points []Point
	add := func(line, label int) {
		p := point(line, 1, Write, Bytes{Lo: 0, Hi: 0, Size: int64(line)}) // of which no two are of one class
		p.Digest = tuple(label)
		points = append(points, p)
	}
	for line := range first {
		add(line+1, 0)
	}
	for line := range late {
		for label := 1; label < labels; label++ {
			add(first+line+1, label)
		}
	}
	var r Report
	pass.Run(points, &r)
	sites, paired, pairs := map[[2]int]bool{}, map[int]bool{}, 0
	f := &r.Races[0]
	for _, p := range f.Pairs {
		a, b := f.Accesses[p[0]].Pos.Line, f.Accesses[p[1]].Pos.Line
		paired[p[0]], paired[p[1]] = true, true
		if a > first {
			sites[[2]int{min(a, b), max(a, b)}] = true
			pairs++
		}
	}
	const n, all = late * (labels - 1), late * (late + 1) / 2
	if len(r.Races) != 1 || len(f.Pairs)-pairs < manyPairs || len(paired) != first+n {
		t.Fatalf("%d races, %d pairs, %d accesses in pairs", len(r.Races), len(f.Pairs), len(paired))
	}
	if len(sites) != all || pairs >= n*(n+1)/2 {
		t.Errorf("%d pairs of %d accesses at %d pairs of places, not %d", pairs, n, len(sites), all)
	}
}

// TestAlike: of accesses to the same bytes, some may be atomic, or have other digests: each is looked at by itself,
// whichever comes first.
func TestAlike(t *testing.T) {
	plain, atomic := point(1, 1, Write, at(0)), point(2, 1, Write, at(0))
	atomic.Atomic = true
	for _, points := range [][]Point{{plain, atomic}, {atomic, plain}} {
		pass, _ := newPass(t, world{}, always)
		var r Report
		pass.Run(points, &r)
		if len(r.Races) != 1 || len(r.Races[0].Pairs) != 2 {
			t.Errorf("%+v", r.Races)
		}
	}
	for _, order := range [][2]int{{1, 2}, {2, 1}} {
		pass, tuple := newPass(t, world{}, func(_ digest.Location, a, b int) bool { return a == 2 && b == 2 })
		points := []Point{plain, plain}
		for i := range points {
			points[i].Pos.Line, points[i].Digest = i+1, tuple(order[i])
		}
		var r Report
		pass.Run(points, &r)
		if len(r.Races) != 1 || len(r.Races[0].Accesses) != 1 || order[r.Races[0].Accesses[0].Pos.Line-1] != 2 {
			t.Errorf("%v: %+v", order, r.Races)
		}
	}
}

// TestChosen: objects that nobody shares, and frees where they are to be ignored, are left out; digests that are not
// asked for exclude nothing.
func TestChosen(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*Pass)
		races  int
	}{
		{"all", func(*Pass) {}, 2},
		{"unshared", func(p *Pass) { p.World = world{[]uint32{2}} }, 1},
		{"frees", func(p *Pass) { p.IgnoreFrees = true }, 1},
		{"no digest", func(p *Pass) { p.Excluders = 0 }, 3},
	} {
		pass, tuple := newPass(t, world{}, func(_ digest.Location, a, b int) bool { return a+b == 0 })
		points := []Point{
			point(1, 1, Free, Bytes{}), point(2, 1, Read, at(0)),
			point(3, 2, Write, at(0)), point(4, 2, Read, at(0)),
			point(5, 3, Write, at(0)), point(6, 3, Read, at(0)),
		}
		points[4].Digest, points[5].Digest = tuple(1), tuple(1)
		c.change(pass)
		var r Report
		pass.Run(points, &r)
		if len(r.Races) != c.races || r.Incomplete != "" {
			t.Errorf("%s: %d races, %q", c.name, len(r.Races), r.Incomplete)
		}
	}
}

// TestStopped: a pass that is stopped says so, whenever that is.
func TestStopped(t *testing.T) {
	for after := range 3 {
		pass, _ := newPass(t, world{}, always)
		pass.Stop = func() string {
			if after--; after < 0 {
				return "enough"
			}
			return ""
		}
		var r Report
		pass.Run([]Point{point(1, 1, Write, at(0)), point(2, 1, Write, at(8)), point(3, 2, Write, at(0))}, &r)
		if r.Incomplete != "enough" {
			t.Errorf("%q", r.Incomplete)
		}
	}
}

// TestPairs holds the pass against its definition, access by access: without classes, locations and questions that
// are asked once. Each access has a line of its own.
func TestPairs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const count = 3
		var excluded [count][count][4]bool // by labels, which are ordered, and by location
		for i := range excluded {
			for j := range i + 1 {
				for k := range excluded[i][j] {
					excluded[i][j][k] = rapid.IntRange(0, 3).Draw(t, "excluded") > 0
				}
			}
		}
		mayRun := func(at digest.Location, a, b int) bool {
			k := int(at.Base) & 3 // 1: the object, 2: its newest; 0, or 3 beside an object: through unknown pointers
			if at.Unknown && at.Base != 0 {
				k = 3
			}
			return !excluded[max(a, b)][min(a, b)][k]
		}
		pass, tuple := newPass(t, world{}, mayRun)
		n := rapid.IntRange(1, 8).Draw(t, "points")
		points, label := make([]Point, n), make([]int, n)
		for i := range points {
			p := point(i+1, 1, rapid.SampledFrom([]AccessKind{Read, Write, Free}).Draw(t, "kind"), drawBytes(t))
			if rapid.IntRange(0, 2).Draw(t, "single") > 0 {
				p.Bytes = Bytes{Lo: rapid.Int64Range(0, 6).Draw(t, "at"), Size: rapid.Int64Range(1, 8).Draw(t, "bytes")}
				p.Bytes.Hi = p.Bytes.Lo
			}
			p.Sync = rapid.IntRange(0, 3).Draw(t, "sync") == 0
			p.Apart = p.Sync && rapid.IntRange(0, 3).Draw(t, "apart") == 0
			p.Atomic = rapid.Bool().Draw(t, "atomic")
			p.Own = rapid.IntRange(0, 3).Draw(t, "own") == 0
			p.Anywhere = rapid.IntRange(0, 3).Draw(t, "anywhere") == 0
			if p.Anywhere {
				p.Base = 0
			} else if rapid.IntRange(0, 2).Draw(t, "newest") == 0 {
				p.Newest = 2
			}
			if p.Kind == Free {
				p.Sync, p.Apart, p.Atomic, p.Bytes = false, false, false, Bytes{}
			}
			label[i] = rapid.IntRange(0, count-1).Draw(t, "label")
			p.Digest = tuple(label[i])
			points[i] = p
		}
		var r Report
		pass.Run(points, &r)
		type lines [2]int
		listed, shown := map[lines]bool{}, map[bool]map[int]bool{false: {}, true: {}}
		for _, f := range r.Races {
			for _, a := range f.Accesses {
				shown[f.Object.Unknown][a.Pos.Line] = true
			}
			for _, p := range f.Pairs {
				a, b := f.Accesses[p[0]].Pos.Line, f.Accesses[p[1]].Pos.Line
				listed[lines{min(a, b), max(a, b)}] = true
			}
		}
		for i := range points {
			for j := range i + 1 {
				a, b := &points[j], &points[i]
				pair := lines{j + 1, i + 1}
				where := digest.Location{Base: max(a.Base, b.Base, a.Newest, b.Newest), Unknown: a.Anywhere || b.Anywhere}
				races := conflict(a, b) && mayRun(where, label[i], label[j])
				switch both := a.Anywhere && b.Anywhere; {
				case !races && listed[pair]:
					t.Fatalf("%+v and %+v are reported", a, b)
				case !races:
				case a.Anywhere != b.Anywhere:
					// The object is shown with one access of many that are alike; the finding of unknown memory has
					// all of them.
					named, unknown := j+1, i+1
					if a.Anywhere {
						named, unknown = i+1, j+1
					}
					if !shown[false][named] || !shown[true][unknown] {
						t.Fatalf("%+v and %+v are not shown", a, b)
					}
				case both && !(shown[true][i+1] && shown[true][j+1]) || !both && !listed[pair]:
					t.Fatalf("%+v and %+v are not reported", a, b)
				}
			}
		}
	})
}

// locked is a world in which label 1 holds m, and label 2 m and n.
type locked struct {
	world
	one, two digest.Tuple
}

func (w *locked) Locks(t digest.Tuple) []Lock {
	switch t {
	case w.one:
		return []Lock{{Name: "m"}}
	case w.two:
		return []Lock{{Name: "m"}, {Name: "m", Shared: true}, {Name: "n"}}
	}
	return nil
}

// TestGuard: the lock that most accesses of a location hold is named, with their number.
func TestGuard(t *testing.T) {
	pass, tuple := newPass(t, world{}, func(digest.Location, int, int) bool { return false })
	pass.World = &locked{one: tuple(1), two: tuple(2)}
	by := func(p Point, label int) Point { p.Digest = tuple(label); return p }
	var r Report
	pass.Run([]Point{
		by(point(1, 0, Write, at(0)), 1), by(point(2, 0, Write, at(0)), 2), by(point(3, 0, Read, at(0)), 0),
		by(point(4, 0, Write, at(8)), 2),
		by(point(5, 0, Write, at(16)), 0),
	}, &r)
	var got []string
	for _, l := range r.Locations {
		got = append(got, fmt.Sprint(l.Guard, l.Guarded, l.Accesses))
		for _, p := range l.Places {
			got = append(got, fmt.Sprint(p.Pos.Line, p.Writes))
		}
	}
	want := []string{"m2 3", "1 true", "2 true", "3 false", "m1 1", "4 true", "0 1", "5 true"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
