package cfg

import (
	"fmt"
	"strings"
)

// What actions print as: one line without a position, as near to C as it can be, for people and not for parsers.

// String is "skip".
func (*Skip) String() string { return "skip" }

// String is "x = e", as in C.
func (a *Assign) String() string { return a.LHS.String() + " = " + a.RHS.String() }

// String is the condition in brackets, behind an exclamation mark if the edge is taken where it is zero: "[x < 3]",
// "[!(x < 3)]".
func (a *Guard) String() string {
	if a.Truth {
		return "[" + a.Cond.String() + "]"
	}
	return "[!" + paren(a.Cond) + "]"
}

// String is "declare x".
func (a *Declare) String() string { return "declare " + a.Var.Name }

// String is the call as in C, "r = f(x, y)". A callee that is computed stands in parentheses; Each is not printed.
func (a *Call) String() string {
	return fmt.Sprintf("%s%s(%s)", into(a.Result), paren(a.Callee), exprs(a.Args))
}

// String is "return e", and "return" alone if there is no value.
func (a *Return) String() string {
	if a.Value == nil {
		return "return"
	}
	return "return " + a.Value.String()
}

// String is "p = alloc malloc(n)", with the allocator's name and the size in bytes. That memory is zero or shared
// is not printed.
func (a *Alloc) String() string {
	return fmt.Sprintf("%salloc %s(%s)", into(a.Result), a.Name, a.Size)
}

// String is "free(p)", whichever function frees.
func (a *Free) String() string { return fmt.Sprintf("free(%s)", a.Ptr) }

// String is "copy(dst, src, n)" with n in bytes, a question mark if it is not known.
func (a *MemCopy) String() string {
	return fmt.Sprintf("copy(%s, %s, %s)", a.Dst, a.Src, opt(a.Len))
}

// String is "set(dst, byte, n)" with n in bytes, and question marks for a byte and a length that are not known;
// then what the data come "from", and the library function that determines them.
func (a *MemSet) String() string {
	s := fmt.Sprintf("set(%s, %s, %s)", a.Dst, opt(a.Byte), opt(a.Len))
	if len(a.From) > 0 {
		s += " from " + exprs(a.From)
	}
	if a.Func != "" {
		s += " of " + a.Func + "(" + exprs(a.Args) + ")"
	}
	return s
}

// String is "send(x, y)", the values that leave the program.
func (a *Send) String() string { return "send(" + exprs(a.Values) + ")" }

// String is "touch(p, n: read write …)" with n in bytes, a question mark if it is not known, and a word for each
// thing that is done to the memory; "permute" says that there is a Unit.
func (a *Touch) String() string {
	var how []string
	for _, h := range []struct {
		on   bool
		name string
	}{{a.Read, "read"}, {a.Write, "write"}, {a.Atomic, "atomic"}, {a.Deep, "deep"}, {a.Calls, "calls"},
		{a.Unit != nil, "permute"}, {a.Sent, "sent"}, {a.Received, "received"}, {a.Internal, "internal"}} {
		if h.on {
			how = append(how, h.name)
		}
	}
	return fmt.Sprintf("touch(%s, %s: %s)", a.Ptr, opt(a.Len), strings.Join(how, " "))
}

// String is "havoc", the text of the code in quotes and its arguments, then each output behind an arrow.
func (a *Havoc) String() string {
	s := fmt.Sprintf("havoc %q(%s)", a.Text, exprs(a.Args))
	for _, lv := range a.Outputs {
		s += " -> " + lv.String()
	}
	return s
}

// String is "unregister".
func (*Unregister) String() string { return "unregister" }

// String is the kind and, in parentheses, where the identifier goes, the function and its argument: "create(&t, f,
// NULL)". What is absent is a question mark; attributes are not printed.
func (a *Create) String() string {
	return fmt.Sprintf("%s(%s, %s, %s)", a.Kind, opt(a.Thread), a.Start, opt(a.Arg))
}

// String is "failed join(t)".
func (a *JoinFail) String() string { return fmt.Sprintf("failed join(%s)", a.Thread) }

