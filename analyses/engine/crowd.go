package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// The crowd of objects that are too many to be told apart in values: see value/crowd.go.

// maxTargets is how many objects a value that is read, or written to a shared object, may point to where memory is
// kept without regard to the flow, before they are made members of the crowd.
const maxTargets = 24

// maxTold is how many members a value names, maxMembers how many there may be before nothing is known of pointers to
// them: each access by such a pointer is one to all of them. In the coarsest mode there are more, for so it has less to
// do with each.
const (
	maxTold    = 4
	maxMembers = 128
	maxCrowd   = 1 << 12
)

// maxFunctions is how many functions a value may lead to.
const maxFunctions = 64

// crowded is what is known of the members beside the unknowns.
type crowded struct {
	members map[value.Base]bool // who has been enrolled, by some evaluation
	host    value.Host
	last    map[bytesOf]gatheredOne // what has been gathered of the content of a base
	objects memberObjects
	by      []enrolment // who has enrolled members, in order
	// none says of each base which step has found last that it is no member; steps is how many have asked. See member.
	none  []int
	steps int
	// overwritten are the objects of which the digests have been told last that an action overwrites them.
	overwritten map[overwriting][]digest.Object
}

// enrolment is an action at which values come together that point to more objects than are told apart.
type enrolment struct {
	edge *cfg.Edge // of the program
	n    int       // how many objects it has made members
}

// memberObjects are the members as digests see them, any place in each: they are told so again and again.
type memberObjects struct {
	of      value.Value // the members, as they were
	objects []digest.Object
}

func newCrowded() crowded {
	return crowded{members: map[value.Base]bool{}, last: map[bytesOf]gatheredOne{}, overwritten: map[overwriting][]digest.Object{}}
}

// bytesOf are the bytes of an object from lo up to hi; or, if that is less, all that it holds.
type bytesOf struct {
	of     value.Base
	lo, hi int64
}

// everything of an object.
func everything(b value.Base) bytesOf { return bytesOf{b, 0, -1} }

// gatheredOne is what a content has become.
type gatheredOne struct {
	own, through, to *value.Object
	asked            []value.Base // as long as these are no members
	large            bool         // it depends on whether there are too many members
}

// gather joins what is written to some bytes, and what may be written there through pointers to members, and replaces
// large sets of objects by the crowd. The same is asked again and again, and the values may be large.
func (s *step) gather(at bytesOf, own, through *value.Object) *value.Object {
	last, ok := s.crowded.last[at]
	if ok && own.Alike(last.own) && through.Alike(last.through) && !slices.ContainsFunc(last.asked, s.member) &&
		!(last.large && s.overcrowded()) {
		return last.to
	}
	to, settled, large := s.gathered(s.table.Sharing().Join(own, through))
	if settled {
		s.crowded.last[at] = gatheredOne{own, through, to, s.crowded.host.Asked, large}
	}
	return to
}

// gathered is any content gathered.
func (s *step) gathered(o *value.Object) (to *value.Object, settled, large bool) {
	return s.host().Gather(s.table, o)
}

// host is who says who is in the crowd.
func (s *step) host() *value.Host {
	h := &s.crowded.host
	h.Max, h.Few = s.opts.MaxTargets, min(s.opts.MaxTargets, maxTold)
	h.Functions = maxFunctions
	h.Member, h.Enroll, h.Lost = s.member, s.enroll, s.overcrowded
	return h
}

// trial reports whether what this step contributes is not taken in.
func (s *step) trial() bool {
	switch s.env.(type) {
	case *deciding, frozen:
		return true
	}
	return false
}

// member reports whether b is known to be a member of the crowd. Once it is, that stays so: nobody need be told. A step asks
// of the same objects again and again; what it depends on it has noted when it asked first, and if it makes b a member
// itself, it does not find out by asking.
func (s *step) member(b value.Base) bool {
	if !s.opts.Flat || !s.table.Sociable(b) {
		return false
	}
	if s.number == 0 {
		s.crowded.steps++
		s.number = s.crowded.steps
	}
	for int(b) >= len(s.crowded.none) {
		s.crowded.none = append(s.crowded.none, 0)
	}
	if s.crowded.none[b] == s.number {
		return false
	}
	if s.crowded.members[b] || inCrowd(b).get(s.env) {
		return true
	}
	s.crowded.none[b] = s.number
	return false
}

