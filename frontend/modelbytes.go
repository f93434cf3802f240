package frontend

import (
	"strconv"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// bytes emits a step that reads or writes memory.
func (r *modelRun) bytes(s models.Step) {
	p := r.ptr(s.Args[0])
	writes := s.Do == models.Write || s.Do == models.Receive && !s.Deep
	if cfg.IsNull(p) || !writes && isLiteral(p) {
		return
	}
	n := r.length(s.Args, 1)
	t := &cfg.Touch{Ptr: p, Len: n, Read: true, Deep: s.Deep, Pos: r.pos}
	switch {
	case writes:
		fill := &cfg.MemSet{Dst: p, Len: n, From: r.from(s.From), Internal: s.Internal, AsText: s.From == "text" && r.loose,
			Received: s.Do == models.Receive || s.From == "text" && r.outside, Pos: r.pos}
		if s.From == "text" && r.text != nil {
			fill.Func, fill.Args = r.text.by, r.text.args
		}
		if r.given != nil && models.SignalSet(r.m.Name) {
			fill.Func, fill.Args = r.m.Name, r.given
		}
		if r.answer != nil && s.Args[0] == models.FileData(r.m.Name) {
			fill.Func, fill.Args = r.m.Name, []cfg.Expr{r.answer}
		}
		r.fill(s, fill)
		return
	case s.Do == models.Read:
		t.Text, t.Wide, t.Atomic = s.Text, s.Wide, s.Atomic
		if s.Partial && n != nil {
			t.Ptr, t.Len = r.f.fixed(p, r.pos), r.f.fixed(n, r.pos)
			first := *t
			first.Len = r.first(t.Len)
			r.ways(func() {
				guess := r.f.guess
				r.f.guess = false
				r.f.emit(&first, r.pos)
				r.f.guess = guess
			}, func() { r.f.emit(t, r.pos) })
			return
		}
	case s.Do == models.Update:
		t.Write, t.Calls, t.Atomic, t.Internal = true, s.Calls, s.Atomic, s.Internal
		t.Sent, t.Received = s.Outside, s.Outside
	case s.Do == models.Send:
		if t.Sent, t.Wide = true, s.Wide; s.Text {
			r.passText(t)
			return
		}
	default:
		t.Write, t.Received = true, true
	}
	r.f.emit(t, r.pos)
}

// passText emits the reading of a string that may leave the program. The array that the string is in, a member of
// a record perhaps, holds all of it.
func (r *modelRun) passText(t *cfg.Touch) {
	t.AsText = true
	// of one element: an array of any length, as old programs write it
	if n := textBound(t.Ptr); n > 1 && t.Len == nil && t.Sent {
		read := *t
		read.Sent = false
		r.f.emit(&read, r.pos)
		t = &cfg.Touch{Ptr: t.Ptr, Len: intConst(r.b.sizeT(), uint64(n)), Read: true, Sent: true, Internal: true, AsText: true, Pos: r.pos}
	}
	r.f.emit(t, r.pos)
}

// textBound is the size of the array that p points to, if it is one; else 0.
func textBound(p cfg.Expr) int64 {
	if a, ok := cfg.Uncast(p).(*cfg.AddrOf); ok {
		if t, ok := a.LV.Type.(*cfg.Array); ok {
			return t.Size()
		}
	}
	return 0
}

// fill emits the writing of arbitrary data, of which the step may say that their number is not known: then it is
// a guess that there is more than the first byte.
func (r *modelRun) fill(s models.Step, a *cfg.MemSet) {
	if !s.Partial || a.Len == nil || a.Func != "" {
		r.f.emit(a, r.pos)
		return
	}
	a.Dst, a.Len = r.f.fixed(a.Dst, r.pos), r.f.fixed(a.Len, r.pos)
	first := *a
	first.Len = r.first(a.Len)
	r.ways(func() { r.f.emit(&first, r.pos) }, func() { r.f.emit(a, r.pos) })
}

// first is 1, or 0 if there are no bytes.
func (r *modelRun) first(n cfg.Expr) cfg.Expr {
	if c, ok := cfg.IsConst(cfg.Uncast(n)); ok {
		return intConst(r.b.sizeT(), uint64(min(1, max(0, c))))
	}
	return castTo(binary(cfg.Ne, n, constOf(n.Type(), 0), r.b.Int), r.b.sizeT().cfgType())
}

// ways emits what certainly is one of the ways that a call may go, and what is another one by a guess.
func (r *modelRun) ways(real, guess func()) {
	f := r.f
	from := f.here()
	real()
	end := f.cur
	f.cur = point{node: from}
	before := f.guess
	f.guess = true
	guess()
	f.guess = before
	f.cur = f.join(end, f.cur)
}

// from lists what data are made of; see [cfg.MemSet].
func (r *modelRun) from(a models.Arg) []cfg.Expr {
	switch a {
	case "":
		return nil
	case "text":
		return r.printed
	}
	x := r.operand(a)
	if isPtr(x.Type()) && isLiteral(x) {
		return nil
	}
	return []cfg.Expr{x}
}

// rest emits what happens to what the variable arguments point to.
func (r *modelRun) rest(s models.Step) {
	f, pos := r.f, r.pos
	var values []cfg.Expr
	for i, _ := strconv.Atoi(s.Args[0][1:]); i <= len(r.args); i++ {
		touch := &cfg.Touch{Read: true, Write: s.Do == models.RestUpdate, Deep: s.Deep, Sent: s.Outside, Received: s.Outside, Pos: pos}
		switch v := r.args[i-1]; {
		case v.t.kind == kRecord: // it may hold pointers (union semun)
			touch.Ptr = r.copied(v)
		case cfg.IsNull(v.x) || isLiteral(v.x) || v.t.kind != kPtr && !address(v.x):
			values = append(values, v.x)
			continue
		default:
			if touch.Ptr = v.x; v.t.kind != kPtr {
				touch.Ptr = castTo(v.x, r.b.voidPtr.cfgType())
			}
		}
		f.emit(touch, pos)
	}
	if !s.Outside {
		for _, x := range values {
			f.discard(x, pos)
		}
		return
	}
	r.send(false, values...)
}

// send lets values leave the program, as text or as they are.
func (r *modelRun) send(text bool, xs ...cfg.Expr) {
	var values []cfg.Expr
	for _, x := range xs {
		if _, constant := cfg.IsConst(cfg.Uncast(x)); !constant && cfg.IsScalar(x.Type()) && !isLiteral(x) {
			values = append(values, x)
		}
	}
	if len(values) > 0 {
		r.f.emit(&cfg.Send{Values: values, AsText: text}, r.pos)
	}
}
