package report

import (
	"fmt"
	"strings"

	"github.com/mayrun-dev/mayrun/race"
)

// needs says why a location is safe: which digests that rests on, and what these know.
func (l *listing) needs(x race.Location) string {
	switch {
	case x.Refuted:
		return refuted(l.Refuted)
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
		d := used(l.Digests, name)
		switch {
		case d.Locks && x.Guard != "" && x.Guarded == x.Accesses:
			words = append(words, "all hold "+l.lock(x.Guard))
		case d.Locks && x.Guard != "":
			words = append(words, fmt.Sprintf("both hold one lock, and %d of the %d hold %s", x.Guarded, x.Accesses, l.lock(x.Guard)))
		case d.Excludes != "":
			words = append(words, d.Excludes)
		}
	}
	return words
}

// used is the digest of a name.
func used(ds []race.Digest, name string) race.Digest {
	for _, d := range ds {
		if d.Name == name {
			return d
		}
	}
	return race.Digest{}
}
