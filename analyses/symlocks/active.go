package symlocks

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Functions that are called from several places return what is known in terms of the variables of each of their callers:
//
//	static lock_t *lock_of(int k) { return &locks[k % 8]; }    k == get.key, or k == put.key
//
// Back in put, the case of get is none.
//
// Sound: what mentions a register, or the address of a local variable, of some function describes histories in which
// an activation of that is live: it was learnt while one was, and is forgotten when that is left. (The result of a
// function is another matter.) Who is live is a caller of the running function, directly or not; all that code which is
// not in the program may call back counts as called. So of two functions neither of which leads to the other, a case of
// the one describes no history of the other. Where there is setjmp, nothing is known at all.

// callers are the functions that may be live while another one runs, by their numbers.
type callers struct {
	calls map[int][]int        // whom a function calls; [anything] calls those whose address is taken
	of    map[int]map[int]bool // found so far
	apart map[*cfg.Edge]bool   // calls of functions that are called in several places
}

// live are the functions that may be live while f runs.
func (c *callers) live(f int) map[int]bool {
	if found, ok := c.of[f]; ok {
		return found
	}
	found := map[int]bool{f: true}
	for changed := true; changed; {
		changed = false
		for g, called := range c.calls {
			if !found[g] && slices.ContainsFunc(called, func(h int) bool { return found[h] }) {
				found[g], changed = true, true
			}
		}
	}
	c.of[f] = found
	return found
}

// returned leaves the cases that may be when a function has returned to f.
func (d *Digest) returned(cases []Case, f *cfg.Func) []Case {
	if len(cases) <= 1 {
		return cases
	}
	live := d.callers.live(f.ID)
	gone := func(v *cfg.Var) bool { return v.Func != nil && v != v.Func.Result && !live[v.Func.ID] }
	out := slices.DeleteFunc(slices.Clone(cases), func(c Case) bool {
		return slices.ContainsFunc(d.equal.Items(c.Equal), func(e Equality) bool { return gone(e.Var) || e.Value.Mentions(gone) })
	})
	if len(out) == 0 {
		return cases // nobody comes here, and it does no harm to say less
	}
	return out
}
