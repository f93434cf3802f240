package explore

import (
	"maps"
	"slices"
)

// clone is a detector that goes on from the same point of an execution. What is remembered of objects is shared
// until one of the two notes something.
func (d *Detector) clone() *Detector {
	c := *d
	c.clocks = d.clocks.clone()
	c.shadow = maps.Clone(d.shadow)
	return &c
}

func (c *Clocks) clone() Clocks {
	d := *c
	d.section = c.section.clone()
	d.threads = slices.Clone(c.threads)
	for i := range d.threads {
		t := &d.threads[i]
		t.now, t.end, t.woken = t.now.clone(), t.end.clone(), t.woken.clone()
		t.loaded, t.fenced = t.loaded.clone(), t.fenced.clone()
	}
	d.objects = maps.Clone(c.objects)
	for p, s := range d.objects {
		t := *s
		for i := range t {
			t[i] = t[i].clone()
		}
		d.objects[p] = &t
	}
	d.atomics = maps.Clone(c.atomics)
	for id, o := range d.atomics {
		p := *o
		p.cells = maps.Clone(o.cells)
		for off, a := range p.cells {
			b := *a
			b.heads = slices.Clone(a.heads) // whose clocks are never changed in place
			p.cells[off] = &b
		}
		d.atomics[id] = &p
	}
	d.late = maps.Clone(c.late)
	return d
}

// clone is a copy for another detector.
func (s *shadow) clone(owner *Detector) *shadow {
	c := &shadow{owner: owner, of: s.of, pages: slices.Clone(s.pages), syncs: slices.Clone(s.syncs)}
	var all []past
	for k, page := range c.pages {
		if page == nil {
			continue
		}
		owner.Work += shadowPage
		page = slices.Clone(page)
		for i, l := range page {
			n := len(all)
			all = append(all, l...)
			page[i] = all[n:len(all):len(all)]
		}
		c.pages[k] = page
	}
	for i := range c.syncs {
		c.syncs[i].past = slices.Clone(c.syncs[i].past)
	}
	return c
}
