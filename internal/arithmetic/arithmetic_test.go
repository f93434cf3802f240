package arithmetic_test

import (
	"errors"
	"flag"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/arithmetic"
	"github.com/mayrun-dev/mayrun/internal/oracle"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/solver"
)

var (
	programs = flag.Int("programs", 30, "how many programs to generate, for each data model")
	first    = flag.Uint64("first", 1, "the first seed")
	runs     = flag.Int("runs", 4, "how many schedules of each program are compared with the analysis")
	inputs   = flag.Int("inputs", 16, "how many inputs the interpreter tries, up to 64")
	reports  = flag.Int("reports", 10, "of how many programs one is analysed with the search and the enumeration")
)

// batch is how many programs are compiled together.
const batch = 40

// TestPrograms holds generated programs against gcc, the interpreter and the analysis.
func TestPrograms(t *testing.T) {
	trial := &oracle.Trial{Runs: *runs, Every: 11,
		Options: engine.Options{Solver: solver.Options{MaxEvaluations: 20_000, MaxMemory: 1 << 30}}}
	reached, native := 0, 0
	for from := 0; from < *programs; from += batch {
		for _, model := range []cfg.DataModel{cfg.LP64, cfg.ILP32} {
			var ps []arithmetic.Program
			for i := from; i < min(from+batch, *programs); i++ {
				ps = append(ps, arithmetic.Generate(*first+uint64(i), model))
			}
			flags := []string{"-O0"}
			if from/batch%2 == 1 {
				flags[0] = "-O2"
			}
			want, err := arithmetic.Compiler{Command: "gcc", Flags: flags}.Natively(t.Context(), t.TempDir(), ps)
			if err != nil && !errors.Is(err, arithmetic.ErrNoCompiler) {
				t.Fatalf("seeds from %d, %v: %v", ps[0].Seed, model, err)
			}
			for i, p := range ps {
				prog, err := p.Load(t.Context())
				if err != nil {
					t.Fatalf("seed %d, %v: %v\n%s", p.Seed, model, err, p.Threaded())
				}
				code, err := interp.Prepare(prog)
				if err != nil {
					t.Fatal(err)
				}
				lines := map[int]bool{}
				for in := range *inputs {
					r, err := p.Interpret(code, in)
					if err != nil {
						t.Fatal(err)
					}
					if r.End.Reason != interp.Exited {
						t.Errorf("seed %d, %v, input %d: %v", p.Seed, model, in, r.End)
					}
					for l := range r.Lines {
						lines[l] = true
					}
					if want != nil && r.Hash != want[i][in] {
						t.Errorf("seed %d, %v, input %d: interpreted %x, natively %x", p.Seed, model, in, r.Hash, want[i][in])
						break
					}
					native++
				}
				reached += len(lines)
				wrong, err := trial.Program(t.Context(), prog)
				if err != nil || wrong != "" {
					t.Errorf("seed %d, %v: %s %v", p.Seed, model, wrong, err)
				}
				config := mayrun.Config{ProveOnly: true}
				if (from+i)%*reports == 0 {
					config = mayrun.Config{ConfirmBudget: time.Second / 5}
				}
				report, err := mayrun.Analyze(t.Context(), prog, config)
				if err != nil {
					t.Fatal(err)
				}
				if missed := arithmetic.Unreported(report, lines); len(missed) > 0 {
					t.Errorf("seed %d, %v: verdict %v, nothing is reported in lines %v", p.Seed, model, report.Verdict, missed)
				}
			}
			if t.Failed() {
				t.FailNow()
			}
		}
	}
	t.Logf("%d runs compared, %d marks reached; %v", native, reached, trial)
}
