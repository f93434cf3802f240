package crosscheck

import (
	"context"
	"path/filepath"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/internal/oracle"
	"github.com/mayrun-dev/mayrun/internal/tsan"
	"github.com/mayrun-dev/mayrun/internal/tsanlog"
)

// TestThreadSanitizer: what ThreadSanitizer sees in a few runs of a generated program, the search finds.
func TestThreadSanitizer(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles")
	}
	ctx := context.Background()
	dir := t.TempDir()
	cc, err := tsan.New(ctx, "gcc", dir)
	if err != nil {
		t.Skip(err)
	}
	racy, pairs, found := 0, 0, 0
	for i := range max(1, *programs/8) {
		seed := *first + uint64(i)
		text := generated(seed)
		program, err := cc.Compile(ctx, filepath.Join(dir, "main.c"), text)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		lines := map[[2]int]bool{}
		for k := range uint64(2) {
			// A program that deadlocks is stopped; what it has shown by then counts.
			for _, r := range program.Run(ctx, k*(seed+1), 2*time.Second) {
				if tsanlog.NoRace(r) == "" {
					a, b := r.Accesses[0].Line, r.Accesses[1].Line
					lines[[2]int{min(a, b), max(a, b)}] = true
				}
			}
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
