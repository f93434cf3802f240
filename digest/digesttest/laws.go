package digesttest

import (
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/localtrace"
)

// maxElements bounds the elements of a component of which the laws are checked, in one program.
const maxElements = 10

// checkLaws checks the laws of elements, on those that occur: keys have themselves for a key; elements that lie
// below each other are one; Join is idempotent, commutative, and an upper bound with the same key.
func (s *simulation) checkLaws() error {
	for i, c := range s.p.Components() {
		elements, at := s.elements(i)
		bit := uint64(1) << i
		for j, a := range elements {
			key := c.Key(a)
			if c.Key(key) != key {
				s.fail("keys", bit, at[j:j+1], "the key of %s is %s, whose key is another one", s.show(c, a), s.show(c, key))
			}
			if !c.Leq(a, a) {
				s.fail("order", bit, at[j:j+1], "%s does not lie below itself", s.show(c, a))
			}
			if c.Join(a, a) != a {
				s.fail("joins", bit, at[j:j+1], "Join of %s with itself is something else", s.show(c, a))
			}
			for k, b := range elements[:j] {
				if c.Key(b) == key {
					s.pair(c, bit, a, b, []*localtrace.Trace{at[j], at[k]})
				}
			}
		}
		if s.failure != nil {
			return s.failure
		}
	}
	return nil
}

// pair checks the laws of two elements with one key.
func (s *simulation) pair(c digest.Component, bit uint64, a, b digest.ID, at []*localtrace.Trace) {
	if c.Leq(a, b) && c.Leq(b, a) {
		s.fail("canonical elements", bit, at, "%s and %s lie below each other, and are not equal", s.show(c, a), s.show(c, b))
	}
	j, k := c.Join(a, b), c.Join(b, a)
	if j != k {
		s.fail("joins", bit, at, "Join of %s and %s is %s, and the other way around %s", s.show(c, a), s.show(c, b), s.show(c, j), s.show(c, k))
	}
	if c.Key(j) != c.Key(a) {
		s.fail("joins", bit, at, "the key of the join of %s and %s is not theirs", s.show(c, a), s.show(c, b))
	}
	if !c.Leq(a, j) || !c.Leq(b, j) {
		s.fail("joins", bit, at, "the join of %s and %s is %s, which is not an upper bound", s.show(c, a), s.show(c, b), s.show(c, j))
	}
}

func (s *simulation) show(c digest.Component, a digest.ID) string {
	if text := c.Describe(a, s.name); text != "" {
		return text
	}
	return "the empty element"
}

// elements are some of those of a component that occur, each with a trace where it does.
func (s *simulation) elements(component int) (elements []digest.ID, at []*localtrace.Trace) {
	seen := make(map[digest.ID]bool)
	for _, t := range s.r.Traces {
		for _, tuple := range s.digests[t.ID] {
			if e := s.p.Element(tuple, component); !seen[e] && len(elements) < maxElements {
				seen[e] = true
				elements, at = append(elements, e), append(at, t)
			}
		}
	}
	return elements, at
}
