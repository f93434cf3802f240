// Likewise, but the last letters are counted in the array of the next job.
#include <pthread.h>
#include <stdlib.h>

#define N 40

struct job { pthread_t id; const char *text; unsigned n, last; int letters[26]; int rest[8]; };
static struct job jobs[N];

static void *count(void *arg) {
	struct job *j = arg;
	for (unsigned i = 0; i < j->n; i++) {
		char c = j->text[i];
		if (c >= 'a' && c <= 'z')
			(c > 'w' ? j + 1 : j)->letters[c - 'a']++; // RACE!
		int k = c & 7;
		j->rest[k]++; // NORACE
		j->last = c; // NORACE
	}
	return 0;
}

static int sum(struct job *js, int n) {
	int all = 0;
	for (int i = 0; i < n; i++) {
		for (int k = 0; k < 26; k++)
			all += js[i].letters[k]; // NORACE
		for (int k = 0; k < 8; k++)
			all += js[i].rest[k]; // NORACE
	}
	return all;
}

int main(int argc, char **argv) {
	for (int i = 0; i < N - 1; i++) {
		jobs[i].text = argv[0];
		jobs[i].n = argc;
		if (pthread_create(&jobs[i].id, 0, count, &jobs[i]))
			return 1;
	}
	for (int i = 0; i < N - 1; i++)
		pthread_join(jobs[i].id, 0);
	return sum(jobs, N) > 100;
}
