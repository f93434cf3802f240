package counts

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// maxChanges bounds the changes of a number that are looked at.
const maxChanges = 64

// changesOf lists the changes of a number that need not come before all that some threads do; false if those are not
// known, or too many. Threads that change it otherwise are added to them.
func (d *Digest) changesOf(x digest.RaceContext, n digest.Object, threads ...threadid.Thread) (out []Change, ok bool) {
	list, _ := d.all.changes.Of(x, n)
	items := d.all.changeLists.Items(list)
	if len(items) > maxChanges || d.spoiled(x, n) {
		return nil, false
	}
	for more := true; more; {
		more = false
		for _, c := range items {
			early := !c.Step && !c.Again && c.Batons.IsEmpty() && c.By.Set.IsEmpty() && !slices.ContainsFunc(threads, func(t threadid.Thread) bool {
				return t != c.By.Thread && !d.ids.NotStarted(c.By, t)
			})
			if !early && !slices.Contains(out, c) {
				out, threads, more = append(out, c), append(threads, c.By.Thread), true
			}
		}
	}
	return out, true
}

// first reports whether a comes before b because it is in a section in which a number is not yet what b has seen.
func (d *Digest) first(x digest.RaceContext, a Element, thread threadid.Element, b Element, other threadid.Element) bool {
	for _, h := range d.batons.Items(a.Here) {
		for _, s := range d.seen.lists.Items(b.Seen) {
			if s.Of == h.Of && apart(h, Baton{Op: s.Op, N: s.N}) && d.reliable(x, h.Of, h.How) && d.notYet(x, a, h, s, thread, other) {
				return true
			}
		}
	}
	return false
}

// notYet reports whether a number stays what b has seen as soon as it is not any more what it is in a's section.
func (d *Digest) notYet(x digest.RaceContext, a Element, h Baton, s Seen, thread, other threadid.Element) bool {
	hows := d.seen.hows.Items(s.Hows)
	for _, how := range hows {
		if how == (digest.Object{}) || !d.reliable(x, s.Of, how) || how != h.How && d.mayHaveChanged(a, h.Of) {
			return false
		}
	}
	changes, ok := d.changesOf(x, h.Of, thread.Thread, other.Thread)
	list, _ := d.all.changes.Of(x, h.Of)
	for _, c := range d.all.changeLists.Items(list) {
		if ok = ok && !c.Step && !c.Wild; !ok {
			return false
		}
		if before := admits(h.Op, h.N, c.Value, c.Value); !slices.Contains(changes, c) {
			ok = before && s.Stored
		} else {
			ok = !before && d.objects.Certain(c.Hows, h.How) &&
				!slices.ContainsFunc(hows, func(how digest.Object) bool { return !d.objects.Certain(c.Hows, how) })
		}
	}
	return ok
}

// mayHaveChanged reports whether the thread may have written to a number.
func (d *Digest) mayHaveChanged(a Element, n digest.Object) bool {
	return a.Any || slices.ContainsFunc(d.puts.Items(a.Puts), func(p Put) bool { return p.Of == n }) ||
		slices.ContainsFunc(d.counts.Items(a.Counts), func(c Count) bool { return c.Of == n })
}

// winner reports whether both sides have seen a number to be the same right after they have added to it themselves.
func (d *Digest) winner(x digest.RaceContext, a, b Element) bool {
	return slices.ContainsFunc(d.seen.lists.Items(a.Seen), func(s Seen) bool {
		return s.Own && s.Op == cfg.Eq && slices.ContainsFunc(d.seen.lists.Items(b.Seen), func(t Seen) bool {
			return t.Own && t.Op == cfg.Eq && t.Of == s.Of && t.N == s.N && d.dispenses(x, s.Of)
		})
	})
}

// dispenses reports whether a number is different each time when something has been added to it.
func (d *Digest) dispenses(x digest.RaceContext, n digest.Object) bool {
	if d.all.repeats.Has(x, n) {
		return false
	}
	hows, ok := d.all.hows.Of(x, n)
	if !ok || !slices.ContainsFunc(d.objects.Items(hows), func(how digest.Object) bool { return d.reliable(x, n, how) }) {
		return false
	}
	changes, ok := d.changesOf(x, n)
	up, down := false, false
	shares, _ := d.all.shares.Of(x, n)
	for _, s := range d.all.shareLists.Items(shares) {
		up, down = up || s.All.Up > 0, down || s.All.Down > 0
	}
	return ok && up != down && !slices.ContainsFunc(changes, func(c Change) bool { return !c.Step })
}

// holding is what a thread has seen of a number when it has a baton.
type holding struct {
	by threadid.Thread
	Baton
}

// meets reports whether two threads may both have a baton at a time.
func (h holding) meets(o holding) bool {
	if h.by == o.by && h.by.Set.IsEmpty() {
		return false
	}
	if h.Ticket != (digest.Object{}) || o.Ticket != (digest.Object{}) {
		return h.Ticket != o.Ticket || h.N != o.N
	}
	return !apart(h.Baton, o.Baton)
}

// inTurn reports whether both sides have a baton of one number, which only who has one passes on.
func (d *Digest) inTurn(x digest.RaceContext, a Element, s threadid.Element, b Element, t threadid.Element) bool {
	for _, p := range d.batons.Items(a.Batons) {
		for _, q := range d.batons.Items(b.Batons) {
			if p.Of == q.Of && p.How == q.How && d.passedOn(x, holding{s.Thread, p}, holding{t.Thread, q}) {
				return true
			}
		}
	}
	return false
}

// passedOn reports whether two batons are of a number that is changed only by who has one, such that no two are had at
// a time.
func (d *Digest) passedOn(x digest.RaceContext, p, q holding) bool {
	if p.meets(q) || p.meets(p) || q.meets(q) || !d.reliable(x, p.Of, p.How) ||
		p.Ticket != (digest.Object{}) && !d.dispenses(x, p.Ticket) {
		return false
	}
	changes, ok := d.changesOf(x, p.Of, p.by, q.by)
	have := []holding{p, q}
	for _, c := range changes {
		if !ok || !d.objects.Certain(c.Hows, p.How) {
			return false
		}
		i := slices.IndexFunc(d.batons.Items(c.Batons), func(r Baton) bool {
			h := holding{c.By.Thread, r}
			return r.How == p.How && !h.meets(h) && !slices.ContainsFunc(have, h.meets)
		})
		if i < 0 {
			return false
		}
		have = append(have, holding{c.By.Thread, d.batons.Items(c.Batons)[i]})
	}
	return ok
}
