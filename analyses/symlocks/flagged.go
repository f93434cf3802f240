package symlocks

import (
	"cmp"
	"math"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/digest"
)

// What is kept of flags at accesses, and what that excludes.

// flagged lists the flags that lie beside an access, or are chosen by the same number, in all cases.
func (d *Digest) flagged(a Element, access digest.Access) (all []Flagged) {
	if d.flags.taken == nil || access.LV == nil {
		return nil
	}
	from, place, known := begin(access.LV, d.types)
	place, known = d.behind(access.View, from, place, known)
	first := true
	for _, c := range d.all(a.Cases) {
		if !d.possible(c, access.LV) {
			continue
		}
		var fs []Flagged
		of := func(in digest.List[Flag], taken bool) {
			for _, f := range d.flags.numbers.Items(in) {
				lock := []Held{{Lock: f.At}}
				if known {
					for _, r := range d.relatives(c, lock, access, place) {
						fs = append(fs, Flagged{Relative: r, Size: f.Size, Value: f.Value, Taken: taken})
					}
				}
				for _, p := range d.parallels(c, lock, access) {
					fs = append(fs, Flagged{Parallel: p, Size: f.Size, Value: f.Value, Taken: taken})
				}
			}
		}
		of(c.Taken, true)
		of(c.Known, false)
		slices.SortFunc(fs, compareFlagged)
		fs = slices.Compact(fs)
		if !first {
			fs = digest.Intersection(all, fs, compareFlagged)
		}
		if all, first = fs, false; len(all) == 0 {
			return nil
		}
	}
	return all
}

// apart reports whether flags order two accesses: see [flags].
func (d *Digest) apart(x digest.RaceContext, a, b Element) bool {
	if a.Flagged.IsEmpty() || b.Flagged.IsEmpty() || x.Location().Raced || d.flags.lost.Has(x, struct{}{}) {
		return false
	}
	e, f := d.lockset.OfBoth(x)
	holds := func(e lockset.Element) func(digest.Object) bool {
		return func(m digest.Object) bool {
			return slices.ContainsFunc(d.locks.Mutexes(e), func(h lockset.Held) bool { return h.Mutex == m })
		}
	}
	for _, r := range d.flags.flagged.Items(a.Flagged) {
		for _, s := range d.flags.flagged.Items(b.Flagged) {
			if r.Size != s.Size || !r.meets(s) {
				continue
			}
			switch {
			case r.Taken && s.Taken:
				if d.protected(x, r, nil) && d.protected(x, s, nil) {
					return true
				}
			case r.Taken && r.Value != s.Value:
				if d.protected(x, r, holds(f)) {
					return true
				}
			case s.Taken && r.Value != s.Value:
				if d.protected(x, s, holds(e)) {
					return true
				}
			}
		}
	}
	return false
}

// meets reports whether two flags are one whenever the accesses touch a common byte.
func (r Flagged) meets(s Flagged) bool {
	if r.Parallel != (Parallel{}) || s.Parallel != (Parallel{}) {
		return alike(r.Parallel, s.Parallel)
	}
	return r.Relative.Base == s.Relative.Base && same(r.Relative, s.Relative)
}

// bytes are those that the flag may be, in objects of a base.
func (r Flagged) bytes() (base uint32, at digest.Bytes) {
	if p := r.Parallel; p != (Parallel{}) {
		if base = p.Base; !p.Lock.Same {
			base = p.Lock.At.Base
		}
		scale := max(p.Lock.Scale, -p.Lock.Scale, 1)
		first := p.Lock.At.Offset % scale
		far := scale * (math.MaxInt64 / 4 / scale) // behind all elements that there may be
		return base, digest.Bytes{Lo: first - far, Hi: first + far, Stride: scale, Size: r.Size}
	}
	l := r.Relative
	return l.Base, digest.Bytes{Lo: l.Lo + l.Delta, Hi: l.Hi + l.Delta, Stride: l.Stride, Size: r.Size}
}

// protected reports whether all that may be a flag is written as is said above for the value of the flag, under locks that
// do not break, of which the thread holds one: a mutex that held knows, unless that is nil.
func (d *Digest) protected(x digest.RaceContext, r Flagged, held func(digest.Object) bool) bool {
	f := &d.flags
	base, at := r.bytes()
	all, _ := f.taken.Of(x, base)
	places := f.places.Items(all)
	if len(places) > maxPlaces {
		return false
	}
	some := false
	for _, p := range places {
		if p.Value != r.Value || p.Size != r.Size || !p.bytes().Overlaps(at) {
			continue
		}
		k := placeOf{base, p}
		g, _ := f.guarded.Of(x, k)
		locked := slices.ContainsFunc(f.mutexes.Items(g.mutexes), func(m digest.Object) bool {
			return !d.broken.Mutex(x, m) && (held == nil || held(m))
		}) || held == nil && slices.ContainsFunc(f.beside.Items(g.beside), func(b Beside) bool { return !d.broken.MutexIn(x, b.Base(base)) })
		if f.spoiled.Has(x, k) || !locked {
			return false
		}
		some = true
	}
	return some
}

func compareFlagged(a, b Flagged) int {
	return cmp.Or(compareRelative(a.Relative, b.Relative), compareParallel(a.Parallel, b.Parallel), cmp.Compare(a.Size, b.Size),
		cmp.Compare(a.Value, b.Value), digest.CompareBools(a.Taken, b.Taken))
}
