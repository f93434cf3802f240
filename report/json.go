package report

import (
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/race"
)

func toJSON(r *listing, o Options) Document {
	out := Document{
		Tool: "mayrun", Version: o.Version, Schema: SchemaVersion,
		Verdict:     r.Verdict,
		ProjectFile: r.ProjectFile,
		Memory:      Counts{Safe: r.safe, Racy: r.racy},
		Races:       make([]Race, 0, len(r.Races)),
		Assumptions: make([]Assumption, 0, len(r.Assumptions)),
		Havocked:    make([]Havocked, 0, len(r.Havocked)),
		Exclusions:  make([][]string, 0, len(r.Exclusions)),
		Incomplete:  r.Incomplete,
		Coarsened:   r.Coarsened,
		SearchError: r.Search.Error,
		Functions:   r.Functions,
		Stats:       Stats{Unknowns: r.Stats.Unknowns, Evaluations: r.Stats.Evaluations},
	}
	for _, f := range r.findings {
		out.Races = append(out.Races, r.toJSONRace(f, r.lockNamed, o))
	}
	toJSONSettled(&out, r, o)
	out.Births = r.toJSONBirths()
	if x := r.Refuted; x != nil {
		out.Refuted = &Refuted{By: "exhaustion", Executions: x.Executions, States: x.States, Transitions: x.Transitions,
			Actions: x.Actions, Locations: []string{}}
		if x.States > 0 {
			out.Refuted.By = "states"
		}
		for _, f := range x.Findings {
			out.Refuted.Locations = append(out.Refuted.Locations, f.Location)
		}
	}
	for _, n := range r.Assumptions {
		out.Assumptions = append(out.Assumptions, Assumption{ID: n.ID, Position: toJSONPos(n.Pos), Text: n.Text})
	}
	for _, n := range r.Havocked {
		out.Havocked = append(out.Havocked, Havocked{Position: toJSONPos(n.Pos), Text: n.Text})
	}
	for _, names := range r.Exclusions {
		out.Exclusions = append(out.Exclusions, list(names))
	}
	if o.Verbose {
		for _, l := range r.locations(false) {
			out.Locations = append(out.Locations, Location{
				Name: l.Name, Safe: l.Safe, Needed: list(l.Needed), Refuted: l.Refuted, Accesses: l.Accesses,
				Guard: l.Guard, Guarded: l.Guarded, Position: toJSONPos(l.Pos),
			})
		}
		out.Sharing = summary(r.Report, o)
	}
	if s := r.Stats; o.Stats {
		out.Stats.Times = &Times{
			Functions: s.Functions, Contexts: s.Contexts, Nodes: s.Nodes, UnrolledLoops: s.UnrolledLoops,
			LoopCopies: s.LoopCopies, Accesses: s.Accesses,
			Elements: s.Elements, MaxElements: s.MaxElements, Merges: s.Merges, MergedPaths: s.MergedPaths,
			PointerCalls: s.PointerCalls, UnresolvedCalls: s.UnresolvedCalls, LockOperations: s.LockOperations,
			IndefiniteLocks: s.IndefiniteLocks,
			UnknownAccesses: s.UnknownAccesses,
			CPUSeconds:      s.CPUSeconds, PeakBytes: s.PeakBytes, Executions: r.Search.Executions,
			Actions: r.Search.Actions, States: r.Search.States, Transitions: r.Search.Transitions, Unproved: r.Search.Unproved,
		}
		for _, p := range s.Phases {
			out.Stats.Phases = append(out.Stats.Phases, Phase(p))
		}
	}
	out.NotListed = r.cut
	return out
}

func (l *listing) toJSONRace(f finding, lock func(i int, l race.Lock) Lock, o Options) Race {
	out := Race{
		Location: f.Location, Confidence: f.Confidence,
		Accesses: l.toJSONAccesses(f.Accesses, lock, o),
		Schedule: make([]Step, 0, len(f.Schedule)), Contradiction: f.Contradiction,
		NotListed: f.cut,
	}
	if o.Verbose {
		out.Pairs = f.Pairs
	}
	for _, c := range f.Consequences {
		x := Consequence{Location: c.Location, Accesses: l.toJSONAccesses(c.Accesses, lock, o)}
		if o.Verbose {
			x.Pairs = c.Pairs
		}
		out.Consequences = append(out.Consequences, x)
	}
	for _, run := range f.Runs {
		out.Runs = append(out.Runs, Run{Log: run.Log, Line: run.Line})
	}
	if a := f.Assumed; a != nil {
		out.Assumed = &Assumed{Functions: a.Functions, State: append([]string{}, a.State...)}
	}
	for _, s := range f.Schedule {
		out.Schedule = append(out.Schedule, Step{Thread: s.Thread, Position: toJSONPos(s.Pos), Text: s.Text, Racing: s.Racing})
	}
	return out
}

func (l *listing) toJSONFinding(f *causes.Finding, o Options) Finding {
	out := Finding{
		Fingerprint: f.Fingerprint, Grade: f.Grade, Kind: f.Kind.String(), Title: f.Title(), Name: f.Name, Also: f.Also, Objects: f.Objects,
		Why: f.Why, Fix: f.Fix, Births: l.numbered(f.Births), Races: f.Races,
	}
	out.Sides = []Access{}
	for _, s := range f.Sides {
		named := func(i int, l race.Lock) Lock { return lockOf(l.Name, s.Objects[i], l.Shared) }
		side := l.toJSONAccesses([]race.Access{s.Access}, named, o)
		for _, x := range s.Way[:l.listed(len(s.Way))] {
			clipPos(&x.Pos)
			side[0].Way = append(side[0].Way, Link{Position: toJSONPos(x.Pos), Text: clip(x.Text)})
		}
		out.Sides = append(out.Sides, side...)
	}
	for _, c := range f.Rest {
		out.Rest = append(out.Rest, Count{c.Func, c.Places})
	}
	return out
}

// lockNamed is a lock of the report with what the source calls it.
func (l *listing) lockNamed(_ int, x race.Lock) Lock {
	return lockOf(strings.Trim(l.lock(x.Name), "`"), x.Name, x.Shared)
}

func lockOf(name, object string, shared bool) Lock {
	out := Lock{Name: clip(name), Object: clip(object), Shared: shared}
	if out.Object == out.Name {
		out.Object = ""
	}
	return out
}

func (l *listing) toJSONAccesses(as []race.Access, lock func(i int, l race.Lock) Lock, o Options) []Access {
	out := make([]Access, 0, len(as))
	for _, a := range as {
		x := Access{
			Position: toJSONPos(a.Pos), Kind: a.Kind, Atomic: a.Atomic, Thread: a.Thread, Handler: a.Handler,
			CallStack: list(a.CallStack), Digests: make(map[string]string, len(a.Digests)),
		}
		for i, held := range a.Locks {
			x.Locks = append(x.Locks, lock(i, held))
		}
		x.Births = l.numbered(a.Births)
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

func toJSONPos(p cfg.Pos) Position {
	out := Position{File: p.File, Line: p.Line, Column: p.Column}
	if file, line := p.Physical(); file != p.File || line != p.Line {
		out.PhysicalFile, out.PhysicalLine = file, line
	}
	return out
}

// list is s, but never nil, so that JSON shows an empty list.
func list(s []string) []string {
	if s == nil {
		return []string{}
	}
	return s
}
