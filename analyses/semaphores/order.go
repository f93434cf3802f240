package semaphores

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
)

// MayRun is false if both sides have the token of a family for which one is minted at most, or if one comes before the
// other by what has been posted and waited for.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	if d.idle(a) && d.idle(b) || d.lost.All(x) {
		return true
	}
	s, t := d.threads.OfBoth(x)
	return !d.alone(x, a, b) && !d.before(x, a, s, b) && !d.before(x, b, t, a)
}

// idle reports whether nothing that the thread has done makes it come after others, or be alone.
func (d *Digest) idle(a Element) bool { return a.Counts.IsEmpty() && a.Tokens.IsEmpty() }

// alone reports whether both sides have the token of one family, for which there is one only.
//
// Sound: each wait for a semaphore of the family takes what one post or initialisation has given, and takes the token
// with it. The thread has it until a post of its own spends it: that comes after the access, since it still has the
// token there. (A token that a thread has lost is spent by nobody.) Nobody posts without spending a token of the
// family, or minting one, which is counted; and so is each initialisation with a value. There is one token in all. So
// the waits and posts that pass it on are in a row, in which each wait synchronises with the post before it, and each
// post comes after its thread's wait. Of two threads that have it, the first one's access comes before its post, that
// before the other one's wait, and that before the other access.
func (d *Digest) alone(x digest.RaceContext, a, b Element) bool {
	other := d.tokens.Items(b.Tokens)
	for _, t := range d.tokens.Items(a.Tokens) {
		if len(other) == 0 {
			return false
		}
		family := d.family(x, t.Semaphore)
		minted, known := 0, len(family) > 0
		for _, o := range family {
			list, _ := d.done.Of(x, o)
			for _, s := range d.shares.Items(list) {
				minted += int(s.Minted) + int(s.Given)
			}
			known = known && !d.lost.Has(x, o)
		}
		has := func(u Token) bool { return slices.Contains(family, u.Semaphore) }
		if known && minted <= 1 && slices.ContainsFunc(other, has) {
			return true
		}
	}
	return false
}

// maxFamily is how many semaphores are looked at to find a family.
const maxFamily = 64

// family lists the semaphores that are relatives of one, itself among them; nothing if there are too many.
// Where a place in an object is not known, all semaphores in objects of its base are relatives.
func (d *Digest) family(x digest.Facts, o digest.Object) []digest.Object {
	out := []digest.Object{o}
	for i := 0; i < len(out); i++ {
		if i == maxFamily {
			return nil
		}
		more, _ := d.relatives.Of(x, out[i])
		next := d.objects.Items(more)
		places, _ := d.places.Of(x, out[i].Base)
		if in := d.objects.Items(places); slices.ContainsFunc(in, func(p digest.Object) bool { return p.Offset == digest.AnyOffset }) {
			next = slices.Concat(next, in)
		}
		for _, p := range next {
			if !slices.Contains(out, p) {
				out = append(out, p)
			}
		}
	}
	return out
}

// before reports whether a, of the given thread, comes before b.
func (d *Digest) before(x digest.RaceContext, a Element, thread threadid.Element, b Element) bool {
	for _, c := range d.counts.Items(b.Counts) {
		if c.Waits > 0 && (d.counted(x, a, thread, c) || d.follows(x, a, thread, c.Semaphore)) {
			return true
		}
	}
	return slices.ContainsFunc(d.tokens.Items(b.Tokens), func(t Token) bool { return d.follows(x, a, thread, t.Semaphore) })
}

// counted reports whether more has been waited for, before b, than was given otherwise than after a.
//
// Sound: the semaphore is one object in the whole execution. Each wait has taken what another post or
// initialisation has given, also those of the threads that have created b's one by one, each before it created
// the next. Of a's thread, if there is one of its name, posts before a are counted; the others come after a, in
// its program order. So do all of threads that start after a. Whatever others may ever give is counted. That is
// less than what was taken: so one wait has taken what a post after a has given; it synchronises with that
// post, and comes before b.
func (d *Digest) counted(x digest.RaceContext, a Element, thread threadid.Element, waited Count) bool {
	o := waited.Semaphore
	if d.lost.Has(x, o) {
		return false
	}
	given := 0
	for _, p := range []digest.Object{o, {Base: o.Base, Offset: digest.AnyOffset}} { // a post may be of this one
		list, _ := d.done.Of(x, p)
		for _, s := range d.shares.Items(list) {
			posts := d.until(a, thread, s, p)
			if posts.Posts == Many || s.Given == Many {
				return false
			}
			given += int(posts.Posts) + int(s.Given)
		}
	}
	return given < int(waited.Waits)
}

// until is what of a share may have been done to a semaphore otherwise than after a, which is of the given thread.
func (d *Digest) until(a Element, thread threadid.Element, s Share, o digest.Object) Count {
	switch {
	case s.Thread == thread.Thread && thread.Set.IsEmpty():
		return d.count(a, o)
	case d.ids.NotStarted(thread, s.Thread):
		return Count{}
	}
	return Count{Posts: s.Posts, Minted: s.Minted}
}

// follows reports whether a comes before all that has happened after a wait for a semaphore.
//
// Sound: nothing of the semaphore's family is initialised with a value, and each post that mints a token comes after a:
// see counted. Any other post spends a token that its thread got by a wait for one of the family, before. So on the way
// back from a wait to the post that has given what it took, from that to the wait of its thread, and so on, each comes
// after the next one; the last is a post that mints, and comes after a.
func (d *Digest) follows(x digest.RaceContext, a Element, thread threadid.Element, o digest.Object) bool {
	family := d.family(x, o)
	for _, p := range family {
		if d.lost.Has(x, p) {
			return false
		}
		list, _ := d.done.Of(x, p)
		for _, s := range d.shares.Items(list) {
			if s.Given > 0 || d.until(a, thread, s, p).Minted > 0 {
				return false
			}
		}
	}
	return len(family) > 0
}
