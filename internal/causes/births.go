package causes

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
)

// Many races are there only because nothing is known of a pointer: the access goes through one, and so may be to any
// object. A report says where such pointers come about ([race.Birth]); here it is counted what rests on each. A pair of
// accesses rests on some births if one of its accesses does, through a pointer that comes from nowhere else: were they
// known, then the access would be to objects that are known, or to none. So a finding is settled by a set of births if
// each of its pairs rests on some of them only. That is what would go for certain; as what is written through such
// pointers is read elsewhere, more may.

// rested is a set of pairs of accesses, by the births of the two; none of an access that rests on nothing.
type rested struct {
	pairs []([2][]int)
	index map[string]bool
}

// add adds a pair.
func (s *rested) add(a, b *race.Access) {
	key := make([]byte, 0, 2*(len(a.Births)+len(b.Births))+1)
	for _, n := range a.Births {
		key = append(key, byte(n), byte(n>>8))
	}
	key = append(key, '|')
	for _, n := range b.Births {
		key = append(key, byte(n), byte(n>>8))
	}
	if s.index[string(key)] {
		return
	}
	if s.index == nil {
		s.index = map[string]bool{}
	}
	s.index[string(key)] = true
	s.pairs = append(s.pairs, [2][]int{a.Births, b.Births})
}

// all are the births that have part in some pair, sorted.
func (s *rested) all() (out []int) {
	for _, p := range s.pairs {
		for _, births := range p {
			for _, n := range births {
				if i, ok := slices.BinarySearch(out, n); !ok {
					out = slices.Insert(out, i, n)
				}
			}
		}
	}
	return out
}

// Settled reports whether nothing would be left of a finding if some births were known.
func (f *Finding) Settled(known func(birth int) bool) bool {
	settles := func(births []int) bool {
		return len(births) > 0 && !slices.ContainsFunc(births, func(n int) bool { return !known(n) })
	}
	for _, p := range f.rests.pairs {
		if !settles(p[0]) && !settles(p[1]) {
			return false
		}
	}
	return len(f.rests.pairs) > 0
}

// Unfounded reports whether nothing would be left of a finding if all births were known.
func (f *Finding) Unfounded() bool { return f.Settled(func(int) bool { return true }) }

// Weight is what rests on a birth.
type Weight struct {
	Birth     int // its number in the report
	Findings  int // how many findings have a pair that rests on it, on others perhaps as well
	Settles   int // how many of them it settles by itself
	Together  int // how many it settles together with those that come before it
	Locations int // how many locations have such a pair
	Places    int // how many places in the source access memory through the pointer
}

// Weights are what rests on the births of a report, of which findings were made. First comes the one that settles most,
// and then always the one that settles most together with those before it, or else has part in most.
func Weights(r *race.Report, findings []Finding) []Weight {
	all := make([]Weight, len(r.Births))
	parts := make([]map[int]bool, len(all)) // the findings that have part in each
	for n := range all {
		all[n].Birth = n
		parts[n] = map[int]bool{}
	}
	for i := range findings {
		for _, n := range findings[i].Births {
			parts[n][i] = true
		}
	}
	count(r, all)
	settled := make([]bool, len(findings))
	known := make([]bool, len(all))
	// settling counts what is settled if n is known besides.
	settling := func(n int, beside []bool) (k int) {
		for i := range parts[n] {
			if (beside == nil || !settled[i]) && findings[i].Settled(func(m int) bool { return m == n || beside != nil && beside[m] }) {
				k++
			}
		}
		return k
	}
	for n := range all {
		all[n].Findings, all[n].Settles = len(parts[n]), settling(n, nil)
	}
	total := 0
	for k := range all {
		best, most := k, -1
		for i := k; i < len(all) && k < maxWeighed; i++ {
			w := &all[i]
			more := settling(w.Birth, known)
			if b := &all[best]; most < 0 || cmp.Or(cmp.Compare(more, most), cmp.Compare(w.Findings, b.Findings),
				cmp.Compare(w.Locations, b.Locations), cmp.Compare(w.Places, b.Places), cmp.Compare(b.Birth, w.Birth)) > 0 {
				best, most = i, more
			}
		}
		all[k], all[best] = all[best], all[k]
		if k == maxWeighed {
			slices.SortStableFunc(all[k:], func(a, b Weight) int {
				return cmp.Or(cmp.Compare(b.Settles, a.Settles), cmp.Compare(b.Findings, a.Findings), cmp.Compare(a.Birth, b.Birth))
			})
		}
		n := all[k].Birth
		known[n] = true
		for i := range parts[n] {
			if !settled[i] && findings[i].Settled(func(m int) bool { return known[m] }) {
				settled[i] = true
				total++
			}
		}
		all[k].Together = total
	}
	return all
}

// maxWeighed is how many births are put in order by what they settle together.
const maxWeighed = 16

// count counts the locations and the places that rest on each birth.
func count(r *race.Report, all []Weight) {
	places := make([]map[cfg.Pos]bool, len(all))
	for n := range places {
		places[n] = map[cfg.Pos]bool{}
	}
	for i := range r.Races {
		f := &r.Races[i]
		seen := map[int]bool{}
		for j := range f.Accesses {
			for _, n := range f.Accesses[j].Births {
				places[n][f.Accesses[j].Pos] = true
				seen[n] = true
			}
		}
		for n := range seen {
			all[n].Locations++
		}
	}
	for n := range all {
		all[n].Places = len(places[n])
	}
}

// Origin says where a pointer of which nothing is known comes about, and why.
func Origin(b *race.Birth) string {
	var out strings.Builder
	if b.Text != "" {
		fmt.Fprintf(&out, "`%s`", b.Text)
	}
	if b.Pos.IsValid() {
		out.WriteString(map[bool]string{true: " at ", false: ""}[b.Text != ""] + at(b.Pos))
	}
	if out.Len() == 0 {
		return b.Why
	}
	return out.String() + " (" + b.Why + ")"
}
