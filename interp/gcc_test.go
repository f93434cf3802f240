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
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/oracle"
	"github.com/mayrun-dev/mayrun/interp"
)

var (
	gccPrograms = flag.Int("gcc-programs", 8, "how many programs TestAgainstGCC generates")
	gccFirst    = flag.Uint64("gcc-first", 1, "its first seed")
)

type source struct{ *rand.Rand }

func (s source) Intn(n int) int { return s.IntN(n) }

// TestAgainstGCC runs generated sequential programs here and compiled by gcc, and compares the values of their globals at the end.
func TestAgainstGCC(t *testing.T) {
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("no gcc")
	}
	dir := t.TempDir()
	same, ended := 0, 0
	for i := range *gccPrograms {
		seed := *gccFirst + uint64(i)
		text := oracle.Generate(source{rand.New(rand.NewPCG(seed, 2))}, false).Text
		p, err := frontend.LoadSource(context.Background(), map[string]string{"main.c": text}, frontend.Options{DataModel: csource.LP64})
		if err != nil {
			t.Fatalf("seed %d: %v\n%s\n%v", seed, err, text, err)
		}
		m, err := interp.New(p, interp.Options{StrictReads: true, MaxSteps: 1_000_000})
		if err != nil {
			t.Fatal(err)
		}
		for !m.Done() {
			if _, err := m.Step(0); err != nil {
				t.Fatal(err)
			}
		}
		if r := m.Outcome().Reason; r != interp.Exited {
			if r != interp.Undefined {
				t.Errorf("seed %d: %s", seed, m.Outcome())
			}
			ended++
			continue
		}
		var here []string
		b := m.Bytes(m.GlobalNamed("out"))
		for k := 0; k < len(b); k += 8 {
			here = append(here, fmt.Sprint(int64(binary.LittleEndian.Uint64(b[k:]))))
		}
		file, bin := filepath.Join(dir, "main.c"), filepath.Join(dir, "main")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if o, err := exec.Command(gcc, "-std=gnu11", "-O0", "-w", "-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off", "-o", bin, file).CombinedOutput(); err != nil {
			t.Fatalf("seed %d: %v\n%s\n%s", seed, err, o, text)
		}
		o, err := exec.Command(bin).Output()
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, text)
		}
		there := strings.Fields(string(o))
		for k := range here {
			if k >= len(there) || here[k] != there[k] {
				t.Errorf("seed %d: out[%d] is %s here and %s with gcc\n%s", seed, k, here[k], there[k], text)
				break
			}
		}
		same++
	}
	t.Logf("%d programs agree, %d end early", same, ended)
}
