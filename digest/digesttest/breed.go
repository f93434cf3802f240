package digesttest

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"

	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/localtrace/small"
)

// programs is how many programs are bred.
func (c Check) programs() int {
	if c.Bred > 0 {
		return c.Bred * checksOf()
	}
	return 10 * checksOf()
}

// checksOf is how many checks rapid is asked for, and seedOf its seed.
func checksOf() int { return int(flagOf("rapid.checks", 100)) }

func seedOf() uint64 { return max(1, flagOf("rapid.seed", 1)) }

func flagOf(name string, otherwise uint64) uint64 {
	if f := flag.Lookup(name); f != nil {
		if n, err := strconv.ParseUint(f.Value.String(), 10, 64); err == nil {
			return n
		}
	}
	return otherwise
}

// breeding is a search for programs that the digest is wrong about. It starts from the programs in which the
// digest excludes something, and changes them a little: where the digest has a mistake, the reason for which it
// excludes goes away by such a change, and it does not notice. What is bred and makes the digest do something
// new, and exclude something still, is bred from in turn.
type breeding struct {
	Check
	*rand.Rand
	small.Breeder
	tally tally
	// seeds are the programs to begin with in which the digest heeds something, fertile those in which
	// something is excluded; bred those that came later.
	seeds         []*small.Program
	fertile, bred []specimen
	// seen are the ways in which elements have changed so far, and tried the programs.
	seen, tried map[string]bool
	// heeded are the kinds of events that change elements or facts, or the program itself.
	heeded map[digest.Kind]bool
	looks  bool
	// unsound: violations are no matter here.
	unsound bool
	repeats int // how many programs in a row were tried before
}

// specimen is a program to breed from, with the pairs of accesses of which the digest is asked in it, and those
// that it excludes.
type specimen struct {
	*small.Program
	asked, excluded int
	heeds           bool // some element changes
}

// better reports whether it is better to breed from s: the smaller a program is, and the more is excluded in
// it, the more depends on each of its statements.
func (s specimen) better(o specimen) bool {
	return s.excluded*(o.asked+few)*(o.asked+1) > o.excluded*(s.asked+few)*(s.asked+1)
}

// few pairs of accesses are not worth telling apart from none.
const few = 3

// maxBred bounds the programs that are bred from; the oldest ones give way.
const maxBred = 150

func (c Check) breeding(seed uint64) *breeding {
	b := &breeding{Check: c, Rand: rand.New(rand.NewPCG(seed, 1)), seen: make(map[string]bool),
		tried: make(map[string]bool), heeded: make(map[digest.Kind]bool)}
	b.Breeder.Size, b.Breeder.Only = c.Size, small.Words(c.Features)
	return b
}

