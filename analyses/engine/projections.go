package engine

import "github.com/mayrun-dev/mayrun/digest"

// projection is the number of what of a writer's digest tells readers whether they may find what it has written
// ([digest.Projects]). Number 0 stands for many, and everybody sees it.
type projection uint32

// maxProjections bounds the projections that are told apart in a program.
const maxProjections = 16

// projections are those of a program.
type projections struct{ numbers[digest.Tuple] }

// of is the number of a projection.
func (p *projections) of(t digest.Tuple) projection {
	if n := p.numbers.of(t); n < maxProjections {
		return projection(n + 1)
	}
	return 0
}

// tuple is the projection with a number other than 0.
func (p *projections) tuple(n projection) digest.Tuple { return p.at(uint32(n - 1)) }
