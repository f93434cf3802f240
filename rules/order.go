package rules

import "github.com/mayrun-dev/mayrun/cfg"

// A Channel is where the pasts of threads are kept for those who learn of them. Objects of synchronisation and
// threads have channels of their own, and all atomic sections share one.
type Channel uint8

// The channels.
const (
	NoChannel Channel = iota
	Released          // of an object: its making, exclusive unlocks, posts, the end of an initialisation
	Readers           // of a lock: shared unlocks
	Arrivals          // of a barrier: those who have arrived in this round
	Round             // of a barrier: those who met in the last round that is complete
	Announced         // of a place: annotations
	Section           // the ends of atomic sections
	Signals           // of a thread: what has woken it up
	Birth             // of a thread, or what runs later: its creation
	Death             // of a thread: its end
	Channels          // the number of channels
)

// A Flow says which pasts an act passes on: the thread first learns what is in some channels; then what it knows
// is published in another one, and what it does afterwards is not.
type Flow struct {
	Learns    [2]Channel
	Publishes Channel
	Replaces  bool // what was in the channel before is gone
	// Completes moves what is in Arrivals, with what this act publishes there, to Round.
	Completes bool
}

// An object that is made anew passes on nothing of what was before: who has used it till then without being
// ordered before its making races with that. That who uses it learns of its making adds no order, for the same
// reason, and saves exceptions.
var flows = [acts]Flow{
	LockShared:    {Learns: [2]Channel{Released}},
	LockExclusive: {Learns: [2]Channel{Released, Readers}},
	UnlockShared:  {Publishes: Readers},
	UnlockLast:    {Publishes: Released},
	MakeObject:    {Publishes: Released, Replaces: true},
	EnterSection:  {Learns: [2]Channel{Section}},
	LeaveSection:  {Publishes: Section},
	Signal:        {Publishes: Signals},
	WakeUp:        {Learns: [2]Channel{Signals}},
	MakeBarrier:   {Publishes: Arrivals, Replaces: true},
	Arrive:        {Publishes: Arrivals},
	ArriveLast:    {Publishes: Arrivals, Completes: true},
	Leave:         {Learns: [2]Channel{Round}},
	MakeSemaphore: {Publishes: Released, Replaces: true},
	Post:          {Publishes: Released},
	Take:          {Learns: [2]Channel{Released}},
	EndOnce:       {Publishes: Released},
	PassOnce:      {Learns: [2]Channel{Released}},
	Create:        {Publishes: Birth},
	Join:          {Learns: [2]Channel{Death}},
	End:           {Publishes: Death},
	Announce:      {Publishes: Announced},
	Heed:          {Learns: [2]Channel{Announced}},
}

// Flow is what the act passes on.
func (a Act) Flow() Flow { return flows[a] }

// A Standard says by which of C's memory models atomic accesses are ordered. The zero value orders what all
// compilers do.
type Standard struct {
	// Weakest orders only what every version of C does. It makes a difference for
	//   - later writes by the thread that has released: they continue its release sequence in C11 and C17, and
	//     do not since C++20 and C23;
	//   - memory_order_consume, which orders only what depends on the value, but which every compiler makes
	//     stronger: see Consumes;
	//   - the operations __sync_..., which gcc calls full barriers, and C++ does not know;
	//   - accesses of one object with several sizes, which C does not have.
	Weakest bool
	// Consumes takes memory_order_consume for memory_order_acquire, even if Weakest.
	Consumes bool
}

// Acquires reports whether a read learns of the release that it reads from; one that does not leaves that to a
// fence. A fence that consumes acquires.
func (s Standard) Acquires(o cfg.MemoryOrder, fence bool) bool {
	return o.Acquires() && (fence || !s.Weakest || s.Consumes || o != cfg.Consume)
}

// Continues reports whether a write of an atomic object continues a release sequence: a read-modify-write does;
// another one that of its own thread.
func (s Standard) Continues(update, own bool) bool { return update || own && !s.Weakest }
