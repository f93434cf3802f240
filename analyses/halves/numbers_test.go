package halves_test

import (
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/variants"
)

// TestNumbers holds variants against what is proved of them in which numbers are large, come round, or are converted.
func TestNumbers(t *testing.T) {
	const tooFar = "for (int i = r->lo; i <= r->hi; i++) r->a[i]++;"
	unsigned := func(loop string) []string {
		return []string{"int lo, hi;", "unsigned lo, hi;", "/* begin */", "if (r->hi < r->lo) return 0;", "for (int i = r->lo; i < r->hi; i++) r->a[i]++;", loop,
			"int mid =", "unsigned mid ="}
	}
	check(t, filling, []variants.Variant{
		variants.Races("compared with the least number", "/* begin */", "long long h = r->lo; if (h < -9223372036854775807LL - 1) return 0;",
			loop, "if (r->lo < r->hi) r->a[(unsigned)r->lo]++;"),
		variants.Races("compared with a large number", "/* begin */", "long long h = r->hi; if (h > 1LL << 62) return 0;", loop, tooFar),
		variants.Races("compared with the greatest number", append(unsigned("if (r->lo < 18446744073709551615ULL) for (unsigned long long i = r->lo; i <= r->hi; i++) r->a[i]++;"),
			"unsigned lo, hi;", "unsigned long long lo, hi;", "unsigned mid", "unsigned long long mid")...),
		variants.Proved("with many bytes", append(unsigned("for (unsigned long long i = r->lo; i < r->hi; i++) r->a[i]++;"),
			"unsigned lo, hi;", "unsigned long long lo, hi;", "unsigned mid", "unsigned long long mid")...),
		variants.Proved("without a sign", unsigned("for (unsigned i = r->lo; i < r->hi; i++) r->a[i]++;")...),
		variants.Races("products that come round", unsigned("for (unsigned i = r->lo; i < r->hi; i++) r->a[i * 3000000u / 3000000u]++;")...),
		variants.Races("products that come round, the other way", unsigned("for (unsigned i = r->lo; i < r->hi; i++) r->a[3000000u * i / 3000000u]++;")...),
		variants.Proved("products", loop, "for (int i = r->lo; i < r->hi; i++) r->a[i * 3 / 3]++;"),
		variants.Proved("products, the other way", loop, "for (int i = r->lo; i < r->hi; i++) r->a[3 * i / 3]++;"),
		variants.Races("with a sign again", unsigned("for (unsigned i = r->lo; i < r->hi; i++) r->a[(int)i]++;")...),
		variants.Races("narrow, without a sign", loop, "for (int k = r->lo; k < r->hi; k++) { unsigned char i = k; if (k >= 0) r->a[i]++; }"),
		variants.Races("truth values", loop, "for (int k = r->lo; k < r->hi; k++) { _Bool i = k; r->a[i]++; }"),
		variants.Races("addresses as numbers", loop, "for (int i = r->lo; i < r->hi; i++) { unsigned long p = (unsigned long)r->a; ((int *)p)[i]++; }"),
		variants.Races("a division by a negative number", "/* begin */", "int third = r->lo / -3; if (third > 9) return 0;", loop, tooFar),
		variants.Races("a quotient of a negative number", "/* behind */", "for (int i = r->lo - r->hi; i / 2 > r->lo - r->hi; i--) r->a[r->hi + i]++;"),
		variants.Races("a shift of a negative number", loop, "for (int i = r->lo; i < r->hi; i++) { int k = i + 1 + ((r->lo - r->lo - 3) >> 1); if (k >= 0) { r->a[k]++; r->a[i]++; } }"),
		variants.Races("an address that is no number", "long sum;", "long sum; void *mark;", "mid, 0}", "mid, 0, r->mark}", "r->hi, 0}", "r->hi, 0, r->mark}", "64, 0}", "64, 0, (void *)-1}",
			loop, "int hi = r->hi; if (r->mark == (void *)-1) hi++; for (int i = r->lo; i < hi; i++) r->a[i]++;"),
		variants.Races("an address that is a failure", "#include <stdlib.h>", "#include <stdlib.h>\n#include <sys/mman.h>",
			loop, "int hi = r->hi; void *q = mmap(0, (size_t)1 << 30, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0); if (q == MAP_FAILED) hi++; for (int i = r->lo; i < hi; i++) r->a[i]++;"),
		variants.Proved("a shift of what may be negative", loop, "for (int i = (r->lo - 1) >> 1; i < r->hi; i++) if (i >= r->lo) r->a[i]++;"),
		variants.Races("a sum that fits in more bytes", append(unsigned("for (unsigned i = r->lo; i < r->hi; i++) r->a[i]++;"), "long sum;", "unsigned long long sum;",
			"unsigned mid = r->lo + (r->hi - r->lo) / 2;", "unsigned long long z = r->sum; if ((unsigned long long)r->lo + r->hi >= z) return 0; unsigned mid = (r->lo + r->hi) / 2;",
			"mid, 0}", "mid, z}", "r->hi, 0}", "r->hi, z}", "{data, 0, 64, 0}", "{data, 0, 64, rand()}")...),
		variants.Races("set by a length that comes round", "/* behind */", "size_t n = (size_t)r->lo - (r->hi + 3) * sizeof(int); memset(r->a + r->lo, 0, n * (size_t)-1);"),
		variants.Races("set by a length that comes round, the other way", "/* behind */", "size_t n = (size_t)r->lo - (r->hi + 3) * sizeof(int); memset(r->a + r->lo, 0, (size_t)-1 * n);"),
		variants.Races("at most", loop, "for (int i = r->lo; !(i > r->hi); i++) r->a[i]++;"),
		variants.Races("at least", loop, "for (int i = r->hi; i >= r->lo; i--) r->a[i]++;"),
		variants.Races("not less", loop, "for (int i = r->hi - 1; !(i < r->lo - 1); i--) r->a[i]++;"),
		variants.Races("not equal", loop, "int i = r->sum; if (i != r->lo && i < r->hi) r->a[i]++;"),
		variants.Races("not equal, above", loop, "int i = r->sum; if (i != r->hi && i >= r->lo) r->a[i]++;"),
		variants.Proved("not equal, but not less", "/* behind */", "for (int i = r->hi - 1; i != r->lo - 1; i--) r->a[i]++;"),
		variants.Proved("not equal, but not more", "/* behind */", "for (int i = r->lo; i != r->hi; i++) r->a[i]++;"),
		variants.Races("a number that is true", loop, "int d = r->hi - r->lo; if (d) r->a[r->lo]++;"),
		variants.Proved("a number that is true, and not negative", loop, "int d = r->hi - r->lo; if (d >= 0 && d) r->a[r->lo]++;"),
	})
}

