package bench

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/mayrun-dev/mayrun/frontend/source"
)

// Record is a [Result] as a line of JSON, by itself: a run of many tasks can be cut into shards, stopped, gone on with
// and put together from its lines.
type Record struct {
	Task     string  `json:"task"`
	Expected string  `json:"expected"` // "race-free" or "race"
	Outcome  Outcome `json:"outcome"`
	Verdict  string  `json:"verdict"`
	Why      string  `json:"why"`
	Wall     float64 `json:"wall_seconds"`
	CPU      float64 `json:"cpu_seconds"`
	PeakMiB  int64   `json:"peak_mib"`
	// Exclusions are those of the report, see race.Report.
	Exclusions [][]string `json:"exclusions,omitzero"`
	// Content is a hash of the task file and its inputs, and Settings says what else decides the result: the version and
	// the flags. What differs in either is another result.
	Content  string `json:"content,omitempty"`
	Settings string `json:"settings,omitempty"`
}

const (
	raceFree = "race-free"
	racy     = "race"
)

// Record returns the result for others to read.
func (r Result) Record() Record {
	expected := racy
	if r.Task.RaceFree {
		expected = raceFree
	}
	return Record{Task: r.Task.File, Expected: expected, Outcome: r.Outcome, Verdict: r.Verdict, Why: r.Why, Wall: r.Wall.Seconds(),
		CPU: r.CPU.Seconds(), PeakMiB: r.Peak >> 20, Exclusions: r.Exclusions}
}

// Result returns what was recorded; the inputs of the task are not.
func (r Record) Result() Result {
	seconds := func(s float64) time.Duration { return time.Duration(s * float64(time.Second)).Round(time.Microsecond) }
	return Result{Task: Task{File: r.Task, RaceFree: r.Expected == raceFree}, Outcome: r.Outcome, Verdict: r.Verdict, Why: r.Why,
		Wall: seconds(r.Wall), CPU: seconds(r.CPU), Peak: r.PeakMiB << 20, Exclusions: r.Exclusions}
}

// check says what no run can have recorded.
func (r *Record) check() error {
	switch {
	case r.Task == "":
		return fmt.Errorf("there is no task")
	case r.Expected != raceFree && r.Expected != racy:
		return fmt.Errorf("expected: %q", r.Expected)
	case !slices.Contains([]Outcome{Proved, Shown, Unknown, Wrong, Error, Timeout}, r.Outcome):
		return fmt.Errorf("outcome: %q", r.Outcome)
	case r.Outcome == Proved && r.Expected != raceFree, r.Outcome == Shown && r.Expected != racy:
		return fmt.Errorf("outcome: %q where %q is expected", r.Outcome, r.Expected)
	case !(0 <= r.CPU && r.CPU < maxSeconds && 0 <= r.Wall && r.Wall < maxSeconds && 0 <= r.PeakMiB && r.PeakMiB < 1<<40):
		return fmt.Errorf("no costs of a task")
	}
	return nil
}

// maxSeconds is longer than any task takes: three years.
const maxSeconds = 1e8

// MaxRecords bounds the size of a file of records, in bytes.
const MaxRecords = 1 << 30

// ReadRecords reads records that have been written to a file, one on each line. The last line may be cut off, as by a run
// that was killed: whole is how many bytes come before such a line. Of two records of one task the later one counts.
// Errors say file:line:column.
func ReadRecords(file string, data []byte) (records []Record, whole int, err error) {
	at := map[string]int{}
	for n := 1; ; n++ {
		line, rest, ended := bytes.Cut(data[whole:], []byte("\n"))
		if !ended {
			return records, whole, nil
		}
		if len(bytes.TrimSpace(line)) > 0 {
			var r Record
			d := json.NewDecoder(bytes.NewReader(line))
			err := d.Decode(&r)
			column := d.InputOffset()
			if err == nil {
				err = r.check()
			}
			if err == nil && len(bytes.TrimSpace(line[column:])) > 0 {
				err = fmt.Errorf("more than a record")
			}
			if err != nil {
				return nil, 0, fmt.Errorf("%s:%d:%d: no result of mayrun bench: %w", file, n, column+1, err)
			}
			if i, known := at[r.Task]; known {
				records[i] = r
			} else {
				at[r.Task] = len(records)
				records = append(records, r)
			}
		}
		whole = len(data) - len(rest)
	}
}

// Content returns what [Record].Content is of a task.
func Content(r *source.Reader, t Task) (string, error) {
	h := sha256.New()
	for _, name := range append([]string{t.File}, t.Inputs...) {
		data, err := r.ReadFile(name, MaxRecords)
		if err != nil {
			return "", fmt.Errorf("%s: %w", name, err)
		}
		fmt.Fprintf(h, "%d\n", len(data))
		h.Write(data)
	}
	return hex.EncodeToString(h.Sum(nil)[:16]), nil
}

// A Shard is a part of some tasks: the N-th, counted from 1, and each Of-th after it. The zero value is all of them.
type Shard struct{ N, Of int }

// ParseShard reads "i/n".
func ParseShard(text string) (s Shard, err error) {
	n, of, _ := strings.Cut(text, "/")
	s.N, err = strconv.Atoi(n)
	var err2 error
	s.Of, err2 = strconv.Atoi(of)
	if err != nil || err2 != nil || s.N < 1 || s.N > s.Of {
		return Shard{}, fmt.Errorf("%q is no i/n, with i from 1 to n", text)
	}
	return s, nil
}

// Pick returns the tasks of the shard. Tasks that lie in one folder, which often cost alike, go to different ones.
func (s Shard) Pick(tasks []Task) (own []Task) {
	if s.Of == 0 {
		return tasks
	}
	for i := s.N - 1; i < len(tasks); i += s.Of {
		own = append(own, tasks[i])
	}
	return own
}

// Sort orders results as [Find] orders tasks.
func Sort(results []Result) {
	slices.SortFunc(results, func(a, b Result) int { return strings.Compare(a.Task.File, b.Task.File) })
}
