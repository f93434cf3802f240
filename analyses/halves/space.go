package halves

import "github.com/mayrun-dev/mayrun/cfg"

// Numbers are known by their places in forms. Beside registers, and expressions whose values are not computed but bounded, these
// are:
type (
	argument struct{}               // the address that the activation was given
	address  struct{ of *cfg.Var }  // where a variable with static storage lies
	content  struct{ of *cfg.Var }  // what such a variable holds as long as a tree lives
	result   struct{ of *cfg.Func } // what a function returns
	scratch  struct{}               // what a register is about to become
	field    struct {               // what the activation finds in a member of its argument
		off, size int64
		signed    bool
	}
	parameter struct{ at int } // what a function that calls itself was given
	given     struct {         // what it has written to that member of an object that it gives to another activation
		of *cfg.Var
		field
	}
)

// space says which numbers there are.
type space struct {
	places map[any]int
	keys   []any
	types  []cfg.Type
	*limits
}

// limits is what all that is computed of a program has in common.
type limits struct {
	work      int  // how much more may be computed
	unaligned bool // pointers need not be aligned
}

// maxWork bounds the sums that are computed for one program. Of what would take more, nothing is said.
const maxWork = 6_000_000

func newSpace(c *limits) *space { return &space{map[any]int{}, []any{nil}, []cfg.Type{nil}, c} }

// place is where a number stands.
func (s *space) place(key any, t cfg.Type) int {
	at, ok := s.places[key]
	if !ok {
		at = len(s.types)
		s.places[key] = at
		s.keys, s.types = append(s.keys, key), append(s.types, t)
	}
	return at
}

// natural reports whether a number is never negative: it is an address, or unsigned.
func (s *space) natural(i int) bool {
	switch t := s.types[i].(type) {
	case *cfg.Pointer:
		return true
	case *cfg.Int:
		return !t.Signed
	}
	return false
}

// counted is the type of integers that are followed, or nil.
func counted(t cfg.Type) *cfg.Int {
	if i, ok := t.(*cfg.Int); ok && !i.Bool && i.Bytes <= 8 {
		return i
	}
	return nil
}

// isBool reports whether a type is that of truth values.
func isBool(t cfg.Type) bool {
	i, ok := t.(*cfg.Int)
	return ok && i.Bool
}

// followed reports whether values of a type are followed: integers, addresses, and truth values.
func followed(t cfg.Type) bool {
	_, pointer := t.(*cfg.Pointer)
	return pointer || counted(t) != nil || isBool(t)
}

// fieldOf is the member of a type that lies so far behind the begin of an object.
func fieldOf(off int64, t cfg.Type) field {
	i := counted(t)
	return field{off, t.Size(), i != nil && i.Signed}
}

func (f field) meets(off, size int64) bool { return f.off < off+size && off < f.off+f.size }

// use is a number that a state says something of: what it is, and its place.
type use struct {
	key any
	at  int
}

// inUse are the numbers that a state says something of.
func (s *space) inUse(st *state) (out []use) {
	used := make([]bool, len(s.types))
	for _, list := range [][]form{st.eq, st.ge} {
		for _, f := range list {
			for i := 1; i < len(f); i++ {
				used[i] = used[i] || f[i] != 0
			}
		}
	}
	for at, key := range s.keys {
		if used[at] {
			out = append(out, use{key, at})
		}
	}
	return out
}
