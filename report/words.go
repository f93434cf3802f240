package report

import (
	"fmt"
	"strings"
)

// What a summary says of one thing, for those who show no whole summary: editors, and questions about a saved
// report.

// Words are what protects a location, and who uses it: a line each. The first one begins with the name.
func (x *LocationUse) Words() []string {
	guard := ""
	switch {
	case x.Guard == "":
	case x.Guarded == x.Total:
		guard = fmt.Sprintf("guarded by `%s` in all %s", x.Guard, plural(x.Total, "access"))
	default:
		guard = fmt.Sprintf("guarded by `%s` in %d of %s", x.Guard, x.Guarded, plural(x.Total, "access"))
	}
	says := x.Why
	switch {
	case !x.Safe && guard == "":
		says = "may race"
	case !x.Safe:
		says = "may race; " + guard
	case guard != "" && x.Guarded == x.Total:
		says = guard
	}
	out := []string{x.Name + ": " + says}
	if users := x.users(mostNames); users != "" {
		out = append(out, users)
	}
	return out
}

// Shared reports whether more than one thread uses a location, as far as that is known.
func (x *LocationUse) Shared() bool { return !x.alone() }

// Words are where a thread comes from, and what it does to what is shared: a line each.
func (x *ThreadUse) Words() []string {
	first := "thread " + x.Name
	if s := x.origin(); s != "" {
		first += ": " + s
	}
	return append([]string{first}, doing(x.Writes, x.Reads)...)
}

func doing(writes, reads []string) (out []string) {
	if len(writes) > 0 {
		out = append(out, "writes "+few(writes, mostNames))
	}
	if len(reads) > 0 {
		out = append(out, "reads "+few(reads, mostNames))
	}
	return out
}

// Words are what a lock guards, and where it is taken: a line each.
func (x *LockUse) Words() []string {
	out := []string{"lock " + x.Name + x.role(mostNames)}
	if len(x.Taken) > 0 {
		out = append(out, "taken in "+few(x.Taken, mostNames))
	}
	return out
}

// Words are what an access does, and who does it.
func (a *Access) Words() string {
	var b strings.Builder
	if a.Atomic {
		b.WriteString("atomic ")
	}
	b.WriteString(string(a.Kind))
	switch {
	case a.Handler:
		fmt.Fprintf(&b, " by a handler of signals, in thread %s", a.Thread)
	case a.Thread != "":
		fmt.Fprintf(&b, " by thread %s", a.Thread)
	}
	for i, l := range a.Locks {
		b.WriteString([]string{", holding `", " and `"}[min(i, 1)] + l.Name + "`")
		if l.Shared {
			b.WriteString(" as a reader")
		}
	}
	return b.String()
}
