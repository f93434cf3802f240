// An object is freed while another thread may use the mutex in it; which of the two comes first in the text does not matter.
#include <pthread.h>
#include <stdlib.h>

struct box { pthread_mutex_t m; };
struct box *early, *late;

static void *user(void *arg) {
	pthread_mutex_lock(&early->m); // RACE!
	pthread_mutex_unlock(&early->m); // RACE!
	free(late); // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	early = malloc(sizeof *early);
	late = malloc(sizeof *late);
	pthread_mutex_init(&early->m, NULL);
	pthread_mutex_init(&late->m, NULL);
	pthread_create(&t, NULL, user, NULL);
	pthread_mutex_lock(&late->m); // RACE!
	pthread_mutex_unlock(&late->m); // RACE!
	free(early); // RACE!
	return 0;
}
