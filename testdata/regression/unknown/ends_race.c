// A function without a body may end the thread, before that has waited for the one that it has started.
// externals: worst
#include <pthread.h>

int x;
void elsewhere(void); // not defined here

void *grandchild(void *arg) {
	x = 1; // RACE!
	return 0;
}

void *child(void *arg) {
	pthread_t t;
	pthread_create(&t, 0, grandchild, 0);
	elsewhere();
	pthread_join(t, 0);
	(void)0;
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, child, 0);
	pthread_join(t, 0);
	x = 2; // RACE!
	return 0;
}