// breed begins: it checks all seeds.
func (c Check) breed(seed uint64) (*breeding, error) {
	b := c.breeding(seed)
	texts := slices.Clone(c.Seeds)
	for _, s := range small.Constellations() {
		if p, err := small.Parse(s.Text); err == nil && (b.Breeder.Only == nil || p.Within(b.Breeder.Only)) {
			texts = append(texts, s.Text)
		}
	}
	if err := b.sow(texts); err != nil {
		return nil, err
	}
	for _, p := range c.Programs {
		s := subject{prog: p}
		if err := s.explore(manyStates); err != nil {
			return nil, err
		}
		if _, _, err := b.check(s, b.seedModes()...); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// sow checks programs to begin with. If nothing is excluded in any, it does so with more accesses in them: perhaps
// the digest was not asked about the right ones.
func (b *breeding) sow(texts []string) error {
	for _, text := range texts {
		p, err := small.Parse(text)
		if err != nil {
			return err
		}
		if err := b.plant(p); err != nil {
			return err
		}
	}
	b.Breeder.Words, b.Breeder.Mixed = wordsOf(b.heeded, b.looks), b.looks
	if len(b.fertile) > 0 {
		return nil
	}
	for _, p := range slices.Clone(b.seeds) {
		if err := b.plant(p.Crowded(b.Breeder.Words)); err != nil {
			return err
		}
	}
	return nil
}

// plant checks one of them.
func (b *breeding) plant(p *small.Program) error {
	found, heeds, err := b.seed(p)
	if err != nil {
		return b.shrunk(err)
	}
	if heeds {
		b.seeds = append(b.seeds, p)
	}
	if found.excluded > 0 {
		b.fertile = append(b.fertile, found)
	}
	return nil
}

// seed checks a program to begin with. If there is something in it that the digest heeds, the operands of each
// statement are coarsened, one after the other.
func (b *breeding) seed(p *small.Program) (found specimen, heeds bool, err error) {
	s, err := subjectOf(p, manyStates)
	if err != nil {
		return found, false, err
	}
	found, _, err = b.check(s, b.seedModes()...)
	if heeds = found.heeds; err != nil || !heeds || b.Modes != nil {
		return found, heeds, err
	}
	for _, line := range s.operands(nil) {
		for way := range uint64(ways) {
			if _, _, err := b.check(s, Mode{Merging: ByKey, Anonymous: true, Coarsen: 1 + way, Only: line}); err != nil {
				return found, heeds, err
			}
		}
	}
	return found, heeds, nil
}

func (b *breeding) seedModes() []Mode {
	if b.Modes != nil {
		return b.Modes
	}
	return []Mode{{}, {Merging: ByKey, Anonymous: true, Newest: true}, {Merging: ByKey}}
}

// programs checks n programs.
func (b *breeding) programs(n int) error {
	features, size := b.defaults()
	generator := small.Generator(size, features...)
	for range n {
		if b.Generate != nil {
			s := subject{prog: b.Generate(b.Rand)}
			if err := s.explore(fewStates); err != nil {
				return err
			}
			if _, _, err := b.check(s, b.modes(s)...); err != nil {
				return err
			}
		}
		p := b.next()
		if p == nil || b.IntN(24) == 0 {
			p = generator.Example(int(b.Uint64() >> 1))
		}
		if text := p.String(); b.tried[text] {
			continue
		} else {
			b.tried[text] = true
		}
		s, err := subjectOf(p, fewStates)
		if err != nil {
			return err
		}
		found, news, err := b.check(s, b.modes(s)...)
		if err != nil {
			return b.shrunk(err)
		}
		if news {
			b.keep(found)
		}
	}
	return nil
}

// keep breeds from a program that makes the digest do something new, and exclude something. As long as it has never
// excluded anything, to do something new is enough: that may be half of the way.
func (b *breeding) keep(found specimen) {
	if found.excluded == 0 && b.tally.any > 0 {
		return
	}
	if b.bred = append(b.bred, found); len(b.bred) > maxBred {
		b.bred = slices.Delete(b.bred, 0, 1)
	}
}

// next changes a program: the best one of three, mostly.
func (b *breeding) next() *small.Program {
	from := b.fertile
	if len(b.bred) > 0 && (len(from) == 0 || b.IntN(2) == 0) {
		from = b.bred
	}
	if len(b.seeds) == 0 && len(from) == 0 {
		return nil
	}
	var p *small.Program
	if len(from) == 0 || len(b.seeds) > 0 && b.IntN(16) == 0 {
		p = b.seeds[b.IntN(len(b.seeds))]
	} else {
		best := from[b.IntN(len(from))]
		for range 2 {
			if s := from[b.IntN(len(from))]; s.better(best) {
				best = s
			}
		}
		p = best.Program
	}
	other := p
	switch {
	case len(b.fertile) > 0 && b.IntN(2) == 0:
		other = b.fertile[b.IntN(len(b.fertile))].Program
	case len(b.seeds) > 0:
		other = b.seeds[b.IntN(len(b.seeds))]
	}
	return b.Mutate(b.Rand, p, other)
}

// subjectOf builds a program, and runs it.
func subjectOf(p *small.Program, states int) (subject, error) {
	prog, err := p.Build()
	s := subject{text: p, prog: prog}
	if err == nil {
		err = s.explore(states)
	}
	if err != nil {
		err = fmt.Errorf("%w\n%s", err, p)
	}
	return s, err
}

// check checks a program. It reports what the digest excludes in it, and whether it does something that it has
// not done in any program before.
func (b *breeding) check(s subject, modes ...Mode) (found specimen, news bool, err error) {
	found.Program = s.text
	for _, m := range modes {
		sim, err := b.simulated(s, m)
		if err != nil && b.unsound && sim != nil {
			sim.askAll()
		} else if err != nil {
			return found, false, err
		}
		if n := b.tally.add(sim); m.Coarsen == 0 {
			found.asked, found.excluded = found.asked+len(sim.asked), found.excluded+n
		}
		for k := range sim.heeded {
			b.heeded[k] = true
		}
		b.looks = b.looks || sim.looks
		found.heeds = found.heeds || sim.looks
		if m.Coarsen == 0 {
			for _, c := range sim.changes() {
				found.heeds = true
				if !b.seen[c] {
					b.seen[c], news = true, true
				}
			}
		}
	}
	return found, news, nil
}

// modes draws how to run a program: twice with exact events, a few times with those of one statement coarsened,
// and sometimes with all.
func (b *breeding) modes(s subject) []Mode {
	if b.Modes != nil {
		return b.Modes
	}
	coin := func() bool { return b.IntN(2) == 0 }
	modes := []Mode{
		{Merging: ByKey, Anonymous: true, Newest: coin()},
		{Merging: Merging(b.IntN(3)), Anonymous: b.IntN(3) > 0, Newest: coin()},
	}
	lines := s.operands(b.heeded)
	if b.IntN(4) == 0 || len(lines) == 0 {
		lines = s.operands(nil)
	}
	if len(lines) > 0 {
		for range max(1, min(4, 200/(1+len(s.r.Traces)))) { // fewer where that takes long
			modes = append(modes, Mode{Merging: Merging(min(1, b.IntN(4))), Anonymous: coin(),
				Coarsen: 1 + b.Uint64N(1<<8), Only: lines[b.IntN(len(lines))]})
		}
	}
	if b.IntN(3) == 0 {
		modes = append(modes, Mode{Merging: Merging(b.IntN(3)), Anonymous: coin(), Newest: coin(), Coarsen: 1 + b.Uint64N(1<<20)})
	}
	return modes
}

// maxTries bounds the programs that are tried to make a failing one smaller.
const maxTries = 1500

// shrunk makes the program of a failure smaller, while it violates the same condition.
func (b *breeding) shrunk(err error) error {
	var f *Failure
	if !errors.As(err, &f) || f.Program == nil {
		return err
	}
	tries := 0
	again := func(p *small.Program, m Mode) bool {
		tries++
		s, err := subjectOf(p, manyStates)
		if err != nil {
			return false
		}
		_, err = b.simulated(s, m)
		g, ok := err.(*Failure)
		if ok && g.Condition == f.Condition {
			f = g
			return true
		}
		return false
	}
	for _, m := range []Mode{{}, {Merging: ByKey}, {Merging: ByKey, Anonymous: true}} {
		if f.Mode != m && (f.Mode.Coarsen != 0 || f.Mode.Merging > m.Merging || f.Mode.Newest) && again(f.Program, m) {
			break
		}
	}
	for smaller := true; smaller; {
		smaller = false
		for _, p := range f.Program.Reductions() {
			m := f.Mode
			if smaller = again(p, m); !smaller && m.Only > 0 {
				if m.Only -= f.Program.Size() - p.Size(); m.Only > 0 && m.Only != f.Mode.Only {
					smaller = again(p, m)
				}
			}
			if smaller || tries > maxTries {
				break
			}
		}
		smaller = smaller && tries <= maxTries
	}
	return f
}

// wordsOf are the statements of which a digest heeds the events.
func wordsOf(heeded map[digest.Kind]bool, looks bool) []string {
	var words []string
	for _, k := range digest.Kinds() {
		if heeded[k] {
			words = append(words, wordsOfKind[k]...)
		}
	}
	if looks {
		words = append(words, "write", "zero", "see", "store", "clear", "load")
	}
	slices.Sort(words)
	return slices.Compact(words)
}

// wordsOfKind are the statements that make an event.
var wordsOfKind = map[digest.Kind][]string{
	digest.EvLock: {"lock", "rdlock", "trylock", "wait"}, digest.EvUnlock: {"unlock"}, digest.EvLockFail: {"trylock", "lockif"},
	digest.EvUnlockFail: {"unlockif"}, digest.EvMutexInit: {"init"}, digest.EvMutexDestroy: {"destroy"},
	digest.EvAtomicBegin: {"begin"}, digest.EvAtomicEnd: {"end"}, digest.EvCreate: {"create", "handle", "atend"},
	digest.EvReturn: {"return"}, digest.EvJoin: {"join", "joinif", "tryjoin"}, digest.EvJoinFail: {"joinif", "tryjoin"},
	digest.EvAlloc: {"alloc"}, digest.EvEscape: {"publish", "share"}, digest.EvSignal: {"signal", "broadcast"},
	digest.EvWait: {"wait", "await"}, digest.EvRelease: {"store", "clear", "add", "fence", "share"},
	digest.EvAcquire: {"load", "swap", "cas", "fence", "obtain", "seize"}, digest.EvBarrier: {"arrive"}, digest.EvSemPost: {"post"},
	digest.EvSemWait: {"take"}, digest.EvOnceBegin: {"once", "enter"}, digest.EvOnceDone: {"once", "done"},
	digest.EvOnceWait: {"once", "passed"}, digest.EvOverwrite: {"zero"}, digest.EvSemInit: {"sem"}, digest.EvBarrierInit: {"barrier"},
	digest.EvUnknown: {"unknown"},
}
