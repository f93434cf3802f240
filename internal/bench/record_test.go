package bench

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/internal/printable"
)

func anyResult(t *rapid.T) Result {
	r := Result{Task: Task{File: fmt.Sprintf("d%d/%d.yml", rapid.IntRange(0, 2).Draw(t, "folder"), rapid.IntRange(0, 40).Draw(t, "task")),
		RaceFree: rapid.Bool().Draw(t, "free")}, Why: rapid.StringN(0, 5, 20).Draw(t, "why")}
	r.Outcome = rapid.SampledFrom([]Outcome{Proved, Shown, Unknown, Wrong, Error, Timeout}).Draw(t, "outcome")
	switch {
	case r.Outcome == Proved:
		r.Task.RaceFree = true
	case r.Outcome == Shown:
		r.Task.RaceFree = false
	}
	r.CPU = time.Duration(rapid.IntRange(0, 1e7).Draw(t, "cpu")) * time.Microsecond
	r.Wall = time.Duration(rapid.IntRange(0, 1e7).Draw(t, "wall")) * time.Microsecond
	r.Peak = int64(rapid.IntRange(0, 5000).Draw(t, "peak")) << 20
	if rapid.Bool().Draw(t, "explained") {
		r.Exclusions = [][]string{{"lockset"}, {}}[:rapid.IntRange(0, 2).Draw(t, "pairs")]
	}
	return r
}

// What is read back is what was written, wherever the last line is cut off.
func TestRecordsAreReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var b bytes.Buffer
		ends := []int{0}
		var written []Result
		for _, r := range rapid.SliceOfNDistinct(rapid.Custom(anyResult), 0, 8, func(r Result) string { return r.Task.File }).Draw(t, "results") {
			if err := printable.JSONLine(&b, r.Record()); err != nil {
				t.Fatal(err)
			}
			written, ends = append(written, r), append(ends, b.Len())
		}
		cut := rapid.IntRange(0, b.Len()).Draw(t, "cut")
		records, whole, err := ReadRecords("f", b.Bytes()[:cut])
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for n+1 < len(ends) && ends[n+1] <= cut {
			n++
		}
		if whole != ends[n] || len(records) != n {
			t.Fatalf("%d records in %d bytes, want %d in %d", len(records), whole, n, ends[n])
		}
		for i, r := range records {
			if diff := cmp.Diff(written[i], r.Result()); diff != "" {
				t.Errorf("-written +read:\n%s", diff)
			}
		}
	})
}

func TestRecordsOfNoRun(t *testing.T) {
	const good = `{"task":"x.yml","expected":"race","outcome":"shown"}`
	for line, want := range map[string]string{
		`{"task":"x.yml","expected":"race","outcome":"proved"}`:                            `outcome: "proved" where "race" is expected`,
		`{"task":"x.yml","expected":"race-free","outcome":"shown"}`:                        `outcome: "shown"`,
		`{"task":"x.yml","expected":"maybe","outcome":"unknown"}`:                          `expected: "maybe"`,
		`{"task":"x.yml","expected":"race","outcome":"good"}`:                              `outcome: "good"`,
		`{"expected":"race","outcome":"shown"}`:                                            "there is no task",
		`{"task":"x.yml","expected":"race","outcome":"shown","cpu_seconds":-1}`:            "no costs",
		`{"task":"x.yml","expected":"race","outcome":"shown","peak_mib":1000000000000000}`: "no costs",
		good + good: "more than a record",
		`[1`:        "EOF",
		`"x"`:       "cannot unmarshal",
	} {
		_, _, err := ReadRecords("f.jsonl", []byte(good+"\n\n"+line+"\n"))
		if err == nil || !strings.HasPrefix(err.Error(), "f.jsonl:3:") || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", line, err, want)
		}
	}
	// The later one of two counts.
	records, _, err := ReadRecords("f", []byte(good+"\n"+strings.Replace(good, "shown", "unknown", 1)+"\n"))
	if err != nil || len(records) != 1 || records[0].Outcome != Unknown {
		t.Errorf("%v, %v", records, err)
	}
}

// Each task is in one shard.
func TestShards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var tasks, all []Task
		for i := range rapid.IntRange(0, 20).Draw(t, "tasks") {
			tasks = append(tasks, Task{File: fmt.Sprintf("%02d", i)})
		}
		of := rapid.IntRange(1, 7).Draw(t, "of")
		for n := 1; n <= of; n++ {
			s, err := ParseShard(fmt.Sprintf("%d/%d", n, of))
			if err != nil {
				t.Fatal(err)
			}
			own := s.Pick(tasks)
			if most := (len(tasks) + of - 1) / of; len(own) > most {
				t.Errorf("%d of %d tasks in %d/%d", len(own), len(tasks), n, of)
			}
			all = append(all, own...)
		}
		slices.SortFunc(all, func(a, b Task) int { return strings.Compare(a.File, b.File) })
		if diff := cmp.Diff(tasks, all); diff != "" {
			t.Errorf("-tasks +in shards:\n%s", diff)
		}
	})
	for _, text := range []string{"", "1", "0/2", "3/2", "-1/2", "1/2/3", "1/2x", "1/2 x", " 1/2", "a/b", "1/0"} {
		if s, err := ParseShard(text); err == nil {
			t.Errorf("%q is shard %v", text, s)
		}
	}
}

func TestCompare(t *testing.T) {
	result := func(file string, o Outcome, cpu time.Duration) Result {
		return Result{Task: Task{File: file, RaceFree: true}, Outcome: o, CPU: cpu}
	}
	before := []Result{result("a", Proved, 2), result("b", Unknown, 10), result("gone", Proved, 5)}
	after := []Result{result("a", Proved, 3), result("b", Proved, 10), result("c", Proved, 1), result("d", Proved, 1)}
	c := Compare(before, after)
	want := Comparison{Tasks: 2, Before: 1, After: 2, Changes: []Change{{"b", Unknown, Proved}}, CPU: 13. / 12, Median: 1.5}
	if diff := cmp.Diff(want, c); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	var b bytes.Buffer
	if err := WriteComparison(&b, c); err != nil {
		t.Fatal(err)
	}
	if want := "compared with before: 1 of 2 tasks end in another way; CPU × 1.08, median × 1.50; only before: 1, only after: 2\n" +
		"  b: proved, was unknown\n"; b.String() != want {
		t.Errorf("%q", b.String())
	}
}

// The page says nothing that drives a browser, whatever tasks are called, and its curves stay in their frames.
func TestPage(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		results := rapid.SliceOfN(rapid.Custom(anyResult), 0, 20).Draw(t, "results")
		for i := range results {
			results[i].Task.File += `<script>"&` + results[i].Why + ".yml"
		}
		var b bytes.Buffer
		if err := WritePage(&b, "1", results, results[:len(results)/2]); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(b.String(), "<script") || strings.Contains(b.String(), "ZgotmplZ") {
			t.Error(b.String())
		}
		for _, line := range strings.Split(b.String(), "\n") {
			_, points, found := strings.Cut(line, ` points="`)
			points, _, _ = strings.Cut(points, `"`)
			for p := range strings.FieldsSeq(points) {
				var x, y float64
				if _, err := fmt.Sscanf(p, "%f,%f", &x, &y); found && (err != nil || x < 0 || x > 560 || y < 0 || y > 320) {
					t.Errorf("a point at %s", p)
				}
			}
		}
	})
}
