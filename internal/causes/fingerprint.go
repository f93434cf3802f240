package causes

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/race"
)

// fingerprints gives each finding a name that it keeps when the code around it moves, in its file or to another one,
// and when functions and their variables are renamed: it depends on what races, by which expressions and under which
// locks, and on no line. Findings that are equal in all that are told apart by their functions, so that none of them
// goes by the name that another one had alone; and by their order, if these are equal, too.
func fingerprints(r *race.Report, fs []Finding) {
	like := map[string]int{}
	for i := range fs {
		fs[i].Fingerprint = fs[i].print(r, false)
		like[fs[i].Fingerprint]++
	}
	seen := map[string]int{}
	for i := range fs {
		f := &fs[i]
		if like[f.Fingerprint] > 1 {
			f.Fingerprint = f.print(r, true)
		}
		seen[f.Fingerprint]++
		if n := seen[f.Fingerprint]; n > 1 {
			f.Fingerprint += fmt.Sprintf("-%d", n)
		}
	}
}

// print is the fingerprint of a finding, with the names of functions or without.
func (f *Finding) print(r *race.Report, functions bool) string {
	parts := []string{fmt.Sprint(int(f.Kind))}
	if f.Kind < ManyObjects {
		parts = append(parts, anywhere(rootOf(r.Races[f.Main].Location)))
	}
	var sides []string
	for _, s := range f.Sides {
		side := []string{shapeOf(&s.Access), fmt.Sprint(s.Kinds, s.Atomic, s.Sync), s.External}
		for _, l := range s.Locks {
			side = append(side, anywhere(l.Name))
		}
		if functions {
			side = append(side, functionOf(&s.Access))
			for _, x := range slices.Concat(s.By.Path, s.By.Others) {
				side = append(side, x.Func)
			}
		}
		sides = append(sides, strings.Join(side, "\x00"))
	}
	slices.Sort(sides)
	sum := sha256.Sum256([]byte(strings.Join(append(parts, sides...), "\x01")))
	return hex.EncodeToString(sum[:16])
}

// anywhere is the name of an object without the place where it is allocated.
func anywhere(name string) string {
	if m := allocated().FindStringSubmatch(name); m != nil {
		return m[1] + m[3]
	}
	return name
}
