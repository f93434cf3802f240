package report

import (
	"errors"
	"io"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/race"
)

// Answer says what [About] has found.
type Answer struct {
	Found bool // there is something of the name
	Racy  bool // something that is about it may race
}

// About prints what a report knows of a name: a variable or what else may race, a function, a lock or a thread,
// and all of these if it is the name of several. What races because of it follows, as in a [Text] report.
func About(w io.Writer, r *race.Report, name string, o Options) (Answer, error) {
	if r == nil {
		return Answer{}, errors.New("report: there is no report")
	}
	l := newListing(r, o)
	t := newTextWriter(w, o)
	whole := o
	whole.Limit = 0
	a := about{name: name, t: t, d: summary(r, whole)}
	a.locations()
	a.threads()
	a.locks()
	a.function(r)
	var shown []*causes.Finding
	for i := range l.open {
		if f := &l.open[i]; a.part(f) {
			shown = append(shown, f)
		}
	}
	if !a.answer.Found {
		a.whole(len(shown) > 0)
	}
	if !a.answer.Found {
		return a.answer, t.flush()
	}
	a.answer.Racy = len(shown) > 0 || a.answer.Racy
	for i, f := range shown {
		if n := o.MaxFindings; n > 0 && i >= n && !o.Verbose {
			t.printf("\n%s (listed with --verbose)\n", plural(len(shown)-i, "more finding"))
			break
		}
		t.printf("\n")
		t.cause(l, f)
	}
	return a.answer, t.flush()
}

// about gathers what is known of a name.
type about struct {
	name   string
	t      *textWriter
	d      *SummaryDocument
	answer Answer
	names  []string // of locations that the name means
}

func (a *about) say(format string, args ...any) {
	a.answer.Found = true
	a.t.printf(format, args...)
}

// locations says what protects a variable, or what is in it.
func (a *about) locations() {
	for i := range a.d.Locations {
		x := &a.d.Locations[i]
		if !within(x.Name, a.name) {
			continue
		}
		a.names = append(a.names, x.Name)
		a.say("%s", x.Name)
		if x.File != "" {
			a.t.printf(" (%s:%d)", x.File, x.Line)
		}
		a.t.printf(": ")
		if x.Safe {
			a.t.printf("%s\n", x.Why)
		} else {
			a.answer.Racy = true
			a.t.printf("may race\n")
		}
		if s := x.users(mostNames); s != "" {
			a.t.printf("  %s\n", s)
		}
		if x.Guard != "" && x.Guarded < x.Total {
			a.t.printf("  %d of its %s hold %s\n", x.Guarded, plural(x.Total, "access"), x.Guard)
		}
	}
}

// whole says of a member or an element which locations it is a part of: those are whole objects often, when findings
// are about their members.
func (a *about) whole(races bool) {
	for i := range a.d.Locations {
		x := &a.d.Locations[i]
		if !within(a.name, x.Name) && !within(a.name, causes.Local(x.Name)) {
			continue
		}
		a.say("%s is a part of %s", a.name, x.Name)
		switch {
		case x.Safe:
			a.t.printf(": %s\n", x.Why)
		case races:
			a.t.printf(", and may race\n")
		default:
			a.t.printf(", of which other parts may race\n")
		}
	}
}

// threads says where a thread comes from, and what it does to what is shared; a thread has the name that
// reports have, or that of the function which it begins with.
func (a *about) threads() {
	for i := range a.d.Threads {
		x := &a.d.Threads[i]
		if x.Name != a.name && x.Entry != a.name && !strings.HasPrefix(x.Name, a.name+"@") {
			continue
		}
		a.say("thread ")
		a.t.thread(x, "", mostNames)
	}
}

// locks says what a lock guards.
func (a *about) locks() {
	for i := range a.d.Locks {
		x := &a.d.Locks[i]
		if x.Name != a.name {
			continue
		}
		a.say("lock ")
		a.t.lock(x, "", mostNames)
	}
}

// function says what a function does to threads and locks.
func (a *about) function(r *race.Report) {
	if _, ok := slices.BinarySearch(r.Functions, a.name); !ok {
		return
	}
	names := causes.LockNames(r)
	does := map[race.OperationKind][]string{}
	for _, op := range r.Operations {
		what := strings.Trim(names(op.Object), "`")
		if op.Kind == race.JoinThread {
			what = op.Thread.Name
		}
		if op.Func == a.name && !op.Unknown && !slices.Contains(does[op.Kind], what) {
			does[op.Kind] = append(does[op.Kind], what)
		}
	}
	a.say("function %s\n", a.name)
	a.t.names("  takes ", does[race.TakeLock], mostNames)
	a.t.names("  releases ", does[race.ReleaseLock], mostNames)
	a.t.names("  waits for ", does[race.JoinThread], mostNames)
	a.t.names("  meets others at ", does[race.MeetBarrier], mostNames)
	a.t.names("  uses the semaphores ", does[race.UseSemaphore], mostNames)
}

// part reports whether a finding is about the name: it races, is a side's thread or lock, or a function in
// which something of it races.
func (a *about) part(f *causes.Finding) bool {
	is := func(s string) bool { return s == a.name || within(s, a.name) }
	if is(f.Name) || slices.ContainsFunc(f.Also, is) || slices.ContainsFunc(f.Objects, is) {
		return true
	}
	for i := range f.Sides {
		s := &f.Sides[i]
		if s.Thread == a.name || strings.HasPrefix(s.Thread, a.name+"@") || slices.Contains(s.CallStack, a.name) ||
			slices.ContainsFunc(s.Locks, func(l race.Lock) bool { return l.Name == a.name }) {
			return true
		}
	}
	return slices.ContainsFunc(f.Parts, func(p causes.Part) bool { return p.Func == a.name })
}
