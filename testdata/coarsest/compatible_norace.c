// A function whose type differs from that of a pointer in more than how it is written is not called through it, though the
// analysis does not tell the members apart.
#include <pthread.h>
#include <stdlib.h>

static int shared;

static void arrays(int (*a)[3]) { (void)a; }
static void reals(double (*a)[3]) { (void)a, shared++; } // NORACE
static void numbers(int x, int y) { (void)x, (void)y, shared++; } // NORACE

static struct {
	void (*a)(int (*)[3]);
	void (*r)(double (*)[3]);
	void (*n)(int, int);
} all[8];

static void *work(void *arg) {
	int three[3];
	void (**f)(int (*)[3]) = (void (**)(int (*)[3]))((char *)&all[0].a + (rand() & 7) * sizeof all[0]);
	(*f)(&three);
	return arg;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 8; i++)
		all[i].a = arrays, all[i].r = reals, all[i].n = numbers;
	if (pthread_create(&t, NULL, work, NULL))
		return 1;
	shared = 1; // NORACE
	pthread_join(t, NULL);
	return 0;
}
