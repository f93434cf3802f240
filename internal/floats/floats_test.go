package floats_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/floats"
)

// samples are numbers of the format, of all magnitudes, many of them near to each other.
func samples(n int) []floats.Extended {
	random := rand.New(rand.NewPCG(3, 4))
	out := []floats.Extended{{}, {Hi: 1 << 15}, {1 << 63, 0x3fff}, {1 << 63, 0xbfff}, {1 << 63, 0x7fff},
		{1 << 63, 0xffff}, {math.MaxUint64, 0x7ffe},
		{math.MaxUint64, 0x3fff}, floats.FromFloat(0.1), floats.FromFloat(1 << 53), floats.FromFloat(math.NaN()), {1 << 63, 1}}
	for len(out) < n {
		exponent := uint64(0x3fff + random.IntN(130) - 65)
		if random.IntN(8) == 0 {
			exponent = 1 + random.Uint64N(0x7ffe)
		}
		out = append(out, floats.Extended{Lo: 1<<63 | random.Uint64()>>1>>random.IntN(63)<<random.IntN(63),
			Hi: exponent | random.Uint64N(2)<<15})
	}
	return out
}

// TestAgainstHardware computes with the processor's own long double.
func TestAgainstHardware(t *testing.T) {
	gcc, err := exec.LookPath("gcc")
	if err != nil || runtime.GOARCH != "amd64" {
		t.Skip("no gcc for x86")
	}
	xs := samples(120)
	var in bytes.Buffer
	for _, x := range xs {
		_ = binary.Write(&in, binary.LittleEndian, x.Lo)
		_ = binary.Write(&in, binary.LittleEndian, x.Hi)
	}
	dir := t.TempDir()
	src, bin := filepath.Join(dir, "t.c"), filepath.Join(dir, "t")
	text := fmt.Sprintf(`
#include <stdio.h>
#include <string.h>
static long double x[%d];
static void out(long double r) { unsigned long long b[2] = {0, 0}; memcpy(b, &r, 10); printf("%%llx %%llx ", b[0], b[1]); }
int main(void)
{
	int n = fread(x, 16, %d, stdin);
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			out(x[i] + x[j]); out(x[i] - x[j]); out(x[i] * x[j]); out(x[i] / x[j]);
			double d = x[i]; float f = x[i]; unsigned long long bits; unsigned b;
			memcpy(&bits, &d, 8); memcpy(&b, &f, 4);
			printf("%%d%%d%%d %%llx %%x\n", x[i] < x[j], x[i] == x[j], x[i] > x[j], bits, b);
		}
}`, len(xs), len(xs))
	if err := os.WriteFile(src, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(gcc, "-O1", "-o", bin, src).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(bin)
	cmd.Stdin = &in
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.NewReader(out)
	for _, x := range xs {
		for _, y := range xs {
			var want [8]uint64
			var order string
			var double uint64
			var single uint32
			if _, err := fmt.Fscanf(lines, "%x %x %x %x %x %x %x %x %s %x %x\n", &want[0], &want[1], &want[2],
				&want[3], &want[4], &want[5], &want[6], &want[7],
				&order, &double, &single); err != nil {
				t.Fatal(err)
			}
			for op := floats.Add; op <= floats.Div; op++ {
				w := floats.Extended{Lo: want[2*op], Hi: want[2*op+1]}
				r, ok := floats.Binary(op, x, y)
				if denormal := w.Hi&0x7fff == 0 && w.Lo != 0; !ok {
					// The smallest ones are left to others.
					if !denormal && !(w.IsZero() && op >= floats.Mul) && !(w.Hi&0x7fff == 1) {
						t.Errorf("%x op %d %x is not computed, want %x", x, op, y, w)
					}
				} else if r != w && !(r.IsNaN() && w.IsNaN()) {
					t.Errorf("%x op %d %x = %x, want %x", x, op, y, r, w)
				}
			}
			sign, ordered, ok := floats.Compare(x, y)
			got := fmt.Sprintf("%d%d%d", bit(ordered && sign < 0), bit(ordered && sign == 0), bit(ordered && sign > 0))
			if !ok || got != order {
				t.Errorf("%x against %x is %s, %v, want %s", x, y, got, ok, order)
			}
			d, ok1 := x.Float(false)
			f, ok2 := x.Float(true)
			if !ok1 || !ok2 || math.Float64bits(d) != double && d == d || math.Float32bits(float32(f)) != single && f == f {
				t.Errorf("%x is %x and %x, want %x and %x", x, math.Float64bits(d), math.Float32bits(float32(f)), double, single)
			}
		}
		if t.Failed() {
			return
		}
	}
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

func TestExact(t *testing.T) {
	for _, c := range []struct {
		op    floats.Op
		x, y  float64
		exact bool
	}{
		{floats.Add, 1, 2, true}, {floats.Add, 1e16, 1, false}, {floats.Add, 0.1, 0.2, false},
		{floats.Sub, 1.5, 0.25, true}, {floats.Mul, 3, 0.5, true},
		{floats.Mul, 0.1, 0.1, false}, {floats.Div, 1, 4, true}, {floats.Div, 1, 3, false},
		{floats.Add, 1e300, 1e-300, false}, {floats.Div, 0, 0, false},
		{floats.Mul, 1e200, 1e200, false}, {floats.Mul, 1e-200, 1e-200, false},
	} {
		r := map[floats.Op]float64{floats.Add: c.x + c.y, floats.Sub: c.x - c.y, floats.Mul: c.x * c.y, floats.Div: c.x / c.y}[c.op]
		if got := floats.Exact(c.op, c.x, c.y, r); got != c.exact {
			t.Errorf("%g op %d %g is exact: %v", c.x, c.op, c.y, got)
		}
	}
}
