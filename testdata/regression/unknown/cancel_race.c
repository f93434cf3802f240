// A function without a body may cancel a thread whose identifier it is given, before that has waited for another one.
// externals: worst
#include <pthread.h>

int x;
void elsewhere(pthread_t t); // not defined here

void *grandchild(void *arg) {
	x = 1; // RACE!
	return 0;
}

void *child(void *arg) {
	pthread_t t;
	pthread_create(&t, 0, grandchild, 0);
	pthread_join(t, 0);
	return 0;
}

void *bystander(void *arg) {
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, child, 0);
	pthread_create(&u, 0, bystander, 0);
	elsewhere(t);
	pthread_join(t, 0);
	x = 2; // RACE!
	return 0;
}
