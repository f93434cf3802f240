// A node is used by another register when it has been put in a list.
#include <pthread.h>
#include <stdlib.h>

struct job {
	struct job *next;
	int value;
};

static struct job *jobs;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static struct job *take(void) {
	pthread_mutex_lock(&m);
	struct job *j = jobs;
	if (j)
		jobs = j->next;
	pthread_mutex_unlock(&m);
	return j;
}

static void put(struct job *j) {
	pthread_mutex_lock(&m);
	j->next = jobs;
	jobs = j;
	pthread_mutex_unlock(&m);
}

static void *work(void *unused) {
	struct job *j, *k;
	for (int i = 0; i < 20; i++) {
		if (!(j = malloc(sizeof *j)))
			break;
		(k = j)->value = i; // NORACE
		put(j);
		k->value++; // RACE!
		j = take();
		if (j) {
			(k = j)->value++; // RACE!
			free(j); // RACE!
		}
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
