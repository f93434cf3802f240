// The same, with the call behind the join.
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

int counter;

void bump(void) {
	counter++; // NORACE
}

static void *worker(void *arg) {
	bump();
	return NULL;
}

int main(void) {
	pthread_t t;
	void *self = dlopen(NULL, RTLD_LAZY);
	pthread_create(&t, NULL, worker, NULL);
	void (*f)(void) = (void (*)(void))dlsym(self, "bump");
	pthread_join(t, NULL);
	if (f)
		f();
	return 0;
}
