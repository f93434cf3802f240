package report

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
)

// The types below are the JSON report. Their fields are a promise to the programs that read it:
// fields may be added, but none changes its meaning. Lists are never null.
type (
	jsonReport struct {
		Tool        string         `json:"tool"`
		Version     string         `json:"version"`
		Verdict     race.Verdict   `json:"verdict"`
		ProjectFile string         `json:"project_file"` // see [race.Report]
		Memory      jsonCounts     `json:"memory_locations"`
		Races       []jsonRace     `json:"races"`
		Refuted     *jsonRefuted   `json:"refuted,omitempty"`
		Assumptions []jsonAssumed  `json:"assumptions"`
		Havocked    []jsonHavocked `json:"havocked"`
		Incomplete  string         `json:"incomplete"`
		SearchError string         `json:"search_error,omitempty"` // see [race.Search]
		Locations   []jsonLocation `json:"locations,omitempty"`    // with Verbose
		Exclusions  [][]string     `json:"exclusions"`             // see [race.Report]
		NotListed   cut            `json:"not_listed,omitzero"`    // how many of each kind: see [Options].Limit
		Stats       jsonStats      `json:"stats"`
	}
	jsonCounts struct {
		Safe int `json:"safe"`
		Racy int `json:"racy"`
	}
	// jsonRefuted says what the digests did not exclude, but an enumeration of all executions refutes.
	jsonRefuted struct {
		By         string   `json:"by"` // "exhaustion"
		Executions int      `json:"executions"`
		Actions    int64    `json:"actions"`
		Locations  []string `json:"locations"`
	}
	jsonRace struct {
		Location   string          `json:"location"`
		Confidence race.Confidence `json:"confidence"`
		Accesses   []jsonAccess    `json:"accesses"`
		Pairs      [][2]int        `json:"pairs,omitempty"` // with Verbose: indices into accesses
		Schedule   []jsonStep      `json:"schedule"`        // of a confirmed race
		// What races because this does.
		Consequences []jsonConsequence `json:"consequences,omitempty"`
		// See [race.Finding].
		Contradiction bool `json:"contradiction,omitempty"`
		NotListed     cut  `json:"not_listed,omitzero"` // of this race
	}
	jsonConsequence struct {
		Location string       `json:"location"`
		Accesses []jsonAccess `json:"accesses"`
		Pairs    [][2]int     `json:"pairs,omitempty"` // with Verbose
	}
	// jsonPos is a position; the physical one is present where a #line directive makes it differ.
	jsonPos struct {
		File         string `json:"file"`
		Line         int    `json:"line"`
		Column       int    `json:"column"`
		PhysicalFile string `json:"physical_file,omitempty"`
		PhysicalLine int    `json:"physical_line,omitempty"`
	}
	jsonAccess struct {
		jsonPos
		Kind       race.AccessKind   `json:"kind"`
		Atomic     bool              `json:"atomic"`
		Thread     string            `json:"thread"`
		CallStack  []string          `json:"call_stack"`
		Digests    map[string]string `json:"digests"` // encoding/json sorts the keys
		Expression string            `json:"expression,omitempty"`
	}
	jsonStep struct {
		Thread string `json:"thread"`
		jsonPos
		Text   string `json:"text"`
		Racing bool   `json:"racing,omitempty"` // one of the two accesses that race
	}
	jsonAssumed struct {
		ID string `json:"id"`
		jsonPos
		Text string `json:"text"`
	}
	jsonHavocked struct {
		jsonPos
		Text string `json:"text"`
	}
	jsonLocation struct {
		Name     string   `json:"name"`
		Safe     bool     `json:"safe"`
		Needed   []string `json:"needed"`
		Refuted  bool     `json:"refuted,omitempty"`
		Accesses int      `json:"accesses"`
		jsonPos
	}
	jsonStats struct {
		Unknowns    int         `json:"unknowns"`
		Evaluations int         `json:"evaluations"`
		*jsonTimes              // with Stats
		Phases      []jsonPhase `json:"phases,omitempty"`
	}
	jsonTimes struct {
		Functions int `json:"functions"`
		Contexts  int `json:"contexts"`
		Nodes     int `json:"nodes"`
		// Loops that were analysed pass by pass, and the copies of their bodies.
		UnrolledLoops int `json:"unrolled_loops"`
		LoopCopies    int `json:"loop_copies"`
		Accesses      int `json:"accesses"`
		// Splitting by digests, see [race.Stats].
		Elements    int `json:"elements"`
		MaxElements int `json:"max_elements"`
		Merges      int `json:"merges"`
		MergedPaths int `json:"merged_paths"`
		// See [race.Resolution].
		PointerCalls    int     `json:"pointer_calls"`
		UnresolvedCalls int     `json:"unresolved_calls"`
		LockOperations  int     `json:"lock_operations"`
		IndefiniteLocks int     `json:"indefinite_locks"`
		UnknownAccesses int     `json:"unknown_accesses"`
		CPUSeconds      float64 `json:"cpu_seconds"`
		PeakBytes       uint64  `json:"peak_bytes"`
		Executions      int     `json:"executions"` // that were tried, to show races
		Actions         int64   `json:"actions"`    // visible ones, in them
		Unproved        string  `json:"unproved,omitempty"`
	}
	jsonPhase struct {
		Name    string  `json:"name"`
		Seconds float64 `json:"seconds"`
	}
)