// enroll makes b a member, unless nothing is taken in any more. Whoever has told so once need not do so again, since
// nothing is taken back.
func (s *step) enroll(b value.Base) bool {
	if s.crowded.members[b] || s.trial() {
		return s.crowded.members[b]
	}
	s.crowded.members[b] = true
	if int(b) < len(s.crowded.none) {
		s.crowded.none[b] = 0
	}
	s.enrolled()
	if len(s.crowded.members) > s.opts.MaxMembers {
		tooManyMembers().add(s.env, true)
	}
	inCrowd(b).add(s.env, true)
	crowdMembers().add(s.env, value.Pointer(b, 0))
	if s.table.Static(b) {
		memberEscaped().add(s.env, true) // everybody can reach it
	}
	return true
}

// enrolled notes that the action has made an object a member.
func (s *step) enrolled() {
	if s.edge == nil {
		return
	}
	e := s.flow.Edge(s.edge)
	by := s.crowded.by
	if i := slices.IndexFunc(by, func(x enrolment) bool { return x.edge == e }); i >= 0 {
		by[i].n++
		return
	}
	s.crowded.by = append(by, enrolment{e, 1})
}

// overcrowded reports whether there are too many members.
func (s *step) overcrowded() bool { return tooManyMembers().get(s.env) }

// members lists the members.
func (s *step) members() (bs []value.Base) {
	for _, p := range crowdMembers().get(s.env).Parts() {
		bs = append(bs, p.Base)
	}
	return bs
}

// memberObjects are the objects that the members stand for, any place in each. They must not be changed.
func (s *step) memberObjects() []digest.Object {
	known := &s.crowded.objects
	if now := crowdMembers().get(s.env); !now.Equal(known.of) {
		*known = memberObjects{of: now}
		for _, p := range now.Parts() {
			for _, b := range s.table.Variants(p.Base) {
				known.objects = append(known.objects, digest.Object{Base: uint32(b), Offset: digest.AnyOffset})
			}
		}
	}
	return known.objects
}

// expand is v with the members in the place of the crowd.
func (s *step) expand(v value.Value) value.Value {
	if !v.Holds(value.Crowd) {
		return v
	}
	return v.Expand(s.members())
}

// flatContent is what may be found in b, where memory is kept without regard to the flow.
func (s *step) flatContent(b value.Base) *value.Object { return s.flatBytes(everything(b)) }

// flatBytes is what may be found in some bytes there. Most reads are of one member of an object that has many, each of
// which may grow; what is together there need not be put together for them.
//
// Sound, because what the bytes are depends on the cells alone that have one of them, and on what holds for all bytes.
func (s *step) flatBytes(at bytesOf) *value.Object {
	own := s.flatPart(openIn(at.of, 0), at)
	var through *value.Object
	member := s.member(at.of)
	if member {
		through = s.flatPart(throughCrowd(), at)
	}
	o := s.gather(at, own, through)
	if o.Holds(value.Unknown) {
		blurred(at.of).add(s.env, true)
		if member {
			blurred(value.Crowd).add(s.env, true)
		}
	}
	return o
}

// flatPart is what an object holds in these bytes.
func (s *step) flatPart(of unknown[*value.Object], at bytesOf) *value.Object {
	if at.hi < at.lo {
		return of.get(s.env)
	}
	return partOf(of, s.env, at.lo, at.hi).Within(at.lo, at.hi)
}

// writeFlat adds to what is found there.
func (s *step) writeFlat(b value.Base, o *value.Object) {
	o, _, _ = s.gathered(o)
	o = s.table.Sharing().Canonical(o)
	openIn(b, 0).add(s.env, o)
	switch {
	case b == value.Crowd:
		throughCrowd().add(s.env, o)
	case s.member(b):
		openIn(value.Crowd, 0).add(s.env, o)
	}
}

