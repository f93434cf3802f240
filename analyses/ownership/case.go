package ownership

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Case is one way in which the heap may look, as far as the thread knows. The objects that it knows are different
// ones, and each may be missing: then the pointers to it are null.
type Case struct {
	Regs    digest.List[Reg]     // sorted by variable
	Places  digest.List[Content] // sorted
	Objects digest.List[Object]  // by number, from 1
	Calls   digest.List[int32]   // the edges of the calls that have not returned, the last one last
	Deep    bool                 // there may be others before them
	Storing Store                // what the running action is going to store
	// Any is the case of which nothing else is known, and that stands for all others; Doubts are the objects that are
	// lost by that, sorted.
	Any    bool
	Doubts digest.List[Origin]
}

// Pointer is the value of a pointer: null if Object is 0, or a number of bytes behind where the object was pointed to
// when it was first found ([digest.AnyOffset]: not known how many). Of one that is Left, nothing is known but where it
// came from: it may lead to an object that is common, or somebody else's.
type Pointer struct {
	Object int8
	Left   bool
	Origin Origin
	Offset int64
}

// Reg is a register that holds a pointer to an object, or null. Var is nil for what a function returns.
type Reg struct {
	Var   *cfg.Var
	Value Pointer
}

// Place is a cell: of an object of the case, or else of the one object of a base.
type Place struct {
	Object int8
	Base   uint32
	Offset int64 // [digest.AnyOffset] if it is not known which
}

// Content is what may be in a place; what certainly is there, if Must. Of places of objects of the case about which
// nothing is said, one leads to what the object leads to when others have left it alone.
type Content struct {
	Place Place
	Value Pointer
	Must  bool
}

// Object is an object that the case knows.
type Object struct {
	Origin Origin
	Owned  bool
	Hidden uint8 // how many common places lead to it beside those of the case: 0, 1, or more
}

// Store is a store that an action begins: to a place, or if that is not Known, elsewhere.
type Store struct {
	Active, Known bool
	Place         Place
	Size          int64
	Value         Pointer
	Number        bool // no pointer
}

// Bounds of what is kept apart, beyond which nothing is known.
const (
	maxCases   = 12
	maxObjects = 12
	maxPlaces  = 24
	maxCalls   = 12
)

// heap is a case that is being changed.
type heap struct {
	d       *Digest
	regs    []Reg
	places  []Content
	objects []Object // by number - 1
	calls   []int32
	deep    bool
	storing Store
	any     bool
	doubts  []Origin
	names   []Name // of the element
}

func (d *Digest) open(a Element, c Case) *heap {
	return &heap{
		names: d.names.Items(a.Names),
		d:     d, regs: slices.Clone(d.regs.Items(c.Regs)), places: slices.Clone(d.places.Items(c.Places)),
		objects: slices.Clone(d.objects.Items(c.Objects)), calls: slices.Clone(d.calls.Items(c.Calls)),
		deep: c.Deep, storing: c.Storing, any: c.Any, doubts: slices.Clone(d.origins.Items(c.Doubts)),
	}
}

// close numbers the objects anew, in the order in which they are reached, and leaves out those that are not.
func (h *heap) close() Case {
	if h.any {
		return h.forgotten()
	}
	number := make([]int8, len(h.objects)+1)
	var order []int8
	reach := func(o int8) {
		if o > 0 && number[o] == 0 {
			order = append(order, o)
			number[o] = int8(len(order))
		}
	}
	slices.SortFunc(h.regs, func(a, b Reg) int { return varID(a.Var) - varID(b.Var) })
	for _, r := range h.regs {
		reach(r.Value.Object)
	}
	reach(h.storing.Value.Object)
	reach(h.storing.Place.Object)
	slices.SortFunc(h.places, compareContents)
	for _, p := range h.places {
		if p.Place.Object == 0 {
			reach(p.Value.Object)
		}
	}
	for i := 0; i < len(order); i++ {
		for _, p := range h.places {
			if p.Place.Object == order[i] {
				reach(p.Value.Object)
			}
		}
	}
	h.places = slices.DeleteFunc(h.places, func(p Content) bool { return p.Place.Object > 0 && number[p.Place.Object] == 0 })
	if len(order) > maxObjects || len(h.places) > maxPlaces {
		return h.forgotten()
	}
	objects := make([]Object, len(order))
	for i, o := range order {
		objects[i] = h.objects[o-1]
	}
	h.objects = objects
	h.rename(func(o int8) int8 { return number[o] })
	slices.SortFunc(h.places, compareContents)
	h.places = slices.Compact(h.places)
	return Case{
		Regs: h.d.regs.List(h.regs...), Places: h.d.places.List(h.places...), Objects: h.d.objects.List(h.objects...),
		Calls: h.d.calls.List(h.calls...), Deep: h.deep, Storing: h.storing,
	}
}

func (h *heap) rename(f func(int8) int8) {
	for i := range h.regs {
		h.regs[i].Value.Object = f(h.regs[i].Value.Object)
	}
	for i := range h.places {
		p := &h.places[i]
		p.Place.Object, p.Value.Object = f(p.Place.Object), f(p.Value.Object)
	}
	h.storing.Place.Object, h.storing.Value.Object = f(h.storing.Place.Object), f(h.storing.Value.Object)
}

