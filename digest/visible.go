package digest

import "slices"

// This file is how digests decide what a thread sees of what others write to shared memory: a question of
// order, which MayRun never answers.

// Hold is a mutex that a thread certainly holds.
type Hold struct {
	Mutex  Object // one concrete object in the whole execution
	Shared bool   // as a reader
}

// HoldsMutexes is implemented by a digest that knows which mutexes a thread holds. The engine hides from a
// thread that holds a mutex what others, who hold it at every write of an object, write and overwrite before
// they release it ("Improving Thread-Modular Abstract Interpretation", Schwarz et al., SAS 2021, §4:
// protection-based and lock-centred reading).
type HoldsMutexes[E comparable] interface {
	// Holds lists the mutexes that the thread certainly holds, and of which it can be certain that nobody else
	// releases them, makes them anew or destroys them meanwhile.
	Holds(x Facts, a E) []Hold
}

// Projects is implemented by a digest by which values of shared objects are told apart: what a writer with
// element a has written is recorded with Project(a), and who could not [Digest.Observe] the writer's release of
// the object's atomicity mutex does not read it ("Data Race Detection by Digest-Driven Abstract
// Interpretation", §3: the refined unknowns of observable actions). Project keeps few elements apart, and only
// such of its argument as Observe looks at: wherever Observe has a result for a, it has one for Project(a).
type Projects[E comparable] interface {
	Project(a E) E
}

// Holds is [HoldsMutexes].Holds; nothing where the digest does not say.
func (c *erased[E]) Holds(x Facts, a ID) []Hold {
	if h, ok := c.d.(HoldsMutexes[E]); ok {
		return h.Holds(x, c.elems[a])
	}
	return nil
}

// Project is [Projects].Project, or None.
func (c *erased[E]) Project(a ID) ID {
	if p, ok := c.d.(Projects[E]); ok {
		return c.ID(p.Project(c.elems[a]))
	}
	return None
}

// holder and projector are what [Erase] makes of HoldsMutexes and Projects.
type (
	holder interface {
		Holds(x Facts, a ID) []Hold
		HoldsMutexes() bool
	}
	projector interface{ Project(a ID) ID }
)

// Holds lists the mutexes that a thread with digest t certainly holds, sorted, each once.
func (p *Product) Holds(env Env, t Tuple) []Hold {
	var out []Hold
	for _, i := range p.holders {
		x := &context{p: p, env: env, component: i, ids: p.tuples[t], after: p.tuples[t]}
		out = append(out, p.components[i].(holder).Holds(x, p.tuples[t][i])...)
	}
	slices.SortFunc(out, func(a, b Hold) int {
		if c := CompareObjects(a.Mutex, b.Mutex); c != 0 || a.Shared == b.Shared {
			return c
		}
		if b.Shared {
			return -1
		}
		return 1
	})
	// held exclusively, if any component says so
	return slices.CompactFunc(out, func(a, b Hold) bool { return a.Mutex == b.Mutex })
}

// HoldsAlike reports whether all that [Product.Holds] depends on, but for facts, is the same in two tuples.
func (p *Product) HoldsAlike(t, u Tuple) bool {
	return !slices.ContainsFunc(p.holders, func(i int) bool { return p.tuples[t][i] != p.tuples[u][i] })
}

// Projection is what of t the values of shared objects are recorded with. It is a tuple for [Product.Sees] only.
func (p *Product) Projection(t Tuple) Tuple {
	for len(p.projections) <= int(t) {
		p.projections = append(p.projections, NoTuple)
	}
	if p.projections[t] == NoTuple {
		ids := make([]ID, len(p.components))
		for i, c := range p.components {
			ids[i] = None
			if q, ok := c.(projector); ok {
				ids[i] = q.Project(p.tuples[t][i])
			}
		}
		p.projections[t] = p.tuple(ids)
	}
	return p.projections[t]
}

// Sees reports whether a thread with digest t may observe what was written to an object of that base by a
// thread whose [Product.Projection] is given.
func (p *Product) Sees(env Env, t, projection Tuple, base uint32) bool {
	lock := p.locks[base]
	if lock == nil {
		l, _ := AccessEvents(base)
		lock = &l
		p.locks[base] = lock
	}
	x := &context{p: p, env: quiet{env}, ids: p.tuples[t], after: p.tuples[t]}
	for i, seen := range p.tuples[projection] {
		if seen == None {
			continue
		}
		x.component = i
		if _, ok := p.components[i].Observe(x, x.ids[i], seen, lock); !ok {
			return false
		}
	}
	return true
}

// quiet is an environment to which nothing is contributed: the access is only tried out.
type quiet struct{ Env }

func (quiet) Contribute(FactID, Fact) {}
