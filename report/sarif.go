package report

import (
	"fmt"
	"net/url"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
)

// The types below are the part of SARIF 2.1.0 (OASIS) that a race report needs.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool        sarifTool         `json:"tool"`
		Invocations []sarifInvocation `json:"invocations"`
		Results     []sarifResult     `json:"results"`
		ColumnKind  string            `json:"columnKind"`
		Properties  map[string]any    `json:"properties"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name           string      `json:"name"`
		Version        string      `json:"version,omitempty"`
		InformationURI string      `json:"informationUri"`
		Rules          []sarifRule `json:"rules"`
	}
	sarifRule struct {
		ID               string       `json:"id"`
		ShortDescription sarifMessage `json:"shortDescription"`
		FullDescription  sarifMessage `json:"fullDescription"`
		Help             sarifMessage `json:"help"`
	}
	sarifInvocation struct {
		ExecutionSuccessful bool                `json:"executionSuccessful"`
		Notifications       []sarifNotification `json:"toolExecutionNotifications,omitempty"`
	}
	sarifNotification struct {
		Level      string           `json:"level"`
		Message    sarifMessage     `json:"message"`
		Locations  []sarifLocation  `json:"locations,omitempty"`
		Descriptor *sarifDescriptor `json:"descriptor,omitempty"`
	}
	sarifDescriptor struct {
		ID string `json:"id"`
	}
	sarifMessage struct {
		Text string `json:"text"`
	}
	sarifResult struct {
		RuleID           string            `json:"ruleId"`
		Level            string            `json:"level"`
		Message          sarifMessage      `json:"message"`
		Locations        []sarifLocation   `json:"locations"`
		RelatedLocations []sarifLocation   `json:"relatedLocations,omitempty"`
		CodeFlows        []sarifCodeFlow   `json:"codeFlows,omitempty"`
		Fingerprints     map[string]string `json:"partialFingerprints"`
		BaselineState    string            `json:"baselineState,omitempty"`
		Suppressions     []sarifSuppressed `json:"suppressions,omitempty"`
		Properties       map[string]any    `json:"properties"`
	}
	sarifSuppressed struct {
		Kind          string         `json:"kind"`
		Justification string         `json:"justification"`
		Location      *sarifLocation `json:"location,omitempty"`
	}
	sarifLocation struct {
		ID       int            `json:"id,omitempty"`
		Physical *sarifPhysical `json:"physicalLocation,omitempty"`
		Logical  []sarifLogical `json:"logicalLocations,omitempty"`
		Message  *sarifMessage  `json:"message,omitempty"`
	}
	sarifLogical struct {
		Name string `json:"name"`
		Kind string `json:"kind"`
	}
	sarifPhysical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   *sarifRegion  `json:"region,omitempty"`
	}
	sarifArtifact struct {
		URI string `json:"uri"`
	}
	sarifRegion struct {
		StartLine   int `json:"startLine"`
		StartColumn int `json:"startColumn,omitempty"`
	}
	sarifCodeFlow struct {
		Message     sarifMessage      `json:"message"`
		ThreadFlows []sarifThreadFlow `json:"threadFlows"`
	}
	sarifThreadFlow struct {
		ID        string          `json:"id"`
		Locations []sarifFlowStep `json:"locations"`
	}
	sarifFlowStep struct {
		Location       sarifLocation `json:"location"`
		ExecutionOrder int           `json:"executionOrder,omitempty"`
	}
)

const (
	sarifSchema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
	homepage    = "https://github.com/mayrun-dev/mayrun"
	ruleID      = "data-race"
)

// sarifText is a message without links: viewers print it as it is, so that it is inert, too.
func sarifText(s string) sarifMessage { return sarifMessage{sarifPlain(s)} }

// sarifPlain is text beside the links of a message; what would be a link itself is none.
func sarifPlain(s string) string {
	if s = printable.String(s); strings.Contains(s, "](") {
		s = sarifEscape.Replace(s)
	}
	return s
}

// sarifEscape protects what would end the text of a link inside a message.
var sarifEscape = strings.NewReplacer(`\`, `\\`, "[", `\[`, "]", `\]`)

func toSARIF(r *listing, o Options) sarifLog {
	run := sarifRun{
		Tool: sarifTool{Driver: sarifDriver{
			Name: "mayrun", Version: o.Version, InformationURI: homepage,
			Rules: []sarifRule{{
				ID:               ruleID,
				ShortDescription: sarifMessage{"Data race"},
				FullDescription: sarifMessage{"Two threads may access this memory at the same time, at least one " +
					"of them writes, and nothing orders them."},
				Help: sarifMessage{"Hold one lock at all accesses of what is shared, wait for a thread before its " +
					"data is used, or make the accesses atomic. " +
					"A result that is an error was shown by an execution, which is its code flow; what is a warning could not be excluded."},
			}},
		}},
		Invocations: []sarifInvocation{{ExecutionSuccessful: r.Incomplete == ""}},
		Results:     make([]sarifResult, 0, len(r.Races)),
		// Columns count bytes; SARIF knows only characters, which are the same in ASCII sources.
		ColumnKind: "unicodeCodePoints",
		Properties: map[string]any{"verdict": r.Verdict, "safeLocations": r.safe, "racyLocations": r.racy},
	}
	if x := r.Refuted; x != nil {
		how := map[string]any{"locations": len(x.Findings), "executions": x.Executions}
		if x.States > 0 {
			how["states"], how["transitions"] = x.States, x.Transitions
		}
		run.Properties["refutedByExhaustion"] = how
	}
	inv := &run.Invocations[0]
	if r.Incomplete != "" {
		inv.Notifications = append(inv.Notifications,
			sarifNotification{Level: "error", Message: sarifText("incomplete: " + r.Incomplete)})
	}
	if r.Coarsened != "" {
		inv.Notifications = append(inv.Notifications,
			sarifNotification{Level: "note", Message: sarifText("coarser than usual: " + r.Coarsened)})
	}
	if r.ProjectFile != "" {
		run.Properties["projectFile"] = r.ProjectFile
		inv.Notifications = append(inv.Notifications, sarifNote("project file", race.Note{
			ID: "project-file", Text: r.ProjectFile, Pos: cfg.Pos{File: r.ProjectFile, Line: 1},
		}))
	}
	for _, n := range r.Assumptions {
		inv.Notifications = append(inv.Notifications, sarifNote("assumption", n))
	}
	for _, n := range r.Havocked {
		inv.Notifications = append(inv.Notifications, sarifNote("havocked", n))
	}
	if s := r.unlisted(o); s != "" {
		inv.Notifications = append(inv.Notifications, sarifNotification{Level: "warning", Message: sarifText("not listed: " + s)})
	}
	for _, s := range r.judged(o) {
		inv.Notifications = append(inv.Notifications, sarifNotification{Level: "note", Message: sarifText(s)})
	}
	for _, s := range r.stale {
		inv.Notifications = append(inv.Notifications, sarifNote("stale suppression",
			race.Note{ID: "stale-suppression", Text: clip(s.about()) + ": " + clip(s.Reason), Pos: s.Pos}))
	}
	for i := range r.open {
		x := sarifFinding(r, &r.open[i])
		if o.Baseline != nil {
			x.BaselineState = map[bool]string{true: "new", false: "unchanged"}[r.states[i].was == ""]
		}
		run.Results = append(run.Results, x)
	}
	for i := range r.suppressed {
		f := &r.suppressed[i]
		x := sarifFinding(r, &f.Finding)
		by := sarifSuppressed{Kind: "external", Justification: sarifPlain(clip(f.by.Reason))}
		if f.by.Beside.IsValid() {
			by.Kind = "inSource"
		}
		if f.by.Pos.IsValid() {
			at := sarifAt(f.by.Pos)
			by.Location = &at
		}
		x.Suppressions = []sarifSuppressed{by}
		run.Results = append(run.Results, x)
	}
	return sarifLog{Schema: sarifSchema, Version: "2.1.0", Runs: []sarifRun{run}}
}

func sarifNote(kind string, n race.Note) sarifNotification {
	out := sarifNotification{Level: "note", Message: sarifText(kind + ": " + n.Text)}
	if n.ID != "" {
		out.Descriptor = &sarifDescriptor{ID: n.ID}
	}
	if n.Pos.IsValid() {
		out.Locations = []sarifLocation{sarifAt(n.Pos)}
	}
	return out
}

// sarifFinding makes one result: the first side is its place, both are related places that the message links
// to.
func sarifFinding(r *listing, f *causes.Finding) sarifResult {
	level := "warning"
	if f.Grade == race.Confirmed {
		level = "error"
	}
	out := sarifResult{
		RuleID: ruleID, Level: level, Fingerprints: map[string]string{"mayrun/v1": f.Fingerprint},
		Properties: map[string]any{"location": f.Name, "confidence": f.Grade, "cause": f.Kind.String(), "reason": f.Why},
	}
	if f.Fix != "" {
		out.Properties["fix"] = f.Fix
	}
	if names := append(slices.Clone(f.Also), f.Objects...); len(names) > 0 {
		out.Properties["also"] = names
	}
	text := sarifPlain(string(f.Grade)+" "+f.Title()) + ":"
	for i := range f.Sides {
		a := &f.Sides[i]
		if i > 0 {
			text += ";"
		}
		what := does(f, i)
		text += fmt.Sprintf(" [%s](%d)", sarifEscape.Replace(printable.String(what)), i+1)
		l := sarifAt(a.Pos)
		message := sarifText(what)
		l.ID, l.Message = i+1, &message
		if n := len(a.CallStack); n > 0 {
			l.Logical = []sarifLogical{{Name: a.CallStack[n-1], Kind: "function"}}
		}
		out.RelatedLocations = append(out.RelatedLocations, l)
	}
	if len(f.Sides) == 1 {
		text += ", and the same in another thread"
	}
	text += ". Why: " + sarifPlain(f.Why) + "."
	if f.Fix != "" {
		text += " Fix: " + sarifPlain(f.Fix) + "."
	}
	if seen := r.seen(f); seen != "" {
		text += " Seen " + sarifPlain(seen) + "."
	}
	if n := f.Places(); n > 0 {
		text += fmt.Sprintf(" For the same reason: %s.", plural(n, "more place"))
	}
	if names := r.effects(f); len(names) > 0 {
		text += " What is reached through it may race as a consequence: " + sarifPlain(few(names, mostNames)) + "."
	}
	out.Message = sarifMessage{text}
	out.Locations = []sarifLocation{sarifAt(f.Sides[0].Pos)}
	if x := r.drawn(f); x != nil {
		out.CodeFlows = []sarifCodeFlow{sarifSchedule(x.Schedule)}
		if x.Assumed != nil {
			out.CodeFlows[0].Message = sarifMessage{sarifPlain(shownBy(&x.Finding))}
		}
	} else {
		out.CodeFlows = []sarifCodeFlow{sarifSides(f)}
	}
	return out
}

// sarifSides are the ways of both sides as the flows of their threads: where they are created, and the
// accesses.
func sarifSides(f *causes.Finding) sarifCodeFlow {
	out := sarifCodeFlow{Message: sarifMessage{"the two sides, which nothing orders"}}
	for i := range f.Sides {
		a := &f.Sides[i]
		flow := sarifThreadFlow{ID: fmt.Sprintf("%d: %s", i+1, a.Thread)}
		for _, s := range a.By.Path {
			if s.Pos.IsValid() {
				l := sarifAt(s.Pos)
				message := sarifText("creates the thread " + s.Func)
				l.Message = &message
				flow.Locations = append(flow.Locations, sarifFlowStep{Location: l})
			}
		}
		l := sarifAt(a.Pos)
		message := sarifText(does(f, i))
		l.Message = &message
		flow.Locations = append(flow.Locations, sarifFlowStep{Location: l})
		out.ThreadFlows = append(out.ThreadFlows, flow)
	}
	return out
}

// sarifSchedule splits a schedule into the flows of its threads; executionOrder keeps the interleaving.
func sarifSchedule(steps []race.Step) sarifCodeFlow {
	out := sarifCodeFlow{Message: sarifMessage{"a schedule that shows the race"}}
	index := make(map[string]int)
	for i, s := range steps {
		n, ok := index[s.Thread]
		if !ok {
			n = len(out.ThreadFlows)
			index[s.Thread] = n
			out.ThreadFlows = append(out.ThreadFlows, sarifThreadFlow{ID: s.Thread})
		}
		l := sarifAt(s.Pos)
		message := sarifText(s.Text)
		l.Message = &message
		out.ThreadFlows[n].Locations = append(out.ThreadFlows[n].Locations, sarifFlowStep{Location: l, ExecutionOrder: i + 1})
	}
	return out
}

func sarifAt(p cfg.Pos) sarifLocation {
	if !p.IsValid() {
		return sarifLocation{}
	}
	file, line := p.Physical()
	path := filepath.ToSlash(file)
	u := url.URL{Path: path}
	if filepath.IsAbs(file) {
		u.Scheme = "file"
	}
	out := sarifLocation{Physical: &sarifPhysical{Artifact: sarifArtifact{URI: u.String()}, Region: &sarifRegion{StartLine: line}}}
	if line == p.Line {
		out.Physical.Region.StartColumn = p.Column
	}
	return out
}
