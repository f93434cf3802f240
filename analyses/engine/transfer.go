package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/lattice"
)

// run applies the edge's action and emits what may come out of it.
func (s *step) run() {
	ev := &s.ev
	if s.facts.Onces {
		s.resets()
	}
	if s.flow.inLibrary(s.edge) {
		s.libraryCalls()
		return
	}
	s.before()
	switch a := s.edge.Action.(type) {
	case *cfg.Detach:
		s.detach(s.threads(ev.Expr(a.Thread)))
		s.emit()
	case *cfg.Skip, *cfg.Unregister, *cfg.SignalMask:
		s.operands()
		s.emit()
	case *cfg.Assign:
		if n, ok := s.facts.Flag(a); ok && !s.opts.Flat {
			s.flag(a, n)
			return
		}
		ev.Assign(a.LHS, a.RHS)
		if v := a.LHS.Register(); v != nil && v.Storage == cfg.Temp && v.Origin == nil {
			// Compilers do not read what nobody asks for, as in (void)*p; to take others of these temporaries
			// for unused as well costs precision only.
			ev.Undefined = false
		}
		s.emit()
	case *cfg.Guard:
		s.guard(a)
	case *cfg.Declare:
		ev.Declare(a.Var)
		s.emit()
	case *cfg.Call:
		s.call(a)
	case *cfg.Return:
		s.ret(a)
	case *cfg.Alloc:
		s.alloc(a)
	case *cfg.Free:
		ev.Free(ev.Expr(a.Ptr), s.edge.Pos)
		s.emit()
	case *cfg.MemCopy:
		s.copy(a)
		s.emit()
	case *cfg.MemSet:
		s.recordedIf(!a.Internal, func() { s.set(a) })
		s.emit()
	case *cfg.Send:
		for _, x := range a.Values {
			v := ev.Expr(x)
			if a.AsText {
				v = s.text(v)
			}
			s.publish(v)
		}
		s.emit()
	case *cfg.Touch:
		s.touch(a)
	case *cfg.Havoc:
		s.havoc(a)
	case *cfg.Create:
		s.create(a)
	case *cfg.Join:
		s.join(a)
	case *cfg.JoinFail:
		s.stepping(&digest.Event{Kind: digest.EvJoinFail, Threads: s.threads(ev.Expr(a.Thread))})
	case *cfg.Cancel:
		s.cancel(a)
	case *cfg.ThreadExit:
		s.threadExit(a)
	case *cfg.Exit:
		s.reveal() // to the functions that run then; nothing follows
		if !a.Quick {
			s.exit()
		}
	case *cfg.SetJmp:
		s.setJmp(a)
	case *cfg.LongJmp:
		s.longJmp(a)
	case *cfg.VaStart:
		ev.Fill(s.list(true, a.List), s.varargs())
		s.emit()
	case *cfg.VaEnd:
		s.list(true, a.List)
		s.emit()
	case *cfg.VaArg:
		at := s.list(false, a.List)
		ev.Pass(true, at, a.List.Type.Size(), a.List, s.edge.Pos)
		s.assignAny(a.Result, s.varargs().Join(ev.Found(at)))
		s.emit()
	default:
		s.sync()
	}
}

// at is the position of an access that an action makes.
func (s *step) at(p cfg.Pos) cfg.Pos {
	if p.IsValid() {
		return p
	}
	return s.edge.Pos
}

// operands evaluates an action's operands for the reads that they make.
func (s *step) operands() {
	cfg.Operands(s.edge.Action, nil, func(x cfg.Expr) { s.ev.Expr(x) })
}

// assignAny writes a value to an lvalue of any type.
func (s *step) assignAny(lv *cfg.LVal, v value.Value) {
	if lv == nil {
		return
	}
	if cfg.IsScalar(lv.Type) {
		s.ev.Store(lv, v)
	} else {
		s.ev.StoreObject(lv, value.UniformObject(v))
	}
}

// guard goes on where a condition comes out so.
func (s *step) guard(a *cfg.Guard) {
	held := value.Bottom()
	if v, null := cfg.NullTest(a); null && s.facts.Func(s.edge.From.Func.ID).Allocated[v] {
		held = s.ev.Register(v)
	}
	if s.ev.Guard(a.Cond, a.Truth) {
		s.ev.Unmade(held)
		s.emit()
	}
}

