package frontend_test

import (
	"context"
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/interp"
)

// Each text is the body of a function; H(x) adds x to what it computes. gcc's program and the interpreter must agree.
var executed = []string{
	// integer promotions, conversions and operators at every width
	`signed char a = -7; unsigned char b = 250; short c = -30000; unsigned short d = 60000; int e = -5;
unsigned f = 4000000000u; long g = -3; unsigned long i = 1ul << 63; long long j = 1ll << 40;
	 H(a * b); H(a / 2); H(a % 3); H(b + d); H(c - d); H(e >> 1); H(f >> 1); H(e < f); H(g < f); H(i > g); H(j + e);
H(-a); H(~b); H(!c); H(-f); H((unsigned char)(b + 10)); H((short)d); H((signed char)300); H((_Bool)256); H((_Bool)0.5);
H(e & 0xff); H(e | 1); H(e ^ b); H(f << 4); H(j >> 3); H((char)200 < 0); H(b << 8); H(1 ? -1 : 1u);
H(a == (unsigned char)a);`,
	`unsigned char c = 250; c += 10; H(c); c -= 20; H(c); c *= 3; H(c); c <<= 1; H(c); c >>= 2; H(c); c |= 0x81; H(c);
c ^= 0xff; H(c); c %= 7; H(c); short s = 32767; s++; H(s); H(s--); H(s); H(++s); H(--s); _Bool b = 0; b++; H(b);
b |= 6; H(b); b = 2.5; H(b); char d = -1; d >>= 1; H(d); int x = 5; x /= -2; H(x); x = -7; x %= 4; H(x);`,
	// floating point
	`double d = 3.75; float f = 1.1f; H(d * 2); H((int)-d); H((unsigned)f); H(d > f); H(f == 1.1); H(f == 1.1f);
d += 1; H(d); f *= 3; H((int)(f * 1000)); H((long)(d / 3 * 1000)); H(!d); H(d ? 1 : 2); H(1e10 > 1e9); int i = 7;
H(i / 2 * 1.0 == 3.0); H((i / 2.0) * 2 == 7); d = i; H(d == i); H((float)16777217 == 16777216.0f);`,
	`long double x = 9007199254740992.0L, y = 0.1L, z = x; H(x + 1 != x); H(y != 0.1); H(y + 0.2L == 0.3L);
H((double)y == 0.1); H((float)y == 0.1f); x += 1; H((long)x); H((unsigned long)(x * 1024)); H(x - z == 1); H(-x < z);
H(!(x - x)); H((long)(y * 1e18L)); x = 18446744073709551615ul; H((unsigned long)x); H(x == 18446744073709551615ul);
x = -9223372036854775807; H((long)x); H((int)(1 / y)); H(x / 3 * 3 == x); z = 1e4000L; H(z > 1e300); H(z * z > z);
H((_Bool)1e-4000L); H(1e-4000L != 0); H(0.1f + 0.2f == 0.3f); H((double)16777217 == 16777217.0f); float f = 16777217;
H(f == 16777216); __int128 w = ((__int128)1 << 70) + 1; H((float)w == 1180591620717411303424.0f);
H((long double)w - 1180591620717411303424.0L > 0); H((double)(long double)0x1p-1074); long double a[2] = {1.5L, 2.5L};
H((int)(a[0] + a[1])); H(sizeof a); struct { char c; long double d; } s = {1, 3.25L}; H((int)(s.d * 4));
H((long)__builtin_fabsl(-2.0L) * 0 + 1); _Complex double c = 1.5; H((int)(__real__ c * 2)); H(5.0L ? 1 : 2);
H(0.0L ? 1 : 2); x = 0.0L; x /= x; H(x == x); H(x != x); H(x < 1); H(0.5L + 0.5 == 1);`,
	// constants
	`H(0x7fffffff + 0L); H(0xffffffff); H(2147483648); H(-2147483647 - 1); H(0777); H(0b101); H('a'); H('\n');
H('\x41'); H('\377'); H('ab'); H(sizeof('a')); H(sizeof(1L)); H(sizeof(1.0f)); H(sizeof "abc"); H("abc"[1]); H(L'x');
H(sizeof L"xy"); H(1u - 2); H(10000000000); H(0xffffffffffffffff); H(1.5e3); H(0x1p4); H(077L); H("a" "b"[0] == 'a');`,
	// side effects and order
	`int i = 0, a[5] = {1, 2, 3, 4, 5}; int *p = a; H(i++ + 10); H(i); H(*p++); H(*p); H((*p)++); H(a[1]); H(*++p);
p[-1] = 9; H(a[1]); H(p - a); H(a[i++]); H(i); i = (i = 3, i + 1); H(i); H((i += 2) * 2); a[a[0]] += 5; H(a[1]);
p = &a[4]; H(*p--); H(&a[3] - p); int *q = a + 2; q -= 1; H(*q); H(q < p); H(2[a]);`,
	`int n = 0, c = 0; n = n++ < 1 && ++c || c--; H(n); H(c); H(c && n++); H(n || c++); H(!(n && c));
H(n ? c ? 1 : 2 : 3); H(n ?: 7); H(0 ?: 7); int x = c == 1 ? (c = 5) : (c = 6); H(x + c);
if (!(x < 3 || c > 7) && n >= 0) H(11); else H(12); H((x, c, n)); for (x = 0; x < 3 && c; x++, c--) H(x * c);`,
	// control flow
	`for (int i = 0; i < 10; i++) { if (i == 2) continue; if (i == 6) break; H(i); } int k = 0;
while (k < 5) { k++; if (k & 1) continue; H(k); } do { k--; H(k); if (k == 2) break; } while (k); do H(1); while (0);
for (;;) { if (k++ > 4) goto out; } out: H(k);`,
	`for (int v = -2; v < 12; v++) {
    switch (v) { case 0: H(1); case 1: H(2); break; case 2 ... 4: H(3); break; default: H(4); case 7: H(5);
    { case 9: H(6); } } } unsigned char c = 255; switch (c) { case -1: H(7); break; case 255: H(8); } switch (c) { H(9); }
switch (c) default: H(10); long l = 1l << 33; switch (l) { case 0: H(1); break; case 1l << 33: H(2); }`,
	`int n = 13, count = (n + 7) / 8, s = 0;
switch (n % 8) {
    case 0: do { s++; case 7: s++; case 6: s++; case 5: s++; case 4: s++; case 3: s++; case 2: s++; case 1: s++; }
    while (--count > 0); } H(s); void *t[] = { &&x, &&y, &&z }; int i = 0; next: if (i < 3) goto *t[(i * 2) % 3]; goto end;
x: H(1); i++; goto next; y: H(2); i++; goto next; z: H(3); i++; goto next; end: H(i);`,
	// arrays, structs, unions, bit-fields
	`int m[3][4] = {{1, 2}, {3, [2] = 4}, [2] = {5, 6, 7, 8}};
for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) H(m[i][j]); int (*r)[4] = m + 1; H(r[0][2]); H((*r)[0]);
H(*(*(m + 2) + 3)); H(sizeof m); H(sizeof m[0]); H(sizeof *r); H(&m[2][1] - &m[0][0]);
int flat[] = {[3] = 1, 2, [1] = 7}; H(sizeof flat / sizeof *flat); for (int i = 0; i < 5; i++) H(flat[i]);
int rg[8] = {[1 ... 3] = 4, 5, [7] = 6}; for (int i = 0; i < 8; i++) H(rg[i]);`,
	`struct in { short a; char b[3]; };
struct s { char c; struct in i; long l; union { int u; unsigned char bytes[4]; }; struct in *p; }
x = {1, {2, "xy"}, .l = 5, .u = 0x01020304}, y; y = x; x.i.a = 9; H(y.i.a); H(y.i.b[1]); H(y.bytes[0]); y.p = &x.i;
H(y.p->a); struct s *q = &y; q->p->b[0] = 'q'; H(x.i.b[0]); H(sizeof(struct s)); H((char *)&x.l - (char *)&x);
*q = (struct s){.c = 3, .i.b = {1, 2, 3}}; H(q->c + q->i.b[2] + q->l); struct in arr[2] = {{1}, {2, {3}}};
H(arr[1].b[0] + arr[0].a); y.i = arr[1]; H(y.i.a); H(__builtin_offsetof(struct s, i.b[1]));`,
	`struct b { unsigned a : 3; int b : 5; unsigned long long c : 40; _Bool d : 1; signed e : 1; unsigned : 0;
    unsigned f : 32; } x = {9, 15, 1ull << 39, 5, -1, 0xffffffff}; H(x.a); H(x.b); x.b = 16; H(x.b); H(x.b++); H(x.b);
H(++x.b); H(x.c >> 39); x.c += 1; H(x.c & 3); H(x.d); x.d = 4; H(x.d); H(x.e); H(x.f + 1); H(x.a - 4 < 0); H(-x.a < 0);
H((x.a = 12)); H((x.b = 20) + 1); x.a |= 2; H(x.a); x.a *= 3; H(x.a); H(sizeof x);
struct __attribute__((packed)) p { char c; unsigned u : 20; long l; } z = {1, 0xfffff, -2}; H(z.u); z.u -= 5; H(z.u);
H(z.l); H(sizeof z);`,
	`union u { float f; unsigned i; unsigned char c[4]; struct { unsigned short lo, hi; } h; } v = { .i = 0x40490fdb };
H((int)(v.f * 1000)); H(v.c[3]); H(v.h.hi); v.c[0] = 0; H(v.i); v.f = 1.0f; H(v.i); union u w = v; H(w.h.hi);
unsigned char raw[8]; unsigned long long *lp = (unsigned long long *)raw; *lp = 0x1122334455667788;
H(raw[0] + raw[7] * 256); H(*(unsigned short *)(raw + 2)); void *vp = raw; H(((unsigned char *)vp)[3]);`,
	// members of variable length
	`int n = 5; struct { short a; long b; char c; short d[n]; } s, *p = &s; H(sizeof s); H(sizeof s.d); H(_Alignof(s)); n = 9;
H(sizeof *p); s.a = 1; s.d[0] = 7; s.d[4] = 8; H(p->d[4]); H((char *)s.d - (char *)p); H((char *)(p + 2) - (char *)p);
struct { char x; struct { int y; char z[n]; } in; } t[2]; H(sizeof t); H(sizeof t[0].in); t[1].in.z[8] = 6; H(*((char *)t + sizeof t - 4));
H(&t[1] - &t[0]); H((char *)&t[1].in.z - (char *)t); H(sizeof(struct { int q; char r[n + 1]; })); typedef struct { char e[n]; } T; n = 2;
T u; H(sizeof u); H(sizeof(T)); for (int i = 1; i < 4; i++) { struct { int c; int d[i]; } w; w.d[i - 1] = i; H(sizeof w); H(w.d[i - 1]); }`,
	// compound literals, statement expressions, VLAs, alloca-like code
	`int *p = (int[]){4, 5, 6}; H(p[1]); H(((struct { int a, b; }){7, 8}).b); int s = 0;
for (int i = 0; i < 3; i++) { int *q = &(int){i}; *q += 10; s += *q; } H(s); H(({ int t = 3; t *= 2; t + 1; }));
int n = 4; int v[n]; for (int i = 0; i < n; i++) v[i] = i * i; H(v[3]); H(sizeof v); int w[n][n + 1]; w[2][3] = 5;
w[3][4] = 6; H(w[2][3] * w[3][4]); H(sizeof w); H(sizeof w[0]); H(&w[1][0] - &w[0][0]); int (*pw)[n + 1] = w; pw++;
H((char *)pw - (char *)w); char *t = "xyz"; H(t[2]); char l[] = "pq", big[6] = "ab"; H(sizeof l + big[1] + big[5]);`,
	// functions
	`H(fib(12)); H(apply(add, 3, 4)); H(apply(&mul, 3, 4)); H((*apply)(*add, 1, 2)); H(sum(3, 1, 2, 3));
H(sum(4, 5, 6, 7, 8)); struct pair q = swap((struct pair){1, 2}); H(q.a * 10 + q.b); H(swap(q).a); H(counter());
H(counter()); H(old(300, 2)); H(many(1, 2, 3.5, 4, (struct pair){5, 6})); int (*table[])(int, int) = {add, mul};
for (int i = 0; i < 2; i++) H(table[i](5, 6)); H((fib(3) > 1 ? add : mul)(2, 5)); H(vsum("idl", 1, 2.5, 3L));`,
	// results that are written to locals of the caller
	`int r = 9, q = divide(7, 0, &r); H(r); H(q); for (int i = 1; i < 4; i++) { int s; q += divide(17 * i, 5, &s); H(s); }
H(q); int a = 5, b = 3; order(&a, &b); H(a * 10 + b); order(&a, &b); H(a); int c = 3; both(&c, &c); H(c); both(&c, &a); H(c);
H(a); both(&a, &global); H(a); H(global); global = 17; unsigned char k = 250; H(next(&k, 3)); H(next(&k, 5)); H(k); int l = 4;
H(down(3, &l)); H(l); int *p; H(point(&p, 2)); *p = 7; H(garr2[2]); garr2[2] = 4; if (divide(9, 4, &a) == 2 && a) H(a);
int m = 1, o; o = divide(8, 3, &m); H(m + o); r = 2; r = divide(r, 2, &l); H(r + l); divide(5, 3, &l); H(l);
int u = 6, *pu = &u; order(&u, &b); H(*pu); { int t = 40, n = 30; order(&t, &n); H(t + 100 * n); both(&n, &t); H(t + n); }`,
	`char b[16]; memset(b, 1, 16); H(b[15]); memcpy(b, "hello", 6); H(b[1]);  memmove(b + 1, b, 5); H(b[5]);
int *hp = malloc(3 * sizeof *hp); if (!hp) return 0; hp[2] = 5; H(hp[2]); hp = realloc(hp, 40); if (!hp) return 0;
H(hp[2]); free(hp); int *z = calloc(2, 8); if (!z) return 0; H(z[3]); free(z);`,
	// builtins
	`H(__builtin_popcount(0xf0f0)); H(__builtin_clz(1)); H(__builtin_clzll(1ull << 40)); H(__builtin_ctz(8));
H(__builtin_ffs(0)); H(__builtin_ffs(16)); H(__builtin_parity(7)); H(__builtin_bswap32(0x11223344));
H(__builtin_bswap16(0x1122)); H(__builtin_bswap64(0x1122334455667788) >> 32); int r;
H(__builtin_add_overflow(2147483647, 1, &r)); H(r); H(__builtin_mul_overflow(3, 4, &r)); H(r); unsigned u;
H(__builtin_sub_overflow(3u, 4u, &u)); H(u); H(__builtin_constant_p(3)); H(__builtin_expect(5, 1)); H(abs(-3));
H(__builtin_types_compatible_p(int, signed)); H(_Generic(1u, int: 1, unsigned: 2, default: 3));
H(__builtin_choose_expr(1, 5, 6)); H(__alignof__(double)); signed char sc; H(__builtin_add_overflow(100, 100, &sc));
H(sc);`,
	// what is lock-free; what enumerations are compatible with
	`struct { char c[8]; } a8; struct { long l; } l8; void *vp = &l8; char *cp = 0; _Atomic struct { char c[8]; } at;
H(__atomic_always_lock_free(1, 0)); H(__atomic_always_lock_free(2, &a8)); H(__atomic_always_lock_free(8, &l8));
H(__atomic_always_lock_free(8, (void *)&l8)); H(__atomic_always_lock_free(8, (void *)&a8));
H(__atomic_always_lock_free(8, vp)); H(__atomic_always_lock_free(8, cp)); H(__atomic_always_lock_free(3, 0));
H(__atomic_always_lock_free(16, 0)); H(__atomic_always_lock_free(40, &a8)); H(__atomic_always_lock_free(0, 0));
H(__atomic_always_lock_free(sizeof at, &at)); H(__atomic_is_lock_free(4, 0));`,
	`enum u { A = 5 }; enum s { B = -1 }; enum l { C = -1, D = 1l << 40 }; enum m { E = 1ul << 40 };
H(__builtin_types_compatible_p(enum u, unsigned)); H(__builtin_types_compatible_p(enum u, int));
H(__builtin_types_compatible_p(enum u, unsigned long)); H(__builtin_types_compatible_p(enum s, int));
H(__builtin_types_compatible_p(enum l, long)); H(__builtin_types_compatible_p(enum l, long long));
H(__builtin_types_compatible_p(enum m, unsigned long)); H(__builtin_types_compatible_p(enum m, unsigned long long));
H(__builtin_types_compatible_p(enum u, enum s)); H(__builtin_types_compatible_p(enum u *, unsigned *));
H(__builtin_types_compatible_p(enum l *, long long *)); H(_Generic((enum l)0, long long: 1, long: 2, default: 3));
H(_Generic((enum u)0, unsigned long long: 1, int: 4, unsigned: 2, default: 3));`,
	// atomics
	`_Atomic int a = 5; a += 3; H(a); H(a++); H(--a); a *= 2; H(a); a <<= 2; H(a); _Atomic unsigned char c = 250;
c += 10; H(c); H(c--); _Atomic _Bool b = 0; b |= 4; H(b); int e = 3;
H(__atomic_compare_exchange_n(&e, &(int){3}, 4, 0, 5, 5)); H(e); int x = 9;
H(__atomic_compare_exchange_n(&e, &x, 5, 0, 5, 5)); H(x); H(__sync_fetch_and_add(&e, 5));
H(__sync_add_and_fetch(&e, 5)); H(__atomic_exchange_n(&e, 1, 5)); H(e); H(__atomic_fetch_nand(&e, 3, 5)); H(e);
H(__sync_val_compare_and_swap(&e, -2, 7)); H(e); int arr[3] = {1, 2, 3}; int *_Atomic p = arr; p++; H(*p); H(*p++);
_Atomic double d = 1.5; d += 2; H(d * 2);`,
	// assembly
	`int x = 5, r = 3; __asm__ volatile("lock; xaddl %1, %0" : "+m"(x), "+r"(r) : : "memory", "cc"); H(x); H(r);
__asm__ volatile("xchgl %0, %1" : "+r"(r), "+m"(x)); H(x); H(r); __asm__ volatile("lock incl %0" : "+m"(x));
__asm__ volatile("lock subl %1, %0" : "+m"(x) : "er"(10) : "memory"); H(x); unsigned char z, c;
__asm__ volatile("lock decl %0; sete %1" : "+m"(x), "=qm"(z) : : "memory"); H(x); H(z); x = 1;
__asm__ volatile("lock decl %0; sete %1" : "+m"(x), "=qm"(z) : : "memory"); H(z);
__asm__ volatile("lock orl $0x70, %0\n\tlock andl $-17, %0\n\tlock xorl %1, %0" : "+m"(x) : "r"(3)); H(x);
__asm__ volatile("lock notl %0" : "+m"(x)); H(x); int old = 4, z2;
__asm__ volatile("lock cmpxchgl %2, %1" : "=a"(old), "+m"(x) : "r"(9), "0"(x) : "memory"); H(old); H(x);
__asm__ volatile("lock cmpxchgl %3, %0; setz %1" : "+m"(x), "=q"(z), "+a"(r) : "r"(77) : "memory"); H(x); H(z); H(r);
__asm__ volatile("lock cmpxchgl %3, %0" : "+m"(x), "=@ccz"(z2), "+a"(r) : "r"(77) : "memory"); H(x); H(z2); H(r);`,
	`unsigned long b[3] = {0, 8, 0}, *q = b; unsigned char c; long n = 67;
__asm__ volatile("lock btsq %2, %0; setc %1" : "+m"(b[0]), "=q"(c) : "r"(n) : "memory"); H(c); H(b[1]); n = -60;
__asm__ volatile("lock btcq %2, %0; setc %1" : "+m"(b[1]), "=q"(c) : "r"(n) : "memory"); H(c); H(b[0]);
__asm__ volatile("lock btrl %2, %0; setc %1" : "+m"(b[1]), "=q"(c) : "Ir"(3) : "memory"); H(c); H(b[1]);
__asm__ volatile("lock btsq $70, %0" : "+m"(b[2]) : : "memory"); H(b[2]); unsigned short w = 0xff00;
__asm__ volatile("lock btsw %w1, %0" : "+m"(w) : "r"((short)4) : "memory"); H(w); short sw = 7;
__asm__ volatile("lock xaddw %w1, %0" : "+m"(w), "+r"(sw) : : "memory"); H(w); H(sw); char cb = -1;
__asm__ volatile("xchgb %b0, %1" : "+q"(cb), "+m"(*(char *)&w) : : "memory"); H(cb); H(w); q += 1;
__asm__ volatile("lock addq %1, 8(%0)" : : "r"(q), "r"(5L) : "memory"); H(b[2]); int *p = (int *)b;
__asm__ volatile("lock; addl $1, (%0)" : "+r"(p) : : "memory"); H(b[0]);`,
	`int x = -3, y, *p = &x, *p2; long l = -1; unsigned long v; __asm__ volatile("movl %1, %0" : "=r"(y) : "m"(x));
H(y); __asm__ volatile("movl %1, %0" : "=m"(x) : "ir"(17)); H(x);
__asm__ volatile("movq %1, %0" : "=r"(p2) : "m"(p) : "memory"); H(*p2);
__asm__ volatile("mov %k1, %0" : "=m"(x) : "r"(l)); H(x); __asm__ volatile("movl %1, %k0" : "=r"(v) : "m"(x)); H(v);
__asm__ volatile("movq $-5, %0" : "=m"(l)); H(l); __asm__("" : "=r"(y) : "0"(4)); H(y);
__asm__("movl %1, %0" : "=r"(y) : "r"(8)); H(y); __asm__("movq %1, %%rax; movq %%rax, %0" : "=r"(l) : "r"(&x) : "rax");
H(*(int *)l); __asm__ volatile("# %0 %1\n\tnop; pause; lfence /* ; mfence */" : "+r"(y) : : "memory"); H(y);
__asm__ volatile("mov{l}\t{%1, %0|%0, %1}" : "=m"(x) : "r"(1)); H(x); struct { int a; long b; } s = {1, 2};
__asm__ volatile("lock addl %[n], %[s]" : [s] "+m"(s) : [n] "r"(6) : "memory"); H(s.a);
__asm__ volatile("lock xaddq %0, 8(%1)" : "+r"(l) : "r"(&s) : "memory"); H(s.b != 2);`,
	// vectors
	`typedef int v4 __attribute__((vector_size(16))); typedef short v8 __attribute__((vector_size(16)));
typedef unsigned char b16 __attribute__((vector_size(16))); typedef float f4 __attribute__((vector_size(16)));
v4 a = {1, -2, 3}, b = a + 5, c; a[1] = 7; c = a * b - 2; for (int i = 0; i < 4; i++) H(c[i]); b += a; b <<= 1;
H(b[2]); c = a < b; H(c[0] + c[3]); c = -(a | 8); H(c[1]); c = ~c & 15; H(c[0]); H((3 - a)[2]); v8 s = (v8)a; H(s[2]);
v4 *p = &b; (*p)[3] += 4; H(b[3]); int k = 1; H(a[k++] + a[k]); c = a == b; H(c[3]); v4 m = {3, 2, 5, 0};
c = __builtin_shuffle(a, m); H(c[2] * 10 + c[0]); c = __builtin_shuffle(a, b, m); H(c[2]);
c = __builtin_shufflevector(a, b, 0, 7, 2, 5); H(c[1]); f4 f = __builtin_convertvector(a, f4); f = f * 1.5f;
H((int)(f[1] * 10)); b16 x = {0, 0, 0, 200}; x += x; H(x[3]); x >>= 1; H(x[3]); struct { char c; v4 v; }
st = {1, {1, 2}}, st2 = st; st2.v[1]++; H(st2.v[1] + st.v[1]); v4 arr[2] = {{1}, {2, 3}}; arr[1] += arr[0];
H(arr[1][0] * 10 + arr[1][1]); H(vadd(a, b)[2]); H(sizeof(v8)); H(((v4){9, 8})[1]);
long long ll = (long long)(__attribute__((vector_size(8))) int){1, 2}; H(ll); a = (v4){1} + 1; H(a[2]); a++; H(a[0]);`,
	// clean-up
	`{ int a __attribute__((cleanup(fin))) = 1; { __attribute__((cleanup(fin))) int b = 2; a = 5; H(b); } H(7); }
for (int i = 0; i < 6; i++) { int c __attribute__((cleanup(fin))) = i; if (i == 1) continue;
    { int d __attribute__((cleanup(fin))) = 100 + i; if (i == 2) continue; if (i == 4) break; if (i == 3) goto next; H(d);
    } H(i); next: H(50 + i); } H(finished(3)); H(finished(0)); H(({ int z __attribute__((cleanup(fin))) = 3; z + 1; }));
int n = 0; again: { int e __attribute__((cleanup(fin))) = n; if (n++ < 2) goto again; }
switch (n) { case 3: { int f __attribute__((cleanup(fin))) = 33; break; } default: H(1); }
for (int g __attribute__((cleanup(fin))) = 0; g < 2; g++) H(g); void *t = &&l2;
{ int q __attribute__((cleanup(fin))) = 77; goto *t; l1: H(1); } l2: H(2); if (n > 99) goto l1;
{ void gone(int *); if (n) { int w __attribute__((cleanup(fin))) = 8; return h; } }`,
	// flexible array members, empty records, ranges
	`static struct fl { int n; char a[]; } g = {3, "abc"}, *p = &g; H(g.a[1]); p->a[2] = 'z'; H(g.a[2]);
static struct { int n; short s[]; } fx = {1, {5, 6, 7}}; H(fx.s[2]); H(sizeof g); H(sizeof fx); struct {} e, e2;
e = e2; H(sizeof e); struct { struct {} a; int b; } x = {{}, 1}; H(x.b);
struct pair q[4] = {[0 ... 1].a = 1, [2 ... 3] = {.b = 2}}; H(q[1].a + q[3].b);
int w[] = {[0 ... 9] = 1, [3 ... 5] = 2, 7}; H(w[4] + w[6] + w[7]); H(sizeof w);`,
	// nested functions
	`int s = 3, n = 4; int arr[3] = {1, 2, 3}; auto int later(int); int add(int a) { s += a; return s + n; } H(add(2));
H(s); int (*p)(int) = add; n = 10; H(p(4)); H(s); H(apply(({ int q(int a, int b) { return a * b + n; } q; }), 3, 4));
int deep(int k) { int in(int j) { s++; return j * k + arr[j]; } return in(1) + in(2); } H(deep(5)); H(s); H(later(6));
int later(int a) { return a * n + arr[2]; } H(later(1)); struct pair pr = {1, 2};
void swp(void) { int t = pr.a; pr.a = pr.b; pr.b = t; } swp(); H(pr.a); int v[n]; v[3] = 9;
int get(int i) { return v[i] + sizeof v; } H(get(3));
for (int i = 0; i < 2; i++) { int inc(void) { return i += 1; } H(inc()); }
int rec(int k) { return k ? k + rec(k - 1) : s; } H(rec(4));`,
	`{ __label__ out; int k = 0; void quit(int x) { k = x; goto out; } for (int i = 0; i < 5; i++) if (i == 3) quit(i);
    else H(i); H(99); out: H(k); }`,
	// enums, typedefs, statics, scopes
	`enum e { A, B = 5, C, D = -1 } v = C; H(v + B); H(D < A); H(sizeof v); typedef int T; { T T = 4; H(T); }
static int st[3] = {[1] = 2}; st[1]++; H(st[1]); static const char *names[] = {"one", "two"}; H(names[1][0]);
static struct { int a; int *p; } lk = {3, &st[1]}; H(*lk.p); int shadow = 1;
{ int shadow = 2; H(shadow); { extern int global; H(global); } } H(shadow);
const unsigned char *s = (const unsigned char *)"\xff\0a"; H(s[0] + s[2]); H(garr[2].y + gp->x + *gq + gm[1][1]);`,
	`int i = 5; int *p = &i; int **pp = &p; **pp = 6; H(i); *pp = &global; H(**pp); H(p == &global); H(!p);
unsigned long a = (unsigned long)p; H((int *)a == p); H((a & 3)); char *c = (char *)&i; c[1] = 1; H(i);
H(p != 0 && *p > 3); int *np = 0; H(np == 0); H(!np ? 1 : *np); H((np ? *np : 4) + (p ? 1 : 0)); void *v = &i;
H(*(int *)v); const int *cp = &i; H(*cp); int *end = garr2 + 4, *q = garr2, s = 0; while (q != end) s += *q++; H(s);`,
}

