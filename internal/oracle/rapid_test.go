package oracle_test

import (
	"context"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/internal/oracle"
	"github.com/mayrun-dev/mayrun/interp"
)

// drawn is a source of decisions that rapid makes, and shrinks.
type drawn struct{ t *rapid.T }

func (d drawn) Intn(n int) int { return rapid.IntRange(0, n-1).Draw(d.t, "n") }

// TestProperty is TestSoundness with rapid's generator, which shrinks the program that it finds.
func TestProperty(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(rt *rapid.T) {
		text := oracle.Generate(drawn{rt}, true).Text
		p, err := oracle.Load(ctx, text)
		if err != nil {
			rt.Fatalf("%v\n%s", err, text)
		}
		c, err := interp.Prepare(p)
		if err != nil {
			rt.Fatal(err)
		}
		var st oracle.Stats
		ws, err := oracle.Explore(c, 12, 1, 3000, &st, nil)
		if err != nil {
			rt.Fatalf("%v\n%s", err, text)
		}
		r, err := mayrun.Analyze(ctx, p, mayrun.Config{Timeout: 20 * time.Second, MaxMemory: 1 << 30})
		if err != nil {
			rt.Fatalf("%v\n%s", err, text)
		}
		if ms := oracle.Missed(r, ws); len(ms) > 0 {
			rt.Fatalf("verdict %s, missed %v on %s\n%s", r.Verdict, ms[0].Pair, ms[0].Object, text)
		}
	})
}
