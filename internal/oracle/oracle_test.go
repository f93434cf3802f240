package oracle_test

import (
	"context"
	"flag"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/internal/oracle"
	"github.com/mayrun-dev/mayrun/interp"
)

var (
	programs = flag.Int("programs", 60, "how many programs TestSoundness generates")
	first    = flag.Uint64("first", 1, "the first seed of TestSoundness")
	runs     = flag.Int("runs", 24, "how many schedules each program runs under")
)

type source struct{ *rand.Rand }

func (s source) Intn(n int) int { return s.IntN(n) }

func TestSoundness(t *testing.T) {
	ctx := context.Background()
	var st oracle.Stats
	var load, analyse, run time.Duration
	racy, proved, pairs := 0, 0, 0
	for i := range *programs {
		seed := *first + uint64(i)
		text := oracle.Generate(source{rand.New(rand.NewPCG(seed, 0))}, true).Text
		t0 := time.Now()
		p, err := oracle.Load(ctx, text)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s\n%v", seed, err, text, err)
		}
		t1 := time.Now()
		c, err := interp.Prepare(p)
		if err != nil {
			t.Fatal(err)
		}
		ws, err := oracle.Explore(c, *runs, 1, 3000, &st, nil)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s\n%v", seed, err, text, err)
		}
		t2 := time.Now()
		r, err := mayrun.Analyze(ctx, p, mayrun.Config{Timeout: 20 * time.Second, MaxMemory: 1 << 30})
		if err != nil {
			t.Fatalf("seed %d: %v\n%s\n%v", seed, err, text, err)
		}
		t3 := time.Now()
		if d := t3.Sub(t2); d > 3*time.Second {
			t.Logf("seed %d: analysed in %v %s", seed, d, r.Incomplete)
		}
		if d := t2.Sub(t1); d > 3*time.Second {
			t.Logf("seed %d: executed in %v", seed, d)
		}
		load, run, analyse = load+t1.Sub(t0), run+t2.Sub(t1), analyse+t3.Sub(t2)
		if r.Verdict == "race-free" {
			proved++
		}
		pairs += len(ws)
		if len(ws) > 0 {
			racy++
		}
		if missed := oracle.Missed(r, ws); len(missed) > 0 {
			t.Errorf("seed %d: verdict %s, missed %v (%s, schedule %d, step %d)", seed, r.Verdict, missed[0].Pair, missed[0].Object, missed[0].Seed, missed[0].Step)
		}
	}
	t.Logf("%d programs, %d racy (%d pairs), %d proved; load %v run %v analyse %v; %d steps", *programs, racy, pairs, proved, load, run, analyse, st.Steps)
	t.Logf("%v %v", st.Outcomes, st.Texts)
}
