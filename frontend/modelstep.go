package frontend

import (
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// step emits one step of a model.
func (r *modelRun) step(s models.Step) {
	f, pos := r.f, r.pos
	emit := func(a cfg.Action) { f.emit(a, pos) }
	ptr := func(i int) cfg.Expr { return r.ptr(s.Args[i]) }
	switch s.Do {
	case models.Read, models.Update, models.Write, models.Send, models.Receive:
		r.bytes(s)
	case models.SendAll:
		n, _ := strconv.Atoi(strings.TrimPrefix(s.Args[0], "$"))
		if v := r.arg(n); v != nil && v.t.kind == kRecord { // union sigval
			emit(&cfg.Touch{Ptr: r.copied(*v), Len: intConst(r.b.sizeT(), uint64(v.t.size())), Read: true, Sent: true, Pos: pos})
			return
		}
		r.send(false, r.operand(s.Args[0]))
	case models.Permute:
		n, unit := r.size(s.Args[1]), f.fixed(r.size(s.Args[2]), pos)
		emit(&cfg.Touch{Ptr: ptr(0), Len: n, Unit: unit, Read: true, Write: true, Pos: pos})
	case models.Rest, models.RestUpdate:
		r.rest(s)
	case models.Copy:
		emit(&cfg.MemCopy{Dst: ptr(0), Src: ptr(1), Len: r.length(s.Args, 2), Text: s.Text, Wide: s.Wide, Pos: pos})
	case models.Append:
		emit(&cfg.MemCopy{Dst: ptr(0), Src: ptr(1), Len: r.length(s.Args, 2), Append: true, Pos: pos})
	case models.Set:
		emit(&cfg.MemSet{Dst: ptr(0), Byte: castTo(r.operand(s.Args[1]), r.b.Int), Len: r.length(s.Args, 2), Pos: pos})
	case models.Store:
		r.store(s)
	case models.Alloc:
		kind := cfg.Heap
		if s.Stack {
			kind = cfg.Stack
		}
		r.alloc(s, r.allocated(s.Args[0]), kind)
	case models.Map:
		size, off := r.size(s.Args[0]), castTo(r.operand(s.Args[1]), r.b.Long)
		r.made = f.temp(r.b.voidPtr.cfgType())
		emit(&cfg.Alloc{Result: lvOf(r.made), Size: size, Offset: off, Shared: true, Name: s.Name})
	case models.Realloc:
		r.realloc(ptr(0), r.size(s.Args[1]))
	case models.Free:
		emit(&cfg.Free{Ptr: ptr(0)})
	case models.AtomicLoad, models.AtomicStore, models.AtomicUpdate, models.AtomicCompare:
		r.atomic(s)
	case models.Unknown:
		emit(&cfg.Havoc{Text: s.Name, Pos: pos})
	case models.Lookup:
		r.lookup(s)
	case models.Printf, models.Scanf:
		r.format(s)
	case models.VPrintf, models.VScanf:
		r.formatList(s)
	case models.SetKind, models.SetRobust, models.SetProtocol:
		r.attribute(s)
	case models.KeyCreate:
		r.keyCreate(s)
	case models.KeyDelete:
		emit(&cfg.Assign{LHS: r.slot("<destructors>", cfg.Global, s.Args[0]), RHS: constOf(r.b.voidPtr.cfgType(), 0)})
	case models.Unregister:
		emit(&cfg.Unregister{})
	case models.SetSpecific:
		r.setSpecific(s)
	case models.GetSpecific:
		if r.res != nil {
			emit(&cfg.Assign{LHS: lvOf(r.res), RHS: castTo(&cfg.Load{LV: r.slot("<specific>", cfg.ThreadLocal, s.Args[0])}, r.t.cfgType())})
		}
	default:
		r.controlStep(s)
	}
}

// controlStep emits a step that says where the program goes on.
func (r *modelRun) controlStep(s models.Step) {
	f, pos := r.f, r.pos
	switch s.Do {
	case models.Exit:
		if !s.Quick {
			f.flush(pos)
		}
		f.emit(&cfg.Exit{Name: s.Name, Quick: s.Quick}, pos)
		f.stop()
	case models.Stop:
		f.stop()
	case models.Call:
		r.callback(r.ptr(s.Args[0]), s.Args[1:], nil)
	case models.CallEach:
		r.callEach(s)
	case models.Assume:
		yes, no := f.guard(r.operand(s.Args[0]), pos)
		f.cur = no
		f.stop()
		f.cur = yes
	case models.SetJmp:
		j := &cfg.SetJmp{Buf: r.ptr(s.Args[0])}
		if r.res != nil {
			j.Result = lvOf(r.res)
		}
		f.emit(j, pos)
	case models.Jump:
		f.emit(&cfg.LongJmp{Buf: r.ptr(s.Args[0]), Value: castTo(r.operand(s.Args[1]), r.b.Int)}, pos)
		f.stop()
	case models.IfSet:
		r.choose(r.ptr(s.Args[0]), s)
	case models.If:
		r.choose(r.operand(s.Args[0]), s)
	case models.Either:
		r.either(s.Branches)
	case models.Loop:
		r.loop(s.Body)
	default:
		r.threadStep(s)
	}
}

// threadStep emits a step that is about threads and what they synchronise with.
func (r *modelRun) threadStep(s models.Step) {
	f, pos := r.f, r.pos
	emit := func(a cfg.Action) { f.emit(a, pos) }
	ptr := func(i int) cfg.Expr { return r.ptr(s.Args[i]) }
	switch s.Do {
	case models.Lock:
		emit(&cfg.Lock{Mutex: ptr(0), Kind: s.Kind, Shared: s.Shared, Try: s.Try, Orphaned: s.Orphaned})
	case models.LockFail:
		emit(&cfg.LockFail{Mutex: ptr(0), Kind: s.Kind, Shared: s.Shared, Try: s.Try, Lost: s.Lost,
			Ceiling: s.Ceiling})
	case models.Unlock:
		emit(&cfg.Unlock{Mutex: ptr(0), Kind: s.Kind})
	case models.UnlockFail:
		emit(&cfg.UnlockFail{Mutex: ptr(0), Kind: s.Kind})
	case models.Init:
		r.mutexInit(s)
	case models.Destroy:
		emit(&cfg.MutexDestroy{Mutex: ptr(0), Kind: s.Kind})
	case models.CondWait:
		emit(&cfg.CondWait{Cond: ptr(0)})
	case models.Signal:
		emit(&cfg.CondSignal{Cond: ptr(0)})
	case models.Broadcast:
		emit(&cfg.CondSignal{Cond: ptr(0), All: true})
	case models.BarrierInit:
		emit(&cfg.BarrierInit{Barrier: ptr(0), Count: castTo(r.operand(s.Args[1]), r.b.UInt)})
	case models.BarrierWait:
		emit(&cfg.BarrierWait{Barrier: ptr(0), Serial: s.Serial})
	case models.Meet:
		emit(&cfg.BarrierWait{Barrier: ptr(0), Silent: true})
	case models.HappensBefore, models.HappensAfter:
		emit(&cfg.Annotate{Object: ptr(0), Learns: s.Do == models.HappensAfter})
	case models.SetSignals, models.AddSignal, models.RemoveSignal:
		r.signalSet(s)
	case models.Mask:
		r.signalMask(s)
	case models.Unmasked, models.Masked:
		emit(&cfg.SignalMask{Ends: s.Do == models.Masked})
	case models.SemInit:
		emit(&cfg.SemInit{Sem: ptr(0), Value: castTo(r.operand(s.Args[1]), r.b.UInt)})
	case models.SemPost:
		emit(&cfg.SemPost{Sem: ptr(0)})
	case models.SemWait:
		emit(&cfg.SemWait{Sem: ptr(0), Try: s.Try})
	case models.Create:
		c := &cfg.Create{Start: function0(ptr(2)), Arg: ptr(3), Pos: pos}
		if t := ptr(0); !cfg.IsNull(t) {
			c.Thread = t
		}
		if a := ptr(1); !cfg.IsNull(a) {
			c.Attr = f.fixed(a, pos)
			emit(&cfg.Touch{Ptr: c.Attr, Len: intConst(r.b.sizeT(), 4), Read: true, Pos: pos})
		} else if f.u.feature(models.DefaultAttributes) {
			c.Attr = r.operand("&file:attributes")
		}
		emit(c)
	case models.AtExit, models.Handler:
		r.later(s)
	case models.OldHandler:
		r.oldHandler(s)
	case models.Join:
		j := &cfg.Join{Thread: r.operand(s.Args[0])}
		if p := ptr(1); !cfg.IsNull(p) {
			j.Result = p
		}
		emit(j)
	case models.JoinFail:
		emit(&cfg.JoinFail{Thread: r.operand(s.Args[0]), Try: s.Try})
	case models.Cancel:
		emit(&cfg.Cancel{Thread: r.operand(s.Args[0])})
	case models.Detach:
		emit(&cfg.Detach{Thread: r.operand(s.Args[0])})
	case models.ThreadExit:
		emit(&cfg.ThreadExit{Value: castTo(r.operand(s.Args[0]), r.b.voidPtr.cfgType())})
		f.stop()
	case models.AtomicBegin:
		emit(&cfg.AtomicBegin{})
	case models.AtomicEnd:
		emit(&cfg.AtomicEnd{})
	case models.OnceBegin:
		emit(&cfg.OnceBegin{Control: ptr(0)})
	case models.OnceDone:
		emit(&cfg.OnceDone{Control: ptr(0)})
	case models.OnceWait:
		emit(&cfg.OnceWait{Control: ptr(0)})
	case models.Fence:
		emit(&cfg.Fence{Order: cfg.SeqCst})
	default:
		f.u.failAt(pos, "model of %s has an unknown step %q", r.m.Name, s.Do)
	}
}