func (s *step) alloc(a *cfg.Alloc) {
	size := s.ev.Expr(a.Size).Numbers()
	if a.Shared {
		off := value.Int(0)
		if a.Offset != nil {
			off = s.ev.Expr(a.Offset)
		}
		s.ev.Store(a.Result, value.Pointers(s.table.Env("shared memory"), off.Numbers()))
		s.emit()
		return
	}
	b := s.ev.Alloc(s.edge, a.Zero)
	s.local(&digest.Event{Kind: digest.EvAlloc, Memory: digest.Operand{May: []digest.Object{{Base: uint32(b)}}},
		Newest: s.table.Info(b).Newest})
	if a.Zero && s.facts.Weak { // else who gets the pointer synchronises, or that is a race already
		s.ev.Zeroed(b, size, s.edge.Pos)
	}
	s.ev.Store(a.Result, value.Pointer(b, 0))
	s.emit()
}

func (s *step) threadExit(a *cfg.ThreadExit) {
	v := value.AnyInt()
	if a.Value != nil {
		v = s.ev.Expr(a.Value)
	}
	s.endMain()
	s.end(v)
}

func (s *step) setJmp(a *cfg.SetJmp) {
	at := s.ev.Expr(a.Buf)
	if !a.Internal {
		s.ev.Pass(true, at, cfg.BufferSize(a.Buf), nil, s.edge.Pos)
	}
	for _, p := range at.Parts() {
		if p.Base != value.Null && p.Base != value.Unknown {
			jumpBuffers().add(s.env, value.Pointer(s.table.Summary(p.Base), 0))
		}
	}
	before := s.ev.St
	s.ev.Store(a.Result, value.Int(0))
	s.emit()
	// Every longjmp of this thread may come back here. Functions that call setjmp keep all their variables
	// in memory (see cfg.Program.Finish), so that the state there says what they hold.
	thread := s.product.Thread(s.tuple)
	for _, j := range longJumps().get(s.env) {
		if s.product.Thread(j.tuple) != thread {
			continue
		}
		s.resume(j)
		s.ev.St.Frame, s.ev.St.Varargs = before.Frame, before.Varargs
		s.ev.Store(a.Result, j.state.Varargs)
		s.emit()
	}
}

// longJmp leaves for every setjmp of the running thread, where it delivers the value.
func (s *step) longJmp(a *cfg.LongJmp) {
	if at := s.ev.Expr(a.Buf); !a.Internal {
		s.ev.Pass(false, at, cfg.BufferSize(a.Buf), nil, s.edge.Pos)
	}
	v := s.ev.Expr(a.Value)
	// Zero becomes one.
	v = s.ev.Satisfying(v, cfg.Ne, value.Int(0), s.program.Types.Int).Join(value.Int(1))
	s.flush()
	s.jumpWith(v)
	s.jumpHosts(v)
}

// jumpWith makes the present state one in which longjmp is called, and delivers v: the state keeps that
// where functions keep their variable arguments. Registers are those of the function that is left, which nobody sees
// again: setjmp restores its own.
func (s *step) jumpWith(v value.Value) {
	st := s.ev.St
	st.Frame, st.Varargs = lattice.Map[uint32, value.Value]{}, v
	longJumps().add(s.env, s.domain.add(nil, s.tuple, st))
}

// send lets what an argument holds leave the program: it has escaped, and may be received by any thread.
func (s *step) send(reached, at value.Value, n *value.Num, a *cfg.Touch) {
	v := s.ev.Held(at, n)
	if a.Deep {
		v = s.ev.Held(reached, nil).Join(reached.Smear())
	}
	if a.AsText {
		v = s.text(v)
	}
	s.publish(v)
}

// publish lets a value leave the program. Where the program receives nothing, that has no effect.
func (s *step) publish(v value.Value) {
	if v.HasPointer() && s.facts.Receives {
		v = s.ev.Publish(v)
		s.flush()
		sentOut().add(s.env, v.Smear())
	}
}

