package counts

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// spent reports whether a has something of a number that b has seen to be zero. Or both have brought it to zero
// themselves, which happens once: b is then another access of the same thread.
func (d *Digest) spent(x digest.RaceContext, a Element, s threadid.Element, b Element, t threadid.Element) bool {
	if !d.program.lends {
		return false
	}
	for _, z := range d.seen.lists.Items(b.Seen) {
		hows := d.seen.hows.Items(z.Hows)
		if z.Own && zero(z.Op, z.N) && z.Var == nil && !slices.ContainsFunc(hows, func(how digest.Object) bool {
			had := d.had(x, a, s, z.Of, how) || slices.ContainsFunc(d.seen.lists.Items(a.Seen), func(o Seen) bool {
				return o.Own && o.Of == z.Of && o.Var == nil && zero(o.Op, o.N)
			})
			return !had || !d.shared(x, z.Of, how, t, true)
		}) {
			return true
		}
	}
	return slices.ContainsFunc(d.batons.Items(b.Batons), func(z Baton) bool {
		return z.Ticket == digest.Object{} && zero(z.Op, z.N) && d.had(x, a, s, z.Of, z.How) && d.shared(x, z.Of, z.How, t, false)
	})
}

// zero reports whether a number that is not negative is zero if it compares with another one like that.
func zero(op cfg.BinaryOp, n int64) bool { return op == cfg.Eq && n == 0 || op == cfg.Le && n <= 0 }

// had reports whether a's thread certainly has something of a number, or had it in a section of a mutex, how, that is not
// over.
func (d *Digest) had(x digest.Facts, a Element, s threadid.Element, n, how digest.Object) bool {
	got := d.got(x, n, s.Thread)
	return got+d.credit(a.Credits, n, digest.Object{}) > 0 || how != n && got+d.credit(a.Credits, n, how) > 0
}

// shared reports whether a number is what all threads have of it together, such that all that is done by threads while
// they have something of it comes before the thread of b sees that it is zero, in some manner, and what that does behind
// it: as long as it has not written to the number since, or, if it is so by its own last step (own), for good.
//
// Sound: let each thread have of the number what it got at its creation, and has added since, without what it has taken,
// and has handed to threads that it has created. Main gets what was there at first, and who stores a number has that; it
// does so before all others that ever have something of it are started, and, if it is another thread, before b's; if it is
// b's, the thread has seen zero after it has stored last, as that makes it forget what it has seen. What
// the threads of a name get is what they need to never have less than nothing, as far as the analysis knows, and main,
// and who stores, need to get nothing; so nobody ever has. (What is known is the least: who has more keeps it.)
//
// Consider the steps up to where b's thread has seen zero, which have an order (see [order.shows]), and of each thread all
// that it does before its first step behind these. A thread that is created behind such a step makes its steps behind
// it, too. So what all threads have then, of those that are created, is together what was there first, or stored last, and
// all steps of the order, which is zero, and none has less than nothing: all have nothing. (The sum does not come round to
// zero; where it could, that is an assumption.) So if a's thread has something at a, which is in its part, it
// has taken it after a, in a step of the order; or it has handed it to a thread that it has created after a, which has
// nothing by then either, and so on. Each of these steps is in the manner in which b's thread has seen zero, or its own: so
// a comes before that.
//
// Nobody makes a step behind these: it would have to have something, and if it has nothing it takes nothing, gets nothing
// from others, and adds nothing, where nobody ever adds to the number who may have nothing of it. So a is in its thread's
// part. If one thread alone may do that, and that is b's, which has not written to the number since it has seen zero, the
// first step behind is its, after b. All others get something only from who has something: so what is not in the part of its
// thread comes after that step, and b before a.
func (d *Digest) shared(x digest.RaceContext, n, how digest.Object, t threadid.Element, own bool) bool {
	hows, stepped := d.all.hows.Of(x, n)
	if !stepped || !d.objects.Certain(hows, how) || d.all.wild.Has(x, n) || d.spoiled(x, n) || !d.reliable(x, n, how) ||
		how == n && d.credits.unreleased.Has(x, n) || d.all.repeats.Has(x, n) || !d.founded(x, n, t) {
		return false
	}
	holders, _ := d.credits.holders.Of(x, n)
	for _, h := range d.credits.holderLists.Items(holders) {
		got := d.got(x, n, h.Thread)
		if h.Need > min(got, maxCredit) || h.Low+got < 1 && (own || h.Thread != t.Thread || !h.Thread.Set.IsEmpty()) {
			return false
		}
	}
	return true
}

// got is the least that the threads of a name get of a number. Main gets what is there at first, where nothing is stored.
func (d *Digest) got(x digest.Facts, n digest.Object, t threadid.Thread) int64 {
	if t != (threadid.Thread{}) {
		return d.holder(x, n, t).Need
	}
	if changes, _ := d.all.changes.Of(x, n); !slices.ContainsFunc(d.all.changeLists.Items(changes), func(c Change) bool { return !c.Step }) {
		first, _ := d.initially(x, n)
		return max(first, 0)
	}
	return 0
}

// initially is what a number is at first, if that is known.
func (d *Digest) initially(x digest.Facts, n digest.Object) (int64, bool) {
	for _, p := range d.all.In(x, n.Base) {
		if p.Off == n.Offset {
			first, known := d.program.starts(n, p.Size)
			return first, known || d.all.zeroed.Has(x, n.Base)
		}
	}
	return 0, false
}

// founded reports whether a number is stored by one thread, which needs to get nothing of it, before all others that have
// something of it are started, and that of b; and whether what is there at first is known not to be negative, if it is
// there when somebody adds to it.
func (d *Digest) founded(x digest.RaceContext, n digest.Object, t threadid.Element) bool {
	holders, _ := d.credits.holders.Of(x, n)
	changes, _ := d.all.changes.Of(x, n)
	by := (*threadid.Thread)(nil)
	for _, c := range d.all.changeLists.Items(changes) {
		if c.Step {
			continue
		}
		if by == nil {
			by = &c.By.Thread
		}
		if c.Wild || c.By.Thread != *by || !by.Set.IsEmpty() || d.holder(x, n, *by).Need > 0 ||
			*by != t.Thread && !d.ids.NotStarted(c.By, t.Thread) {
			return false
		}
		for _, h := range d.credits.holderLists.Items(holders) {
			if h.Thread != *by && !d.ids.NotStarted(c.By, h.Thread) {
				return false
			}
		}
	}
	first, known := d.initially(x, n)
	return known && first >= 0 || by != nil && !d.all.early.Has(x, n)
}
