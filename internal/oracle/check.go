package oracle

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
)

// Missed returns the pairs that the report should name and does not. An incomplete report promises nothing.
func Missed(r *race.Report, ws []Witness) []Witness {
	if r.Incomplete != "" {
		return nil
	}
	type key struct {
		a, b cfg.Pos
	}
	reported := map[key]bool{}
	for _, f := range r.Races {
		for _, p := range f.Pairs {
			a, b := f.Accesses[p[0]].Pos, f.Accesses[p[1]].Pos
			reported[key{a, b}] = true
			reported[key{b, a}] = true
		}
	}
	var out []Witness
	for _, w := range ws {
		if !reported[key{w.Pair[0].Pos, w.Pair[1].Pos}] {
			out = append(out, w)
		}
	}
	return out
}
