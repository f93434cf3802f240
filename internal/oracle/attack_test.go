package oracle_test

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/internal/oracle"
	"github.com/mayrun-dev/mayrun/internal/tsan"
)

var (
	mutants      = flag.Int("mutants", 3, "how many mutants of real programs TestMutants tries")
	firstMutant  = flag.Uint64("first-mutant", 1, "the first seed of TestMutants")
	mutantRuns   = flag.Int("mutant-runs", 4, "how many schedules each mutant runs under")
	mutantCorpus = flag.String("mutant-corpus", "", "a folder with manifest.jsonl: its programs are mutated, too")
	mutantMatch  = flag.String("mutant-match", "", "only mutants of programs whose name contains this")
	mutantCC     = flag.String("mutant-cc", "gcc", "the compiler")
	keepMutants  = flag.String("keep-mutants", "", "a folder for the mutants of which something is missed")
	unchanged    = flag.Bool("unchanged", false, "try the programs as they are, one a seed")
)

// TestMutants attacks real programs: of mutants of the regression programs, of the examples and, with -mutant-corpus,
// of those of a corpus, whatever ThreadSanitizer sees must be reported. A long attack is
//
//	go test ./internal/oracle -run TestMutants -timeout 0 -mutants 5000 -mutant-corpus ../../../shared/corpus -keep-mutants DIR -v
func TestMutants(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles")
	}
	ctx := context.Background()
	dir := t.TempDir()
	cc, err := tsan.New(ctx, *mutantCC, dir)
	if err != nil {
		t.Skip(err)
	}
	var victims []oracle.Victim
	for _, d := range []string{"../../testdata/regression", "../../examples/c"} {
		vs, err := oracle.Victims(d)
		if err != nil {
			t.Fatal(err)
		}
		victims = append(victims, vs...)
	}
	if *mutantCorpus != "" {
		vs, err := oracle.CorpusVictims(*mutantCorpus)
		if err != nil {
			t.Fatal(err)
		}
		victims = append(victims, vs...)
	}
	chosen := victims[:0]
	for _, v := range victims {
		if strings.Contains(v.Name, *mutantMatch) && oracle.Unsuitable(v.Text) == "" {
			chosen = append(chosen, v)
		}
	}
	victims = chosen
	if len(victims) == 0 {
		t.Fatal("no programs")
	}
	attack := &oracle.Attack{
		Compiler: cc, Dir: dir, Runs: *mutantRuns, Limit: 1500 * time.Millisecond,
		Config: mayrun.Config{MaxMemory: 2 << 30, MaxEvaluations: 300_000, Timeout: 20 * time.Second,
			ConfirmBudget: 100 * time.Millisecond},
	}
	missed := map[oracle.Severity]int{}
	for i := range *mutants {
		seed := *firstMutant + uint64(i)
		r := source{rand.New(rand.NewPCG(seed, 1))}
		v := victims[r.Intn(len(victims))]
		var text string
		var what []string
		if *unchanged {
			if seed > uint64(len(victims)) {
				break
			}
			v = victims[seed-1]
			text = v.Text
		} else {
			text, what = oracle.Mutate(r, v.Text)
		}
		if i > 0 && i%200 == 0 {
			t.Logf("%d mutants: %d compiled, %d raced (%d pairs of lines)", i, attack.Compiled, attack.Racy, attack.Races)
		}
		misses, err := attack.Text(ctx, v, text, seed)
		if err != nil {
			t.Errorf("seed %d, %s %v: %v", seed, v.Name, what, err)
			continue
		}
		for _, m := range misses {
			missed[m.Severity]++
		}
		if len(misses) == 0 {
			continue
		}
		if worst := misses[0].Severity; worst > oracle.Apart {
			t.Errorf("seed %d, %s %v: %v", seed, v.Name, what, misses[0])
		} else {
			t.Logf("seed %d, %s %v: %v", seed, v.Name, what, misses[0])
		}
		if *keepMutants != "" {
			file := filepath.Join(*keepMutants, fmt.Sprintf("%d-%s", seed, strings.ReplaceAll(v.Name, "/", "_")))
			if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		if *reduced && misses[0].Severity > oracle.Apart {
			t.Logf("%s", oracle.Reduce(text, func(s string) bool {
				ms, err := attack.Text(ctx, v, s, seed)
				return err == nil && len(ms) > 0 && ms[0].Severity >= misses[0].Severity
			}))
		}
	}
	t.Logf("%d mutants of %d programs: %d compiled, %d raced (%d pairs of lines), %d of them not read, %d not "+
		"analysed to the end; missed %v; left out %v",
		*mutants, len(victims), attack.Compiled, attack.Racy, attack.Races, attack.NotRead, attack.Stopped, missed, attack.Excused)
}
