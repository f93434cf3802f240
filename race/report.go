package race

import "github.com/mayrun-dev/mayrun/cfg"

// Verdict is the answer for a whole program.
type Verdict string

const (
	RaceFree Verdict = "race-free" // no execution races, under the report's assumptions
	Race     Verdict = "race"      // at least one race is real
	Unknown  Verdict = "unknown"   // pairs are left that were neither excluded nor confirmed
)

// Confidence says how sure a reported race is.
type Confidence string

const (
	Confirmed Confidence = "confirmed" // an execution shows it
	// as far as the analysis knows, nothing orders the accesses, and both are to one object
	Likely   Confidence = "likely"
	Possible Confidence = "possible" // nothing excludes it
)

// AccessKind is what an access does to memory.
type AccessKind string

const (
	Read  AccessKind = "read"  // memory is read
	Write AccessKind = "write" // memory is written
	Free  AccessKind = "free"  // the object ends
)

// Report is the outcome of an analysis. It is plain data in a deterministic order; the renderers print it.
type Report struct {
	Verdict   Verdict    // on the whole program
	Locations []Location // every shared location that was accessed, racy ones first, then by name
	Races     []Finding  // what nothing excludes, by position
	// Refuted is set if the races that nothing excluded were refuted, all at once.
	Refuted *Refutation
	// Exclusions tells what each choice of digests would have proved: for every combination of digests that
	// excludes some conflicting pair, the combination, without repetition; an empty one stands for pairs that
	// nothing excludes. A choice of digests proves the program race-free exactly if every combination contains
	// one of its members.
	Exclusions  [][]string
	Digests     []Digest // that were used, in their order
	Assumptions []Note   // what the verdict rests on
	Havocked    []Note   // what was not modelled, and taken to do its worst
	Births      []Birth  // where pointers come from of which nothing is known, of those on which findings rest
	Threads     []Thread // all that may be there, sorted by name, the main thread first; nil if they are not known
	Functions   []string // the names of those that the program defines, sorted, each once
	// Conflicts are those of the places that were asked for, whether they race or not, by position.
	Conflicts []Conflict
	// Operations are those of the program's text that take and release locks, wait for threads, meet at
	// barriers and use semaphores, by position; nil if they are not known.
	Operations []Operation
	// Incomplete says why the analysis stopped early; empty if it did not. An incomplete report proves nothing. It lists what
	// may race as far as the analysis had come, if there was time for that, and no location that is safe because the rest
	// of the analysis is not known.
	Incomplete string
	Cause      Cause // the kind of reason; see [Report.Err]
	// Coarsened says what the analysis has given up to end at all, and why; empty if nothing. The report is
	// complete, and what it proves is proved, but it may list races that a more precise analysis would exclude.
	Coarsened string
	// Hurried says that the time or the memory that an analysis took has decided which one has the last word: another run
	// may prove more.
	Hurried bool
	Stats   Stats  // what the analysis took
	Search  Search // what was executed
	// ProjectFile names the file of settings that was found beside the program, or given, and has decided how
	// that was read; empty if there was none. What it has changed is among the assumptions.
	ProjectFile string
}

// Search counts what was executed to show races.
type Search struct {
	Executions int   // how many were tried
	Actions    int64 // visible ones
	// States and Transitions count what was explored when trying all executions had come to no end; see [Refutation].
	States, Transitions int
	// Unproved says why trying all executions, or states, has proved nothing, if that was asked for.
	Unproved string
	// Error is set if the search has broken down: a bug. What it has found by then holds.
	Error string
}

// Refutation says that the digests could not exclude some races, but that every execution of the program was
// tried, or every state that it can come to, and none races.
type Refutation struct {
	Findings   []Finding // what was refuted
	Executions int       // of those that differ only in the order of independent steps, one; 0: states were tried
	// States is how many states the program has, in which a thread is about to do what others may notice, and
	// Transitions how many ways lead from one to the next; 0 if executions were tried.
	States, Transitions int
	Actions             int64 // visible ones
}

// Location is a shared object, or a part of one, with the verdict on it.
type Location struct {
	Name string // as C would name it: "counter", "s.f", "alloc@main.c:12"
	Safe bool   // nothing races there
	// Needed are the digests that excluded pairs of its accesses: a smallest choice that suffices, by name.
	// Empty where no pair conflicts, and where none were needed since all executions or states were tried (Refuted).
	Needed []string
	// Refuted says that it is safe only because every execution, or state, was tried; see [Report].Refuted.
	Refuted  bool
	Accesses int // how many distinct accesses touch it
	// Guard is the lock that most of them hold, by the name that [Lock] has, empty if none holds any; Guarded
	// is how many do.
	Guard   string
	Guarded int     // accesses of the location under Guard
	Uses    []Use   // what threads do to it, sorted by their names
	Pos     cfg.Pos // of its declaration, or where it is allocated
	// Places is where the source accesses it, by position, up to the first [MaxPlaces] that were met: for
	// people who look at a line. What is said of the location is said of all its accesses.
	Places []Place
}

// MaxPlaces is the most places that a [Location] lists.
const MaxPlaces = 256