// TestPlaces holds variants against what is proved of them in which it matters where something lies.
func TestPlaces(t *testing.T) {
	const lo = "__builtin_offsetof(struct range, lo)"
	check(t, filling, []variants.Variant{
		variants.Races("a bound that may change by itself", "int lo, hi;", "int lo; volatile int hi;"),
		variants.Races("an array of each thread's own", "/* more */", "static _Thread_local int *array = data;", "r->a[i]", "array[i]", "work(&all);", "array = data + 1; work(&all);"),
		variants.Races("a bound in an array", "int lo, hi;", "int lo, h[2];", "r->hi", "r->h[1]", "{r->a, r->lo, mid, 0}", "{r->a, r->lo}", "{r->a, mid, r->h[1], 0}", "{r->a, mid, {0, r->h[1]}}",
			"{data, 0, 64, 0}", "{data, 0, {0, 64}}", "/* before */", "left.h[1] = r->h[1]; left.h[0] = mid;"),
		variants.Races("bounds in bits", "int lo, hi;", "int lo; union { int hi; int low : 8; };", "{r->a, r->lo, mid, 0}", "{r->a, r->lo, {r->hi}, 0}", "{r->a, mid, r->hi, 0}", "{r->a, mid, {r->hi}, 0}",
			"{data, 0, 64, 0}", "{data, 0, {64}, 0}", "/* before */", "left.low = mid;"),
		variants.Races("a bound that is also something else", "int lo, hi;", "int lo; union { int hi; unsigned u; };", "{r->a, r->lo, mid, 0}", "{r->a, r->lo, {mid}, 0}",
			"{r->a, mid, r->hi, 0}", "{r->a, mid, {r->hi}, 0}", "{data, 0, 64, 0}", "{data, 0, {64}, 0}",
			"/* before */", "if (left.hi < 0 || mid < 0) return 0; left.u = left.hi + 1; if (left.u > (unsigned)mid + 1u) return 0;"),
		variants.Races("a member that lies behind", "/* more */", "struct pair { int x, y; };", "r->a[i]++", "((struct pair *)(r->a + i))->y++"),
		variants.Races("its argument, where numbers say", "/* begin */", "int k = r->sum, m = r->sum; if (2 * k + 1 == 3 * m) *(int *)((char *)r + 2 * k - 3 * m + 1 + (int)"+lo+") = 0;"),
		variants.Races("its argument, anywhere", "/* begin */", "int k = r->sum; *(int *)((char *)r + k) = 0;"),
		variants.Races("a bound that a thread has written", "r->sum = 1;", "r->sum = 64;", split, "struct range left = {r->a, r->lo, mid, mid}, right = {r->a, mid, r->hi, 0};",
			"/* behind */", "for (int i = r->lo; i < left.sum; i++) r->a[i]++;"),
		variants.Proved("those that are small come first", "/* behind */", "int k = r->lo; for (int i = r->lo; i < r->hi; i++) if (r->a[i] < 5) { int x = r->a[k]; r->a[k] = r->a[i]; r->a[i] = x; k++; }"),
		variants.Proved("two that go together", "/* behind */", "for (int i = r->lo, k = 0; i < r->hi; i++, k++) r->a[r->lo + k]++;"),
		variants.Proved("written to a file", "/* behind */", "fwrite(r->a + r->lo, 4, r->hi - r->lo, stdout);", "#include <stdlib.h>", "#include <stdio.h>\n#include <stdlib.h>"),
		variants.Races("written to a file beside the thread", "/* beside */", "fwrite(r->a + r->lo, 4, r->hi - r->lo, stdout);", "#include <stdlib.h>", "#include <stdio.h>\n#include <stdlib.h>"),
		variants.Races("one of two threads", start, "if (r->lo > 5) pthread_create(&t, 0, work, &left); else pthread_create(&t, 0, work, &right); r->a[mid]++; pthread_join(t, 0); if (r->lo > 5) work(&right); else work(&left);"),
		variants.Races("one of two threads, the other one", start, "if (r->lo > 5) pthread_create(&t, 0, work, &left); else pthread_create(&t, 0, work, &right); r->a[mid - 1]++; pthread_join(t, 0); if (r->lo > 5) work(&right); else work(&left);"),
		variants.Proved("one of two threads, which is joined", start, "if (r->lo > 5) pthread_create(&t, 0, work, &left); else pthread_create(&t, 0, work, &right); pthread_join(t, 0); r->a[mid]++; if (r->lo > 5) work(&right); else work(&left);"),
	})
	check(t, counting, []variants.Variant{
		variants.Races("rows of a length that is computed", "/* behind */", "int k = j->n; int (*rows)[k] = (int (*)[k])j->a; rows[1][0]++;"),
	})
	const create = "pthread_create(&t, 0, work, &left);\n\twork(&right);"
	check(t, looking, []variants.Variant{
		variants.Races("a member that is not relied upon, or another one", "int lo, hi;", "int lo, hi, sum;", create, "int *p = &r->sum;\n\tint e = pthread_create(&t, 0, work, &left);\n"+
			"\tif (e) { p = &all.hi; work(&left); }\n\tpthread_mutex_lock(&m); *p = 5; pthread_mutex_unlock(&m);\n\twork(&right);", "pthread_join(t, 0);", "if (!e) pthread_join(t, 0);"),
		variants.Races("a member of its own, or a variable", "int lo, hi;", "int lo, hi, sum;", "/* more */", "static int total;", create, "int *p = &r->sum;\n\tint e = pthread_create(&t, 0, work, &left);\n"+
			"\tif (e) { p = &total; work(&left); }\n\t*p += 1;\n\twork(&right);", "pthread_join(t, 0);", "if (!e) pthread_join(t, 0);"),
		variants.Proved("a member of its own", "int lo, hi;", "int lo, hi, sum;", create, "int *p = &r->sum;\n\tint e = pthread_create(&t, 0, work, &left);\n"+
			"\tif (e) work(&left);\n\t*p += 1;\n\twork(&right);", "pthread_join(t, 0);", "if (!e) pthread_join(t, 0);"),
	})
}

