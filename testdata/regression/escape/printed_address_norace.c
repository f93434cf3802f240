// A text that holds no address, or the address of something else.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

int other;
struct s { int a, b; };

void *run(void *arg)
{
	struct s *s = arg;
	s->a = 1; // NORACE
	s->b = 1; // NORACE
	return 0;
}

int main(int argc, char **argv)
{
	struct s *s = calloc(1, sizeof *s);
	char text[40];
	pthread_t t;
	if (!s)
		return 1;
	snprintf(text, sizeof text, "%lu", (unsigned long)&other);
	pthread_create(&t, 0, run, s);
	*(int *)strtoul(text, 0, 10) = 2; // NORACE
	int table[4] = {0};
	table[strtoul(argv[0], 0, 10) & 3] = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
