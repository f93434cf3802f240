package digest

import "slices"

// Framed is implemented by a digest whose elements say something of single objects that only the running thread can
// reach. A function that is called depends on those only that it can reach itself: so the others are left out while it
// runs, and its callers do not meet in them (the frame rule of separation logic). reached tells which bases of objects
// the function may come by, of which it may make objects, and what else goes by their names.
type Framed[E comparable] interface {
	// Frame is what of a caller's element a function is entered with. It has the same key, and without what is left
	// out [Digest.MayRun] excludes no more.
	Frame(a E, reached func(base uint32) bool) E
	// Unframe is what the caller goes on with when the function has returned with an element. It has the key of that.
	Unframe(caller, returned E, reached func(base uint32) bool) E
}

type framer interface {
	frames() bool // the others are asked only if so
	frame(a ID, reached func(base uint32) bool) ID
	unframe(caller, returned ID, reached func(base uint32) bool) ID
}

func (c *erased[E]) frames() bool {
	_, ok := c.d.(Framed[E])
	return ok
}

func (c *erased[E]) frame(a ID, reached func(base uint32) bool) ID {
	return c.changed(a, c.d.(Framed[E]).Frame(c.elems[a], reached))
}

func (c *erased[E]) unframe(caller, returned ID, reached func(base uint32) bool) ID {
	return c.changed(returned, c.d.(Framed[E]).Unframe(c.elems[caller], c.elems[returned], reached))
}

// Frame is what a function is entered with that can reach objects of some bases only; see [Framed].
func (p *Product) Frame(t Tuple, reached func(base uint32) bool) Tuple {
	return p.framing(t, func(c framer, i int) ID { return c.frame(p.tuples[t][i], reached) })
}

// Unframe is what a caller goes on with.
func (p *Product) Unframe(caller, returned Tuple, reached func(base uint32) bool) Tuple {
	return p.framing(returned, func(c framer, i int) ID { return c.unframe(p.tuples[caller][i], p.tuples[returned][i], reached) })
}

// framing is t with other elements of the components that are framed.
func (p *Product) framing(t Tuple, f func(c framer, i int) ID) Tuple {
	return p.changing(t, p.framed, func(c Component, i int) ID { return f(c.(framer), i) })
}

// changing is t with other elements of some components.
func (p *Product) changing(t Tuple, which []int, f func(c Component, i int) ID) Tuple {
	var after []ID
	for _, i := range which {
		if id := f(p.components[i], i); id != p.tuples[t][i] {
			if after == nil {
				after = slices.Clone(p.tuples[t])
			}
			after[i] = id
		}
	}
	if after == nil {
		return t
	}
	return p.similar(t, after)
}
