package interp_test

import (
	"context"
	"encoding/binary"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/oracle"
	"github.com/mayrun-dev/mayrun/interp"
)

var (
	gccPrograms  = flag.Int("gcc-programs", 8, "how many programs TestAgainstGCC and TestThreadsAgainstGCC generate")
	gccFirst     = flag.Uint64("gcc-first", 1, "their first seed")
	gccSchedules = flag.Int("gcc-schedules", 6, "under how many schedules a program with threads runs here")
)

type source struct{ *rand.Rand }

func (s source) Intn(n int) int { return s.IntN(n) }

// gcc compiles and runs programs.
type gcc struct {
	command string
	dir     string
}

// withGCC runs a test for each data model for which gcc makes programs that run here.
func withGCC(t *testing.T, test func(t *testing.T, c gcc, m csource.DataModel)) {
	path, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("no gcc")
	}
	for m, flag := range map[csource.DataModel]string{csource.LP64: "-m64", csource.ILP32: "-m32"} {
		t.Run(flag, func(t *testing.T) {
			c := gcc{path, t.TempDir()}
			if _, err := c.run("#include <pthread.h>\nint main(void) { return 0; }", flag); err != nil {
				t.Skip("gcc makes no such programs here")
			}
			test(t, c, m)
		})
	}
}

// run compiles a program, runs it and returns what it prints, as words.
func (c gcc) run(text string, flags ...string) ([]string, error) {
	file, bin := filepath.Join(c.dir, "main.c"), filepath.Join(c.dir, "main")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		return nil, err
	}
	args := append(flags, "-std=gnu11", "-O0", "-w", "-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off", "-pthread", "-o", bin, file)
	if o, err := exec.Command(c.command, args...).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, o)
	}
	o, err := exec.Command(bin).Output()
	return strings.Fields(string(o)), err
}

func (c gcc) model(m csource.DataModel) string {
	if m == csource.ILP32 {
		return "-m32"
	}
	return "-m64"
}

// printed is the array out of a machine, as the program prints it.
func printed(m *interp.Machine, model csource.DataModel) (out []string) {
	b := m.Bytes(m.GlobalNamed("out"))
	if model == csource.ILP32 {
		for k := 0; k < len(b); k += 4 {
			out = append(out, fmt.Sprint(int32(binary.LittleEndian.Uint32(b[k:]))))
		}
		return out
	}
	for k := 0; k < len(b); k += 8 {
		out = append(out, fmt.Sprint(int64(binary.LittleEndian.Uint64(b[k:]))))
	}
	return out
}

// differ says where two outputs differ; "" if they do not.
func differ(here, there []string) string {
	for k := range here {
		if k >= len(there) {
			return fmt.Sprintf("out[%d] is %s here and missing with gcc", k, here[k])
		}
		if here[k] != there[k] {
			return fmt.Sprintf("out[%d] is %s here and %s with gcc", k, here[k], there[k])
		}
	}
	return ""
}

func compiled(t *testing.T, text string, model csource.DataModel) *interp.Program {
	t.Helper()
	var p *cfg.Program
	p, err := frontend.LoadSource(context.Background(), map[string]string{"main.c": text}, frontend.Options{DataModel: model})
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	c, err := interp.Prepare(p)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestAgainstGCC runs generated sequential programs here and compiled by gcc, and compares the values of their
// globals at the end.
func TestAgainstGCC(t *testing.T) {
	withGCC(t, func(t *testing.T, c gcc, model csource.DataModel) {
		same, ended := 0, 0
		for i := range *gccPrograms {
			seed := *gccFirst + uint64(i)
			text := oracle.Generate(source{rand.New(rand.NewPCG(seed, 2))}, false).Text
			m, err := compiled(t, text, model).New(interp.Options{StrictReads: true, MaxSteps: 1_000_000})
			if err != nil {
				t.Fatal(err)
			}
			run(t, m, firstThread)
			if r := m.Outcome().Reason; r != interp.Exited {
				if r != interp.Undefined {
					t.Errorf("seed %d: %s", seed, m.Outcome())
				}
				ended++
				continue
			}
			there, err := c.run(text, c.model(model))
			if err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, text)
			}
			if d := differ(printed(m, model), there); d != "" {
				t.Errorf("seed %d: %s\n%s", seed, d, text)
			}
			same++
		}
		t.Logf("%d programs agree, %d end early", same, ended)
	})
}

// A schedule chooses among the threads that can take a step.
type schedule func([]interp.ThreadID) interp.ThreadID