// forgotten is the case that knows nothing. What the thread has done to common places and not told yet may have made
// more than one of them lead to an object.
func (h *heap) forgotten() Case {
	for i, o := range h.objects {
		if !o.Owned && (o.Hidden > 0 || h.leads(int8(i+1))) {
			h.doubts = append(h.doubts, o.Origin)
		}
	}
	if h.storing.Active { // nobody follows that any more
		if o := h.storing.Value.Object; o > 0 {
			h.doubts = append(h.doubts, h.objects[o-1].Origin)
		} else if h.storing.Value.Left {
			h.doubts = append(h.doubts, h.storing.Value.Origin)
		}
		for _, c := range h.places {
			if c.Value.Left {
				h.doubts = append(h.doubts, c.Value.Origin)
			}
		}
	}
	slices.Sort(h.doubts)
	return Case{Any: true, Calls: h.d.calls.List(h.calls...), Deep: h.deep, Doubts: h.d.origins.List(slices.Compact(h.doubts)...)}
}

// leads reports whether some place of the case leads to an object.
func (h *heap) leads(o int8) bool {
	return slices.ContainsFunc(h.places, func(p Content) bool { return p.Value.Object == o })
}

// each changes all cases by f, which reports whether there still is such a history.
func (d *Digest) each(a Element, f func(h *heap) bool) Element {
	var out []Case
	for _, c := range d.cases.Items(a.Cases) {
		if h := d.open(a, c); f(h) {
			out = append(out, h.close())
		}
	}
	a.Cases = d.few(out)
	return a
}

// either has the cases of both sides.
func (d *Digest) either(a, b digest.List[Case]) digest.List[Case] {
	if a == b {
		return a
	}
	return d.few(append(slices.Clone(d.cases.Items(a)), d.cases.Items(b)...))
}

// few is a list of some cases, sorted; if there are too many of them, or one stands for all, the case that does.
func (d *Digest) few(cs []Case) digest.List[Case] {
	slices.SortFunc(cs, d.compare)
	if cs = slices.Compact(cs); len(cs) <= maxCases && !slices.ContainsFunc(cs, func(c Case) bool { return c.Any }) {
		return d.cases.List(cs...)
	}
	all := d.open(Element{}, cs[0]).forgotten()
	for _, c := range cs[1:] {
		f := d.open(Element{}, c).forgotten()
		if f.Calls != all.Calls || f.Deep {
			all.Calls, all.Deep = digest.List[int32]{}, true
		}
		all.Doubts = d.origins.List(digest.Union(d.origins.Items(all.Doubts), d.origins.Items(f.Doubts), cmp.Compare)...)
	}
	return d.cases.List(all)
}

// compare orders cases by what they hold.
func (d *Digest) compare(a, b Case) int {
	if a == b {
		return 0
	}
	return cmp.Or(
		slices.Compare(d.calls.Items(a.Calls), d.calls.Items(b.Calls)), bit(a.Deep)-bit(b.Deep), bit(a.Any)-bit(b.Any),
		slices.CompareFunc(d.regs.Items(a.Regs), d.regs.Items(b.Regs), func(a, b Reg) int {
			return cmp.Or(varID(a.Var)-varID(b.Var), comparePointers(a.Value, b.Value))
		}),
		slices.CompareFunc(d.places.Items(a.Places), d.places.Items(b.Places), compareContents),
		slices.CompareFunc(d.objects.Items(a.Objects), d.objects.Items(b.Objects), func(a, b Object) int {
			return cmp.Or(cmp.Compare(a.Origin, b.Origin), bit(a.Owned)-bit(b.Owned), cmp.Compare(a.Hidden, b.Hidden))
		}),
		slices.Compare(d.origins.Items(a.Doubts), d.origins.Items(b.Doubts)), compareStores(a.Storing, b.Storing))
}

func compareContents(a, b Content) int {
	return cmp.Or(comparePlaces(a.Place, b.Place), comparePointers(a.Value, b.Value), bit(a.Must)-bit(b.Must))
}

func comparePlaces(a, b Place) int {
	return cmp.Or(cmp.Compare(a.Object, b.Object), cmp.Compare(a.Base, b.Base), cmp.Compare(a.Offset, b.Offset))
}

func comparePointers(a, b Pointer) int {
	return cmp.Or(cmp.Compare(a.Object, b.Object), bit(a.Left)-bit(b.Left), cmp.Compare(a.Origin, b.Origin),
		cmp.Compare(a.Offset, b.Offset))
}

func compareStores(a, b Store) int {
	return cmp.Or(bit(a.Active)-bit(b.Active), bit(a.Known)-bit(b.Known), comparePlaces(a.Place, b.Place), cmp.Compare(a.Size, b.Size),
		comparePointers(a.Value, b.Value), bit(a.Number)-bit(b.Number))
}

// varID orders variables; what a function returns comes first.
func varID(v *cfg.Var) int {
	if v == nil {
		return -1
	}
	return v.ID
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}
