// A function that gets data may get less than asked for, or none: what was in the buffer stays.
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int x, y;
int *p = &y;

void *run(void *arg)
{
	struct { int *to, n; } s = {&x, 1};
	if (read(0, &s, sizeof s) < 0)
		*s.to = 1;                             // RACE!
	char b[64];
	memcpy(b, &p, sizeof p);
	if (fread(b, 1, sizeof b, stdin) == 0) {
		int *q;
		memcpy(&q, b, sizeof q);
		*q = 1;                                // RACE!
	}
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	x = 2; // RACE!
	y = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
