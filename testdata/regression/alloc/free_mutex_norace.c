// An object is freed when nobody uses the mutex in it any more.
#include <pthread.h>
#include <stdlib.h>

struct box { pthread_mutex_t m; };
struct box *early, *late;

static void *user(void *arg) {
	pthread_mutex_lock(&early->m); // NORACE
	pthread_mutex_unlock(&early->m); // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	early = malloc(sizeof *early);
	late = malloc(sizeof *late);
	pthread_mutex_init(&early->m, NULL);
	pthread_mutex_init(&late->m, NULL);
	pthread_create(&t, NULL, user, NULL);
	pthread_mutex_lock(&late->m); // NORACE
	pthread_mutex_unlock(&late->m); // NORACE
	pthread_join(t, NULL);
	free(early); // NORACE
	free(late); // NORACE
	return 0;
}
