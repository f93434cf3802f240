// It is called when the thread has been waited for.
// externals: worst
#include <pthread.h>

int x;
void elsewhere(void); // not defined here

void *grandchild(void *arg) {
	x = 1; // NORACE
	return 0;
}

void *child(void *arg) {
	pthread_t t;
	pthread_create(&t, 0, grandchild, 0);
	(void)0;
	pthread_join(t, 0);
	elsewhere();
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, child, 0);
	pthread_join(t, 0);
	x = 2; // NORACE
	return 0;
}
