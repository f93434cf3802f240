// Unknown code writes nothing whose address it was never given.
// externals: worst
#include <pthread.h>

void keep(int *p);
void change(void);
int shared;

static void *worker(void *arg) {
	shared++; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	int own = 0;
	keep(NULL);
	pthread_create(&t, NULL, worker, NULL);
	own = 0;
	change();
	if (own)
		shared++; // NORACE
	pthread_join(t, NULL);
	return 0;
}