const executedPrelude = `
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <stdio.h>
typedef unsigned long long u64;
static u64 h; static void hash(u64 x) { h = h * 1000003 + x; }
#define H(x) hash((u64)(long long)(x))
int global = 17; struct xy { int x, y; } garr[3] = {{1}, {2, 3}, {.y = 4}}, *gp = garr + 1;
int garr2[] = {3, 1, 4, 1}, *gq = &garr2[2], gm[2][2] = {{1, 2}, {3, 4}};
struct pair { int a, b; };
int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int add(int a, int b) { return a + b; } int mul(int a, int b) { return a * b; }
int apply(int f(int, int), int a, int b) { return f(a, b); }
int sum(int n, ...) { va_list ap; va_start(ap, n); int s = 0; while (n--) s = s * 10 + va_arg(ap, int); va_end(ap);
    return s; }
int vsum(const char *f, ...) { va_list ap; va_start(ap, f); double s = 0;
    for (; *f; f++) switch (*f) { case 'i': s += va_arg(ap, int); break; case 'd': s += va_arg(ap, double); break;
    case 'l': s += va_arg(ap, long); } va_end(ap); return s * 2; }
typedef int v4i __attribute__((vector_size(16))); v4i vadd(v4i a, v4i b) { return a + b; }
void fin(int *p) { H(*p); }
int finished(int n) { int a __attribute__((cleanup(fin))) = n; if (n) return a++ * 2;
    int b __attribute__((cleanup(fin))) = 4; return a + b; }
struct pair swap(struct pair p) { int t = p.a; p.a = p.b; p.b = t; return p; }
int counter(void) { static int n = 10; return n++; }
int old(c, k) char c; short k; { return c * k; }
int divide(int a, int b, int *rest) { if (!b) return 0; *rest = a % b; return a / b; }
void order(int *a, int *b) { if (*a > *b) { int t = *a; *a = *b; *b = t; } }
void both(int *a, int *b) { int n; *a += 1; *b *= 2; for (n = 0; *a < 20; n++) *a += *b + n; }
int next(unsigned char *c, int by) { *c += by; by = *c; return by; }
int down(int n, int *least) { int deep = n; if (n > 0) down(n - 1, &deep); if (deep < *least) *least = deep; return deep; }
int point(int **p, int at) { *p = &garr2[at]; return **p; }
double many(char a, short b, float c, long d, struct pair e) { return a + b + c + d + e.a * e.b; }
`

