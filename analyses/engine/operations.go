package engine

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/race"
)

// operation is the key of one in the program's text that orders threads. For people only: nothing is decided by
// it.
type operation struct {
	kind   race.OperationKind
	edge   int
	pos    cfg.Pos
	text   string
	fn     string
	object digest.Object // of a lock, a barrier or a semaphore
	thread digest.Thread // that is joined
	any    bool          // nothing is known of what it is on
}

// semaphore resolves the operand of a post or a wait.
func (s *step) semaphore(x cfg.Expr) digest.Operand {
	op := s.counter(x)
	if s.rec != nil {
		s.rec.operate(s, race.UseSemaphore, x, op)
	}
	return op
}

// operate notes an operation on locks, or on barriers and the like, for each object that it may be on.
func (r *recorder) operate(s *step, k race.OperationKind, x cfg.Expr, on digest.Operand) {
	o := s.operation(k)
	o.text = strings.TrimPrefix(fmt.Sprint(x), "&")
	for _, o.object = range on.May {
		r.operations[o] = true
	}
	if on.Any {
		o.object, o.any = digest.Object{}, true
		r.operations[o] = true
	}
}

// joins notes a join, for each thread that it may wait for.
func (r *recorder) joins(s *step, on digest.Threads) {
	o := s.operation(race.JoinThread)
	for _, o.thread = range on.May {
		r.operations[o] = true
	}
	if on.Any {
		o.thread, o.any = digest.Thread{}, true
		r.operations[o] = true
	}
}

func (s *step) operation(k race.OperationKind) operation {
	e := s.flow.Edge(s.edge)
	return operation{kind: k, edge: e.ID, pos: e.Pos, fn: e.From.Func.Name}
}

// operations lists what the recorder has noted, in the order of the text.
func (v *view) operations(r *recorder) []race.Operation {
	out := []race.Operation{}
	for o := range r.operations {
		x := race.Operation{Kind: o.kind, Pos: o.pos, Func: o.fn, Text: o.text, Unknown: o.any}
		switch {
		case o.any:
		case o.kind == race.JoinThread:
			x.Thread = v.thread(o.thread)
		case o.object == digest.AtomicSection():
			continue
		default:
			x.Object = v.object(o.object)
		}
		out = append(out, x)
	}
	compare := func(a, b race.Operation) int {
		return cmp.Or(a.Pos.Compare(b.Pos), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Func, b.Func),
			cmp.Compare(a.Object, b.Object), cmp.Compare(a.Text, b.Text), cmp.Compare(a.Thread.Name, b.Thread.Name))
	}
	slices.SortFunc(out, compare)
	// Several bases may have one name, such as the objects of several threads.
	return slices.CompactFunc(out, func(a, b race.Operation) bool { return compare(a, b) == 0 })
}
