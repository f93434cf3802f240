package report

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/mayrun-dev/mayrun/race"
)

// SchemaVersion is the version of the schema of reports, docs/report-1.schema.json: it changes when a field
// goes, or means something else.
const SchemaVersion = 1

// Document is a report as the command prints it with --format json, and [Render] with [JSON]. Its fields are a
// promise to the programs that read it: fields may be added, but none changes its meaning. Lists are never
// null in what is written. Texts are inert: what could drive a terminal is written with escapes (\x1b).
type Document struct {
	Tool        string       `json:"tool"`                     // "mayrun"
	Version     string       `json:"version"`                  // of the tool
	Schema      int          `json:"schema_version,omitempty"` // the version of docs/report-1.schema.json that it is valid by
	Verdict     race.Verdict `json:"verdict"`                  // on the whole program
	ProjectFile string       `json:"project_file"`             // see [race.Report]
	Memory      Counts       `json:"memory_locations"`         // how many there are
	Races       []Race       `json:"races"`                    // one for each location that races
	Findings    []Finding    `json:"findings,omitempty"`       // one for each cause of races, the surest first
	Suppressed  []Suppressed `json:"suppressed,omitempty"`     // causes that somebody has suppressed; they are no findings
	// Stale are suppressions that suppress nothing.
	Stale       []SuppressedBy   `json:"stale_suppressions,omitempty"`
	Baseline    *Compared        `json:"baseline,omitempty"`     // with a baseline
	Refuted     *Refuted         `json:"refuted,omitempty"`      // what trying all executions has refuted
	Assumptions []Assumption     `json:"assumptions"`            // what is taken for granted
	Havocked    []Havocked       `json:"havocked"`               // what is not modelled
	Births      []Birth          `json:"births,omitempty"`       // where pointers come from of which nothing is known; what rests on most first
	Incomplete  string           `json:"incomplete"`             // why the analysis stopped early, if it did
	Coarsened   string           `json:"coarsened,omitempty"`    // what it has given up to end, if anything; see [race.Report]
	SearchError string           `json:"search_error,omitempty"` // see [race.Search]
	Locations   []Location       `json:"locations,omitempty"`    // with Verbose
	Sharing     *SummaryDocument `json:"sharing,omitempty"`      // with Verbose: the summary of the program
	Exclusions  [][]string       `json:"exclusions"`             // see [race.Report]
	NotListed   NotListed        `json:"not_listed,omitzero"`    // how many of each kind: see [Options].Limit
	Functions   []string         `json:"functions,omitempty"`    // that the program defines
	Stats       Stats            `json:"stats"`                  // what the analysis took
}

// Counts are numbers of locations in memory.
type Counts struct {
	Safe int `json:"safe"` // nothing races there
	Racy int `json:"racy"` // something may
}

// Refuted says what the digests did not exclude, but an enumeration of all executions refutes, or an exploration of all
// states.
type Refuted struct {
	By          string   `json:"by"`                    // "exhaustion" or "states"
	Executions  int      `json:"executions"`            // how many were tried; 0 if states were
	States      int      `json:"states,omitempty"`      // how many there are, if they were tried
	Transitions int      `json:"transitions,omitempty"` // from one state to the next
	Actions     int64    `json:"actions"`               // visible ones, in them
	Locations   []string `json:"locations"`             // that are safe because of that
}

// Race is a location at which accesses may race.
type Race struct {
	Location      string          `json:"location"`                // as C would name it
	Confidence    race.Confidence `json:"confidence"`              // how sure it is
	Accesses      []Access        `json:"accesses"`                // which accesses race
	Pairs         [][2]int        `json:"pairs,omitempty"`         // with Verbose: indices into accesses
	Schedule      []Step          `json:"schedule"`                // of a confirmed race, or of a likely one that is assumed
	Assumed       *Assumed        `json:"assumed,omitempty"`       // where the schedule of a likely race begins
	Runs          []Run           `json:"runs,omitempty"`          // real executions that have shown it
	Consequences  []Consequence   `json:"consequences,omitempty"`  // what races because this does
	Contradiction bool            `json:"contradiction,omitempty"` // see [race.Finding]
	NotListed     NotListed       `json:"not_listed,omitzero"`     // of this race
}

// Assumed says that a schedule begins where two threads do, and not with the program: that this comes there so, with such
// memory, is an assumption.
type Assumed struct {
	Functions [2]string `json:"functions"` // what the two threads begin with, that of the earlier access first
	State     []string  `json:"state"`     // what they find in memory, such as "running = 1"
}

// Run is a real execution that has shown a race, as ThreadSanitizer says.
type Run struct {
	Log  string `json:"log"`  // the file that says so
	Line int    `json:"line"` // of it
}

