package digesttest

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/localtrace"
)

// simulation runs a product along all local traces of a program, to a fixpoint of the facts and of what is
// merged.
type simulation struct {
	check   Check
	r       *localtrace.Result
	mode    Mode
	p       *digest.Product
	digests [][]digest.Tuple // by trace: what its digest may be
	before  [][]digest.Tuple // likewise, just before the event or the access
	merged  map[at][]digest.Tuple
	facts   digest.Table
	threads map[int][]digest.Thread // by thread number: the names that the threads have
	changed bool
	// checking is set for the last round, when nothing changes any more.
	checking bool
	failure  *Failure

	// asked are the pairs of program points of which the components were asked, with those that exclude them
	// always. roots are the components that no other one requires.
	asked   map[[2]int]uint64
	roots   uint64
	answers map[question]uint64
	// heeded are the kinds of events that change an element of the digest under test, or a fact; looks is set
	// if what is to be seen of the program does. event is the kind of the event at hand, if there is one.
	heeded  map[digest.Kind]bool
	looks   bool
	kind    digest.Kind
	atEvent bool
}

// at is a program point with a key; the key is not used when merging all.
type at struct {
	point int
	key   digest.Tuple
}

// maxRounds bounds the iteration; a digest whose elements or facts grow for ever fails.
const maxRounds = 60

func (c Check) simulate(r *localtrace.Result, mode Mode) (*simulation, error) {
	p, err := digest.NewProduct(c.components(r.Program)...)
	if err != nil {
		return nil, err
	}
	s := &simulation{
		check: c, r: r, mode: mode, p: p, digests: make([][]digest.Tuple, len(r.Traces)), before: make([][]digest.Tuple, len(r.Traces)),
		merged: make(map[at][]digest.Tuple), threads: make(map[int][]digest.Thread), facts: make(digest.Table),
		asked: make(map[[2]int]uint64), answers: make(map[question]uint64), heeded: make(map[digest.Kind]bool),
	}
	for _, i := range roots(p) {
		s.roots |= 1 << i
	}
	p.Watch(r.Program)
	for round := 0; ; round++ {
		s.changed = false
		for _, t := range r.Traces {
			if s.trace(t); s.failure != nil {
				return s, s.failure
			}
		}
		switch {
		case round > maxRounds:
			return s, &Failure{Condition: "termination", Text: fmt.Sprintf("facts and elements still grow after %d rounds", round)}
		case s.checking:
			return s, nil
		}
		// Once more: what was not possible for want of a fact may be possible now. If there is no end to it,
		// perhaps a check says why.
		s.checking = !s.changed || round == maxRounds
	}
}

// fail records the first failure.
func (s *simulation) fail(condition string, components uint64, traces []*localtrace.Trace, format string, args ...any) {
	if s.failure == nil && s.checking {
		s.failure = &Failure{Condition: condition, Text: fmt.Sprintf(format, args...), Traces: traces, s: s, components: components}
	}
}

// trace computes the digests of a trace from those of its predecessors.
func (s *simulation) trace(t *localtrace.Trace) {
	var next []digest.Tuple
	if s.atEvent = t.Event != nil; s.atEvent {
		s.kind = t.Event.Kind
	}
	if t.Prev != nil {
		s.before[t.ID] = s.see(t.Ahead, t.Prev, s.digests[t.Prev.ID])
	}
	switch {
	case t.Edge == nil:
		next = []digest.Tuple{s.p.Init(env{s})}
	case t.First():
		ev := s.event(t)
		for _, a := range s.digests[t.Creator.ID] {
			if _, ok := s.p.Step(env{s}, a, ev); !ok {
				continue
			}
			ts := s.p.New(env{s}, a, ev)
			if len(ts) == 0 {
				s.fail("creation", 0, []*localtrace.Trace{t}, "Step allows the create, but New has no element for the thread")
				return
			}
			if !slices.Equal(ts, s.p.New(env{s}, a, ev)) {
				s.fail("determinism", 0, []*localtrace.Trace{t}, "New gives different answers to the same question")
			}
			next = append(next, ts...)
		}
	case t.Access != nil:
		next = s.access(t)
	case t.Event == nil:
		next = s.before[t.ID]
	case t.Event.Kind.Class() == digest.ClassObserving:
		next = s.observe(t, s.event(t), t.Sees)
	default:
		next = s.step(t, s.event(t))
	}
	if s.failure != nil {
		return
	}
	if t.Prev != nil && t.Event != nil && len(next) > 0 && len(s.before[t.ID]) > 0 && next[0] != s.before[t.ID][0] {
		s.heeded[t.Event.Kind] = true
	}
	next = s.see(t.Behind, t, next)
	s.define(t, next)
	next = slices.Clone(next)
	for i, a := range next {
		next[i] = s.merge(t, a)
	}
	slices.Sort(next)
	next = slices.Compact(next)
	if !slices.Equal(next, s.digests[t.ID]) {
		s.digests[t.ID], s.changed = next, true
	}
	if t.First() {
		s.threads[t.Thread] = s.names(next)
	}
}