// TestForgotten holds variants against what is proved of them in which it matters what is left of a number that is not needed any
// more, or has become another one.
func TestForgotten(t *testing.T) {
	const tooFar = "for (int i = r->lo; i <= r->hi; i++) r->a[i]++;"
	const once = "do { r->a[i]++; i++; } while (i < r->hi);"
	check(t, strings.Replace(filling, "/* main */", "other[0] = rand() - rand();", 1), []variants.Variant{
		variants.Races("a number that may have been negative", "/* begin */", "int k = r->lo - 40; if (k > r->hi) return 0;", loop, "if (r->lo < 40) "+tooFar),
		variants.Races("a number that may have been negative, by an equation", "/* begin */", "int k = other[0]; if (k != r->lo - 40) return 0;", loop, "if (r->lo < 40) "+tooFar),
		variants.Races("a number that may have been negative, by an equation the other way", "/* begin */", "int k = other[0]; if (r->lo - 40 != k) return 0;", loop, "if (r->lo < 40) "+tooFar),
		variants.Proved("a number that had no sign", loop, "int i = r->lo; unsigned k = other[0]; if ((long long)i + 1 + k == r->hi) "+once),
		variants.Proved("a number that had no sign, the other way", loop, "int i = r->lo; unsigned k = other[0]; if (r->hi == (long long)i + 1 + k) "+once),
		variants.Proved("a number between both", loop, "int i = r->lo, k = other[0]; if (k >= i && k < r->hi) "+once),
		variants.Races("a number that was between both", loop, "int k = other[0]; if (k < r->lo || k >= r->hi) return 0; k = other[k]; r->a[k]++;"),
		variants.Races("a number that was one of both", loop, "int k = r->lo; if (k >= r->hi) return 0; k = other[0]; r->a[k]++;"),
		variants.Proved("a part of none", "left = {r->a, r->lo, mid, 0}", "left = {r->a, 3, 3, 0}", "else { work", "else { for (int i = r->lo; i < mid; i++) r->a[i]--; work"),
	})
}