// program is a C program that stores what each body computes in result.
func program(bodies []string) string {
	var b strings.Builder
	b.WriteString(executedPrelude)
	for i, body := range bodies {
		fmt.Fprintf(&b, "static u64 test%d(void) {\nh = 0;\n%s\nreturn h;\n}\n", i, body)
	}
	fmt.Fprintf(&b, "u64 result[%d];\nint main(void) {\n", len(bodies))
	for i := range bodies {
		fmt.Fprintf(&b, "  result[%d] = test%d();\n", i, i)
	}
	fmt.Fprintf(&b, "#ifndef __MAYRUN__\n  for (int i = 0; i < %d; i++) printf(\"%%llu\\n\", result[i]);\n#endif\n  return 0;\n}\n", len(bodies))
	return b.String()
}

// compile runs the program as gcc compiles it.
func compiled(t testing.TB, text string, flags ...string) []uint64 {
	t.Helper()
	return compiledBy(t, "gcc", text, flags...)
}

func compiledBy(t testing.TB, compiler, text string, flags ...string) []uint64 {
	t.Helper()
	gcc, err := exec.LookPath(compiler)
	if err != nil {
		t.Skip("no " + compiler)
	}
	dir := t.TempDir()
	src, bin := filepath.Join(dir, "t.c"), filepath.Join(dir, "t")
	if err := os.WriteFile(src, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(gcc, append(flags, "-w", "-fwrapv", "-fno-strict-aliasing", "-o", bin, src,
		"-latomic")...).CombinedOutput(); err != nil {
		t.Fatalf("gcc: %v\n%s\n%s", err, out, text)
	}
	out, err := exec.Command(bin).Output()
	if err != nil {
		t.Fatalf("compiled program: %v", err)
	}
	var rs []uint64
	for _, f := range strings.Fields(string(out)) {
		var v uint64
		fmt.Sscan(f, &v)
		rs = append(rs, v)
	}
	return rs
}

// interpreted runs the program as it is lowered.
func interpreted(t testing.TB, text string, model csource.DataModel) []uint64 {
	t.Helper()
	p, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": text}, frontend.Options{DataModel: model})
	if err != nil {
		t.Fatalf("load: %v\n%s", err, text)
	}
	if err := cfg.Check(p); err != nil {
		t.Fatalf("check: %v\n%s", err, text)
	}
	return ran(t, p)
}

// ran is what a program leaves in result.
func ran(t testing.TB, p *cfg.Program) []uint64 {
	t.Helper()
	last := ""
	m, err := interp.New(p, interp.Options{Observe: func(e *interp.Event) { last = fmt.Sprint(e, e.Pos()) }})
	if err != nil {
		t.Fatalf("interp: %v", err)
	}
	for !m.Done() {
		ts := m.Enabled()
		if len(ts) == 0 {
			break
		}
		if _, err := m.Step(ts[0]); err != nil {
			t.Fatalf("step: %v after %s %v", err, last, m.Stack(ts[0]))
		}
	}
	var rs []uint64
	data := m.Bytes(m.GlobalNamed("result"))
	for ; len(data) >= 8; data = data[8:] {
		rs = append(rs, binary.LittleEndian.Uint64(data))
	}
	if o := m.Outcome(); o.Edge != nil {
		t.Logf("outcome: %s %s", o, o.Edge.Pos)
	}
	return rs
}

func TestExecution(t *testing.T) {
	text := program(executed)
	want := compiled(t, text)
	got := interpreted(t, text, csource.LP64)
	for i := range executed {
		if i >= len(got) || got[i] != want[i] {
			t.Errorf("differs from gcc: %s", narrow(t, executed[i]))
		}
	}
}

// narrow finds the first H of a body whose value differs.
func narrow(t *testing.T, body string) string {
	const many = 4000
	text := strings.Replace(executedPrelude, "{ h = h * 1000003 + x; }", fmt.Sprintf("{ if (seen < %d) result[seen++] = x; }", many), 1)
	text = fmt.Sprintf("unsigned long long result[%d]; int seen;\n%s\nvoid test(void) {\n%s\nreturn; }\n", many, text, body)
	text = strings.ReplaceAll(text, "return h;", "return;")
	text += fmt.Sprintf("int main(void) { test();\n#ifndef __MAYRUN__\n"+
		"  for (int i = 0; i < %d; i++) printf(\"%%llu\\n\", result[i]);\n#endif\n  return 0; }\n", many)
	want, got := compiled(t, text), interpreted(t, text, csource.LP64)
	for i := range want {
		if i >= len(got) || got[i] != want[i] {
			return fmt.Sprintf("call %d: got %v, want %v", i, got[max(0, i-5):min(len(got), i+15)], want[max(0, i-5):i+15])
		}
	}
	return "the calls agree"
}

// Random expressions over variables of every width.
func TestRandomExpressions(t *testing.T) {
	gen := rapid.Custom(randomBody)
	var bodies []string
	for seed := range 300 {
		bodies = append(bodies, gen.Example(seed))
	}
	text := program(bodies)
	want := compiled(t, text)
	got := interpreted(t, text, csource.LP64)
	for i := range bodies {
		if i >= len(got) || got[i] != want[i] {
			t.Fatalf("differs from gcc:\n%s\n%s", bodies[i], narrow(t, bodies[i]))
		}
	}
}

var randomTypes = []string{"signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long",
	"unsigned long", "long long", "_Bool"}

func randomBody(rt *rapid.T) string {
	var b strings.Builder
	b.WriteString("struct { unsigned a : 3; int b : 7; unsigned long long c : 30; } f = {1, -2, 3}; int a[4] = {1, -2, 3, 4}, *p = a;\n")
	for i := range 4 {
		fmt.Fprintf(&b, "%s v%d = %d; ", rapid.SampledFrom(randomTypes).Draw(rt, "type"), i,
			rapid.Int64Range(-1<<34, 1<<34).Draw(rt, "value"))
	}
	for range 4 {
		lv := rapid.SampledFrom([]string{"v0", "v1", "v2", "v3", "f.a", "f.b", "f.c", "a[1]", "*p", "p[2]"}).Draw(rt, "lvalue")
		op := rapid.SampledFrom([]string{"=", "+=", "-=", "*=", "|=", "^=", "&=", "<<= 1 +", ">>= 2 +"}).Draw(rt, "op")
		x := randomExpr(rt, 3)
		if strings.HasSuffix(op, "+") {
			x = "((" + x + ") & 3)"
		}
		fmt.Fprintf(&b, "\n%s %s %s; H(%s); H(%s);", lv, op, x, lv, randomExpr(rt, 3))
	}
	return b.String()
}

func randomExpr(rt *rapid.T, depth int) string {
	if depth == 0 || rapid.IntRange(0, 5).Draw(rt, "leaf") == 0 {
		return rapid.SampledFrom([]string{"v0", "v1", "v2", "v3", "f.a", "f.b", "f.c", "a[2]", "*p", "1", "-3", "7u",
			"0x123456789l", "'x'", "255"}).Draw(rt, "atom")
	}
	x := func() string { return randomExpr(rt, depth-1) }
	switch rapid.IntRange(0, 9).Draw(rt, "form") {
	case 0:
		return fmt.Sprintf("(%s)(%s)", rapid.SampledFrom(randomTypes).Draw(rt, "cast"), x())
	case 1:
		return rapid.SampledFrom([]string{"-", "~", "!", "+"}).Draw(rt, "unary") + "(" + x() + ")"
	case 2:
		return fmt.Sprintf("(%s ? %s : %s)", x(), x(), x())
	case 3:
		return fmt.Sprintf("(%s %s %s)", x(), rapid.SampledFrom([]string{"&&", "||"}).Draw(rt, "logic"), x())
	case 4:
		return fmt.Sprintf("((%s) %s ((%s) & 7))", x(), rapid.SampledFrom([]string{"<<", ">>"}).Draw(rt, "shift"), x())
	case 5:
		return fmt.Sprintf("((%s) %s ((%s) | 1))", x(), rapid.SampledFrom([]string{"/", "%"}).Draw(rt, "div"), "(unsigned)("+x()+")")
	}
	return fmt.Sprintf("((%s) %s (%s))", x(), rapid.SampledFrom([]string{"+", "-", "*", "&", "|", "^", "<", ">", "<=",
		">=", "==", "!="}).Draw(rt, "binary"), x())
}
