package causes

import (
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/race"
)

// operations are the places of a program that order threads, for sentences that name them. What is said of them
// is where they stand in the text; that they do not order the accesses is known before.
type operations struct {
	all   []race.Operation
	names map[string]string // of locks on the heap, by their objects' names: as the source says them
}

func operationsOf(r *race.Report) *operations {
	o := &operations{r.Operations, map[string]string{}}
	for _, x := range r.Operations {
		if x.Object == "" || x.Text == "" || !allocated().MatchString(x.Object) {
			continue
		}
		if old, ok := o.names[x.Object]; !ok || len(x.Text) < len(old) || len(x.Text) == len(old) && x.Text < old {
			o.names[x.Object] = x.Text
		}
	}
	return o
}

// lock is the name of a lock, quoted.
func (o *operations) lock(name string) string {
	if said, ok := o.names[name]; ok {
		name = said
	}
	return "`" + Local(name) + "`"
}

// said are locks with the names that the source has for them.
func (o *operations) said(locks []race.Lock) []race.Lock {
	out := slices.Clone(locks)
	for i := range out {
		if name, ok := o.names[out[i].Name]; ok {
			out[i].Name = name
		}
	}
	return out
}

// joins lists where a thread may be joined. unknown says that there are joins of which nothing is known.
func (o *operations) joins(t race.Thread) (places []race.Operation, unknown bool) {
	begin, ok := startOf(t)
	for _, x := range o.all {
		if x.Kind != race.JoinThread {
			continue
		}
		unknown = unknown || x.Unknown
		if s, known := startOf(x.Thread); ok && known && s == begin {
			places = append(places, x)
		}
	}
	return places, unknown || !ok || o.all == nil
}

// startOf is where a thread is started, if that is one place.
func startOf(t race.Thread) (race.Start, bool) {
	switch {
	case len(t.Others) == 1:
		return t.Others[0], t.Others[0].Pos.IsValid()
	case len(t.Others) == 0 && len(t.Path) > 0:
		return t.Path[len(t.Path)-1], true
	}
	return race.Start{}, false
}

// ending says what is known of the end of a thread when another one that has created it makes an access: a
// clause, and what would mend it.
func (o *operations) ending(of, before *race.Access, when string) (clause, fix string) {
	who := Who(of)
	if begin, ok := startOf(of.By); ok && begin.In == functionOf(before) && begin.Pos.File == before.Pos.File &&
		begin.Pos.Line >= before.Pos.Line {
		// In a loop, say: what stands above the creation is not only done before it.
		return fmt.Sprintf("a thread %s that is created at %s may run %s", who, at(begin.Pos), when), ""
	}
	clause = fmt.Sprintf("nothing shows that %s has ended %s", who, when)
	places, unknown := o.joins(of.By)
	if len(places) == 0 {
		// One of several may be something else that runs beside the others, such as a handler of signals.
		if !unknown && of.By.Unique {
			clause += ": nothing joins it"
		}
		return clause, fmt.Sprintf("wait for %s (join it) before %s", who, at(before.Pos))
	}
	for _, x := range places {
		if x.Func == functionOf(before) && x.Pos.File == before.Pos.File && x.Pos.Line <= before.Pos.Line {
			return fmt.Sprintf("%s: the join at %s is not known to wait for that thread", clause, at(x.Pos)), ""
		}
	}
	later := slices.IndexFunc(places, func(x race.Operation) bool {
		return x.Func == functionOf(before) && x.Pos.File == before.Pos.File && x.Pos.Line > before.Pos.Line
	})
	if later < 0 || unknown {
		return clause, ""
	}
	return fmt.Sprintf("%s may still run %s: it is joined later, at %s", who, when, at(places[later].Pos)),
		fmt.Sprintf("do that behind the join at %s", at(places[later].Pos))
}

// lockless reports whether the program takes no lock at all.
func (o *operations) lockless() bool {
	return o.all != nil && !slices.ContainsFunc(o.all, func(x race.Operation) bool { return x.Kind == race.TakeLock })
}

// taken is where a lock is taken above an access, in its function, that is not known to be held there: mostly
// because it is not known which of several it is. nil if there is none.
func (o *operations) taken(a *race.Access) (last *race.Operation) {
	open := map[string]*race.Operation{}
	for i := range o.all {
		x := &o.all[i]
		if x.Func != functionOf(a) || x.Pos.File != a.Pos.File || x.Pos.Line >= a.Pos.Line || x.Text == "" || holds(a, x.Object) {
			continue
		}
		switch x.Kind {
		case race.TakeLock:
			open[x.Text], last = x, x
		case race.ReleaseLock:
			if old := open[x.Text]; old != nil && old.Pos == x.Pos {
				continue // as the wait for a condition: it is taken again
			}
			if delete(open, x.Text); last != nil && open[last.Text] == nil {
				last = nil
			}
		}
	}
	return last
}

// near says where a lock is taken or released around an access of the same function that does not hold it.
func (o *operations) near(a *race.Access, lock string) string {
	var above, below *race.Operation
	for i := range o.all {
		x := &o.all[i]
		switch {
		case x.Object != lock || x.Kind != race.TakeLock && x.Kind != race.ReleaseLock || x.Func != functionOf(a) || x.Pos.File != a.Pos.File:
		case x.Pos.Line < a.Pos.Line && above != nil && above.Pos == x.Pos: // as the wait for a condition: it is taken again
		case x.Pos.Line < a.Pos.Line:
			above = x
		case x.Pos.Line > a.Pos.Line && below == nil:
			below = x
		}
	}
	switch {
	case above != nil && above.Kind == race.ReleaseLock:
		return fmt.Sprintf(" (its function releases the lock above, at %s)", at(above.Pos))
	case above == nil && below != nil && below.Kind == race.TakeLock:
		return fmt.Sprintf(" (its function takes the lock only below, at %s)", at(below.Pos))
	}
	return ""
}

// LockNames returns what the source calls the locks of a report, quoted, by their names there.
func LockNames(r *race.Report) func(name string) string { return operationsOf(r).lock }
