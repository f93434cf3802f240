package threadid

import "github.com/mayrun-dev/mayrun/digest"

// Sole is the thread that does something wherever that is done, unless Many do. It is a fact of many digests: what one thread
// alone does comes in an order, and what it has done nobody else has.
type Sole struct {
	Thread Thread
	Many   bool
}

// Sole is the running thread, if it is the only one with its id.
func (a Element) Sole() Sole { return sole(a.Thread, !a.Set.IsEmpty()) }

// NewSoles are facts of who does what.
func NewSoles[K comparable]() *digest.FactKind[K, Sole] {
	return digest.NewFacts[K](Sole.Join, func(a, b Sole) bool { return a.Join(b) == b })
}

// Join is who does what one of both does.
func (a Sole) Join(b Sole) Sole { return sole(a.Thread, a.Many || b.Many || a.Thread != b.Thread) }

// sole forgets the thread where there are many, so that these are one value.
func sole(t Thread, many bool) Sole {
	if many {
		return Sole{Many: true}
	}
	return Sole{Thread: t}
}
