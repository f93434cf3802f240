package counts

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Seen is what a number has been seen to be by the thread, or by whoever created it, before: it compares with a constant
// like that. It was read, or by now has been, in one of the manners of Hows: a mutex was held, or it was read with
// acquire order (the number itself), or without (no object).
type Seen struct {
	Of     digest.Object
	Op     cfg.BinaryOp
	N      int64
	Var    *cfg.Var // if there is one, N counts from what this register is
	Size   int64    // of the number
	Lo, Hi int64    // what it may be by its type
	Hows   digest.List[digest.Object]
	// Stored: something had certainly been stored there before.
	Stored bool
	// Own: it was so right after something that the thread itself had added.
	Own bool
}

// seens is the lattice of sets of these, all of which hold: of two histories, what holds of both, with either's manners.
type seens struct {
	lists digest.Interner[Seen]
	hows  digest.Interner[digest.Object]
}

// compareKind orders by what was seen, however that was.
func compareKind(a, b Seen) int {
	return cmp.Or(digest.CompareObjects(a.Of, b.Of), cmp.Compare(a.Op, b.Op), cmp.Compare(a.N, b.N), cmp.Compare(a.Lo, b.Lo),
		cmp.Compare(a.Hi, b.Hi), cmp.Compare(varID(a.Var), varID(b.Var)), cmp.Compare(a.Size, b.Size))
}

func varID(v *cfg.Var) int {
	if v == nil {
		return -1
	}
	return v.ID
}

func (l *seens) compare(a, b Seen) int {
	return cmp.Or(compareKind(a, b), slices.CompareFunc(l.hows.Items(a.Hows), l.hows.Items(b.Hows), digest.CompareObjects),
		digest.CompareBools(a.Stored, b.Stored), digest.CompareBools(a.Own, b.Own))
}

// implies reports whether whoever has seen a has seen b.
func (l *seens) implies(a, b Seen) bool {
	return compareKind(a, b) == 0 && (a.Stored || !b.Stored) && (a.Own || !b.Own) &&
		digest.Subset(l.hows.Items(a.Hows), l.hows.Items(b.Hows), digest.CompareObjects)
}

// certain reports whether some sight is among those of a set, or follows from one.
func (l *seens) certain(set digest.List[Seen], s Seen) bool {
	return slices.ContainsFunc(l.lists.Items(set), func(o Seen) bool { return l.implies(o, s) })
}

// of is the set of what does not follow from the rest.
func (l *seens) of(all []Seen) digest.List[Seen] {
	slices.SortFunc(all, l.compare)
	all = slices.Compact(all)
	var out []Seen
	for i, s := range all {
		if !slices.ContainsFunc(all, func(o Seen) bool { return o != s && l.implies(o, s) }) {
			out = append(out, all[i])
		}
	}
	return l.lists.List(out...)
}

// learn adds something that has been seen in one manner.
func (l *seens) learn(set digest.List[Seen], s Seen, how digest.Object) digest.List[Seen] {
	s.Hows = l.hows.List(how)
	if l.certain(set, s) {
		return set
	}
	return l.of(append(slices.Clone(l.lists.Items(set)), s))
}

// changed is a set of other sights, or the same.
func (l *seens) changed(set digest.List[Seen], f func(Seen) (Seen, bool)) digest.List[Seen] {
	var out []Seen
	for _, s := range l.lists.Items(set) {
		if s, ok := f(s); ok {
			out = append(out, s)
		}
	}
	return l.of(out)
}

// join is what holds of both.
func (l *seens) join(a, b digest.List[Seen]) digest.List[Seen] {
	if a == b {
		return a
	}
	var out []Seen
	for _, s := range l.lists.Items(a) {
		for _, t := range l.lists.Items(b) {
			if compareKind(s, t) == 0 {
				s := s
				s.Stored, s.Own = s.Stored && t.Stored, s.Own && t.Own
				s.Hows = l.hows.Union(s.Hows, t.Hows, digest.CompareObjects)
				out = append(out, s)
			}
		}
	}
	return l.of(out)
}