// Blurred reports whether of what the objects of b hold only an unknown pointer is left.
func (s *step) Blurred(b value.Base) bool {
	return blurred(b).get(s.env) || s.member(b) && blurred(value.Crowd).get(s.env)
}

// Escape tells that other threads may reach b.
func (s *step) Escape(b value.Base) {
	s.escapes = append(s.escapes, b)
	what := escapedObject
	if b == value.Crowd || s.member(b) {
		what = escapedMember
	}
	if s.escapedAlready(b, what) {
		return
	}
	hasEscaped(b).add(s.env, true)
	if what == escapedMember {
		memberEscaped().add(s.env, true)
	}
}

// escapedAlready reports whether as much has been told of b before, and notes that it is being told. Where memory is kept
// without regard to the flow, hundreds of objects escape again and again; and nothing is taken back.
func (s *step) escapedAlready(b value.Base, what escape) bool {
	if !s.opts.Flat || s.trial() {
		return false
	}
	for int(b) >= len(s.escaped) {
		s.escaped = append(s.escaped, escapedNot)
	}
	if s.escaped[b] >= what {
		return true
	}
	s.escaped[b] = what
	return false
}

// escape is what can be told of an object.
type escape uint8

const (
	escapedNot    escape = iota
	escapedObject        // other threads may reach it
	escapedMember        // and it is a member of the crowd
)

// Escaped reports whether they may; of the crowd, whether they may reach some member.
func (s *step) Escaped(b value.Base) bool {
	if b == value.Crowd {
		return memberEscaped().get(s.env)
	}
	return hasEscaped(b).get(s.env) || s.member(b) && hasEscaped(value.Crowd).get(s.env)
}

// noted are the places in b of which something has been noted.
func (s *step) noted(of notes, b value.Base) value.Num {
	v := of(b).get(s.env)
	if s.member(b) {
		v = v.Join(of(eachMember).get(s.env))
	}
	return v.Numbers()
}

// note notes something of some places in b.
func (s *step) note(of notes, b value.Base, at value.Num) { noteAs(s, of, b, value.Ints(at)) }

// noteAs notes something of some places in b, in one of the ways of keeping that. What is noted of places in the crowd
// holds for each member, and is kept once; of the crowd holds what holds for some member.
func noteAs[V content](s *step, of func(b value.Base) unknown[V], b value.Base, places V) {
	switch {
	case b == value.Crowd:
		of(eachMember).add(s.env, places)
		of(value.Crowd).add(s.env, places)
	case s.member(b):
		of(value.Crowd).add(s.env, places)
		fallthrough
	default:
		of(b).add(s.env, places)
	}
}

// lockAt notes that there is an object of synchronisation at some places in b: what the action is an operation on.
func (s *step) lockAt(b value.Base, at value.Num) {
	s.note(locksIn, b, at)
	noteAs(s, placedIn, b, placedAt(s.facts.SyncPlace(s.edge.Action), at))
	if cfg.Word(s.edge.Action) {
		s.note(wordsIn, b, at)
	}
	if facts.Counts(s.edge.Action) {
		s.note(countersIn, b, at)
	}
}

// struck are the objects of b that hold a lock, or the like, at some of the given places; of the crowd, its members if
// there is one in some of them.
func (s *step) struck(b value.Base) []value.Base {
	if b == value.Crowd {
		return s.members()
	}
	return []value.Base{b}
}

// overwrite notes that a lock, or the like, in b is made anew.
func (s *step) overwrite(b value.Base, at int64) {
	s.overwrites = append(s.overwrites, digest.Object{Base: uint32(b), Offset: at})
}

// Among lists the members of the crowd, sorted: the objects that an access by [value.Crowd] may be to.
func (in *Inspection) Among() []value.Base {
	s := &step{engine: in.engine, env: frozen{in.sol}}
	return slices.Sorted(slices.Values(s.members()))
}