func toJSON(r *listing, o Options) jsonReport {
	out := jsonReport{
		Tool: "mayrun", Version: o.Version,
		Verdict:     r.Verdict,
		ProjectFile: r.ProjectFile,
		Memory:      jsonCounts{Safe: r.safe, Racy: r.racy},
		Races:       make([]jsonRace, 0, len(r.Races)),
		Assumptions: make([]jsonAssumed, 0, len(r.Assumptions)),
		Havocked:    make([]jsonHavocked, 0, len(r.Havocked)),
		Exclusions:  make([][]string, 0, len(r.Exclusions)),
		Incomplete:  r.Incomplete,
		SearchError: r.Search.Error,
		Stats:       jsonStats{Unknowns: r.Stats.Unknowns, Evaluations: r.Stats.Evaluations},
	}
	for _, f := range r.findings {
		out.Races = append(out.Races, toJSONRace(f, o))
	}
	if x := r.Refuted; x != nil {
		out.Refuted = &jsonRefuted{By: "exhaustion", Executions: x.Executions, Actions: x.Actions, Locations: []string{}}
		for _, f := range x.Findings {
			out.Refuted.Locations = append(out.Refuted.Locations, f.Location)
		}
	}
	for _, n := range r.Assumptions {
		out.Assumptions = append(out.Assumptions, jsonAssumed{ID: n.ID, jsonPos: toJSONPos(n.Pos), Text: n.Text})
	}
	for _, n := range r.Havocked {
		out.Havocked = append(out.Havocked, jsonHavocked{jsonPos: toJSONPos(n.Pos), Text: n.Text})
	}
	for _, names := range r.Exclusions {
		out.Exclusions = append(out.Exclusions, list(names))
	}
	if o.Verbose {
		for _, l := range r.locations(false) {
			out.Locations = append(out.Locations, jsonLocation{
				Name: l.Name, Safe: l.Safe, Needed: list(l.Needed), Refuted: l.Refuted, Accesses: l.Accesses, jsonPos: toJSONPos(l.Pos),
			})
		}
	}
	if s := r.Stats; o.Stats {
		out.Stats.jsonTimes = &jsonTimes{
			Functions: s.Functions, Contexts: s.Contexts, Nodes: s.Nodes, UnrolledLoops: s.UnrolledLoops,
			LoopCopies: s.LoopCopies, Accesses: s.Accesses,
			Elements: s.Elements, MaxElements: s.MaxElements, Merges: s.Merges, MergedPaths: s.MergedPaths,
			PointerCalls: s.PointerCalls, UnresolvedCalls: s.UnresolvedCalls, LockOperations: s.LockOperations,
			IndefiniteLocks: s.IndefiniteLocks,
			UnknownAccesses: s.UnknownAccesses,
			CPUSeconds:      s.CPUSeconds, PeakBytes: s.PeakBytes, Executions: r.Search.Executions,
			Actions: r.Search.Actions, Unproved: r.Search.Unproved,
		}
		for _, p := range s.Phases {
			out.Stats.Phases = append(out.Stats.Phases, jsonPhase(p))
		}
	}
	out.NotListed = r.cut
	return out
}

func toJSONRace(f finding, o Options) jsonRace {
	out := jsonRace{
		Location: f.Location, Confidence: f.Confidence,
		Accesses: toJSONAccesses(f.Accesses, o),
		Schedule: make([]jsonStep, 0, len(f.Schedule)), Contradiction: f.Contradiction,
		NotListed: f.cut,
	}
	if o.Verbose {
		out.Pairs = f.Pairs
	}
	for _, c := range f.Consequences {
		x := jsonConsequence{Location: c.Location, Accesses: toJSONAccesses(c.Accesses, o)}
		if o.Verbose {
			x.Pairs = c.Pairs
		}
		out.Consequences = append(out.Consequences, x)
	}
	for _, s := range f.Schedule {
		out.Schedule = append(out.Schedule, jsonStep{Thread: s.Thread, jsonPos: toJSONPos(s.Pos), Text: s.Text, Racing: s.Racing})
	}
	return out
}

func toJSONAccesses(as []race.Access, o Options) []jsonAccess {
	out := make([]jsonAccess, 0, len(as))
	for _, a := range as {
		x := jsonAccess{
			jsonPos: toJSONPos(a.Pos), Kind: a.Kind, Atomic: a.Atomic, Thread: a.Thread,
			CallStack: list(a.CallStack), Digests: make(map[string]string, len(a.Digests)),
		}
		for _, d := range a.Digests {
			x.Digests[d.Name] = d.Text
		}
		if o.Verbose {
			x.Expression = a.Text
		}
		out = append(out, x)
	}
	return out
}

func toJSONPos(p cfg.Pos) jsonPos {
	out := jsonPos{File: p.File, Line: p.Line, Column: p.Column}
	if file, line := physical(p); file != p.File || line != p.Line {
		out.PhysicalFile, out.PhysicalLine = file, line
	}
	return out
}

// physical is where in the file that was read a position lies.
func physical(p cfg.Pos) (file string, line int) {
	file, line = p.File, p.Line
	if p.PhysicalFile != "" {
		file = p.PhysicalFile
	}
	if p.PhysicalLine > 0 {
		line = p.PhysicalLine
	}
	return file, line
}

// list is s, but never nil, so that JSON shows an empty list.
func list(s []string) []string {
	if s == nil {
		return []string{}
	}
	return s
}
