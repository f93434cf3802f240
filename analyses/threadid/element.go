package threadid

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/digest"
)

// IDs is what digests that require thread ids ask of them: methods of [Digest], which says of each what it means.
type IDs interface {
	NotStarted(a Element, t Thread) bool
	MayHaveCreated(a Element) []Thread
	Children(a Element, ev *digest.Event) []Thread
	Hosted(t Thread) bool
	CompareThreads(a, b Thread) int
	ThreadName(a Element) string
	Group(t Thread) (g Group, ok bool)
	CreationName(c Creation) string
}

// Require is for the Bind of digests that require thread ids.
func Require(c digest.Component) (digest.Typed[Element], IDs, error) {
	return digest.RequireAs[Element, IDs](c)
}

// Key is the id alone.
func (d *Digest) Key(a Element) Element { return Element{Thread: a.Thread} }

// Join unites what may have been created.
func (d *Digest) Join(a, b Element) Element {
	a.Created = d.created.List(d.joinCreated(d.created.Items(a.Created), d.created.Items(b.Created))...)
	return a
}

// Leq reports whether b may have created whatever a may have created.
func (d *Digest) Leq(a, b Element) bool {
	return a.Thread == b.Thread && d.Join(a, b) == b
}

// Recall is what the caller had created before, with what the function may have created. How often that is, the element
// says with which it has returned.
//
// Sound: what a thread has created when a function returns, it has created before the call or since.
func (d *Digest) Recall(caller, returned Element, did digest.Deeds) Element {
	var since []Created
	for _, c := range d.created.Items(returned.Created) {
		deed := digest.Deed{Site: c.Site, Start: c.Start}
		if c.Creation == own {
			deed = digest.Deed{Own: true}
		}
		if did.Has(deed) {
			since = append(since, c)
		}
	}
	returned.Created = d.created.List(d.joinCreated(d.created.Items(caller.Created), since)...)
	return returned
}

// joinCreated is the union of two sorted lists: an element that is in both may have been passed again if either
// says so.
func (d *Digest) joinCreated(a, b []Created) []Created {
	out := digest.Union(a, b, compareCreated)
	for i := range out {
		for _, l := range [][]Created{a, b} {
			if j, found := slices.BinarySearchFunc(l, out[i], compareCreated); found {
				out[i].Again = out[i].Again || l[j].Again
			}
		}
	}
	return out
}

// CompareCreations orders create elements.
func CompareCreations(a, b Creation) int {
	return cmp.Or(cmp.Compare(a.Site, b.Site), cmp.Compare(funcID(a), funcID(b)))
}

func compareCreated(a, b Created) int { return CompareCreations(a.Creation, b.Creation) }

func funcID(c Creation) int {
	if c.Start == nil {
		return -1
	}
	return c.Start.ID
}

// CompareThreads orders ids.
func (d *Digest) CompareThreads(a, b Thread) int {
	return cmp.Or(
		slices.CompareFunc(d.lists.Items(a.Prefix), d.lists.Items(b.Prefix), CompareCreations),
		slices.CompareFunc(d.lists.Items(a.Set), d.lists.Items(b.Set), CompareCreations))
}

// Compare orders elements by id, then by what they may have created.
func (d *Digest) Compare(a, b Element) int {
	return cmp.Or(
		d.CompareThreads(a.Thread, b.Thread),
		slices.CompareFunc(d.created.Items(a.Created), d.created.Items(b.Created), func(x, y Created) int {
			return cmp.Or(compareCreated(x, y), cmp.Compare(again(x), again(y)))
		}))
}

func again(c Created) int {
	if c.Again {
		return 1
	}
	return 0
}

// Unique reports whether the id names at most one thread.
func (d *Digest) Unique(a Element) bool { return a.Set.IsEmpty() }

// ThreadName is the id as the report shows it: the start functions on the way from main, each with the line
// that created it; of an id that is not unique, what was cut out comes last.
func (d *Digest) ThreadName(a Element) string {
	var path []string
	for _, e := range d.lists.Items(a.Prefix) {
		path = append(path, d.CreationName(e))
	}
	var set []string
	for _, e := range d.lists.Items(a.Set) {
		set = append(set, d.CreationName(e))
	}
	switch {
	case a.Set == d.lists.List(own):
		return d.ThreadName(Element{Thread: Thread{Prefix: a.Prefix}}) + " (at its end)"
	case len(set) == 0:
	case len(set) == 1:
		return strings.Join(append(path, set[0]), "/") + " (one of several)"
	default:
		return strings.Join(append(path, "{"+strings.Join(set, ", ")+"}"), "/") + " (one of several)"
	}
	if len(path) == 0 {
		return "main"
	}
	return strings.Join(path, "/")
}

// Ancestry is the id as data: the prefix, and what was cut out.
func (d *Digest) Ancestry(a Element) (path, others []digest.Start) {
	starts := func(l digest.List[Creation]) (out []digest.Start) {
		for _, e := range d.lists.Items(l) {
			out = append(out, digest.Start{Func: e.Start, Pos: d.pos[e]})
		}
		return out
	}
	return starts(a.Prefix), starts(a.Set)
}

// CreationName is the start function of a create element, with the line that creates it.
func (d *Digest) CreationName(e Creation) string {
	switch e {
	case everything:
		return "…"
	case own:
		return "what runs at its end"
	}
	name := "unknown"
	if e.Start != nil {
		name = e.Start.Name
	}
	if pos := d.pos[e]; pos.IsValid() {
		name = fmt.Sprintf("%s@%d", name, pos.Line)
	}
	return name
}

// Describe prints the id and what the thread may have created.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	var created []string
	for _, c := range d.created.Items(a.Created) {
		s := d.CreationName(c.Creation)
		if c.Again {
			s += "+"
		}
		created = append(created, s)
	}
	if len(created) == 0 {
		return d.ThreadName(a)
	}
	// passes of one loop have one name
	return fmt.Sprintf("%s, may have created %s", d.ThreadName(a), strings.Join(slices.Compact(created), ", "))
}