// Received is what data from outside may hold.
func (s *step) Received() value.Value {
	return value.AnyInt().Join(sentOut().get(s.env))
}

// Printed are the addresses that a text which holds v may have the digits of.
func (s *step) Printed(v value.Value) value.Value {
	if !v.HasPointer() {
		return v
	}
	s.assume("printed-addresses", cfg.Pos{}, printedAddresses)
	v = s.ev.Table.Among(v, printed().get(s.env))
	for _, p := range v.Parts() {
		s.Retain(s.ev.Table.Summary(p.Base)) // no residue says who may use it
	}
	return v
}

// list passes a va_list to its macros, which read or write it, and is where it lies.
func (s *step) list(write bool, lv *cfg.LVal) value.Value {
	at := s.ev.Address(lv)
	s.ev.Pass(write, at, lv.Type.Size(), lv, s.edge.Pos)
	return at
}

// copy copies bytes, to behind the text that is there or over all.
func (s *step) copy(a *cfg.MemCopy) {
	dst := s.ev.Expr(a.Dst)
	src := s.ev.Expr(a.Src)
	n := s.length(a.Len)
	if a.Append {
		s.ev.Append(dst, src, n, s.at(a.Pos))
	} else {
		s.ev.Copy(dst, src, n, a.Text, s.at(a.Pos))
	}
}

// set writes bytes of a value, or arbitrary data.
func (s *step) set(a *cfg.MemSet) {
	dst := s.ev.Expr(a.Dst)
	if n := s.length(a.Len); a.Byte != nil {
		s.ev.Set(dst, s.ev.Expr(a.Byte), n, s.at(a.Pos))
	} else {
		s.ev.Receive(dst, s.data(a), n, s.at(a.Pos))
	}
}

// data is what arbitrary data that a library function writes may hold.
func (s *step) data(a *cfg.MemSet) value.Value {
	v := value.AnyInt()
	if a.Received {
		v = s.Received()
	}
	if a.AsText {
		v = s.text(v)
	}
	for _, x := range a.From {
		y := s.ev.Expr(x)
		if _, ok := x.Type().(*cfg.Pointer); ok {
			y = s.ev.Held(y, nil)
		} else {
			if a.AsText {
				y = s.formatted(y)
			}
			if y.HasPointer() {
				printed().add(s.env, s.ev.Table.Summaries(y))
			}
		}
		v = v.Join(y.Smear())
	}
	return v
}

const printedAddresses = "addresses are read again only from texts in memory to which library functions have printed them"

// text is what leaves or enters the program as characters: that it holds no addresses which the program makes use of
// is an assumption.
func (s *step) text(v value.Value) value.Value {
	if v.HasPointer() && s.facts.Receives && s.Assume(0, "printed-addresses", cfg.Pos{}, printedAddresses) {
		return value.AnyInt()
	}
	return v
}

// formatted is a number as it comes into a text by a format that is not known.
func (s *step) formatted(v value.Value) value.Value {
	if v.HasPointer() && s.Assume(0, "formats-without-addresses", cfg.Pos{},
		"formats that are not constants print no addresses that are read again") {
		return value.AnyInt()
	}
	return v
}

// touch is what a trusted library function does to an argument.
func (s *step) touch(a *cfg.Touch) {
	v := s.ev.Expr(a.Ptr)
	n := s.length(a.Len)
	var reached value.Value
	do := func() { reached = s.ev.Touch(v, n, a.Read, a.Write, a.Deep, s.at(a.Pos)) }
	if a.Unit != nil {
		do = func() { s.ev.Permute(v, n, s.length(a.Unit), s.at(a.Pos)) }
	}
	s.recordedIf(!a.Internal, func() {
		if a.Atomic {
			s.ev.Atomically(do)
		} else {
			do()
		}
	})
	if a.Sent {
		s.send(reached, v, n, a)
	}
	if a.Received {
		v := s.Received()
		if a.AsText {
			v = s.text(v)
		}
		s.ev.Fill(reached, v)
	}
	if a.Calls {
		s.callBack(reached, value.UnknownPointer().Join(reached))
		return
	}
	s.emit()
}