// String is "join(t, p)", where p receives what the thread has returned; a question mark if it is not wanted.
func (a *Join) String() string { return fmt.Sprintf("join(%s, %s)", a.Thread, opt(a.Result)) }

// String is "detach(t)".
func (a *Detach) String() string { return fmt.Sprintf("detach(%s)", a.Thread) }

// String is "cancel(t)": a request, not the end of the thread.
func (a *Cancel) String() string { return fmt.Sprintf("cancel(%s)", a.Thread) }

// String is "thread exit(v)", with a question mark if there is no value.
func (a *ThreadExit) String() string { return fmt.Sprintf("thread exit(%s)", opt(a.Value)) }

// String is the name of what ends the process, such as "exit" or "abort".
func (a *Exit) String() string { return a.Name }

func lockString(verb string, kind LockKind, m Expr, shared, try bool) string {
	if try {
		verb = "try" + verb
	}
	if shared {
		verb += " shared"
	}
	return fmt.Sprintf("%s %s(%s)", verb, kind, m)
}

// String is "lock mutex(m)" with the kind of lock, "lock shared rwlock(l)" for a reader, "trylock mutex(m)" if it
// does not wait, and "orphaned lock mutex(m)" if the owner has ended.
func (a *Lock) String() string {
	s := lockString("lock", a.Kind, a.Mutex, a.Shared, a.Try)
	if a.Orphaned {
		s = "orphaned " + s
	}
	return s
}

// String is "failed" and what the attempt would be as a [Lock]: "failed trylock mutex(m)". In front of that stands
// "lost" if the mutex is robust and nobody has repaired it, and "ceiling" if the thread's priority is too high.
func (a *LockFail) String() string {
	s := "failed " + lockString("lock", a.Kind, a.Mutex, a.Shared, a.Try)
	if a.Lost {
		s = "lost " + s
	}
	if a.Ceiling {
		s = "ceiling " + s
	}
	return s
}

// String is "failed unlock mutex(m)", with the kind of lock.
func (a *UnlockFail) String() string {
	return "failed " + lockString("unlock", a.Kind, a.Mutex, false, false)
}

// String is "unlock mutex(m)", with the kind of lock. It does not say whether it was held shared, which depends on
// the thread.
func (a *Unlock) String() string { return lockString("unlock", a.Kind, a.Mutex, false, false) }

// String is "init mutex(m, type t)" with the kind of object, where t is a value such as [MutexRecursive], or a
// question mark for a normal lock.
func (a *MutexInit) String() string {
	return fmt.Sprintf("init %s(%s, type %s)", a.Kind, a.Mutex, opt(a.Type))
}

// String is "destroy mutex(m)", with the kind of object.
func (a *MutexDestroy) String() string { return lockString("destroy", a.Kind, a.Mutex, false, false) }

// String is "atomic begin".
func (*AtomicBegin) String() string { return "atomic begin" }

// String is "atomic end".
func (*AtomicEnd) String() string { return "atomic end" }

// String is "wait(c)". The mutex is not part of it: it is unlocked before and locked after by actions of their own.
func (a *CondWait) String() string { return fmt.Sprintf("wait(%s)", a.Cond) }

// String is "signal(c)", or "broadcast(c)" if all are woken up.
func (a *CondSignal) String() string {
	if a.All {
		return fmt.Sprintf("broadcast(%s)", a.Cond)
	}
	return fmt.Sprintf("signal(%s)", a.Cond)
}

// String is "init barrier(b, n)", where n is how many threads meet.
func (a *BarrierInit) String() string {
	return fmt.Sprintf("init barrier(%s, %s)", a.Barrier, a.Count)
}

// String is "wait barrier(b)", with "as the one of the round" for the thread that is told so, and "meet(b)" for a
// barrier that orders nothing.
func (a *BarrierWait) String() string {
	if a.Silent {
		return fmt.Sprintf("meet(%s)", a.Barrier)
	}
	if a.Serial {
		return fmt.Sprintf("wait barrier(%s) as the one of the round", a.Barrier)
	}
	return fmt.Sprintf("wait barrier(%s)", a.Barrier)
}

