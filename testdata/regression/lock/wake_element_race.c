// Each worker has a lock and a condition in one element of an array. A job begins with making the lock anew, which
// the worker may hold.
#include <pthread.h>

struct worker { pthread_t id; pthread_mutex_t lock; pthread_cond_t wake; int job; };
static struct worker ws[40];

static void *run(void *arg) {
	struct worker *w = arg;
	pthread_mutex_lock(&w->lock); // RACE!
	while (w->job == 0) // RACE!
		pthread_cond_wait(&w->wake, &w->lock); // RACE!
	w->job = 0; // RACE!
	pthread_mutex_unlock(&w->lock); // RACE!
	return 0;
}

int main(void) {
	for (int i = 0; i < 40; i++) {
		pthread_mutex_init(&ws[i].lock, 0);
		pthread_cond_init(&ws[i].wake, 0);
	}
	for (int i = 0; i < 40; i++)
		pthread_create(&ws[i].id, 0, run, &ws[i]);
	for (int i = 0; i < 100; i++) {
		ws[i % 40].lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER; // RACE!
		pthread_mutex_lock(&ws[i % 40].lock);
		ws[i % 40].job = 1; // RACE!
		pthread_cond_signal(&ws[i % 40].wake);
		pthread_mutex_unlock(&ws[i % 40].lock);
	}
	return 0;
}
