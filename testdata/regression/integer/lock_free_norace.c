// What is lock-free depends on the size and the alignment of the object, and beyond the sizes of instructions on the library.
#include <pthread.h>

struct large {
	char b[40];
};
_Atomic struct large large;
int data;

static void *thread(void *arg) {
	if (__atomic_is_lock_free(sizeof large, &large) || __atomic_always_lock_free(5, 0))
		data = 1; // NORACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, thread, 0);
	data = 2; // NORACE!
	pthread_join(t, 0);
	return 0;
}
