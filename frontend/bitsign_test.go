package frontend_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
)

// Which bit-fields have a sign is what gcc says: with -funsigned-bitfields, those whose type says signed, and
// enumerations.
func TestUnsignedBitFields(t *testing.T) {
	const text = `
typedef int I; typedef signed int SI; typedef SI SI2; typedef const signed short CSS; typedef volatile I VI;
typedef __typeof__(SI) TSI; enum e {A = -1};
struct s {
	int plain:3; I typedefed:3; VI twice:3; long wide:3; short narrow:3; char character:3; const int qualified:3;
TSI typeofed:3; long long widest:40;
	signed s0:3; SI s1:3; SI2 s2:3; signed long s3:3; signed char s4:3; CSS s5:3; enum e s6:3; unsigned u:3; _Bool b:1;
int member;
} x;
int main(void) { return x.plain; }`
	for _, on := range []bool{false, true} {
		p, err := frontend.LoadSource(t.Context(), map[string]string{"x.c": text}, frontend.Options{UnsignedBitFields: on})
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range p.Globals {
			r, ok := v.Type.(*cfg.Record)
			if !ok || r.Tag != "s" {
				continue
			}
			if len(r.Fields) != 19 {
				t.Errorf("%d fields", len(r.Fields))
			}
			for _, f := range r.Fields {
				explicit := f.Name[0] == 's' || f.Name == "member"
				never := f.Name == "u" || f.Name == "b"
				if got, want := f.Type.(*cfg.Int).Signed, !never && (explicit || !on); got != want {
					t.Errorf("-funsigned-bitfields %v: %s is signed: %v", on, f.Name, got)
				}
			}
		}
	}
}
