package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/race"
)

// title names the location and how sure the race is.
func title(f race.Finding) string {
	kind := "race"
	if slices.ContainsFunc(f.Accesses, func(a race.Access) bool { return a.Kind == race.Free }) {
		kind = "race with free"
	}
	return fmt.Sprintf("%s %s on %s", f.Confidence, kind, f.Location)
}

// shownAccess is what a reader takes for one access: all those of a finding that look alike.
type shownAccess struct {
	race.Access
	kinds []string // read, write
	what  string
	races map[int]bool // indices of those that it may run in parallel with
}

// group puts together the accesses of a finding that would be printed alike. An access that was reached with
// many digests is one entry unless each is wanted; so are the read and the write of x++.
func group(f race.Finding, each bool) []*shownAccess {
	var shown []*shownAccess
	number := make([]int, len(f.Accesses))
	seen := make(map[string]int)
	for i, a := range f.Accesses {
		key := a.Pos.String() + what(a, "")
		if each || a.Kind == race.Free {
			key = fmt.Sprint(key, a.Kind, a.Digests, a.CallStack)
		}
		n, ok := seen[key]
		if !ok {
			n = len(shown)
			seen[key] = n
			shown = append(shown, &shownAccess{Access: a, races: make(map[int]bool)})
		}
		if !slices.Contains(shown[n].kinds, string(a.Kind)) {
			shown[n].kinds = append(shown[n].kinds, string(a.Kind))
		}
		number[i] = n
	}
	for _, g := range shown {
		g.what = what(g.Access, and(g.kinds))
	}
	for _, p := range f.Pairs {
		if p[0] < 0 || p[1] < 0 || p[0] >= len(number) || p[1] >= len(number) {
			continue
		}
		a, b := number[p[0]], number[p[1]]
		shown[a].races[b] = true
		shown[b].races[a] = true
	}
	if len(f.Accesses) == 1 && len(f.Pairs) == 0 && len(shown) == 1 {
		shown[0].races[0] = true
	}
	return shown
}

// Describe says in words what an access does, who does it, and which locks protect it.
func Describe(a race.Access) string { return what(a, string(a.Kind)) }

func what(a race.Access, kinds string) string {
	if a.Sync {
		return a.Text + details(a)
	}
	return atomic(a) + kinds + details(a)
}

func atomic(a race.Access) string {
	if a.Atomic {
		return "atomic "
	}
	return ""
}

// by says which thread makes an access, or which handler; of a handler it is not to be said that its signal may come
// any number of times.
func by(a race.Access) string {
	switch {
	case a.Thread == "":
		return ""
	case a.Handler:
		return " by handler " + alike(&a)
	}
	return " by thread " + a.Thread
}

// alike is what the names of threads that are created at one place have in common.
func alike(a *race.Access) string { return strings.TrimSuffix(a.Thread, " (one of several)") }

// details is what [Describe] says after the kind of the access.
func details(a race.Access) string {
	var b strings.Builder
	if a.Text != "" && !a.Sync {
		b.WriteString(" of " + a.Text)
	}
	b.WriteString(by(a))
	for _, d := range a.Digests {
		if d.Locks {
			if d.Text == "{}" || d.Text == "" {
				b.WriteString(", holding no lock")
			} else {
				b.WriteString(", holding " + d.Text)
			}
		}
	}
	return b.String()
}

// partners lists the accesses that number i races with, by the numbers that are printed.
func partners(shown []*shownAccess, i int) string {
	var names []string
	if shown[i].races[i] {
		names = append(names, "itself in another thread")
	}
	for n := range shown {
		if n != i && shown[i].races[n] {
			names = append(names, fmt.Sprintf("[%d]", n+1))
		}
	}
	return and(names)
}

// and joins names as English does.
func and(names []string) string {
	switch n := len(names); n {
	case 0:
		return ""
	case 1:
		return names[0]
	default:
		return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
	}
}