// names are the names that a thread may have, sorted.
func (s *simulation) names(ts []digest.Tuple) []digest.Thread {
	var names []digest.Thread
	for _, t := range ts {
		names = digest.Insert(names, s.p.Thread(t), func(a, b digest.Thread) int { return cmp.Compare(a.Key, b.Key) })
	}
	return names
}

func (s *simulation) step(t *localtrace.Trace, ev *digest.Event) []digest.Tuple {
	var next []digest.Tuple
	for _, a := range s.before[t.ID] {
		b, ok := s.p.Step(env{s}, a, ev)
		if again, ok2 := s.p.Step(env{s}, a, ev); again != b || ok2 != ok {
			s.fail("determinism", 0, []*localtrace.Trace{t}, "Step gives different answers to the same question")
		}
		if ok {
			next = append(next, b)
		}
	}
	if len(next) == 0 {
		s.fail("admissibility", 0, []*localtrace.Trace{t}, "the thread takes this step, but Step has no result")
	}
	return next
}

// observe extends the digests of t's past by an observing event, once for every trace that is observed.
func (s *simulation) observe(t *localtrace.Trace, ev *digest.Event, sees []*localtrace.Trace) []digest.Tuple {
	past := s.before[t.ID]
	var general []digest.Tuple
	ofPast := make(map[digest.Tuple]digest.Tuple)
	for _, a := range past {
		if b, ok := s.p.Observe(env{s}, a, digest.NoTuple, ev); ok {
			general = append(general, b)
			ofPast[a] = b
		}
	}
	if len(general) == 0 {
		s.fail("admissibility", 0, []*localtrace.Trace{t},
			"the thread takes this step, but Observe has no result if the observed trace is not known")
		return nil
	}
	if len(sees) == 0 {
		return general
	}
	var all []digest.Tuple
	for _, o := range sees {
		var next []digest.Tuple
		for _, a := range past {
			for _, seen := range s.digests[o.ID] {
				b, ok := s.p.Observe(env{s}, a, seen, ev)
				if again, ok2 := s.p.Observe(env{s}, a, seen, ev); again != b || ok2 != ok {
					s.fail("determinism", 0, []*localtrace.Trace{t}, "Observe gives different answers to the same question")
				}
				if !ok {
					continue
				}
				next = append(next, b)
				if g, ok := ofPast[a]; !ok || s.p.Key(g) == s.p.Key(b) && !s.p.Leq(b, g) {
					s.fail("generality", 0, []*localtrace.Trace{t, o},
						"what Observe says for this observed trace is not covered by what it says without one")
				}
			}
		}
		if len(next) == 0 {
			s.fail("admissibility", 0, []*localtrace.Trace{t, o}, "the thread observes this trace, but Observe has no result")
		}
		all = append(all, next...)
	}
	if s.mode.Anonymous {
		return general
	}
	return all
}

