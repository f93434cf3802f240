// An address that was printed to a text, or divided, comes back from there.
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct s { int a, b, c, d; };

void *run(void *arg)
{
	struct s *s = arg;
	s->a = 1; // RACE!
	s->b = 1; // RACE!
	s->c = 1; // RACE!
	s->d = 1; // RACE!
	return 0;
}

int main(void)
{
	struct s *s = calloc(1, sizeof *s);
	char text[40];
	pthread_t t;
	if (!s)
		return 1;
	snprintf(text, sizeof text, "%ju", (uintmax_t)s);
	ldiv_t parts = ldiv((long)s, 8);
	long size = labs((long)s);
	pthread_create(&t, 0, run, s);
	s = 0;
	((struct s *)strtoul(text, 0, 10))->a = 2;           // RACE!
	((struct s *)atol(text))->b = 2;                     // RACE!
	((struct s *)(parts.quot * 8 + parts.rem))->c = 2;   // RACE!
	((struct s *)size)->d = 2;                           // RACE!
	pthread_join(t, 0);
	return 0;
}
