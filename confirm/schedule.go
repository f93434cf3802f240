package confirm

import (
	"fmt"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/race"
)

// longest is how many steps of a schedule are shown; of longer ones, the middle is left out.
const longest = 200

// Schedule tells an execution to people: what each thread did that others could see, and the inputs.
func Schedule(x *explore.Replayed) []race.Step {
	names := threadNames(x.Threads)
	several := met(x)
	threads := false
	var out []race.Step
	if len(x.Args) > 1 {
		out = append(out, race.Step{Thread: names[0], Text: "called as " + Command(x.Args)})
	}
	for i := range x.Steps {
		s := &x.Steps[i]
		threads = threads || s.Kind == interp.ThreadCreate
		if s.Kind.IsAccess() && !s.Racing && len(s.Chosen) == 0 && (!threads || !several[s.Event.Object]) {
			continue
		}
		if text := describe(s, names); text != "" {
			out = append(out, race.Step{Thread: names[s.Thread], Pos: s.Pos(), Text: text, Racing: s.Racing})
		}
	}
	if len(out) <= longest {
		return out
	}
	// The beginning says how the threads came about, the end how they race; an access that races in between is
	// shown too.
	const head = longest / 4
	tail := len(out) - (longest - head)
	short := append([]race.Step(nil), out[:head]...)
	left := 0
	for _, s := range out[head:tail] {
		if !s.Racing {
			left++
			continue
		}
		short = append(short, race.Step{Thread: s.Thread, Pos: s.Pos,
			Text: fmt.Sprintf("(after %d more steps) %s", left, s.Text), Racing: true})
		left = 0
	}
	rest := out[tail:]
	rest[0].Text = fmt.Sprintf("(after %d more steps) %s", left, rest[0].Text)
	return append(short, rest...)
}

// Command is how a shell is told to start the program with some arguments.
func Command(args []string) string {
	text := "./" + args[0]
	for _, a := range args[1:] {
		text += " "
		if a != "" && !strings.ContainsFunc(a, func(r rune) bool {
			return !strings.ContainsRune("+-_./:=,@%", r) && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
		}) {
			text += a
		} else {
			text += "'" + strings.ReplaceAll(a, "'", `'\''`) + "'"
		}
	}
	return text
}

// met are the objects that more than one thread accesses. What happens to others, and before there are threads,
// explains nothing.
func met(x *explore.Replayed) map[interp.ObjectID]bool {
	first := map[interp.ObjectID]interp.ThreadID{}
	several := map[interp.ObjectID]bool{}
	threads := false
	for i := range x.Steps {
		e := &x.Steps[i].Event
		threads = threads || e.Kind == interp.ThreadCreate
		if !threads || !e.Kind.IsAccess() {
			continue
		}
		if t, ok := first[e.Object]; !ok {
			first[e.Object] = e.Thread
		} else if t != e.Thread {
			several[e.Object] = true
		}
	}
	return several
}

// describe says what a step did; "" if that is of no interest.
func describe(s *explore.Step, names []string) string {
	text := ""
	switch s.Kind {
	case interp.NoOp:
		if len(s.Chosen) == 0 {
			return ""
		}
		text = "goes on"
	case interp.Read, interp.Write, interp.Update:
		text = s.Kind.String()
		if s.Atomic {
			text = "atomic " + text
		}
		text += " of " + accessed(s)
		if s.Known {
			text += fmt.Sprintf(": %d", signed(s))
		}
	case interp.FreeObject:
		text = "free of " + s.Object
	case interp.ThreadCreate:
		text = "create"
		if s.Peer != interp.NoThread {
			text += " " + names[s.Peer]
		}
	case interp.ThreadJoin, interp.ThreadDetach:
		text = s.Kind.String()
		if s.Peer != interp.NoThread {
			text += " " + names[s.Peer]
		}
	case interp.ThreadEnd:
		text = "end of the thread"
	case interp.CondWait:
		text = "woken from " + action(s)
	default:
		text = action(s)
	}
	for _, c := range s.Chosen {
		switch c.Kind {
		case interp.LibraryValue:
			if name := external(c.Edge); name != "" {
				text += fmt.Sprintf(", assuming that %s() does nothing but return %d", name, int64(c.Value))
				break
			}
			text += fmt.Sprintf(", input %d", int64(c.Value))
		case interp.NondetValue:
			text += fmt.Sprintf(", input %d", int64(c.Value))
		case interp.Indeterminate:
			text += fmt.Sprintf(", indeterminate value %d", int64(c.Value))
		default:
			continue
		}
		if c.Thread != s.Thread {
			text += " of " + names[c.Thread]
		}
	}
	return text
}

// external is the function without a body that an edge calls, or "".
func external(e *cfg.Edge) string {
	if e != nil {
		if c, ok := e.Action.(*cfg.Call); ok {
			if f, ok := c.Callee.(*cfg.FuncRef); ok && !f.Func.HasBody() {
				return f.Func.Name
			}
		}
	}
	return ""
}

func action(s *explore.Step) string {
	if s.Edge == nil {
		return s.Kind.String()
	}
	return s.Edge.Action.String()
}

// accessed is what an access is to, as the source says it; with the object, where that is something else.
func accessed(s *explore.Step) string {
	if s.LV == nil {
		return s.Object
	}
	text := s.LV.Source()
	if s.LV.Var == nil && s.Object != "" {
		text += " in " + s.Object
	}
	return text
}

// signed is the value of an access as its type has it.
func signed(s *explore.Step) int64 {
	v := int64(s.Value)
	if s.LV == nil {
		return v
	}
	if t, ok := s.LV.Type.(*cfg.Int); ok && t.Signed && t.Bytes < 8 && int64(t.Bytes) == s.Size {
		sh := 64 - 8*uint(t.Bytes)
		return v << sh >> sh
	}
	return v
}

// threadNames names threads as reports do: by the start function and the line that creates them; of threads
// that look alike, the second one is (2).
func threadNames(ts []interp.Thread) []string {
	seen := map[string]int{}
	out := make([]string, len(ts))
	for i, t := range ts {
		n := "main"
		if i > 0 {
			n = "thread"
			if t.Start != nil {
				n = t.Start.Name
			}
			if t.Created != nil && t.Created.Pos.IsValid() {
				n = fmt.Sprintf("%s@%d", n, t.Created.Pos.Line)
			}
		}
		if seen[n]++; seen[n] > 1 {
			n = fmt.Sprintf("%s (%d)", n, seen[n])
		}
		out[i] = n
	}
	return out
}

// location names an object where no report does.
func location(o *interp.Object) string {
	if o == nil {
		return "an object"
	}
	return o.String()
}

func kind(k interp.Kind) race.AccessKind {
	switch k {
	case interp.FreeObject:
		return race.Free
	case interp.Write, interp.Update, interp.LockInit, interp.BarrierInit, interp.SemInit:
		return race.Write
	}
	return race.Read
}

// toReport is what of an execution is kept in a report.
func toReport(w *explore.Witness, x *explore.Replayed) *race.Witness {
	names := threadNames(x.Threads)
	side := func(a explore.Access) race.Side {
		return race.Side{Pos: a.Pos, Operation: a.Kind.String(), Atomic: a.Atomic, Thread: names[a.Thread]}
	}
	out := &race.Witness{Choices: w.Choices, First: side(x.Race.First), Second: side(x.Race.Second), Object: x.Race.Object}
	for _, t := range w.Schedule {
		out.Schedule = append(out.Schedule, int32(t))
	}
	return out
}
