package oracle

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"sort"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/rules"
)

// Load translates a program.
func Load(ctx context.Context, text string) (*cfg.Program, error) {
	return frontend.LoadSource(ctx, map[string]string{"main.c": text}, frontend.Options{})
}

// A Side is an access as a report shows it.
type Side struct {
	Pos    cfg.Pos
	Kind   string // read, write
	Atomic bool
}

func (s Side) String() string {
	a := ""
	if s.Atomic {
		a = "atomic "
	}
	return fmt.Sprintf("%s%s at %d:%d", a, s.Kind, s.Pos.Line, s.Pos.Column)
}

func (s Side) less(t Side) bool {
	if s.Pos != t.Pos {
		return s.Pos.Line < t.Pos.Line || s.Pos.Line == t.Pos.Line && s.Pos.Column < t.Pos.Column
	}
	return s.Kind < t.Kind
}

// A Pair is two accesses that an execution left unordered.
type Pair [2]Side

// A Witness tells how a pair was found.
type Witness struct {
	Pair
	Object string
	Seed   uint64 // of the schedule
	Step   int64
}

// access is what the detector remembers of an access to a byte.
type access struct {
	thread interp.ThreadID
	time   uint32
	found  uint32 // the time of [pairs.finds]
	side   Side
	does   rules.Access
}

// pairs finds all pairs of conflicting unordered accesses of an execution, not only the first as a detector for
// users does.
type pairs struct {
	m      *interp.Machine
	clocks explore.Clocks
	// finds counts plain accesses to pointers in variables as synchronisation. If that orders two accesses of
	// an allocated object, one thread has found the object through a pointer that it read without
	// synchronising: that is the race, and the other one only its consequence. (In terms of local traces:
	// accesses race if they are unordered but for the atomicity mutex of their own object.)
	finds explore.Clocks
	bytes map[byteAt][]access
	syncs map[byteAt][]access // operations on objects of synchronisation, by where these begin
	sizes map[byteAt]int64    // how many bytes those have
	names map[interp.ObjectID]string
	heap  map[interp.ObjectID]bool // objects that were allocated, also those that are gone
	found map[spot]Witness
	seed  uint64
	each  bool // found tells objects apart
	// own, if it is not 0, is the only object that counts, and plain accesses to pointers in all others are
	// counted by finds.
	own interp.ObjectID
	// over: something undefined has happened, behind which nothing counts
	over bool
}

// spot is where a pair was found: on an object, or (0) anywhere.
type spot struct {
	Pair
	object interp.ObjectID
}

// weakest orders no more than every version of C does: the analysis must report whatever races in one of them.
var weakest = explore.Clocks{Standard: rules.Standard{Weakest: true}}

type byteAt struct {
	object interp.ObjectID
	offset int64
}

func side(e *interp.Event, does rules.Access) Side {
	k := "read"
	switch does.Kind {
	case rules.Write, rules.Make:
		k = "write"
	case rules.Free:
		k = "free"
	}
	return Side{Pos: e.Pos(), Kind: k, Atomic: does.Indivisible()}
}

func (p *pairs) event(e *interp.Event) {
	defer p.clocks.Step(e)
	defer p.follow(e)
	if p.over = p.over || e.Kind.IsAccess() && outside(p.m, e); p.over {
		return
	}
	if !e.Kind.IsAccess() {
		explore.Operations(e, p.operation)
		return
	}
	if e.Internal {
		return
	}
	does := explore.AccessOf(e)
	// A library's access of unknown length certainly touches the first byte only.
	n := e.Size
	if e.Uncertain {
		n = min(n, 1)
	}
	for i := e.Offset; i < e.Offset+n; i++ {
		p.access(p.bytes, byteAt{e.Object, i}, e, does, e.Kind != interp.FreeObject)
	}
	for at, size := range p.sizes {
		if at.object == e.Object && (e.Kind == interp.FreeObject || at.offset < e.Offset+n && e.Offset < at.offset+size) {
			p.access(p.syncs, at, e, does, false)
		}
	}
}

