package small

import "slices"

// Reductions are the programs that have something less: a thread, a declaration, a statement, or the statement
// around a block. Those that have much less come first.
func (p *Program) Reductions() []*Program {
	var out []*Program
	for i := 1; i < len(p.Threads); i++ {
		c := p.Clone()
		name := c.Threads[i].Name
		c.Threads = slices.Delete(c.Threads, i, i+1)
		for j := range c.Threads {
			c.Threads[j].Body = without(c.Threads[j].Body, func(s Stmt) bool {
				of := p.sortsOf(s.Op)
				return len(of) > 0 && of[0] == body && s.Args[0] == name
			})
		}
		out = append(out, c)
	}
	m := mutation{p: p}
	for i := range m.spots(false) {
		c := mutation{p: p.Clone()}
		c.spots(false)[i].remove()
		out = append(out, c.p)
	}
	for i, s := range m.spots(false) {
		for j := range s.stmt().Blocks {
			c := mutation{p: p.Clone()}
			at := c.spots(false)[i]
			*at.block = slices.Replace(slices.Clone(*at.block), at.at, at.at+1, at.stmt().Blocks[j]...)
			out = append(out, c.p)
		}
	}
	for i, d := range p.Decls {
		if d.Op == "def" && p.Uses(d.Args[0]) {
			continue
		}
		c := p.Clone()
		c.Decls = slices.Delete(c.Decls, i, i+1)
		out = append(out, c)
	}
	return out
}

// without are the statements, and those in their blocks, but for some.
func without(ss []Stmt, drop func(Stmt) bool) []Stmt {
	var out []Stmt
	for _, s := range ss {
		if drop(s) {
			continue
		}
		for i := range s.Blocks {
			s.Blocks[i] = without(s.Blocks[i], drop)
		}
		out = append(out, s)
	}
	return out
}
