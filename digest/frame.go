package digest

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
	frame(a ID, reached func(base uint32) bool) ID
	unframe(caller, returned ID, reached func(base uint32) bool) ID
}

func (c *erased[E]) frame(a ID, reached func(base uint32) bool) ID {
	if f, ok := c.d.(Framed[E]); ok {
		return c.changed(a, f.Frame(c.elems[a], reached))
	}
	return a
}

func (c *erased[E]) unframe(caller, returned ID, reached func(base uint32) bool) ID {
	if f, ok := c.d.(Framed[E]); ok {
		return c.changed(returned, f.Unframe(c.elems[caller], c.elems[returned], reached))
	}
	return returned
}

// Frame is what a function is entered with that can reach objects of some bases only; see [Framed].
func (p *Product) Frame(t Tuple, reached func(base uint32) bool) Tuple {
	return p.combine(t, t, func(c Component, a, _ ID) ID {
		if f, ok := c.(framer); ok {
			return f.frame(a, reached)
		}
		return a
	})
}

// Unframe is what a caller goes on with.
func (p *Product) Unframe(caller, returned Tuple, reached func(base uint32) bool) Tuple {
	return p.combine(caller, returned, func(c Component, a, b ID) ID {
		if f, ok := c.(framer); ok {
			return f.unframe(a, b, reached)
		}
		return b
	})
}
