package oracle

import (
	"fmt"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/race"
)

// Missed returns the pairs that the report should name, as a finding or as a consequence of one, and does not. An
// incomplete report promises nothing.
func Missed(r *race.Report, ws []Witness) []Witness {
	if r.Incomplete != "" {
		return nil
	}
	type key struct {
		a, b   cfg.Pos
		object string
	}
	reported := map[key]bool{}
	type at struct {
		pos    cfg.Pos
		object string
	}
	listed := map[at]bool{}
	// listed in a finding that keeps not all of its pairs, of very many or of accesses through unknown pointers
	crowded := map[at]bool{}
	note := func(location string, accesses []race.Access, pairs [][2]int) {
		o := base(location)
		for _, a := range accesses {
			crowded[at{a.Pos, o}] = crowded[at{a.Pos, o}] || len(pairs) >= 1000 || o == anywhere && len(pairs) >= 64
		}
		for _, a := range accesses {
			listed[at{a.Pos, o}] = true
		}
		// Of many accesses that differ only in where they are made, a finding lists only some pairs.
		alike := map[string][]int{}
		sign := make([]string, len(accesses))
		for i, a := range accesses {
			sign[i] = fmt.Sprint(a.Kind, a.Atomic, a.Thread, a.Digests)
			alike[sign[i]] = append(alike[sign[i]], i)
		}
		done := map[[2]string]bool{}
		for _, p := range pairs {
			if s := [2]string{sign[p[0]], sign[p[1]]}; !done[s] {
				done[s] = true
				for _, i := range alike[s[0]] {
					for _, j := range alike[s[1]] {
						a, b := accesses[i].Pos, accesses[j].Pos
						reported[key{a, b, o}] = true
						reported[key{b, a, o}] = true
					}
				}
			}
		}
	}
	for _, f := range r.Races {
		note(f.Location, f.Accesses, f.Pairs)
		for _, c := range f.Consequences {
			note(c.Location, c.Accesses, c.Pairs)
		}
	}
	var out []Witness
	for _, w := range ws {
		a, b := w.Pair[0].Pos, w.Pair[1].Pos
		// What races with an access through an unknown pointer is listed with its object, without the pair.
		vague := listed[at{a, anywhere}] && listed[at{b, w.Object}] || listed[at{b, anywhere}] && listed[at{a, w.Object}]
		if crowded[at{a, w.Object}] && crowded[at{b, w.Object}] || crowded[at{a, anywhere}] && crowded[at{b, anywhere}] {
			continue
		}
		if !reported[key{a, b, w.Object}] && !reported[key{a, b, anywhere}] && !vague {
			out = append(out, w)
		}
	}
	return out
}

// anywhere is how reports name what an unknown pointer points to.
const anywhere = race.UnknownMemory

// base is the object of a location: without the function, members, elements and offsets. Allocated objects are
// named after the line.
func base(location string) string {
	if i := strings.IndexAny(location, "[+("); i >= 0 {
		location = location[:i]
	}
	if i := strings.LastIndexByte(location, ':'); i >= 0 && strings.Contains(location, "@") {
		return "@" + location[i+1:]
	}
	if i := strings.LastIndex(location, "::"); i >= 0 {
		location = location[i+2:]
	}
	if i := strings.IndexByte(location, '.'); i >= 0 {
		location = location[:i]
	}
	return strings.TrimSpace(location)
}

// objectName is the name of an object that [base] gives for its locations.
func objectName(o *interp.Object) string {
	if o.Site != nil {
		return fmt.Sprint("@", o.Site.Pos.Line)
	}
	return o.String()
}

// FromRace is a race that a search has found, as a pair.
func FromRace(r explore.Race) Witness {
	of := func(a explore.Access) Side {
		s := Side{Pos: a.Pos, Kind: "read", Atomic: a.Atomic}
		switch {
		case a.Kind == interp.FreeObject:
			s.Kind = "free"
		case a.Kind.Writes():
			s.Kind = "write"
		}
		return s
	}
	name := r.Object
	if i := strings.LastIndex(name, "alloc@"); i >= 0 {
		// alloc@FILE:LINE:COLUMN
		if f := strings.Split(name, ":"); len(f) > 2 {
			name = "@" + f[len(f)-2]
		}
	}
	return Witness{Pair: Pair{of(r.First), of(r.Second)}, Object: name}
}
