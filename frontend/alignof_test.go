package frontend_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

// alignments are assertions that hold for gcc with -m64 and with -m32.
const alignments = `
enum { M32 = sizeof(long) == 4 };
struct s { char c; long long l; double d; };
struct q { long long a[2]; struct s n; _Alignas(8) long long u; } gq, *pq;
struct __attribute__((packed)) pk { char c; long long l; } gp;
long long gl, arr[3], *p;
_Alignas(16) long long al;
struct s gs, sarr[2];
typedef long long T;
typedef long long T4 __attribute__((aligned(4)));
typedef long long T16 __attribute__((aligned(16)));
enum big { BIG = 0x100000000 } eb;
#define A(x, n) _Static_assert(__alignof__(x) == (n), #x)
#define B(x, n) _Static_assert(_Alignof(x) == (n), #x)
A(long long, 8); A(unsigned long long, 8); A(double, 8); A(long double, M32 ? 4 : 16); A(double _Complex, 8);
A(long long[3], 8); A(long long[3][2], 8);
A(struct s, M32 ? 4 : 8); A(T, 8); A(T4, 4); A(T16, 16); A(_Atomic long long, 8); A(enum big, 8); A(int, 4);
A(long, M32 ? 4 : 8); A(void *, M32 ? 4 : 8);
A(gl, 8); A(arr, 8); A(arr[1], 8); A(al, 16); A(*p, 8); A(p[2], 8); A((long long)1, 8); A(gl + 1, 8); A(eb, 8);
A(gs, M32 ? 4 : 8); A(sarr[0], M32 ? 4 : 8);
A(gs.l, M32 ? 4 : 8); A(((struct s *)0)->l, M32 ? 4 : 8); A(sarr[0].l, M32 ? 4 : 8); A(gq.a, M32 ? 4 : 8);
A(gq.a[0], 8); A(pq->a[0], 8); A(pq->n.l, M32 ? 4 : 8);
A(pq->u, 8); A(gp.l, 1); A(gp, 1);
B(long long, M32 ? 4 : 8); B(double, M32 ? 4 : 8); B(long long[3], M32 ? 4 : 8); B(T4, 4); B(_Atomic long long, 8);
B(enum big, M32 ? 4 : 8);
B(gl, 8); B(*p, 8); B(arr, 8); B(gs.l, M32 ? 4 : 8);
_Static_assert(__alignof__ gp.l == 1 && _Alignof pq->n.l - 4 >= 0 && __alignof__ *p + 1 == 9 && __alignof__(pq)->u == 8, "");
_Static_assert(__alignof__ *(T4 *)0 == 4 && __alignof__ (struct pk){0}.l * 2 == 2 && __alignof__ !gl == 4, "");
enum a { A1 = 0xffffffffffffffff, B1 = 0 };
_Static_assert(A1 > 0 && (enum a)-1 > 0 && sizeof(A1) == 8 && B1 - 1 < 0, "");
enum c { C = -1, D = 0xffffffff };
_Static_assert((enum c)-1 < 0 && sizeof(enum c) == 8 && D > 0 && C < 0, "");
enum e { E = 0x80000000 };
_Static_assert((enum e)-1 > 0 && E > 0 && sizeof(enum e) == 4, "");
enum g { G = 5 };
_Static_assert((enum g)-1 > 0 && G - 6 < 0, "");
enum k { L = 2147483648, M };
_Static_assert(sizeof(L) == 4 && M - L == 1 && L - M > 0, "");
enum __attribute__((packed)) pe { P = 255 };
_Static_assert(sizeof(enum pe) == 1 && P - 256 < 0 && (enum pe)-1 > 0 && (enum pe)P + (enum pe)P == 510, "");
int main(void) { return 0; }
`

// TestAlignof: __alignof__, _Alignof and the types of enumerations are those of gcc, in both data models.
func TestAlignof(t *testing.T) {
	for model, flag := range map[csource.DataModel]string{csource.LP64: "-m64", csource.ILP32: "-m32"} {
		t.Run(flag, func(t *testing.T) {
			_, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": alignments}, frontend.Options{DataModel: model})
			if err != nil {
				t.Error(err)
			}
			gcc, err := exec.LookPath("gcc")
			if err != nil {
				t.Skip("no gcc")
			}
			file := filepath.Join(t.TempDir(), "t.c")
			if err := os.WriteFile(file, []byte(alignments), 0o666); err != nil {
				t.Fatal(err)
			}
			out, err := exec.Command(gcc, flag, "-w", "-fsyntax-only", file).CombinedOutput()
			if err != nil && !strings.Contains(string(out), "unrecognized") {
				t.Errorf("gcc: %v\n%s", err, out)
			}
		})
	}
}
