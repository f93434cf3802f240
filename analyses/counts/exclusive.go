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
// known, or too many. Threads that make these count as well. What is left out was stored by a thread that had not done
// anything to the number before, other than such, before the others were started.
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
//
// Sound: let A be the section of a, of a mutex that is not broken, in which the number was found to be what h says, and
// which is not over, nor has a thread been created in it since. All that is ever stored is not like that, but for what
// was stored before all others were started, and is stored in exclusive sections of the mutex. So what b, or an ancestor
// of it, has seen, which is not like that, has been stored in such a section B. (It was not there at first: if anything
// has been stored early, something had been stored before it was seen; else what was there at first is what was found
// in A.) If B comes before A, the number is like h in A no more, as what is stored later is not like that either. If B
// is A, b belongs to a's thread, or b has seen the number in a section after A, or what b has seen was stored after a:
// a's thread had stored nothing before. Otherwise a comes before the end of A, that before B, and that before b: it has
// seen what was stored in B, or later, in the section of the mutex or by acquiring what was released there.
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

// winner reports whether both sides have seen a number to be the same right after they have added to it themselves: then
// they are one thread, as it is different each time. (Children do not have that of their creators.)
func (d *Digest) winner(x digest.RaceContext, a, b Element) bool {
	own := func(s Seen) bool {
		return s.Own && s.Op == cfg.Eq && !slices.ContainsFunc(d.seen.hows.Items(s.Hows), func(how digest.Object) bool {
			return !d.dispenses(x, s.Of, how)
		})
	}
	return slices.ContainsFunc(d.seen.lists.Items(a.Seen), func(s Seen) bool {
		return s.Own && slices.ContainsFunc(d.seen.lists.Items(b.Seen), func(t Seen) bool {
			return t.Of == s.Of && t.N == s.N && own(s) && own(t)
		})
	})
}

// dispenses reports whether a number is different each time when something has been added to it, for those who read it in
// some manner when they do: no object, for atomic additions.
//
// Sound: all additions are atomic, or made in sections of one mutex, in which the number was read; so each finds what the
// last one has left, and they have an order. All go in one direction. What is stored comes before all of them. And the
// number does not come round.
func (d *Digest) dispenses(x digest.RaceContext, n, how digest.Object) bool {
	if how == (digest.Object{}) {
		how = n
	}
	hows, ok := d.all.hows.Of(x, n)
	if !ok || !d.objects.Certain(hows, how) || !d.reliable(x, n, how) || d.all.repeats.Has(x, n) {
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
//
// Sound: a thread has a baton from when it has seen the number to be something until it changes it itself. All changes
// that do not come before all others are made by threads that have one, and what these have seen, and what the two sides
// have, excludes each other for any two threads. (What a number is when it was a ticket, nobody else has: see
// [Digest.dispenses].) Let M be a change, or what was there before all, and V what the number is by that. Only one thread
// may have a baton by V. Others do not change the number before that does: by induction, batons of what was before M are
// not had any more, as who had one has changed the number, by M or before. So if M is changed, then by that thread; and
// it has seen M, or what comes from it, in the same manner as changes are made: in sections of a mutex that is not
// broken, or by acquiring what was released. So what a thread does while it has its baton comes before its change, that
// before the next thread's sight of it, and that before what that does while it has its own.
func (d *Digest) passedOn(x digest.RaceContext, p, q holding) bool {
	if p.By != q.By || p.meets(q) || p.meets(p) || q.meets(q) || !d.reliable(x, p.Of, p.How) ||
		p.Ticket != (digest.Object{}) && !d.dispenses(x, p.Ticket, p.By) {
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
			return r.How == p.How && r.By == p.By && !h.meets(h) && !slices.ContainsFunc(have, h.meets)
		})
		if i < 0 {
			return false
		}
		have = append(have, holding{c.By.Thread, d.batons.Items(c.Batons)[i]})
	}
	return ok
}
