package counts

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
)

// MayRun is false if one side comes before what the other one has seen of a number ([Digest.shows], [Digest.first]), if
// both have seen it become the same by what they have added themselves ([Digest.winner]), if both have it in turn
// ([Digest.passedOn]), or if one side has something of what the other one has seen to be zero ([Digest.shared]).
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	if a.Seen.IsEmpty() && b.Seen.IsEmpty() && (a.Batons.IsEmpty() || b.Batons.IsEmpty()) {
		return true
	}
	s, t := d.threads.OfBoth(x)
	first, second := &order{d: d, x: x, a: a, thread: s}, &order{d: d, x: x, a: b, thread: t}
	return !first.before(b.Seen) && !second.before(a.Seen) &&
		!d.first(x, a, s, b, t) && !d.first(x, b, t, a, s) && !d.winner(x, a, b) && !d.inTurn(x, a, s, b, t) &&
		!d.spent(x, a, s, b, t) && !d.spent(x, b, t, a, s)
}

// order asks what comes after an access of a thread.
type order struct {
	d      *Digest
	x      digest.RaceContext
	a      Element
	thread threadid.Element
	known  map[sight]bool // what has been asked; false while it is
}

// sight is something that has been seen in one manner.
type sight struct {
	Seen
	how digest.Object
}

// before reports whether a comes before something that has been seen.
func (o *order) before(seen digest.List[Seen]) bool {
	return slices.ContainsFunc(o.d.seen.lists.Items(seen), func(s Seen) bool {
		return !slices.ContainsFunc(o.d.seen.hows.Items(s.Hows), func(how digest.Object) bool { return !o.follows(sight{s, how}) })
	})
}

// follows is shows, asked once for each sight: whoever would need the answer to find it does not get it.
func (o *order) follows(s sight) bool {
	yes, asked := o.known[s]
	if !asked {
		if o.known == nil {
			o.known = map[sight]bool{}
		}
		o.known[s] = false
		yes = o.shows(s.Seen, s.how)
		o.known[s] = yes
	}
	return yes
}

// shows reports whether a number could not have been seen to be something, in some manner, without what the thread does to
// it after a.
//
// Sound: what was read there has been stored, or was there at first, and has been added to since: on the way back from the
// read, each addition has found what the one before it has left, up to something stored (the chain of the read). All
// additions are made in one manner: in sections of a mutex that is not broken, in which the number was read as well, and
// so is the read; or they are atomic, and the read acquires. Let a step of a's thread that comes after a be in the chain,
// in that manner: if it stores, it holds the mutex, or it releases; if it adds, it releases, where that is not the
// mutex's matter. Then it comes before the read: its section comes before that of the next one in the chain, and so on;
// or the chain behind it consists of atomic updates, which continue its release sequence (C11, 5.1.2.4), from which the
// read acquires. So a comes before the read, and before all behind it.
//
// What has been seen is what no chain makes that has no such step: with what all other threads may ever add, what a's
// thread may have added before a, and whatever is stored otherwise. Of threads that start after a, or that have seen
// before they change the number what shows that they come after a, each step is as good. And so it is with a step that
// follows something seen like this: then there is another sight of it, before that step, which that is in the chain of;
// and the first of them all has none in its chain.
//
// What a's thread adds and stores in a section that a is in, too, comes after a, as good as: the read is in another
// section, which comes after the end of that one. (Threads that are created in the section know what was read in it:
// from then on it counts as done before.)
//
// What was there at first is in no chain if something had been stored before each addition, and before the read.
//
// A read that does not acquire is in no manner (no object) in which anything is added or stored: it shows nothing.
func (o *order) shows(s Seen, how digest.Object) bool {
	d, n := o.d, s.Of
	if !d.watches(o.x, n, s.Size) || d.all.wild.Has(o.x, n) || d.spoiled(o.x, n) || !d.reliable(o.x, n, how) {
		return false
	}
	shares, stepped := d.all.shares.Of(o.x, n)
	if hows, _ := d.all.hows.Of(o.x, n); stepped && !d.objects.Certain(hows, how) {
		return false
	}
	steps := &steps{d: d, x: o.x}
	for _, c := range d.all.shareLists.Items(shares) {
		switch own := c.Thread == o.thread.Thread; {
		case d.seen.certain(c.Seen, s) || !own && (d.ids.NotStarted(o.thread, c.Thread) || o.before(c.Seen)):
			steps.none(c, how == n)
		case own:
			steps.until(c, d.count(o.a, n, how).total(), how == n)
		default:
			steps.all(c)
		}
	}
	up, down, ok := steps.sum(s.Var)
	if !ok {
		return false
	}
	made := func(v int64) bool { return v-down < s.Lo || v+up > s.Hi || admits(s.Op, s.N, v-down, v+up) }
	if !s.Stored || d.all.early.Has(o.x, n) {
		value, known := d.program.starts(n, s.Size)
		if !known && !d.all.zeroed.Has(o.x, n.Base) || made(value) {
			return false
		}
	}
	useful := steps.useful
	puts, _ := d.all.puts.Of(o.x, n)
	for _, p := range d.all.putLists.Items(puts) {
		if made(p.Value) {
			if !o.later(s, p, how) {
				return false
			}
			useful = true
		}
	}
	return useful
}

// later reports whether what is stored somewhere by the threads of a name is stored after a, or follows what has been
// seen.
func (o *order) later(s Seen, p Stored, how digest.Object) bool {
	if !o.d.objects.Certain(p.Hows, how) {
		return false
	}
	own := p.Thread == o.thread.Thread && p.Thread.Set.IsEmpty()
	return own && !o.d.mayHaveStored(o.a, Put{s.Of, how, false, p.Value}) || o.d.seen.certain(p.Seen, s) ||
		!own && (o.d.ids.NotStarted(o.thread, p.Thread) || o.before(p.Seen))
}

// mayHaveStored reports whether the thread may have stored something.
func (d *Digest) mayHaveStored(a Element, p Put) bool {
	_, found := slices.BinarySearchFunc(d.puts.Items(a.Puts), p, comparePuts)
	return a.Any || found
}

// spoiled reports whether a number may be written in ways that are not seen as changes of it.
func (d *Digest) spoiled(x digest.Facts, n digest.Object) bool {
	return d.all.lost.Has(x, n) || d.stray(x, n)
}

// reliable reports whether what is done in some manner is ordered by that.
func (d *Digest) reliable(x digest.Facts, n, how digest.Object) bool {
	return how == n || !d.broken.Mutex(x, how)
}

// stray reports whether something may write to a number that may write to any object that has an address.
func (d *Digest) stray(x digest.Facts, n digest.Object) bool {
	g := d.program.statics.Var(n)
	return d.all.Lost(x) && (g == nil || d.program.taken[g])
}