// Finding is a cause of races, as the text report shows it.
type Finding struct {
	// Fingerprint is the same for the same finding when the code around it has moved.
	Fingerprint string `json:"fingerprint"`
	// State is "new", or "known" if the baseline has it, where there is one.
	State string          `json:"state,omitempty"`
	Grade race.Confidence `json:"grade"` // of the surest race that is part of it
	// Kind is "data" (accesses that nothing orders), "ended" (memory that ends while it is in use), "made" (a
	// lock or the like that is made or destroyed while it is in use), "many-objects" (an access that may be to
	// any of many objects), "unknown-function", "unknown-code" or "unknown-pointer".
	Kind    string   `json:"kind"`
	Title   string   `json:"title"`             // in a few words, for people
	Name    string   `json:"name"`              // what races; of some unknown kinds the function or the access
	Also    []string `json:"also,omitempty"`    // what else does, for the same reason
	Objects []string `json:"objects,omitempty"` // what may be accessed, from "many-objects" on
	Why     string   `json:"why"`               // why nothing orders the sides, for people
	Fix     string   `json:"fix,omitempty"`     // what would, where that is plain
	// Births are where pointers of which nothing is known come from on which the finding rests, as indices into
	// those of the report.
	Births []int    `json:"births,omitempty"`
	Sides  []Access `json:"sides"`          // two accesses, or one that races with itself in another thread
	Rest   []Count  `json:"rest,omitempty"` // the places of all other accesses
	Races  []int    `json:"races"`          // which of races have part in it; those that are not listed, too
	// Parts are all accesses that race, by names that they keep when the code around them moves, or their
	// function is renamed. A finding is known if each of its accesses is.
	Parts []Part `json:"parts,omitempty"`
}

// Part is what one function has part in a finding.
type Part struct {
	Function string   `json:"function"` // empty if it is not known
	Names    []string `json:"names"`    // of the accesses; they mean nothing beside
}

// Suppressed is a cause of races that somebody has suppressed.
type Suppressed struct {
	SuppressedBy
	Finding Finding `json:"finding"` // without its parts
}

// SuppressedBy is a suppression.
type SuppressedBy struct {
	Reason string `json:"reason"` // for people
	About  string `json:"about"`  // what is to be suppressed, for people
	Position
}

// Compared says what has become of a baseline.
type Compared struct {
	Name  string `json:"name"`  // of its file
	New   int    `json:"new"`   // findings that it does not have
	Known int    `json:"known"` // findings that it has
	Gone  int    `json:"gone"`  // findings of it that are there no more
}

// Count is how many places in the source a function has.
type Count struct {
	Function string `json:"function"` // empty if it is not known
	Places   int    `json:"places"`   // at least one
}

// Consequence is a race that is there because of another one; see [race.Consequence].
type Consequence struct {
	Location string   `json:"location"`        // as C would name it
	Accesses []Access `json:"accesses"`        // which accesses race
	Pairs    [][2]int `json:"pairs,omitempty"` // with Verbose
}

// Position is a place in the source; the physical one is present where a #line directive makes it differ.
type Position struct {
	File         string `json:"file"`                    // as it was named, empty if there is no place
	Line         int    `json:"line"`                    // from 1
	Column       int    `json:"column"`                  // from 1, in bytes
	PhysicalFile string `json:"physical_file,omitempty"` // the file that was read
	PhysicalLine int    `json:"physical_line,omitempty"` // its line
}

// Access is one side of a race.
type Access struct {
	Position
	Kind      race.AccessKind `json:"kind"`              // what it does
	Atomic    bool            `json:"atomic"`            // an atomic access, or the use of a lock and the like
	Thread    string          `json:"thread"`            // who
	Handler   bool            `json:"handler,omitempty"` // a handler of signals, in whatever thread it interrupts
	CallStack []string        `json:"call_stack"`        // functions, outermost first
	// Locks are those that the thread certainly holds, and that nobody else releases meanwhile; none are known of an
	// access that only an execution has shown.
	Locks      []Lock            `json:"locks,omitempty"`
	Digests    map[string]string `json:"digests"`              // what is known there, by digest; encoding/json sorts the keys
	Expression string            `json:"expression,omitempty"` // with Verbose: what is accessed
	// Births are those that the pointer may come from which is followed, if nothing is known of it; in the sides of findings
	// Way leads from one of them to the access.
	Births []int  `json:"births,omitempty"`
	Way    []Link `json:"way,omitempty"` // how the address has come from one of them
}

// Lock is a lock that is held.
type Lock struct {
	Name   string `json:"name"`             // as the source says it; sharing has the same name
	Object string `json:"object,omitempty"` // that it is, if that has another name: as a guard in locations
	Shared bool   `json:"shared,omitempty"` // as one of several readers
}

// Step is one step of a schedule.
type Step struct {
	Thread string `json:"thread"` // who
	Position
	Text   string `json:"text"`             // what is done
	Racing bool   `json:"racing,omitempty"` // one of the two accesses that race
}