// Place is where the source accesses a location, whoever does it, in whatever function calls.
type Place struct {
	Pos    cfg.Pos // where
	Writes bool    // some access there writes or ends it
}

// Use is what a thread does to a location, in numbers of distinct accesses.
type Use struct {
	Thread        string // by name
	Reads, Writes int    // of its memory
	Ends          int    // how often the object is freed
	Syncs         int    // operations on a lock or the like that it is
	Atomic        int    // how many of the reads and writes are atomic
}

// Crossed are two sets of accesses: each one of the first races with each one of the second.
type Crossed struct {
	A      []int // one side, as indices
	B      []int // the other one
	Likely bool  // these pairs make the finding likely
}

// Finding is a race: the accesses of one location that may run in parallel, one finding per location.
type Finding struct {
	Location   string     // as C would name it
	Confidence Confidence // how sure it is
	Accesses   []Access   // at least one; a single one races with itself in another thread
	// Pairs are which of Accesses race with each other. Each is in some pair; of pairs at the same two places that differ in
	// digests alone, and of those that sets in Crossed make, not all are there.
	Pairs [][2]int
	// Crossed are sets of accesses with only some of their pairs in Pairs.
	Crossed []Crossed
	// Likely are those of Pairs that alone make the finding likely, if any does: the others are only possible.
	Likely [][2]int
	Object Object // where in memory
	// Of a confirmed race: how it happens, for people, and the execution itself. A likely one has a schedule if it is
	// Assumed.
	Schedule []Step
	Assumed  *Assumed // where the schedule of a likely race begins; nil: there is none
	Witness  *Witness // as a program can repeat it
	// Runs are real executions that have shown it, by what ThreadSanitizer has written of them.
	Runs []Run
	// Consequences are races on what is reached through pointers that this race hands to other threads, sorted
	// by location.
	Consequences []Consequence
	// Contradiction marks a race that an execution shows and the analysis should have found, but has not.
	Contradiction bool
}

// Assumed says of the schedule of a likely race that it begins where two threads do, and not with the program: whether the
// program comes there so is an assumption.
type Assumed struct {
	Functions [2]string  // what the two threads begin with, that of the earlier access first
	Places    [2]cfg.Pos // of the two accesses
	State     []string   // what they find in memory, such as "running = 1", in the order in which they look
}

// Run is a real execution that has shown a race, as ThreadSanitizer says.
type Run struct {
	Log      string // the file that says so, as it was named
	Line     int    // of that
	Accesses [2]int // which two of the finding's
}

// Consequence is a race on one location that is there only because a pointer came to one of the threads by
// another race: had that been handed over in order, the accesses would be in order, too. Accesses and Pairs are
// as those of a [Finding].
type Consequence struct {
	Location string   // as C would name it
	Accesses []Access // as in [Finding]
	Pairs    [][2]int // as in [Finding]
	Object   Object   // where in memory
}

// Object says where in memory a finding is: in the object that a variable names, in one that is allocated at a
// place, or (neither) somewhere. As JSON it has neither, because both are parts of the program.
type Object struct {
	Var   *cfg.Var  `json:"-"` // the variable
	Site  *cfg.Edge `json:"-"` // the allocation
	Bytes Bytes     // which bytes of it
	// Local says that each activation of a function has its own: the variable is one of these.
	Local bool
	// Unknown marks the finding of accesses through unknown pointers: they may be to any object.
	Unknown bool
}

// Witness is an execution that races, as package explore repeats it.
type Witness struct {
	// Schedule says which thread takes each visible step. Threads are numbered in the order of their creation,
	// the main thread is 0.
	Schedule []int32
	// Choices are the answers to everything that the program leaves open (inputs, library results, who is
	// woken), in order.
	Choices []uint64
	// The two accesses, the earlier one first, and the object that they meet in.
	First, Second Side
	Object        string // as C would name it
}

// Side is one access of a [Witness].
type Side struct {
	Pos       cfg.Pos // where the source says it
	Operation string  // read, write, update, free, lock, …
	Atomic    bool    // an atomic access
	Thread    string  // by name
}

// Access is one access as the report shows it.
type Access struct {
	Pos    cfg.Pos    // where the source says it
	Kind   AccessKind // what it does
	Atomic bool       // it conflicts with accesses only that are not
	// Sync marks an operation on a synchronisation object instead of an access to memory; Text says which.
	Sync      bool
	Thread    string       // by name; By has the same as data
	CallStack []string     // the functions that lead to the access, outermost first
	Text      string       // the accessed expression
	Digests   []DigestText // what is known of the thread's past, printed
	By        Thread       // who makes the access
	// External is the function without a body that makes the access, where it is taken for library code.
	// Unknown says that the access is through a pointer of which nothing is known, or one that may lead to too many
	// objects to tell them apart.
	// Handler says that a handler of signals makes it, which runs in whatever thread the signal interrupts.
	External string
	Unknown  bool // the access is through a pointer of which nothing is known
	// Births are where a pointer may have come from that nothing is known of, as indices into those of the report: the one
	// that is followed, or by which the code was called that has started the thread. Unless it comes from one of these,
	// the access is not there. Way leads from one of them to the access.
	Births  []int
	Way     []Link // how the address has come from one of them to the access
	Handler bool   // a handler of signals makes the access
	// Locks are those that the thread certainly holds, and of which it is certain that nobody else releases
	// them meanwhile, sorted. Those of an access that only an execution has shown are not listed.
	Locks []Lock
}

