package engine

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/lattice"
)

// protected is a shared variable that mutex m protects, and another mutex.
type protected struct {
	*engine
	env  *contributions
	b    value.Base
	m, n digest.Object
}

func newProtected(t *testing.T) *protected {
	var v, m, n *cfg.Var
	x, env := testEngine(t, func(b *cfg.Builder, _ *cfg.FuncBuilder) { v, m, n = b.Global("v", b.Int), b.Mutex("m"), b.Mutex("n") })
	object := func(v *cfg.Var) digest.Object { return digest.Object{Base: uint32(x.table.Var(v, digest.Thread{}))} }
	p := &protected{x, env, x.table.Var(v, digest.Thread{}), object(m), object(n)}
	writersOf(p.b).add(env, writers{mutexes: lattice.MustOf(x.mutexIDs.of(p.m))})
	return p
}

// holding is a step of a thread that holds mutexes.
func (p *protected) holding(ms ...digest.Object) *step {
	s := testStep(p.engine, p.env)
	for _, m := range ms {
		s.observing(&digest.Event{Kind: digest.EvLock, Mutex: digest.Operand{May: []digest.Object{m}, Definite: true},
			MutexType: digest.Normal})
	}
	return s
}

func unlock(s *step, m digest.Object) {
	s.stepping(&digest.Event{Kind: digest.EvUnlock, Mutex: digest.Operand{May: []digest.Object{m}, Definite: true},
		MutexType: digest.Normal})
}

func holdingNumber(n int64) *value.Object { return value.UniformObject(value.Int(n)) }

// Who holds the mutex that protects an object finds what is open or has settled; any other thread what is open
// or hidden.
func TestWhoFindsWhat(t *testing.T) {
	for _, c := range []struct {
		name          string
		write         func(p *protected, s *step)
		holder, other bool // find it
	}{
		{"open", func(p *protected, s *step) { s.WriteShared(p.b, holdingNumber(5), false) }, true, true},
		{"hidden", func(p *protected, s *step) { s.WriteShared(p.b, holdingNumber(5), true) }, false, true},
		{"settled", func(p *protected, s *step) { s.settle(p.b, p.m, holdingNumber(5)) }, true, false},
		{"settled for another mutex", func(p *protected, s *step) { s.settle(p.b, p.n, holdingNumber(5)) }, false, false},
		{"nothing", func(*protected, *step) {}, false, false},
	} {
		p := newProtected(t)
		c.write(p, p.holding(p.m))
		if got := p.holding(p.m).written(p.b) != nil; got != c.holder {
			t.Errorf("%s: who holds the mutex finds it: %t", c.name, got)
		}
		if got := p.holding(p.n).written(p.b) != nil; got != c.other {
			t.Errorf("%s: who holds another one finds it: %t", c.name, got)
		}
		if got := p.holding().written(p.b) != nil; got != c.other {
			t.Errorf("%s: who holds none finds it: %t", c.name, got)
		}
	}
}

// What has been read of an object is not all that is ever read of it.
func TestFindsWhatIsWrittenLater(t *testing.T) {
	p := newProtected(t)
	for n := range int64(3) {
		p.holding().WriteShared(p.b, holdingNumber(n), n == 1)
		for old := range n + 1 {
			if !p.table.Sharing().Leq(holdingNumber(old), p.holding().written(p.b)) {
				t.Errorf("after %d was written %d is not found", n, old)
			}
		}
	}
}

// A mutex protects as long as it is held at every write, and nothing is written through an unknown pointer.
func TestProtected(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(p *protected)
		want bool
	}{
		{"at every write", func(p *protected) {}, true},
		{"with others", func(p *protected) {
			writersOf(p.b).add(p.env, writers{mutexes: lattice.MustOf(p.mutexIDs.of(p.m), p.mutexIDs.of(p.n))})
		}, true},
		{"not at one write", func(p *protected) {
			writersOf(p.b).add(p.env, writers{mutexes: lattice.MustOf(p.mutexIDs.of(p.n))})
		}, false},
		{"through an unknown pointer", func(p *protected) { p.holding(p.m).WriteShared(value.Unknown, holdingNumber(1), false) }, false},
	} {
		p := newProtected(t)
		c.do(p)
		if got := p.holding(p.m).Protected(p.b); got != c.want {
			t.Errorf("%s: %t", c.name, got)
		}
		if p.holding(p.n).Protected(p.b) {
			t.Errorf("%s: another mutex protects", c.name)
		}
	}
}

// When the mutex is released, what it hides settles, and is no longer guarded; the release of another one does
// nothing.
func TestReleaseSettles(t *testing.T) {
	p := newProtected(t)
	s := p.holding(p.m, p.n)
	s.ev.St.Guarded = s.ev.St.Guarded.Set(p.b, holdingNumber(7))
	unlock(s, p.n)
	if s.ev.St.Guarded.IsEmpty() || p.holding(p.m).written(p.b) != nil {
		t.Error("the release of another mutex settles")
	}
	unlock(s, p.m)
	if !s.ev.St.Guarded.IsEmpty() {
		t.Error("what nobody guards any more is still guarded")
	}
	if got := p.holding(p.m).written(p.b); !got.Equal(holdingNumber(7)) {
		t.Errorf("the next one finds %v", got)
	}
}

// What is hidden is opened where code may run that takes the mutex, or finds it abandoned.
func TestReveal(t *testing.T) {
	p := newProtected(t)
	s := p.holding(p.m)
	s.ev.St.Guarded = s.ev.St.Guarded.Set(p.b, holdingNumber(7))
	s.reveal()
	if !s.ev.St.Guarded.IsEmpty() || p.holding().written(p.b) == nil {
		t.Error("it is still hidden")
	}
}
