package small

import (
	"math/rand/v2"
	"slices"
)

// Settled returns a program in which unknown code does something definite: nothing, or one or two of the things
// that can be done to its object, or one release of a lock. So each execution of the result is one of p. It
// returns nil if there is no unknown code.
func (p *Program) Settled(r *rand.Rand) *Program {
	if !p.Uses("unknown") {
		return nil
	}
	q := p.Clone()
	for i := range q.Threads {
		q.Threads[i].Body = p.settled(r, q.Threads[i].Body)
	}
	return q
}

func (p *Program) settled(r *rand.Rand, ss []Stmt) []Stmt {
	var out []Stmt
	for _, s := range ss {
		for i := range s.Blocks {
			s.Blocks[i] = p.settled(r, s.Blocks[i])
		}
		if s.Op != "unknown" {
			out = append(out, s)
			continue
		}
		for range r.IntN(3) {
			if can := p.acts(s.Args); len(can) > 0 {
				out = append(out, can[r.IntN(len(can))]...)
			}
		}
	}
	return out
}

// acts are what unknown code can do to an object, or without one.
func (p *Program) acts(args []string) (out [][]Stmt) {
	all := p.objects()
	if len(args) == 0 {
		for _, m := range all[mutual] {
			out = append(out, []Stmt{{Op: "unlock", Args: []string{m}}})
		}
		return out
	}
	for _, of := range []struct {
		sort  sort
		words []string
	}{
		{mutual, []string{"lock", "unlock"}}, {semaphore, []string{"post", "take"}}, {barrier, []string{"arrive"}},
		{condition, []string{"signal", "broadcast"}}, {control, []string{"once"}},
	} {
		if slices.Contains(all[of.sort], args[0]) {
			for _, op := range of.words {
				out = append(out, []Stmt{{Op: op, Args: slices.Clone(args), Blocks: make([][]Stmt, shapes[op].blocks)}})
			}
		}
	}
	if slices.Contains(all[holder], args[0]) {
		for _, of := range synchronises {
			for _, o := range all[of] {
				out = append(out, []Stmt{{Op: "point", Args: []string{own, o}}, {Op: "publish", Args: []string{own, args[0]}}})
			}
		}
	}
	return out
}

// own is a variable of unknown code; programs do not use it.
const own = "own"