// schedules are n ways to run a program: in turn, the last one first, and at random, with threads that run for
// long and short times.
func schedules(n int, seed uint64) (out []schedule) {
	k := 0
	out = append(out, func(e []interp.ThreadID) interp.ThreadID { k++; return e[k%len(e)] })
	for i := 1; i < n; i++ {
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		last, stay := interp.NoThread, 1+r.IntN(8)
		out = append(out, func(e []interp.ThreadID) interp.ThreadID {
			if r.IntN(stay) > 0 && r.IntN(64) > 0 && slices.Contains(e, last) {
				return last
			}
			last = e[r.IntN(len(e))]
			return last
		})
	}
	return out
}

// settle runs a program under a schedule. What signals wake, and whom a barrier tells that it is the one, is
// chosen at random; what may fail does not. If patient, nobody wakes up without a signal.
func settle(t *testing.T, c *interp.Program, s schedule, seed uint64, patient bool) *interp.Machine {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 9))
	m, err := c.New(interp.Options{StrictReads: true, MaxSteps: 1_000_000, Choose: func(c *interp.Choice) uint64 {
		if c.Kind == interp.EdgeChoice {
			if _, ok := c.Edges[0].Action.(*cfg.BarrierWait); !ok {
				return 0
			}
		}
		if c.N > 0 {
			return r.Uint64N(uint64(c.N))
		}
		return 0
	}})
	if err != nil {
		t.Fatal(err)
	}
	run(t, m, func(e []interp.ThreadID) interp.ThreadID {
		if patient {
			if some := slices.DeleteFunc(slices.Clone(e), m.Unsignaled); len(some) > 0 {
				e = some
			} else if m.Outcome().Reason == interp.Running {
				t.Fatal("all wait for signals")
			}
		}
		return s(e)
	})
	return m
}

// TestSchedules runs such programs under several schedules, which must not make a difference; and without their
// synchronisation, where they make one.
func TestSchedules(t *testing.T) {
	torn := 0
	for seed := uint64(1); seed <= 12; seed++ {
		text := oracle.GenerateSettled(source{rand.New(rand.NewPCG(seed, 4))}).Text
		end := func(text string) (outs []string) {
			c := compiled(t, text, csource.LP64)
			for k, s := range schedules(6, seed) {
				m := settle(t, c, s, seed, false)
				outs = append(outs, fmt.Sprint(m.Outcome().Reason, printed(m, csource.LP64)))
				if k > 0 && outs[k] != outs[0] {
					break
				}
			}
			return outs
		}
		if o := end(text); len(slices.Compact(o)) > 1 {
			t.Errorf("seed %d: %s\n%s", seed, strings.Join(o, "\n"), text)
		}
		for _, wait := range []string{"pthread_mutex_lock", "pthread_rwlock_wrlock", "mtx_lock", "sem_wait",
			"pthread_barrier_wait", "pthread_join", "pthread_once"} {
			text = strings.ReplaceAll(text, wait+"(", "(0, ")
		}
		if len(slices.Compact(end(text))) > 1 {
			torn++
		}
	}
	if torn == 0 {
		t.Error("the schedules have no effect on programs without synchronisation")
	}
	t.Logf("%d programs come to other ends without synchronisation", torn)
}

// TestThreadsAgainstGCC does the same with programs whose threads come to the same end under every schedule.
func TestThreadsAgainstGCC(t *testing.T) {
	withGCC(t, func(t *testing.T, c gcc, model csource.DataModel) {
		same, ended := 0, 0
		for i := range *gccPrograms {
			seed := *gccFirst + uint64(i)
			text := oracle.GenerateSettled(source{rand.New(rand.NewPCG(seed, 3))}).Text
			p := compiled(t, text, model)
			there, err := c.run(text, c.model(model))
			if err != nil {
				there = []string{err.Error()}
			}
			wrong, early := "", false
			for k, s := range schedules(*gccSchedules, seed) {
				m := settle(t, p, s, seed+uint64(k), k&1 != 0)
				switch o := m.Outcome(); {
				case o.Reason == interp.Undefined && strings.Contains(o.Text, "indeterminate"):
					early = true
				case o.Reason != interp.Exited && o.Reason != interp.Terminated:
					wrong = o.String()
				default:
					wrong = differ(printed(m, model), there)
				}
				if wrong != "" {
					t.Errorf("seed %d, schedule %d: %s\n%s", seed, k, wrong, text)
				}
				if wrong != "" || early {
					break
				}
			}
			if early {
				ended++
			} else if wrong == "" {
				same++
			}
		}
		t.Logf("%d programs agree, %d end early", same, ended)
	})
}