// String is "mask signals(how, set)", or what happens around a wait.
func (a *SignalMask) String() string {
	switch {
	case a.Set != nil:
		return fmt.Sprintf("mask signals(%s, %s)", a.How, a.Set)
	case a.How != nil:
		return "mask signals"
	case a.Ends:
		return "signals as before the wait"
	}
	return "any signals during a wait"
}

// String is "annotated: happens before(x)", or "happens after" on the side that learns.
func (a *Annotate) String() string {
	if a.Learns {
		return fmt.Sprintf("annotated: happens after(%s)", a.Object)
	}
	return fmt.Sprintf("annotated: happens before(%s)", a.Object)
}

// String is "init sem(s, n)", where n is the semaphore's first value.
func (a *SemInit) String() string { return fmt.Sprintf("init sem(%s, %s)", a.Sem, a.Value) }

// String is "post(s)".
func (a *SemPost) String() string { return fmt.Sprintf("post(%s)", a.Sem) }

// String is "wait sem(s)", or "trywait(s)" if it does not wait.
func (a *SemWait) String() string {
	if a.Try {
		return fmt.Sprintf("trywait(%s)", a.Sem)
	}
	return fmt.Sprintf("wait sem(%s)", a.Sem)
}

// String is "once begin(c)": this thread runs the initialisation.
func (a *OnceBegin) String() string { return fmt.Sprintf("once begin(%s)", a.Control) }

// String is "once done(c)": the initialisation has ended.
func (a *OnceDone) String() string { return fmt.Sprintf("once done(%s)", a.Control) }

// String is "once wait(c)": whoever ran the initialisation, it has ended.
func (a *OnceWait) String() string { return fmt.Sprintf("once wait(%s)", a.Control) }

// String is "r = atomic load(x, acquire)", with the memory order, and without "r = " if the value is not wanted.
func (a *AtomicLoad) String() string {
	return fmt.Sprintf("%satomic load(%s, %s)", into(a.Result), a.Source, a.Order)
}

// String is "atomic store(x, v, release)", with the memory order.
func (a *AtomicStore) String() string {
	return fmt.Sprintf("atomic store(%s, %s, %s)", a.Target, a.Value, a.Order)
}

// String is "old, new = atomic add(x, v, relaxed)", with the operation and the memory order; an underscore stands
// for what is not wanted.
func (a *AtomicRMW) String() string {
	return fmt.Sprintf("%s, %s = atomic %s(%s, %s, %s)", a.Old, a.New, a.Op, a.Target, a.Operand, a.Order)
}

// String is "ok, seen = atomic compare-exchange(x, expected, desired, order, failure)", where the last two are
// memory orders; an underscore stands for what is not wanted.
func (a *AtomicCAS) String() string {
	return fmt.Sprintf("%s, %s = atomic compare-exchange(%s, %s, %s, %s, %s)", a.Success, a.Observed, a.Target,
		a.Expected, a.Desired, a.Order, a.Failure)
}

// String is "fence(seq_cst)", with the memory order.
func (a *Fence) String() string { return fmt.Sprintf("fence(%s)", a.Order) }

// String is "va_end(l)".
func (a *VaEnd) String() string { return fmt.Sprintf("va_end(%s)", a.List) }

// String is "va_start(l)", without the last named parameter that C wants there.
func (a *VaStart) String() string { return fmt.Sprintf("va_start(%s)", a.List) }

// String is "r = va_arg(l)". The type that C wants there is that of r.
func (a *VaArg) String() string { return fmt.Sprintf("%sva_arg(%s)", into(a.Result), a.List) }

// String is "r = setjmp(b)"; which of the functions of that family it was is not said.
func (a *SetJmp) String() string { return fmt.Sprintf("%ssetjmp(%s)", into(a.Result), a.Buf) }

// String is "longjmp(b, v)".
func (a *LongJmp) String() string { return fmt.Sprintf("longjmp(%s, %s)", a.Buf, a.Value) }
