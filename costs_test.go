package mayrun_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
)

var measure = flag.Bool("costs", false, "compare what analyses cost with testdata/costs.txt")

const costsFile = "testdata/costs.txt"

// Nothing costs a tenth more than it did. What is counted is steady, as time is not: evaluations of right-hand sides, and
// objects that reading and analysing a program allocates. (.ci/bench runs it by itself, since it counts for the process.)
func TestCosts(t *testing.T) {
	if !*measure {
		t.Skip("only with -costs")
	}
	files, err := filepath.Glob("testdata/idioms/*.c")
	if err != nil {
		t.Fatal(err)
	}
	now := map[string]cost{}
	for _, file := range files {
		now[file] = costOf(t, file)
	}
	if *update {
		var b bytes.Buffer
		for _, file := range files {
			fmt.Fprintf(&b, "%s\t%d\t%d\n", file, now[file].evaluations, now[file].allocations)
		}
		if err := os.WriteFile(costsFile, b.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(costsFile)
	if err != nil {
		t.Fatal(err)
	}
	var was, is cost
	for line := range strings.Lines(string(text)) {
		var file string
		var c cost
		if _, err := fmt.Sscanf(line, "%s\t%d\t%d", &file, &c.evaluations, &c.allocations); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		n, ok := now[file]
		if !ok {
			t.Errorf("%s is not there any more: run this with -update", file)
			continue
		}
		delete(now, file)
		was, is = was.plus(c), is.plus(n)
		if grown(c.evaluations, n.evaluations, 20) || grown(c.allocations, n.allocations, 2000) {
			t.Errorf("%s costs %v, and cost %v", file, n, c)
		}
	}
	for file := range now {
		t.Errorf("%s is new: run this with -update", file)
	}
	t.Logf("all cost %v, and cost %v", is, was)
	if grown(was.evaluations, is.evaluations, 0) || grown(was.allocations, is.allocations, 0) {
		t.Error("all together cost a tenth more")
	}
}

type cost struct{ evaluations, allocations int }

func (c cost) plus(d cost) cost {
	return cost{c.evaluations + d.evaluations, c.allocations + d.allocations}
}

func (c cost) String() string {
	return fmt.Sprintf("%d evaluations and %d allocations", c.evaluations, c.allocations)
}

// grown leaves some room for what has little.
func grown(was, is, room int) bool { return is > was+was/10+room }

func costOf(t *testing.T, file string) cost {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	p, err := frontend.Load(t.Context(), []string{file}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: true})
	if err != nil {
		t.Fatal(err)
	}
	runtime.ReadMemStats(&after)
	return cost{r.Stats.Evaluations, int(after.Mallocs - before.Mallocs)}
}
