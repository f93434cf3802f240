// A part with several members is assigned before the job as a whole is.
#include <pthread.h>

#define THREADS 40
#define PART 100

struct range { int begin, end; };
struct job { struct range r; int id; };
static char all[THREADS * PART + 1];

static void *mark(void *arg) {
	struct job *j = arg;
	for (int i = j->r.begin; i < j->r.end; i++)
		all[i] = j->id; // RACE!
	return 0;
}

int main(void) {
	static struct job jobs[THREADS];
	pthread_t t[THREADS];
	struct job last = {{0, 0}, 0};
	struct range more = {0, PART};
	for (int i = 0; i < THREADS; i++) {
		last.r.begin = last.r.end = 0;
		last.r.begin = i * PART;
		last.r.end = (i + 1) * PART;
		last.r = more;
		jobs[i] = last;
		pthread_create(&t[i], 0, mark, &jobs[i]);
	}
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], 0);
	return all[1] + last.r.begin;
}
