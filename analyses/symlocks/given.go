package symlocks

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Flags that are handed to a thread with what they belong to:
//
//	c = take();                                  void *serve(void *arg)
//	create(&t, serve, c);                        { struct client *c = arg; …; give(c); }
//
// Sound: what the creator has done with what it has taken comes before the creation, and that before what the thread does.
// From then on the creator is as if it had not taken it, and the thread as if it had: one of them has it at a time.

// Given is what a thread that begins in a function has taken, as its creator has handed it over: flags at a distance from
// its argument, as their addresses say.
type Given struct {
	Start *cfg.Func
	Flags digest.List[Flag]
}

// argument is the address that a thread is created with.
func (d *Digest) argument(ev *digest.Event) []Address {
	if d.flags.taken == nil || ev.Create != cfg.NewThread || ev.Edge == nil {
		return nil
	}
	create, ok := ev.Edge.Action.(*cfg.Create)
	if !ok {
		return nil
	}
	return d.valueAt(nil, create.Arg)
}

// given is what a new thread is given.
func (d *Digest) given(a Element, ev *digest.Event) Given {
	at := d.argument(ev)
	if at == nil || ev.Start == nil || len(ev.Start.Params) == 0 {
		return Given{}
	}
	var all []Flag
	for i, c := range d.all(a.Cases) {
		var fs []Flag
		for _, f := range d.flags.numbers.Items(c.Taken) {
			for _, b := range d.names(c, at) {
				if b.Root() == f.At.Root() {
					fs = append(fs, Flag{Address{Offset: wrapped(f.At.Offset-b.Offset, d.types)}, f.Size, f.Value})
				}
			}
		}
		slices.SortFunc(fs, compareFlags)
		if fs = slices.Compact(fs); i > 0 {
			fs = digest.Intersection(all, fs, compareFlags)
		}
		all = fs
	}
	if len(all) == 0 {
		return Given{}
	}
	return Given{ev.Start, d.flags.numbers.List(all...)}
}

// give drops what may be given to a new thread.
func (d *Digest) give(c Case, ev *digest.Event) Case {
	at := d.names(c, d.argument(ev))
	for _, f := range d.flags.numbers.Items(c.Taken) {
		for _, b := range at {
			if b.Root() == f.At.Root() {
				c.Taken = d.others(c, c.Taken, []Address{f.At}, f.Size)
			}
		}
	}
	return c
}

// begun is what a thread knows where it enters its function.
func (d *Digest) begun(a Element, f *cfg.Func) Element {
	given := a.Given
	a.Given = Given{}
	if given.Start != f || f == nil || !f.Params[0].Register() || isInt(f.Params[0].Type) {
		return a
	}
	var fs []Flag
	for _, g := range d.flags.numbers.Items(given.Flags) {
		at := variable(f.Params[0])
		at.Offset = g.At.Offset
		fs = append(fs, Flag{at, g.Size, g.Value})
	}
	slices.SortFunc(fs, compareFlags)
	a.Cases = d.each(a.Cases, func(c Case) Case { c.Taken = d.flags.numbers.List(fs...); return c })
	return a
}

// givenByBoth is what a thread is given by two creators.
func (d *Digest) givenByBoth(a, b Given) Given {
	if a == b || a.Start != b.Start {
		if a != b {
			return Given{}
		}
		return a
	}
	if out := d.flags.numbers.Intersection(a.Flags, b.Flags, compareFlags); !out.IsEmpty() {
		return Given{a.Start, out}
	}
	return Given{}
}
