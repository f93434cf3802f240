package report

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/race"
)

// state is what a baseline says of a finding.
type state struct {
	was race.Confidence // the grade that it has there; empty: it is new
}

func (s state) rank() int {
	if s.was == "" {
		return 0
	}
	return 1
}

// accessID is a racing access of a function.
type accessID struct{ function, name string }

// compare says which findings are known: those of which each racing access is one of the earlier report, so
// that one more access makes a finding new, whatever it is put together with. A finding of before counts for
// one of now, and for what is left of it if that was split in two. A function that had another name counts as
// the one that it was: that is taken of two functions of which either program has only one, if all racing
// accesses of the one that is here are those of the other.
func (s *settled) compare(r *race.Report, d *Document) {
	s.states = make([]state, len(s.open))
	if d == nil {
		return
	}
	all := map[accessID][]int{} // which findings have an access
	for i, f := range d.Findings {
		for _, p := range f.Parts {
			for _, name := range p.Names {
				id := accessID{p.Function, name}
				all[id] = append(all[id], i)
			}
		}
	}
	former := renamed(s.open, r.Functions, d)
	found := make([]bool, len(d.Findings))
	for i := range s.open {
		in := known(&s.open[i], all, former)
		for _, n := range in {
			found[n] = true
			if g := d.Findings[n].Grade; s.states[i].was == "" || causes.AtLeast(g, s.states[i].was) {
				s.states[i].was = g
			}
		}
	}
	for _, is := range found {
		if !is {
			s.gone++
		}
	}
	s.sortStates()
}

// known lists the findings of before that the accesses of a finding were part of; none if one of them is new.
func known(f *causes.Finding, all map[accessID][]int, former map[string]string) (in []int) {
	for _, p := range f.Parts {
		function := p.Func
		if old, ok := former[function]; ok {
			function = old
		}
		for _, name := range p.Accesses {
			of := all[accessID{function, name}]
			if len(of) == 0 {
				return nil
			}
			in = append(in, of...)
		}
	}
	return in
}

// renamed says which functions had another name before.
func renamed(now []causes.Finding, functions []string, d *Document) map[string]string {
	if len(functions) == 0 || len(d.Functions) == 0 {
		return nil // nobody knows which there are, or were
	}
	here, before := map[string][]string{}, map[string]map[string]bool{}
	gone, by := map[string]bool{}, map[string][]string{} // functions, and those that have an access
	for _, name := range d.Functions {
		gone[name] = true
	}
	added := map[string]bool{}
	for _, name := range functions {
		added[name] = !gone[name]
		delete(gone, name)
	}
	for i := range now {
		for _, p := range now[i].Parts {
			if added[p.Func] {
				here[p.Func] = append(here[p.Func], p.Accesses...)
			}
		}
	}
	for _, f := range d.Findings {
		for _, p := range f.Parts {
			if !gone[p.Function] {
				continue
			}
			if before[p.Function] == nil {
				before[p.Function] = map[string]bool{}
			}
			for _, name := range p.Names {
				if !before[p.Function][name] {
					before[p.Function][name] = true
					by[name] = append(by[name], p.Function)
				}
			}
		}
	}
	out, taken := map[string]string{}, map[string]bool{}
	for _, name := range slices.Sorted(maps.Keys(here)) {
		for _, old := range by[here[name][0]] {
			other := func(x string) bool { return !before[old][x] }
			if !taken[old] && !slices.ContainsFunc(here[name], other) {
				out[name], taken[old] = old, true
				break
			}
		}
	}
	return out
}
