package rules

// An Act is something that a thread does to others, or with objects that they share, beside accesses of memory.
type Act uint8

// The acts of threads.
const (
	NoAct Act = iota // nothing that others notice
	LockShared
	LockExclusive
	UnlockShared
	UnlockLast    // nobody holds it exclusively any more
	UnlockOnce    // it is held once less
	MakeObject    // initialises or destroys a lock or a condition variable, or destroys any object
	EnterSection  // the atomic section, which is one for the program
	LeaveSection  // entirely
	BeginWait     // for a condition
	Signal        // wakes up threads that wait for a condition
	WakeUp        // by a signal
	MakeBarrier   // initialises
	Arrive        // at a barrier
	ArriveLast    // completes the round
	Leave         // goes on behind a barrier
	MeetSilently  // arrives at a barrier, or leaves it, that orders nothing
	MakeSemaphore // initialises
	Post          // counts a semaphore up
	Take          // counts it down
	BeginOnce     // begins an initialisation that runs once
	EndOnce       // ends it
	PassOnce      // finds that it has ended
	Create        // starts a thread, or registers what runs later
	Join          // finds that a thread has ended
	End           // of a thread
	Announce      // an annotation: the program says that this happens before what heeds it
	Heed          // the other side of that
	acts          // the number of acts
)

var actNames = [acts]string{"nothing", "lock shared", "lock", "unlock shared", "unlock", "unlock once", "make", "enter section",
	"leave section", "begin wait", "signal", "wake up", "make barrier", "arrive", "arrive last", "leave", "meet", "make semaphore", "post",
	"take", "begin once", "end once", "pass once", "create", "join", "end", "announce", "heed"}

// String is a verb for the act: "lock shared", "arrive last". It panics if a is none of the constants.
func (a Act) String() string { return actNames[a] }

// Acts lists all acts.
func Acts() []Act {
	var all []Act
	for a := range acts {
		all = append(all, a)
	}
	return all
}

// Access is what an act is to the bytes of its object; ok says that it is an access at all. A thread that wakes
// up leaves the condition variable alone: POSIX allows that it is destroyed as soon as all have been woken up.
// Annotations do nothing at run time.
func (a Act) Access() (kind AccessKind, ok bool) {
	switch a {
	case MakeObject, MakeBarrier, MakeSemaphore:
		return Make, true
	case LockShared, LockExclusive, UnlockShared, UnlockLast, UnlockOnce, BeginWait, Signal, Arrive, ArriveLast,
		Leave, MeetSilently, Post, Take,
		BeginOnce, EndOnce, PassOnce:
		return Use, true
	}
	return 0, false
}
