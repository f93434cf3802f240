package rules

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Types is a set of types that a mutex may have: one of those among the first three, and Robust, or Ceiling,
// perhaps, if that is in the set.
type Types uint8

// AnyType is the set of all types.
const AnyType Types = 1<<Normal | 1<<Recursive | 1<<ErrorCheck | 1<<Robust | ceilings

const ceilings Types = 1 << 5

// Set is the smallest set with a type in it.
func (t Type) Set() Types {
	s := Types(1) << t.Base()
	if t&Robust != 0 {
		s |= 1 << Robust
	}
	if t&Ceiling != 0 {
		s |= ceilings
	}
	return s
}

// Contains reports whether a mutex may have the type.
func (s Types) Contains(t Type) bool { return t.Set()&^s == 0 }

// TypesOf are the types that the numbers from which a mutex is initialised stand for: any for one that stands for none.
func TypesOf(n int64) Types {
	t, ok := TypeOf(n)
	if !ok {
		return t.Set() | AnyType
	}
	return t.Set()
}

// Holdings is a set of ways in which a lock may be held.
type Holdings uint8

// Sets of ways in which a lock may be held.
const (
	Certainly  Holdings = 1 << Exclusive
	Never      Holdings = 1 << No
	AsReader   Holdings = 1 << Shared
	Perhaps             = Never | AsReader | Certainly // whatever the thread itself may hold
	WithOthers          = Perhaps | 1<<Gone
)

// Knowledge is what is known of a lock that one thread is about to do something to. It stands for all views that
// it does not exclude, but for destroyed locks.
type Knowledge struct {
	Kind   cfg.LockKind
	Types  Types    // that a mutex may have; none: nothing is known
	Mine   Holdings // how the thread may hold it; none: nothing is known
	Others Holdings // how others may; none: nothing is known
}

// Stands reports whether the view is one that is not excluded.
func (k Knowledge) Stands(v View) bool {
	return v.Kind == k.Kind && k.normal().allows(v) && v.valid()
}

// allows is Stands of a view that is valid and of the kind, where k is normal.
func (k Knowledge) allows(v View) bool {
	return k.Mine>>v.Mine&1 != 0 && k.Others>>v.Others&1 != 0 && v.Health != Destroyed && k.Types.Contains(v.Type)
}

func (k Knowledge) normal() Knowledge {
	switch {
	case k.Kind != cfg.Mutex:
		k.Types = Normal.Set()
	case k.Types == 0:
		k.Types = AnyType
	}
	if k.Mine == 0 {
		k.Mine = Perhaps
	}
	if k.Others == 0 {
		k.Others = WithOthers
	}
	return k
}

// valid reports whether there is such a state.
func (v View) valid() bool {
	switch {
	case v.Type.Base() > ErrorCheck, v.Mine == Gone, v.Mine == Exclusive && v.Others != No, v.Mine == Shared && v.Others > Shared:
		return false
	case v.Kind != cfg.RWLock && (v.Mine == Shared || v.Others == Shared), v.Kind != cfg.Mutex && v.Type != Normal:
		return false
	case v.Health == Sound:
		return true
	case v.Health == Inherited:
		return v.Type&Robust != 0 && (v.Mine == Exclusive || v.Others >= Exclusive)
	case v.Health == Lost:
		return v.Type&Robust != 0 && v.Mine == No && v.Others == No
	}
	return v.Mine == No && v.Others == No
}

// views are all views of a kind of lock.
var views = [...][]View{cfg.Mutex: viewsOf(cfg.Mutex), cfg.RWLock: viewsOf(cfg.RWLock), cfg.Spin: viewsOf(cfg.Spin)}

// Views lists all views of a lock, for tables and tests.
func Views() []View { return slices.Concat(views[:]...) }

func viewsOf(kind cfg.LockKind) []View {
	var all []View
	for t := range Robust | Ceiling | ErrorCheck + 1 {
		for h := Sound; h <= Destroyed; h++ {
			for mine := No; mine <= Exclusive; mine++ {
				for others := No; others <= Gone; others++ {
					if v := (View{kind, t, h, mine, others}); v.valid() {
						all = append(all, v)
					}
				}
			}
		}
	}
	return all
}

// Lock answers what may come of asking for the lock.
func (k Knowledge) Lock(r Request) Answer { return k.all(func(v View) Answer { return v.Lock(r) }) }

// Unlock answers what may come of releasing it.
func (k Knowledge) Unlock() Answer { return k.all(View.Unlock) }

// WaitsForItself reports whether a thread that asks for what it holds certainly waits for itself, for ever.
func (k Knowledge) WaitsForItself() bool {
	return k.again(AsReader|Certainly).Reckoned()&^EINVAL == Waits
}

// TakesAgain reports whether a thread that owns the lock has it once more for certain when it comes back from asking for
// it (unless it cannot be taken so often). With a mutex of a type for which it waits for itself, it does not come back.
func (k Knowledge) TakesAgain() bool {
	usual := k.again(Certainly).Usual
	return usual.Has(Succeeds) && usual&^(Succeeds|Waits) == 0
}

// MayTakeAgain reports whether a thread may hold the lock several times.
func (k Knowledge) MayTakeAgain() bool {
	k.Mine = AsReader | Certainly
	return k.Lock(Request{Shared: k.Kind == cfg.RWLock}).May.Has(Effective)
}

// StaysReader reports whether a thread that reads and asks to write may get an error instead: if it does not look
// at that, it reads as before.
func (k Knowledge) StaysReader() bool { return k.again(AsReader).May.Has(EDEADLK) }

// again is what comes of it when a thread asks for what it holds.
func (k Knowledge) again(mine Holdings) Answer {
	k.Mine = mine
	return k.Lock(Request{})
}

func (k Knowledge) all(ask func(View) Answer) Answer {
	k = k.normal()
	var a Answer
	for _, v := range views[k.Kind] { // each of them is valid
		if k.allows(v) {
			a = a.Or(ask(v))
		}
	}
	return a
}
