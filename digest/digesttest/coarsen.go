package digesttest

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/localtrace"
)

// abstract names an object by its variable or allocation site.
func (s *simulation) abstract(o digest.Object) digest.Object {
	if o.Base >= localtrace.HeapBase && o != digest.AtomicSection() {
		o.Base = uint32(localtrace.HeapBase + s.r.Traces[o.Base-localtrace.HeapBase].Edge.ID)
	}
	return o
}

// newestBase is added to the base of an allocation site for the newest object of a thread there that has not escaped.
const newestBase = 1 << 28

// newest reports whether an object goes by a base of its own at a trace, as the value analysis sees it: it is
// the one that the thread has allocated last at its site, and it has not escaped.
func (s *simulation) newest(o digest.Object, t *localtrace.Trace) bool {
	if !s.mode.Newest || o.Base < localtrace.HeapBase || o == digest.AtomicSection() {
		return false
	}
	made := s.r.Traces[o.Base-localtrace.HeapBase]
	if made.Event == nil || made.Thread != t.Thread { // a variable, or another thread's
		return false
	}
	for ; t != nil && t != made; t = t.Prev {
		if t.Event == nil {
			continue
		}
		if t.Event.Kind == digest.EvAlloc && t.Edge == made.Edge || t.Event.Kind == digest.EvEscape && t.Event.Memory.Covers(o) {
			return false
		}
	}
	return t != nil
}

// definite reports whether an abstract object stands for one concrete object in every execution.
func (s *simulation) definite(o digest.Object) bool {
	return o.Base < localtrace.HeapBase || s.r.Allocations[int(o.Base)-localtrace.HeapBase] <= 1
}

// name prints an abstract object.
func (s *simulation) name(o digest.Object) string {
	if o.Base < localtrace.HeapBase {
		return s.r.Program.Globals[o.Base].Name
	}
	if o.Base >= newestBase {
		return fmt.Sprintf("newest of allocation %d", o.Base-newestBase-localtrace.HeapBase)
	}
	return fmt.Sprintf("allocation %d", o.Base-localtrace.HeapBase)
}

// event is the event of a trace as the value analysis delivers it: with abstract objects and thread names, and
// perhaps coarsened.
func (s *simulation) event(t *localtrace.Trace) *digest.Event {
	ev := *t.Event
	ev.Mutex, ev.Memory, ev.Acquired = s.operand(ev.Mutex), s.operand(ev.Memory), s.operand(ev.Acquired)
	if ev.Kind == digest.EvUnknown { // it reaches all of an object
		ev.Memory.Definite, ev.Acquired.Definite = false, false
	}
	if s.mode.Newest {
		s.withNewest(&ev)
	}
	if len(ev.Threads.May) > 0 {
		number := int(ev.Threads.May[0].Key) - 1
		ev.Threads.May = s.threads[number]
		ev.Threads.Definite = len(ev.Threads.May) == 1 && ev.Threads.May[0].Unique
	}
	if s.mode.Coarsen != 0 && (s.mode.Only == 0 || s.mode.Only == t.Edge.Pos.Line) {
		s.coarsen(&ev, rand.New(rand.NewPCG(s.mode.Coarsen, uint64(ev.Site)<<8|uint64(ev.Kind))))
	}
	return &ev
}

// withNewest lets an allocation be of a newest object, and what escapes go by both its names.
func (s *simulation) withNewest(ev *digest.Event) {
	switch ev.Kind {
	case digest.EvAlloc:
		ev.Newest = true
		ev.Memory = digest.Operand{May: []digest.Object{{Base: ev.Memory.May[0].Base + newestBase}}}
	case digest.EvEscape:
		for _, o := range ev.Memory.May {
			o.Base += newestBase
			ev.Memory.May = append(ev.Memory.May, o)
		}
		ev.Memory.Definite = false
	}
}

func (s *simulation) operand(op digest.Operand) digest.Operand {
	var may []digest.Object
	for _, o := range op.May {
		may = digest.Insert(may, s.abstract(o), digest.CompareObjects)
	}
	return digest.Operand{May: may, Any: op.Any, Definite: !op.Any && len(may) == 1 && s.definite(may[0])}
}

// coarsen makes an event say less, as an imprecise value analysis would. The same source of randomness coarsens
// in the same way.
func (s *simulation) coarsen(ev *digest.Event, r *rand.Rand) {
	// a newest object is one by definition
	only := s.mode.Only != 0
	if ev.Newest || !only && r.IntN(3) == 0 {
		return
	}
	ev.Mutex, ev.Memory = s.coarser(ev.Mutex, r), s.coarser(ev.Memory, r)
	if ev.MutexType != 0 && r.IntN(2) == 0 {
		ev.MutexType |= digest.MutexTypes(r.IntN(int(digest.AnyType)+1)) & digest.AnyType
	}
	if len(ev.Threads.May) > 0 {
		switch r.IntN(4) {
		case 0:
			ev.Threads.Any = true
		case 1:
			ev.Threads.May = append([]digest.Thread{{}}, ev.Threads.May...)
		case 2:
			for _, ts := range s.threads {
				ev.Threads.May = digest.Union(ev.Threads.May, ts, func(a, b digest.Thread) int { return cmp.Compare(a.Key, b.Key) })
			}
		}
		ev.Threads.Definite = ev.Threads.Definite && !ev.Threads.Any && len(ev.Threads.May) == 1
	}
	switch ev.Kind {
	case digest.EvCreate:
		ev.Several = ev.Several || only || r.IntN(2) == 0
	case digest.EvMutexInit, digest.EvMutexDestroy, digest.EvOverwrite:
		ev.Published = ev.Published || only && len(ev.Memory.May) == 0 || r.IntN(2) == 0
	case digest.EvEscape:
		ev.Unordered = ev.Unordered || r.IntN(2) == 0
	case digest.EvSemInit, digest.EvBarrierInit:
		if r.IntN(2) == 0 {
			ev.Value = digest.Numbers{Any: true}
		}
	}
}

// coarsenable reports whether there is something to coarsen in an event.
func coarsenable(ev *digest.Event) bool {
	switch ev.Kind {
	case digest.EvCreate, digest.EvSemInit, digest.EvBarrierInit:
		return true
	}
	return len(ev.Mutex.May)+len(ev.Memory.May)+len(ev.Threads.May) > 0
}

// ways are the ways in which an operand can be coarser; of one line alone, [Mode].Coarsen counts through them.
const ways = 4

// coarser adds objects to an operand that denotes some.
func (s *simulation) coarser(op digest.Operand, r *rand.Rand) digest.Operand {
	if len(op.May) == 0 {
		return op
	}
	exact, way, one := op.Definite, r.IntN(ways), 2
	if s.mode.Only != 0 {
		way, one = int((s.mode.Coarsen-1)%ways), 8
	}
	switch way {
	case 0:
		op = digest.Operand{Any: true}
	case 1:
		op.Definite = false
	case 2:
		op.May = slices.Clone(op.May)
		op.May[0].Offset = digest.AnyOffset
		op.Definite = false
	case 3:
		for _, v := range s.r.Program.Globals {
			if v.Storage == cfg.Global && r.IntN(one) > 0 {
				op.May = digest.Insert(op.May, digest.Object{Base: uint32(v.ID)}, digest.CompareObjects)
			}
		}
		op.Definite = op.Definite && len(op.May) == 1
	}
	if s.mode.Only != 0 && exact && op.Definite {
		op.Definite = false
	}
	return op
}
