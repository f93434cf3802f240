package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Functions with bodies in bundled headers, such as vector intrinsics, are what a compiler has built in: nobody has
// their text, and what they access is accessed where they are called. So each place that calls one has a copy of its
// own, all of whose positions are that place, and what is found at different calls stays apart.

// A bundledBody is the definition of such a function.
type bundledBody struct {
	x    declared
	body *cc.CompoundStatement
}

// A bundledCall is a place that calls one.
type bundledCall struct {
	fn  *function
	pos cfg.Pos
}

// copyOf is what a call at pos of a function runs. The bodies of copies are lowered when the rest of the unit is:
// what a header says means the same there.
func (f *funcBuilder) copyOf(fn *function, pos cfg.Pos) *function {
	u := f.u
	if fn.bundled == nil || f.dry > 0 {
		return fn
	}
	at := bundledCall{fn, pos}
	if own := u.copies[at]; own != nil {
		return own
	}
	own := u.newFunction(fn.name, fn.t, fn.pos)
	own.cfg.NoReturn, own.cfg.Pure, own.cfg.Private = fn.cfg.NoReturn, fn.cfg.Pure, true
	own.defined, own.static, own.naked = true, true, fn.naked
	if u.copies == nil {
		u.copies = map[bundledCall]*function{}
	}
	u.copies[at] = own
	u.waiting = append(u.waiting, func() {
		u.calledAt = pos
		defer func() { u.calledAt = cfg.Pos{} }()
		u.body(own, fn.bundled.x, fn.bundled.body, nil)
	})
	return own
}

// lowerCopies lowers the bodies that wait, and those that they call.
func (u *unit) lowerCopies() {
	for len(u.waiting) > 0 {
		next := u.waiting[0]
		u.waiting = u.waiting[1:]
		next()
	}
}