// Assumption is something that is taken for granted.
type Assumption struct {
	ID string `json:"id"` // stable, such as "create-succeeds"
	Position
	Text string `json:"text"` // for people
}

// Havocked is something that is not modelled, and was taken to do its worst.
type Havocked struct {
	Position
	Text string `json:"text"` // for people
}

// Birth is a place where a pointer of which nothing is known comes about.
type Birth struct {
	Position
	Function   string `json:"function"`   // that it is in; empty if that is not known
	Expression string `json:"expression"` // what the source says there
	Why        string `json:"why"`        // why nothing is known of it, for people
	// Findings is how many findings have part in a race of an access that rests on it, Settles how many of them would not
	// be there if that were known: each of their pairs has an access which rests on nothing else.
	Findings  int `json:"findings"`
	Settles   int `json:"settles"`   // see Findings
	Together  int `json:"together"`  // how many it settles together with those that are listed before it
	Locations int `json:"locations"` // how many locations race with such an access
	Accesses  int `json:"accesses"`  // how many places in the source access memory through it
}

// Link is a step on the way of such a pointer from where it comes about to where it is used.
type Link struct {
	Position
	Text string `json:"text"` // what happens to it, for people
}

// Location is a shared object, or a part of one.
type Location struct {
	Name     string   `json:"name"`              // as C would name it
	Safe     bool     `json:"safe"`              // nothing races there
	Needed   []string `json:"needed"`            // the digests that show it; see [race.Location]
	Refuted  bool     `json:"refuted,omitempty"` // it is safe because all executions, or states, were tried
	Accesses int      `json:"accesses"`          // how many there are
	Guard    string   `json:"guard,omitempty"`   // the lock that most of them hold
	Guarded  int      `json:"guarded,omitempty"` // how many hold it
	Position
}

// Stats are counters of the analysis; see [race.Stats].
type Stats struct {
	Unknowns    int     `json:"unknowns"`    // of the constraint system
	Evaluations int     `json:"evaluations"` // of right-hand sides
	*Times              // with [Options].Stats
	Phases      []Phase `json:"phases,omitempty"` // likewise
}

// Times are the counters that are printed on request. Those without a comment are those of [race.Stats],
// [race.Resolution] and [race.Search].
type Times struct {
	Functions       int     `json:"functions"`             // that are analysed
	Contexts        int     `json:"contexts"`              // of them
	Nodes           int     `json:"nodes"`                 // of their graphs
	UnrolledLoops   int     `json:"unrolled_loops"`        // loops that were analysed pass by pass
	LoopCopies      int     `json:"loop_copies"`           // copies of their bodies
	Accesses        int     `json:"accesses"`              // to memory
	Elements        int     `json:"elements"`              // of digests, at all program points
	MaxElements     int     `json:"max_elements"`          // the most at one
	Merges          int     `json:"merges"`                // of elements
	MergedPaths     int     `json:"merged_paths"`          // ways by which callers get heap objects that are not kept apart
	PointerCalls    int     `json:"pointer_calls"`         // calls through pointers
	UnresolvedCalls int     `json:"unresolved_calls"`      // of these, those that may call anything
	LockOperations  int     `json:"lock_operations"`       // in the program's text
	IndefiniteLocks int     `json:"indefinite_locks"`      // of these, those whose lock is not exactly one object
	UnknownAccesses int     `json:"unknown_accesses"`      // through pointers of which nothing is known
	CPUSeconds      float64 `json:"cpu_seconds"`           // of the process
	PeakBytes       uint64  `json:"peak_bytes"`            // of memory, of the process
	Executions      int     `json:"executions"`            // that were tried, to show races
	Actions         int64   `json:"actions"`               // visible ones, in them
	States          int     `json:"states,omitempty"`      // that were explored, when trying all executions came to no end
	Transitions     int     `json:"transitions,omitempty"` // from one of them to the next
	Unproved        string  `json:"unproved,omitempty"`    // why trying all executions, or states, has proved nothing
}

// Phase is the time that one phase took.
type Phase struct {
	Name    string  `json:"name"`    // of the phase
	Seconds float64 `json:"seconds"` // by the clock
}

// Read reads a report that was written with [JSON], of this version or of another one: fields that it does not
// know are left out.
func Read(r io.Reader) (*Document, error) {
	if r == nil {
		return nil, errors.New("report: there is nothing to read")
	}
	var d Document
	dec := json.NewDecoder(r)
	switch err := dec.Decode(&d); {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return nil, errors.New("report: the JSON text ends early")
	case err != nil:
		return nil, fmt.Errorf("report: %w", err)
	}
	if d.Tool != "mayrun" || d.Verdict == "" {
		return nil, errors.New("report: this is no report of mayrun")
	}
	return &d, nil
}
