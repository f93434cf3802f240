package frontend_test

import (
	"os/exec"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// What _BitInt computes, as clang has it: each text is a body as in [executed], with these variables.
var bitInts = []string{
	`a = 65535; H(a); a++; H(a); a = 70000; H(a); a = -1; H(a); H(a << 3); H((a + 1) * 1234567);`,
	`b = 130; H(b); b = b + 126; H(b); b -= 5; H(b); H(-b); H(~b); H(b * b); H(b << 1); H(b >> 1); H(b++); H(++b); H(b--); H(b);`,
	`c = 5000000000; H(c); c = c * 3; H(c); c >>= 3; H(c); H(-c);`,
	`d = -1; H(d >> 40); d += 2; H(d); H(d - 5 > 0);`,
	`o = 1; o++; H(o); o = 3; H(o); p = 1; p = p + 1; H(p); H(p < 0);`,
	`H(a + i); H(b + i); H(b - u); H(a * l); H(c + ul); H(b + sh); H(b + uc);`,
	`H(a < u); H(b > i); H(a == i); H(c < ul); H(i < b); H(a < b); H(b != c); H(!a); H(a && b); if (b) H(1); while (b) b -= b;`,
	`H(i ? a : b); H(b ?: i); H(a & 0xff); H(a | b); H(a ^ c); H(a % 7); H(b / 3); H(c / a); H(a / -2);`,
	`H(N(a)); H(N(a + b)); H(N(b + b)); H(N(a + i)); H(N(c + i)); H(N(c + l)); H(N(a + ul)); H(N(d + ul)); H(N(d + l)); H(N(e + ul));
H(N(-b)); H(N(~a)); H(N(+o)); H(N(a << 3)); H(N(i << a)); H(N(o + p)); H(N(b + uc)); H(N(b + sh)); H(N(1 ? a : b)); H(N(1 ? b : i));
H(N(b + 1)); H(N((unsigned _BitInt(17))a + a)); H(N(a++)); H(N((a, b))); H(N(b < a)); H(N(s.a)); H(N(s.e - 1)); H(N(a + 1.0f));`,
	`H(sizeof a); H(sizeof b); H(sizeof c); H(sizeof d); H(sizeof e); H(sizeof o); H(sizeof s); H((char *)&s.e - (char *)&s);
H((char *)&s.a - (char *)&s); H((char *)&s.y - (char *)&s); H(_Alignof(_BitInt(100))); H(_Alignof(_BitInt(17))); H(sizeof(_BitInt(3)[5]));`,
	`e = 1; e <<= 90; H(e >> 85); e = -3; H(e); H(e * 5); e = e * 1000000007 * 1000000007 * 1000000007 * 1000000007; H(e >> 40); H(e);`,
	`H((unsigned char)a); H((_BitInt(5))77); H((unsigned _BitInt(3))-1); H((_BitInt(9))3.7); H((_Bool)(_BitInt(9))256);
H((_Bool)(_BitInt(9))512); double db = a; H(db * 2); float f = b; H(f); a = 1000.9; H(a); H((long)(unsigned _BitInt(33))-1L);`,
	`static _BitInt(5) g = 77; static const unsigned _BitInt(3) t[2] = {9, -1}; H(g); H(t[0] + t[1]); enum { Z = (_BitInt(4))9 }; H(Z);`,
	`switch (b) { case 100: H(1); break; default: H(2); } switch (a) { case -77 ... 0: H(3); break; case 77: H(4); }`,
	`int ar[3] = {4, 5, 6}; _BitInt(3) ix = 2; H(ar[ix]); H(*(ar + ix)); H(ix[ar]); ix++; H(ix);`,
	`a = 5; a *= 30000; H(a); a /= 7; H(a); a %= 100; H(a); a &= 3; H(a); a |= 64; a ^= 1; H(a); a <<= 12; H(a); a >>= 2; H(a);`,
	`_BitInt(17) v[3] = {1, -2, 70000}, *q = v + 1; H(v[2]); H(*q); (*q)++; H(*q); H(q[1]); s.a = *q; H(s.a--); H(s.a); struct bits t = s; H(t.a);`,
	`typedef _BitInt(5) T; T t = 15; t++; H(t); const T k = 20; H(k); unsigned T_ = 0; (void)T_; H(twice(9)); H(twice(-1)); H((T)twice(20));`,
}

const bitIntPrelude = `
struct bits { char x; _BitInt(17) a; _BitInt(100) e; char y; };
static _BitInt(6) twice(_BitInt(6) x) { return x * 2; }
#define N(x) _Generic((x), int: 1, unsigned: 2, long: 3, unsigned long: 4, _BitInt(17): 5, unsigned _BitInt(7): 6, _BitInt(33): 7, \
	unsigned _BitInt(64): 8, _BitInt(100): 9, unsigned _BitInt(1): 10, _BitInt(2): 11, unsigned _BitInt(17): 12, float: 13, default: 0)
#define VARIABLES _BitInt(17) a = 77; unsigned _BitInt(7) b = 100; _BitInt(33) c = -99; unsigned _BitInt(64) d = 3; _BitInt(100) e = 4; \
	unsigned _BitInt(1) o = 0; _BitInt(2) p = 0; int i = -5; unsigned u = 7; long l = -9; unsigned long ul = 11; short sh = -3; \
	unsigned char uc = 250; struct bits s = {1, -5, 1, 2};
`

func TestBitInt(t *testing.T) {
	if _, err := exec.LookPath("clang"); err != nil {
		t.Skip("no clang")
	}
	for _, body := range bitInts {
		text := bitIntPrelude + program([]string{"VARIABLES\n" + body})
		want, got := compiledBy(t, "clang", text, "-std=gnu2x"), interpreted(t, text, csource.LP64)
		if len(got) != 1 || got[0] != want[0] {
			t.Errorf("%d, and by clang %d:\n%s", got, want, body)
		}
	}
}

// Constants have the narrowest type that holds them.
func TestBitIntConstants(t *testing.T) {
	text := bitIntPrelude + program([]string{`VARIABLES
return (5wb == 5) + (0x1bwb == 27) * 2 + (sizeof 7uwb == 1) * 4 + (N(2wb) == 0) * 8 + (N(1wb) == 11) * 16 + (N(127uwb) == 6) * 32 +
	(200uwb + 100uwb == 44) * 64 + (100wbu == 100) * 128 + (N(65535WB) == 5) * 256 + (0xffUWB + 1wb == 0) * 512;`})
	if got := interpreted(t, text, csource.LP64); len(got) != 1 || got[0] != 1023 {
		t.Errorf("got %b", got)
	}
}

// What lies in memory above the bits of a _BitInt does not count.
func TestBitIntPadding(t *testing.T) {
	text := bitIntPrelude + program([]string{`VARIABLES
unsigned char raw[4] = {0xff, 0xff, 1, 0}; memcpy(&a, raw, 4); raw[0] = 0x85; memcpy(&b, raw, 1); return (a == -1) + (a < 0) * 2 + (b == 5) * 4;`})
	if got := interpreted(t, text, csource.LP64); len(got) != 1 || got[0] != 7 {
		t.Errorf("got %b", got)
	}
}
