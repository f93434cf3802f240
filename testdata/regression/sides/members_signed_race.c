// A member of a union is written as a number with a sign, and read as one without.
#include <pthread.h>

union end { int written; unsigned read; };
struct job { union end from, to; } front, back;
char a[40];

void *work(void *x) {
	struct job *j = x;
	for (long i = 0; i < 10 && i < j->to.read; i++)
		a[i + 20] = 1; // RACE!
	return x;
}

void *behind(void *x) {
	struct job *j = x;
	for (long i = j->from.written; i < 10; i++)
		a[i + 20] = 1; // RACE!
	return x;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	int half = -argc;
	front.to.written = half;
	back.from.written = half;
	pthread_create(&t, 0, behind, &back);
	pthread_create(&u, 0, work, &front);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
