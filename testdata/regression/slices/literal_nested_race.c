// A nested function changes a member.
#include <pthread.h>

#define THREADS 40
#define PART 100

struct job { int id, begin, end; };
static char all[THREADS * PART + 1];

static void *mark(void *arg) {
	struct job *j = arg;
	for (int i = j->begin; i < j->end; i++)
		all[i] = j->id; // RACE!
	return 0;
}

int main(void) {
	static struct job jobs[THREADS];
	pthread_t t[THREADS];
	struct job last = {0, 0, 0};
	void more(void) { last.end++; }
	for (int i = 0; i < THREADS; i++) {
		last.begin = last.end = 0;
		last.id = i;
		last.begin = i * PART;
		last.end = (i + 1) * PART;
		more();
		jobs[i] = last;
		pthread_create(&t[i], 0, mark, &jobs[i]);
	}
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], 0);
	return all[1] + last.begin;
}
