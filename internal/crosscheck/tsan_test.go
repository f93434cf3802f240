package crosscheck

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/internal/oracle"
)

// tsan compiles programs with ThreadSanitizer and runs them.
type tsan struct{ dir string }

// newTSan skips the test where there is no such compiler, or its programs do not run.
func newTSan(t *testing.T) *tsan {
	x := &tsan{dir: t.TempDir()}
	if _, err := exec.LookPath("gcc"); err != nil {
		t.Skip("no gcc")
	}
	lines, err := x.run(context.Background(), "#include <pthread.h>\nint x;\nvoid *f(void *p) { x++; return 0; }\nint main(void) { pthread_t a; pthread_create(&a, 0, f, 0); x++; pthread_join(a, 0); return 0; }\n", 1)
	if err != nil || len(lines) == 0 {
		t.Skipf("gcc -fsanitize=thread does not work here: %v %v", lines, err)
	}
	return x
}

var frame = regexp.MustCompile(`(?m)^  (?:Previous )?(?:[Aa]tomic )?(?:[Rr]ead|[Ww]rite) of size .*\n    #0 \S+ .*/main\.c:(\d+)`)

// run returns the pairs of lines that race in some of the runs.
func (x *tsan) run(ctx context.Context, text string, runs int) (map[[2]int]bool, error) {
	file, binary, inputs := filepath.Join(x.dir, "main.c"), filepath.Join(x.dir, "main"), filepath.Join(x.dir, "inputs.c")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		return nil, err
	}
	if err := os.WriteFile(inputs, []byte("#include <stdlib.h>\nint __VERIFIER_nondet_int(void) { return random() & 3; }\n"), 0o666); err != nil {
		return nil, err
	}
	if out, err := exec.CommandContext(ctx, "gcc", "-w", "-g", "-O0", "-fsanitize=thread", "-pthread", file, inputs, "-o", binary).CombinedOutput(); err != nil {
		return nil, &compileError{err, out}
	}
	lines := map[[2]int]bool{}
	for range runs {
		// A program that deadlocks is stopped; what it has shown by then counts.
		ctx, cancel := context.WithTimeout(ctx, 2*time.Second)
		c := exec.CommandContext(ctx, binary)
		c.Env = append(os.Environ(), "TSAN_OPTIONS=exitcode=0 report_mutex_bugs=0 report_signal_unsafe=0 detect_deadlocks=0")
		var out bytes.Buffer
		c.Stdout, c.Stderr = &out, &out
		_ = c.Run() // a race, a signal or the time limit: only the reports are of interest
		cancel()
		for _, w := range bytes.Split(out.Bytes(), []byte("WARNING: ThreadSanitizer: "))[1:] {
			if !bytes.HasPrefix(w, []byte("data race ")) {
				continue // such as a use after free
			}
			if m := frame.FindAllSubmatch(w, 2); len(m) == 2 {
				a, _ := strconv.Atoi(string(m[0][1]))
				b, _ := strconv.Atoi(string(m[1][1]))
				lines[[2]int{min(a, b), max(a, b)}] = true
			}
		}
	}
	return lines, nil
}

type compileError struct {
	err error
	out []byte
}

func (e *compileError) Error() string { return e.err.Error() + "\n" + string(e.out) }

// TestThreadSanitizer: what ThreadSanitizer sees in a few runs of a generated program, the search finds.
func TestThreadSanitizer(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles")
	}
	x := newTSan(t)
	ctx := context.Background()
	racy, pairs, found := 0, 0, 0
	for i := range max(1, *programs/8) {
		seed := *first + uint64(i)
		text := generated(seed)
		lines, err := x.run(ctx, text, 2)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if len(lines) == 0 {
			continue
		}
		racy++
		p, err := oracle.Load(ctx, text)
		if err != nil {
			t.Fatal(err)
		}
		r, err := explore.Search(ctx, p, explore.Options{All: true, MaxActions: 10 * *actions, Frees: true})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Witnesses) == 0 {
			t.Errorf("seed %d: ThreadSanitizer sees races %v, the search none: %v", seed, lines, r.Outcomes)
		}
		shown := map[[2]int]bool{}
		for _, w := range r.Witnesses {
			a, b := w.Race.First.Pos.Line, w.Race.Second.Pos.Line
			shown[[2]int{min(a, b), max(a, b)}] = true
		}
		for l := range lines {
			pairs++
			if shown[l] {
				found++
			} else {
				t.Logf("seed %d: lines %v", seed, l)
			}
		}
	}
	t.Logf("%d racy programs, %d of %d pairs of lines found", racy, found, pairs)
	if racy > 0 && found*10 < pairs*9 {
		t.Error("the search finds too few of the pairs")
	}
}
