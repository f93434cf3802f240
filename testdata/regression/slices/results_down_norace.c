// The threads are joined from the last one to the first, and each one's result is read when it has been.
#include <pthread.h>
#include <stdlib.h>

struct job { pthread_t id; int from, to; long sum; };

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = j->from; i < j->to; i++)
		j->sum += i; // NORACE
	return 0;
}

int main(int argc, char **argv) {
	int n = argc > 1 ? atoi(argv[1]) : 4;
	struct job *s = calloc(n, sizeof *s);
	if (!s || n < 1)
		return 1;
	for (int i = 0; i < n; i++) {
		s[i].from = i;
		s[i].to = 10 * i;
		pthread_create(&s[i].id, 0, work, &s[i]);
	}
	long total = 0;
	for (int i = n - 1; i >= 0; i--) {
		pthread_join(s[i].id, 0);
		total += s[i].sum; // NORACE
	}
	return total > 100;
}
