// A function that gets data writes no pointers of its own, and what memset writes is all there is.
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int x, y;

void *run(void *arg)
{
	struct { int *to, n; } s = {&x, 1};
	memset(&s, 0, sizeof s);
	if (read(0, &s.n, sizeof s.n) < 0 && s.to)
		*s.to = 1;                             // NORACE
	long b[8];
	if (fread(b, 1, sizeof b, stdin) == 0)
		y = b[0];                              // NORACE
	return 0;
}

int main(void)
{
	pthread_t t;
	x = 1; // NORACE
	pthread_create(&t, 0, run, 0);
	x = 2; // NORACE
	pthread_join(t, 0);
	return y; // NORACE
}