// operation compares an operation on an object of synchronisation with others, and with accesses of its bytes.
func (p *pairs) operation(e *interp.Event, does rules.Access) {
	at := byteAt{e.Object, e.Offset}
	p.sizes[at] = max(p.sizes[at], e.Size)
	p.access(p.syncs, at, e, does, true)
	for i := e.Offset; i < e.Offset+e.Size; i++ {
		p.access(p.bytes, byteAt{e.Object, i}, e, does, false)
	}
}

// follow lets finds take note of an event. A copy of many bytes copies each of the pointers in them.
func (p *pairs) follow(e *interp.Event) {
	switch e.Kind {
	case interp.Read, interp.Write, interp.Update:
		if o := p.m.Object(e.Object); !e.Atomic && e.Size >= 8 && o != nil && (o.Site == nil || p.own != 0 && e.Object != p.own) {
			word := *e
			word.Atomic, word.Order, word.Size = true, cfg.AcqRel, 8
			for end := e.Offset + min(e.Size, 512); word.Offset+8 <= end; word.Offset += 8 {
				p.finds.Step(&word)
			}
			return
		}
	}
	p.finds.Step(e)
}

// access compares an access with the earlier ones to the same byte, and may remember it.
func (p *pairs) access(m map[byteAt][]access, at byteAt, e *interp.Event, does rules.Access, keep bool) {
	l := m[at]
	if len(l) == 0 {
		if !keep {
			return
		}
		p.name(at.object) // while it lives
		o := p.m.Object(at.object)
		p.heap[at.object] = o != nil && o.Site != nil
	}
	t, s := e.Thread, side(e, does)
	if p.own != 0 && at.object != p.own {
		return
	}
	clock, finds := p.clocks.Of(t), p.finds.Of(t)
	same := -1
	for k, b := range l {
		if b.thread == t {
			if b.side == s && b.does == does {
				same = k
			}
			continue
		}
		if !rules.Conflict(b.does, does) || clock.Knows(b.thread, b.time) {
			continue
		}
		if p.heap[at.object] && finds.Knows(b.thread, b.found) {
			continue
		}
		pair := Pair{b.side, s}
		if pair[1].less(pair[0]) {
			pair[0], pair[1] = pair[1], pair[0]
		}
		where := spot{Pair: pair}
		if p.each {
			where.object = at.object
		}
		if _, ok := p.found[where]; !ok {
			p.found[where] = Witness{Pair: pair, Object: p.name(at.object), Seed: p.seed, Step: p.m.Steps()}
		}
	}
	if !keep {
		return
	}
	a := access{t, p.clocks.Now(t), p.finds.Now(t), s, does}
	if same >= 0 {
		l[same] = a
	} else {
		m[at] = append(l, a)
	}
}

// name is how reports call an object.
func (p *pairs) name(id interp.ObjectID) string {
	n, ok := p.names[id]
	if !ok {
		if o := p.m.Object(id); o != nil {
			n = objectName(o)
		}
		p.names[id] = n
	}
	return n
}

// Schedule is a random scheduler: it keeps to a thread for a while.
type schedule struct {
	rnd  *rand.Rand
	stay float64
	last interp.ThreadID
}

func (s *schedule) next(enabled []interp.ThreadID) interp.ThreadID {
	if s.rnd.Float64() < s.stay {
		for _, t := range enabled {
			if t == s.last {
				return t
			}
		}
	}
	s.last = enabled[s.rnd.IntN(len(enabled))]
	return s.last
}

// choose answers mostly with the first way, and with small numbers.
func (s *schedule) choose(c *interp.Choice) uint64 {
	switch c.Kind {
	case interp.EdgeChoice, interp.WakeChoice:
		if c.Kind == interp.EdgeChoice && s.rnd.IntN(10) > 0 {
			return 0
		}
		return uint64(s.rnd.IntN(c.N))
	}
	return uint64(s.rnd.IntN(4))
}

// Stats counts what a test has seen.
type Stats struct {
	Runs     int
	Steps    int64
	Outcomes map[interp.Reason]int
	Texts    map[string]int // of undefined and unsupported behaviour
}

