package causes_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/race"
)

// Of what is only possible, one finding tells of one object what all threads do with it for the same reason.
func TestFolded(t *testing.T) {
	by := func(start string) race.Thread {
		if start == "main" {
			return race.Thread{Name: start, Unique: true}
		}
		return race.Thread{Name: start, Unique: true, Path: []race.Start{{Func: start, Pos: cfg.Pos{File: "p.c", Line: 90}}}}
	}
	access := func(line int, thread string, kind race.AccessKind, text, external string) race.Access {
		return race.Access{Pos: cfg.Pos{File: "p.c", Line: line, Column: 1}, Kind: kind, Thread: thread, By: by(thread), Text: text,
			CallStack: []string{thread, text}, External: external}
	}
	pair := func(location string, grade race.Confidence, a, b race.Access) race.Finding {
		f := race.Finding{Location: location, Confidence: grade, Accesses: []race.Access{a, b}, Pairs: [][2]int{{0, 1}}}
		if grade == race.Likely {
			f.Likely = f.Pairs
		}
		return f
	}
	members := func(grade race.Confidence) []race.Finding {
		return []race.Finding{
			pair("s.a", grade, access(1, "main", race.Write, "s.a", ""), access(2, "f", race.Read, "s.a", "")),
			pair("s.b", grade, access(3, "g", race.Write, "s.b", ""), access(4, "h", race.Read, "s.b", "")),
		}
	}
	local := func(f race.Finding, is bool) race.Finding {
		f.Object.Local = is
		return f
	}
	both := func(grade race.Confidence, isLocal bool) []race.Finding {
		return []race.Finding{
			local(pair("f::x", grade, access(1, "f", race.Write, "x", ""), access(2, "g", race.Read, "x", "")), isLocal),
			local(pair("h::y", grade, access(3, "f", race.Write, "y", ""), access(4, "g", race.Read, "y", "")), isLocal),
		}
	}
	locked := func(a race.Access, lock string) race.Access {
		a.Locks = []race.Lock{{Name: lock}}
		return a
	}
	memory := func(grade race.Confidence, lock string) []race.Finding {
		a, b := access(2, "f", race.Write, "q->a", ""), access(3, "g", race.Read, "q->a", "")
		if lock != "" {
			a = locked(a, lock)
		}
		return []race.Finding{
			pair("malloc@p.c:8", grade, a, b),
			pair("malloc@p.c:8", grade, access(1, "h", race.Free, "", ""), b),
		}
	}
	// Of three places that write to a member, one happens to hold a lock; another member nobody locks.
	chance := func(lock string) []race.Finding {
		f := race.Finding{Location: "s.a", Confidence: race.Possible, Pairs: [][2]int{{0, 1}, {0, 2}, {1, 2}}, Accesses: []race.Access{
			locked(access(1, "main", race.Write, "s.a", ""), "l"), access(2, "f", race.Write, "s.a", ""), access(3, "g", race.Write, "s.a", "")}}
		g := pair("s.b", race.Possible, access(4, "g", race.Write, "s.b", ""), access(5, "h", race.Read, "s.b", ""))
		if lock != "" {
			for i := range f.Accesses[:2] {
				f.Accesses[i] = locked(f.Accesses[i], lock)
			}
			f.Pairs = f.Pairs[1:]
		}
		return []race.Finding{f, g}
	}
	// Threads that begin with one function write into memory of two kinds.
	own := func(grade race.Confidence, function string) []race.Finding {
		in := func(a race.Access, function string) race.Access {
			a.CallStack = []string{"f", function}
			return a
		}
		return []race.Finding{
			pair("malloc@p.c:8", grade, in(access(1, "f", race.Write, "q->a", ""), "make"), in(access(2, "f", race.Write, "q->a", ""), "make")),
			pair("malloc@p.c:9", grade, in(access(3, "f", race.Write, "r->b", ""), "create"), in(access(4, "f", race.Write, "r->b", ""), function)),
		}
	}
	// Two variables are written under locks, at two places each, and read without.
	reads := func(grade race.Confidence, lock string) []race.Finding {
		written := func(name, lock string, line int) race.Finding {
			f := race.Finding{Location: name, Confidence: grade, Pairs: [][2]int{{0, 2}, {1, 2}}, Accesses: []race.Access{
				locked(access(line, "f", race.Write, name, ""), lock), locked(access(line+1, "g", race.Write, name, ""), lock),
				access(line+2, "h"+name, race.Read, name, "")}}
			if grade == race.Likely {
				f.Likely = f.Pairs
			}
			return f
		}
		return []race.Finding{written("x", "m", 1), written("y", lock, 11)}
	}
	// Handlers touch a variable each that threads use, too.
	handled := func(first, second string) []race.Finding {
		by := func(a race.Access) race.Access {
			a.Handler = true
			return a
		}
		return []race.Finding{
			pair("x", race.Likely, by(access(1, first, race.Write, "x", "")), access(2, "main", race.Read, "x", "")),
			pair("y", race.Likely, access(3, "f", race.Read, "y", ""), by(access(4, second, race.Write, "y", ""))),
		}
	}
	// An access may be to any of six objects, of which some race by other accesses, too.
	wide := func(others int) (all []race.Finding) {
		for i := range 6 {
			name := fmt.Sprintf("v%d", i)
			all = append(all, pair(name, race.Possible, access(50, "main", race.Write, "*p", ""), access(51+i, "f", race.Read, "w"+name, "")))
			if i < others {
				all = append(all, pair(name, race.Possible, access(60+i, "f", race.Write, name, ""), access(70+i, "g", race.Read, name, "")))
			}
		}
		return all
	}
	// Two members are used under locks that others may release.
	broken := func(first, second string) []race.Finding {
		under := func(a race.Access, lock string) race.Access {
			a.Digests = []race.DigestText{{Name: "lockset", Text: lock, Locks: true}}
			return a
		}
		return []race.Finding{
			pair(first, race.Possible, under(access(1, "f", race.Write, "q->a", ""), "{a}"), under(access(2, "g", race.Read, "q->a", ""), "{a}")),
			pair(second, race.Possible, under(access(3, "h", race.Write, "q->b", ""), "{b}"), under(access(4, "i", race.Read, "q->b", ""), "{b}")),
		}
	}
	// Two locks are made when there is a thread already that uses them, or one for each.
	made := func(user string, grade race.Confidence) []race.Finding {
		one := func(lock, user string, line int) race.Finding {
			maker := access(line, "main", race.Write, "init mutex(&"+lock+")", "")
			uses := access(line+1, user, race.Write, "lock mutex(&"+lock+")", "")
			maker.Sync, uses.Sync, uses.Atomic = true, true, true
			return pair(lock, grade, maker, uses)
		}
		return []race.Finding{one("l", "f", 1), one("m", user, 11)}
	}
	// A variable is written under a lock at one place, and read at another one without, and so is another one.
	once := func(kind race.AccessKind) []race.Finding {
		return []race.Finding{
			pair("x", race.Possible, locked(access(1, "f", race.Write, "x", ""), "m"), access(2, "g", kind, "x", "")),
			pair("y", race.Possible, locked(access(11, "h", race.Write, "y", ""), "m"), access(12, "i", kind, "y", "")),
		}
	}
	// Of two variables that are written under locks and read without, one is written under two locks.
	twoLocks := func(lock string) []race.Finding {
		fs := append(reads(race.Possible, "m"), reads(race.Possible, "m")[0])
		fs[2].Location = "z"
		fs[2].Accesses = []race.Access{locked(access(21, "f", race.Write, "z", ""), "k"), access(22, "hz", race.Read, "z", "")}
		fs[2].Accesses[0].Locks = append(fs[2].Accesses[0].Locks, race.Lock{Name: lock})
		fs[2].Pairs = [][2]int{{0, 1}}
		return fs
	}
	// Some ways lead to a place with a lock, and nothing else holds it.
	partly := func() []race.Finding {
		f := race.Finding{Location: "s.a", Confidence: race.Possible, Pairs: [][2]int{{0, 1}, {0, 2}}, Accesses: []race.Access{
			locked(access(1, "f", race.Write, "s.a", ""), "l"), access(1, "g", race.Write, "s.a", ""), access(2, "h", race.Read, "s.a", "")}}
		return []race.Finding{f, pair("s.b", race.Possible, access(4, "g", race.Write, "s.b", ""), access(5, "i", race.Read, "s.b", ""))}
	}
	const unknown = "code behind the pointer "
	for name, c := range map[string]struct {
		races []race.Finding
		want  []int // how many races each finding is about
	}{
		"members":                {members(race.Possible), []int{2}},
		"local variables":        {both(race.Possible, true), []int{2}},
		"likely local variables": {both(race.Likely, true), []int{1, 1}},
		"global variables":       {both(race.Possible, false), []int{1, 1}},
		"likely members":         {members(race.Likely), []int{1, 1}},
		"ends": {[]race.Finding{
			pair("malloc@p.c:8", race.Possible, access(1, "main", race.Free, "", ""), access(2, "f", race.Read, "q->a", "")),
			pair("malloc@p.c:8+8", race.Possible, access(3, "g", race.Free, "", ""), access(4, "h", race.Read, "q->b", "")),
		}, []int{2}},
		"memory":                      {memory(race.Possible, ""), []int{2}},
		"reads without a lock":        {reads(race.Possible, "m"), []int{2}},
		"reads without locks":         {reads(race.Possible, "l"), []int{1, 1}},
		"likely reads without a lock": {reads(race.Likely, "m"), []int{1, 1}},
		"own memory":                  {own(race.Possible, "create"), []int{2}},
		"likely own memory":           {own(race.Likely, "create"), []int{1, 1}},
		"used memory":                 {own(race.Possible, "use"), []int{1, 1}},
		"ends at one place": {[]race.Finding{
			pair("malloc@p.c:8", race.Possible, access(1, "main", race.Free, "", ""), access(2, "f", race.Read, "q->a", "")),
			pair("malloc@p.c:9", race.Possible, access(1, "g", race.Free, "", ""), access(4, "h", race.Read, "q->b", "")),
		}, []int{2}},
		"likely memory":                {memory(race.Likely, ""), []int{1, 1}},
		"memory with a lock":           {memory(race.Possible, "l"), []int{1, 1}},
		"locks by chance":              {chance(""), []int{2}},
		"locks that most of them hold": {chance("m"), []int{1, 1}},
		"pointers to functions": {[]race.Finding{
			pair("x", race.Possible, access(1, "main", race.Write, "", unknown+"p->f"), access(2, "f", race.Read, "x", "")),
			pair("y", race.Possible, access(3, "g", race.Write, "", unknown+"p->g"), access(4, "h", race.Read, "y", "")),
		}, []int{2}},
		"functions": {[]race.Finding{
			pair("x", race.Possible, access(1, "main", race.Write, "", "put"), access(2, "f", race.Read, "x", "")),
			pair("y", race.Possible, access(3, "g", race.Write, "", "get"), access(4, "h", race.Read, "y", "")),
		}, []int{1, 1}},
		"functions of a library": {[]race.Finding{
			pair("x", race.Possible, access(1, "main", race.Write, "", "snd_open"), access(2, "f", race.Read, "x", "")),
			pair("y", race.Possible, access(3, "g", race.Write, "", "snd_close"), access(4, "h", race.Read, "y", "")),
			pair("z", race.Possible, access(5, "g", race.Write, "", "pcm_close"), access(6, "h", race.Read, "z", "")),
		}, []int{2, 1}},
		"likely functions of a library": {[]race.Finding{
			pair("x", race.Likely, access(1, "main", race.Write, "", "snd_open"), access(2, "f", race.Read, "x", "")),
			pair("y", race.Likely, access(3, "g", race.Write, "", "snd_close"), access(4, "h", race.Read, "y", "")),
		}, []int{1, 1}},
		"what a function keeps": {[]race.Finding{
			pair("<time of ctime>", race.Likely, access(1, "main", race.Write, "", ""), access(2, "f", race.Read, "", "")),
			pair("<time>", race.Possible, access(3, "g", race.Write, "", ""), access(4, "h", race.Read, "", "")),
			pair("<error>", race.Possible, access(5, "g", race.Write, "", ""), access(6, "h", race.Read, "", "")),
		}, []int{2, 1}},
		"an access to what races anyway": {wide(6), []int{7, 1, 1, 1, 1, 1}},
		"an access to what does not":     {wide(5), []int{1, 1, 1, 1, 1, 6}},
		"locks beside memory":            {broken("malloc@p.c:8", "malloc@p.c:8+8"), []int{2}},
		"locks beside variables":         {broken("q.a", "q.b"), []int{1, 1}},
		"locks made late":                {made("f", race.Possible), []int{2}},
		"locks made late for others":     {made("g", race.Possible), []int{1, 1}},
		"a read without a lock":          {once(race.Read), []int{2}},
		"a write without a lock":         {once(race.Write), []int{1, 1}},
		"reads without two locks":        {twoLocks("m"), []int{3}},
		"reads without other locks":      {twoLocks("l"), []int{2, 1}},
		"reads without some locks": {func() []race.Finding {
			fs := twoLocks("m")
			z := &fs[2]
			z.Accesses = append(z.Accesses, locked(access(23, "g", race.Write, "z", ""), "k"))
			z.Pairs = append(z.Pairs, [2]int{2, 1})
			return fs
		}(), []int{2, 1}},
		"a lock on some ways":    {partly(), []int{2}},
		"what a handler touches": {handled("h", "h"), []int{2}},
		"what handlers touch":    {handled("h", "i"), []int{1, 1}},
	} {
		var got []int
		for _, f := range causes.Of(&race.Report{Races: c.races}) {
			got = append(got, len(f.Races))
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
	}
}
