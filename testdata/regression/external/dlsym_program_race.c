// The handle that dlopen gives for no file is that of the program; a function that is found is called like any other.
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

int counter;

void bump(void) {
	counter++; // RACE!
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
	if (f)
		f();
	pthread_join(t, NULL);
	return 0;
}
