// Threads are joined from the last one to the first, and their results added up.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct st { pthread_t t; int from, to; long sum; };
static void *work(void *p)
{
	struct st *s = p;
	for (int i = s->from; i < s->to; i++) s->sum += i; // NORACE
	return NULL;
}
int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 4;
	struct st *s = calloc(n, sizeof *s);
	for (int i = 0; i < n; i++) {
		s[i].from = i * 100;
		s[i].to = (i + 1) * 100;
		pthread_create(&s[i].t, NULL, work, &s[i]);
	}
	long total = 0;
	for (int i = n - 1; i >= 0; i--) {
		pthread_join(s[i].t, NULL);
		total += s[i].sum; // NORACE
	}
	printf("%ld\n", total);
	free(s);
	return 0;
}