// Birth is a place where a pointer of which nothing is known comes about: what goes in there is known, and what comes out
// is not. Findings rest on it.
type Birth struct {
	Pos  cfg.Pos // where
	Func string  // the function that it is in; empty if that is not known
	Text string  // what the source says there
	Why  string  // why nothing is known of it, in words
}

// Link is a step on the way of a pointer from where it comes about to where it is used.
type Link struct {
	Pos  cfg.Pos // where
	Text string  // what happens to it, in words
}

// Thread is who makes an access, as far as the digests know.
type Thread struct {
	Name   string // as reports show it
	Unique bool   // at most one thread of every execution is meant
	// Path are the starts of threads on the way from the main thread to this one, its own last: empty for the
	// main thread. Of a thread that is not unique, Others are further starts, each of which may be on that way
	// any number of times and in any order; it is one of several.
	Path, Others []Start
}

// Main reports whether it is the main thread.
func (t Thread) Main() bool { return t.Unique && len(t.Path) == 0 }

// Start is a place where a thread is started.
type Start struct {
	Func string  // the function that it begins with; empty if that is not known
	Pos  cfg.Pos // where it is created
	In   string  // the function that creates it; empty if that is not known
}

// Lock is a mutex or the like that a thread holds.
type Lock struct {
	Name   string // the object, as C would name it; "atomic section" for that of SV-COMP's programs
	Shared bool   // as one of several readers
}

// OperationKind is what an [Operation] does.
type OperationKind string

const (
	TakeLock    OperationKind = "lock"    // a lock is acquired
	ReleaseLock OperationKind = "unlock"  // it is released
	JoinThread  OperationKind = "join"    // the end of a thread is waited for
	MeetBarrier OperationKind = "barrier" // the others are waited for at a barrier
	// a semaphore is posted, or waited for
	UseSemaphore OperationKind = "semaphore"
)

// Operation is a place of the program where threads are ordered, with one of the objects that it may be on. It
// is for people: what follows from it, the digests say.
type Operation struct {
	Kind    OperationKind // what it does
	Pos     cfg.Pos       // where
	Func    string        // the function that it is in
	Object  string        // the lock, by the name that [Lock] has, or the barrier or semaphore
	Text    string        // that as the source says it
	Thread  Thread        // that is waited for
	Unknown bool          // nothing is known of which lock or thread it is
}

// DigestText is one component's digest at an access, printed.
type DigestText struct {
	Name, Text string // the component, and its element
	Locks      bool   // the element tells which locks the thread holds
}

// Digest is one of the digests that the analysis has used.
type Digest struct {
	Name     string // such as those in [Location].Needed
	Excludes string // in words, what it finds of two accesses that it excludes; empty if it does not say
	Locks    bool   // it knows which locks threads hold
	Phases   bool   // it knows when there are no other threads
	Threads  bool   // it tells threads apart
}

// Step is one step of a schedule that leads to a race.
type Step struct {
	Thread string  // by name
	Pos    cfg.Pos // where the source says it
	Text   string  // what is done
	Racing bool    // one of the two accesses that race
}

// Note is an assumption or something that was not modelled.
type Note struct {
	ID   string  // stable, such as "create-succeeds"
	Pos  cfg.Pos // where; none, if it is about the program
	Text string  // what is taken for granted, or not modelled
}

// Stats are counters of one analysis. Times and memory are measured only on request.
type Stats struct {
	Unknowns    int // of the constraint system
	Evaluations int // of right-hand sides
	Functions   int // that are analysed
	Contexts    int // of them
	Nodes       int // of their graphs
	// UnrolledLoops are the loops that were analysed pass by pass, LoopCopies how many copies of their bodies
	// that took.
	UnrolledLoops, LoopCopies int
	Accesses                  int // to memory
	// Splitting: elements of all program points in all contexts, the most at one, and how often elements were
	// merged because there were more than the budget allows.
	Elements    int
	MaxElements int // see Elements
	Merges      int // see Elements
	// MergedPaths counts the ways by which callers get heap objects from a function that are not kept apart,
	// because there are more than the budget allows.
	MergedPaths int
	Resolution
	CPUSeconds float64 // of the process
	PeakBytes  uint64  // of memory, of the process
	Phases     []Phase // what took how long
}

// Resolution says how well the value analysis has resolved what the digests depend on. Numbers are places in
// the program, whatever the contexts.
type Resolution struct {
	PointerCalls    int // calls and thread starts through pointers
	UnresolvedCalls int // of these, those that may run a function of which nothing is known
	LockOperations  int // operations on locks
	IndefiniteLocks int // of these, those whose lock is not exactly one object
	UnknownAccesses int // accesses through pointers of which nothing is known
}

// Phase is the time that one phase took.
type Phase struct {
	Name    string  // what was done
	Seconds float64 // by the clock
}