// access checks that the access sequence is possible, and that it leaves the digests as they are.
func (s *simulation) access(t *localtrace.Trace) []digest.Tuple {
	past := s.before[t.ID]
	if t.Access.Atomic {
		return past
	}
	base := s.abstract(t.Access.Cell).Base
	lock, unlock := digest.AccessEvents(base)
	seen := []digest.Tuple{digest.NoTuple}
	if t.Over != nil {
		seen = append(seen, s.digests[t.Over.ID]...)
	}
	possible := false
	for _, a := range past {
		for i, o := range seen {
			b, ok := s.p.Observe(env{s}, a, o, &lock)
			if !ok && i == 0 {
				s.fail("admissibility", 0, []*localtrace.Trace{t}, "Observe has no result for the lock of the atomicity mutex")
			}
			if !ok {
				continue
			}
			possible = possible || i > 0
			if c, ok := s.p.Step(env{s}, b, &unlock); !ok || c != a {
				s.fail("access stability", s.differ(a, c, ok), []*localtrace.Trace{t},
					"locking and unlocking the atomicity mutex of the accessed object changes the digest")
			}
		}
	}
	if t.Over != nil && !possible {
		s.fail("admissibility", 0, []*localtrace.Trace{t, t.Over},
			"the access comes after the other, but Observe has no result for the lock of the atomicity mutex")
	}
	s.sees(t)
	return past
}

// differ is the set of components in which two tuples differ.
func (s *simulation) differ(a, b digest.Tuple, ok bool) (set uint64) {
	if !ok {
		return 0
	}
	for i := range s.p.Components() {
		if s.p.Element(a, i) != s.p.Element(b, i) {
			set |= 1 << i
		}
	}
	return set
}

// define compares with the author's own definition.
func (s *simulation) define(t *localtrace.Trace, next []digest.Tuple) {
	if s.check.Definition == nil || s.mode.Coarsen != 0 || s.mode.Merging == ByBudget {
		return
	}
	for i, c := range s.p.Components() {
		id, ok := s.check.Definition(c, t)
		if !ok {
			continue
		}
		if !slices.ContainsFunc(next, func(a digest.Tuple) bool {
			e := s.p.Element(a, i)
			return e == id || c.Key(e) == c.Key(id) && c.Leq(id, e)
		}) {
			s.fail("admissibility", 1<<i, []*localtrace.Trace{t},
				"by definition, the digest of this trace is %s, which is not below any result", c.Describe(id, s.name))
		}
	}
}

// merge joins a digest with what has been found at its program point, as the mode says.
func (s *simulation) merge(t *localtrace.Trace, a digest.Tuple) digest.Tuple {
	k := at{t.Point, s.p.Key(a)}
	var combine func(a, b digest.Tuple) (digest.Tuple, bool)
	switch s.mode.Merging {
	case ByTrace:
		return a
	case ByKey:
		combine = func(a, b digest.Tuple) (digest.Tuple, bool) { return s.p.Join(a, b), true }
	case ByBudget:
		k.key, combine = 0, s.p.Merge
	}
	for i, b := range s.merged[k] {
		if s.mode.Merging == ByKey && s.p.Leq(a, b) { // as the solver of a constraint system sees it: nothing new
			return b
		}
		m, ok := combine(b, a)
		if !ok {
			continue
		}
		if s.mode.Merging == ByKey && (!s.p.Leq(a, m) || !s.p.Leq(b, m) || s.p.Key(m) != k.key) {
			s.fail("joins", s.differ(a, b, true), []*localtrace.Trace{t},
				"the join of two elements is not an upper bound with the same key")
		}
		if m != b {
			s.merged[k][i], s.changed = m, true
		}
		return m
	}
	s.merged[k] = append(s.merged[k], a)
	return a
}

// env provides the facts. No assumption is granted: programs that break one are among those that are generated.
type env struct{ s *simulation }

func (e env) Fact(id digest.FactID) digest.Fact { return e.s.facts.Fact(id) }

func (e env) Contribute(id digest.FactID, f digest.Fact) {
	s := e.s
	old := s.facts[id]
	if old != nil && f.Leq(old) {
		return
	}
	s.facts.Contribute(id, f)
	s.changed = true
	if s.atEvent {
		s.heeded[s.kind] = true
	}
	if joined := s.facts[id]; !f.Leq(joined) || old != nil && !old.Leq(joined) {
		s.fail("joins", 0, nil, "Join is not an upper bound of the values of the fact %v", id)
	}
}

func (e env) Assume(int, string, cfg.Pos, string) bool { return false }
