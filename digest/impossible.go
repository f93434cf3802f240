package digest

// Impossible is implemented by a digest of which some elements are those of no history: a [Watcher], which must have an
// element where a step has no result, such as the return of a function to somebody who has not called it.
type Impossible[E comparable] interface {
	// Impossible reports whether no history has an element. Nothing goes on from there.
	Impossible(a E) bool
}

type impossible interface {
	bars() bool // the others are asked only if so
	impossible(a ID) bool
}

func (c *erased[E]) bars() bool {
	_, ok := c.d.(Impossible[E])
	return ok
}

func (c *erased[E]) impossible(a ID) bool { return c.d.(Impossible[E]).Impossible(c.elems[a]) }

// Impossible reports whether no history has such elements.
func (p *Product) Impossible(t Tuple) bool {
	for _, i := range p.barring {
		if p.components[i].(impossible).impossible(p.tuples[t][i]) {
			return true
		}
	}
	return false
}
