package small

import (
	"math/rand/v2"
	"slices"
)

// Settled returns a program in which unknown code does something definite: nothing, or one or two of the things
// that can be done to the object that it is given. So each execution of the result is one of p. Unknown code that
// is given nothing does nothing: there is no object that it could reach. It returns nil if there is no unknown
// code.
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
				out = append(out, can[r.IntN(len(can))])
			}
		}
	}
	return out
}

// acts are what unknown code can do to an object.
func (p *Program) acts(args []string) (out []Stmt) {
	if len(args) == 0 {
		return nil
	}
	all, object := p.objects(), args[0]
	if object[0] == '*' {
		object = p.target(object[1:])
	}
	for _, of := range []struct {
		sort  sort
		words []string
	}{
		{mutual, []string{"lock", "unlock"}}, {semaphore, []string{"post", "take"}}, {barrier, []string{"arrive"}},
		{condition, []string{"signal", "broadcast"}}, {control, []string{"once"}},
	} {
		if slices.Contains(all[of.sort], object) {
			for _, op := range of.words {
				out = append(out, Stmt{Op: op, Args: slices.Clone(args), Blocks: make([][]Stmt, shapes[op].blocks)})
			}
		}
	}
	return out
}

// target is an object that a pointer is said to point to; the others to which it may point are of the same sort.
func (p *Program) target(pointer string) (object string) {
	p.statements(func(s *Stmt) {
		if (s.Op == "point" || s.Op == "guess") && s.Args[0] == pointer {
			object = s.Args[1]
		}
	})
	return object
}
