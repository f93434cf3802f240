// The address of a local variable reaches another thread in a structure that memcpy has copied; both use a lock.
#include <pthread.h>
#include <string.h>

struct box { int *p; };
struct box shared;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *reader(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	*shared.p = 1; // NORACE
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	int local = 0;
	struct box mine = { &local };
	pthread_t t;
	memcpy(&shared, &mine, sizeof mine);
	pthread_create(&t, NULL, reader, NULL);
	pthread_mutex_lock(&m);
	local = 2; // NORACE
	pthread_mutex_unlock(&m);
	pthread_join(t, NULL);
	return 0;
}
