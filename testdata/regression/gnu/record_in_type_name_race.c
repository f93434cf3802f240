// A record or an enumeration may be defined in a type name, whatever the type name stands in.
#include <pthread.h>

static long same(long n) {
	return n;
}

static int sizes(void) {
	if ((sizeof(struct { char a; int b; short c; })) != 12)
		return 0;
	while (sizeof(union { char a[5]; }) != 5)
		return 0;
	switch (_Alignof(struct { char a; double *b; })) {
	case 8:
		break;
	default:
		return 0;
	}
	return same(__alignof__(struct { char a; short b; })) == 2 && same(sizeof(void (*)(struct { char a, b; } *p))) == 8 &&
		(__builtin_types_compatible_p(struct { int a, b; }, enum { A, B })) == 0 && A == 0 && B == 1 &&
		(__builtin_offsetof(struct { char a, b; int c; }, c)) == 4;
}

int x;

static void *run(void *arg) {
	if (sizes())
		x++; // RACE!
	return 0;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, 0, run, 0);
	pthread_create(&b, 0, run, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