// A Follower sees one run: every event, before the detector of races does, and every arrival of a thread at a
// program point.
type Follower interface {
	Event(*interp.Machine, *interp.Event)
	Arrive(*interp.Machine, interp.ThreadID, *cfg.Node)
}

// Explore runs a program under random schedules and returns the pairs of accesses that some execution left
// unordered, sorted. The seeds are first, first+1, … If follow is not nil, it makes a follower for each run;
// the program must then be prepared with [interp.PrepareWatched].
func Explore(p *interp.Program, runs int, first uint64, maxSteps int64, st *Stats, follow func(seed uint64) Follower) ([]Witness, error) {
	found := map[spot]Witness{}
	if st.Outcomes == nil {
		st.Outcomes, st.Texts = map[interp.Reason]int{}, map[string]int{}
	}
	for i := range runs {
		d := &pairs{clocks: weakest, found: found, seed: first + uint64(i)}
		if err := d.run(p, i, maxSteps, follow); err != nil {
			return nil, err
		}
		st.Runs++
		st.Steps += d.m.Steps()
		end := d.m.Outcome()
		st.Outcomes[end.Reason]++
		if end.Reason == interp.Undefined || end.Reason == interp.Unsupported || end.Reason == interp.Unmodelled {
			st.Texts[end.Text]++
		}
	}
	var ws []Witness
	for _, w := range found {
		ws = append(ws, w)
	}
	sort.Slice(ws, func(i, j int) bool {
		if ws[i].Pair[0] != ws[j].Pair[0] {
			return ws[i].Pair[0].less(ws[j].Pair[0])
		}
		return ws[i].Pair[1].less(ws[j].Pair[1])
	})
	return ws, nil
}

// Originals are those of some pairs, which [Explore] has found with the same arguments, that are no
// consequences: where an allocated object was found through a pointer, in another allocated object, that was
// read without synchronising, that is the race.
func Originals(p *interp.Program, runs int, first uint64, maxSteps int64, ws []Witness) ([]Witness, error) {
	original := map[Pair]bool{}
	for i := range runs {
		all := &pairs{clocks: weakest, found: map[spot]Witness{}, seed: first + uint64(i), each: true}
		if len(ws) > 0 {
			if err := all.run(p, i, maxSteps, nil); err != nil {
				return nil, err
			}
		}
		for at := range all.found {
			if original[at.Pair] || !slices.ContainsFunc(ws, func(w Witness) bool { return w.Pair == at.Pair }) {
				continue
			}
			one := &pairs{clocks: weakest, found: map[spot]Witness{}, seed: all.seed, own: at.object}
			if err := one.run(p, i, maxSteps, nil); err != nil {
				return nil, err
			}
			if _, ok := one.found[spot{Pair: at.Pair}]; ok {
				original[at.Pair] = true
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(ws), func(w Witness) bool { return !original[w.Pair] }), nil
}

// run executes a program once. The number of the run says how long the scheduler keeps to a thread.
func (d *pairs) run(p *interp.Program, number int, maxSteps int64, follow func(seed uint64) Follower) (err error) {
	d.bytes, d.syncs, d.names = map[byteAt][]access{}, map[byteAt][]access{}, map[interp.ObjectID]string{}
	d.sizes, d.heap, d.over = map[byteAt]int64{}, map[interp.ObjectID]bool{}, false
	s := &schedule{rnd: rand.New(rand.NewPCG(d.seed, 1)), stay: []float64{0, 0.5, 0.9, 0.97}[number%4], last: interp.NoThread}
	o := interp.Options{Choose: s.choose, StrictReads: true, MaxSteps: maxSteps, MaxThreads: 12, MaxBytes: 1 << 24, Observe: d.event}
	if follow != nil {
		f := follow(d.seed)
		o.Arrive = f.Arrive
		o.Observe = func(e *interp.Event) {
			f.Event(d.m, e)
			d.event(e)
		}
	}
	if d.m, err = p.New(o); err != nil {
		return err
	}
	var buf []interp.ThreadID
	for {
		buf = d.m.AppendEnabled(buf[:0])
		if len(buf) == 0 {
			return nil
		}
		if _, err := d.m.Step(s.next(buf)); err != nil {
			return err
		}
	}
}
