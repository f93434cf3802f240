package report

import (
	"fmt"
	"strings"

	"github.com/mayrun-dev/mayrun/race"
)

// orders says in words what the digests find of two accesses that conflict. Those of a caller's own have no
// words here.
var orders = map[string]string{
	"threadflag": "no other thread is there at the time of one",
	"threadid":   "one thread makes both, or one comes before the thread of the other is created",
	"joins":      "one comes after the thread of the other has been joined",
	"freshness":  "one comes when no other thread can reach the object yet",
	"once":       "one is part of an initialisation that runs once, and the other comes after it",
	"handover":   "one comes before a flag is set, and the other after it has been seen set",
	"symlocks":   "both hold the lock that lies beside the data",
	"ownership":  "who accesses it has taken it out of the only place that leads to it, or found it there under the lock",
	"tokens":     "each thread has taken an index of its own from a counter",
	"slices":     "each thread that a loop creates has a slice of its own",
	"turns":      "one comes after the thread of the other has been joined, or before it is created, in every pass",
}

// needs says why a location is safe: which digests that rests on, and what these know.
func (l *listing) needs(x race.Location) string {
	switch {
	case x.Refuted:
		return "every execution was tried, and none races"
	case len(x.Needed) == 0:
		return "no two accesses conflict"
	}
	s := "excluded by " + and(x.Needed)
	if words := l.words(x); len(words) > 0 {
		s += " (" + strings.Join(words, "; or ") + ")"
	}
	return s
}

// words says what the digests know that show that a location is safe, one by one.
func (l *listing) words(x race.Location) (words []string) {
	for _, name := range x.Needed {
		switch {
		case name == "lockset" && x.Guard != "" && x.Guarded == x.Accesses:
			words = append(words, "all hold "+l.lock(x.Guard))
		case name == "lockset" && x.Guard != "":
			words = append(words, fmt.Sprintf("both hold one lock, and %d of the %d hold %s", x.Guarded, x.Accesses, l.lock(x.Guard)))
		case name == "lockset":
			words = append(words, "both hold one lock")
		case orders[name] != "":
			words = append(words, orders[name])
		}
	}
	return words
}
