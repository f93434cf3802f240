#include <pthread.h>

// The program's own reach_error comes back.
int errors;

void reach_error(void) { errors++; }

int x;

static void *writer(void *arg) {
	x = 1; // RACE!
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, 0, writer, 0);
	reach_error();
	x = 2; // RACE!
	return 0;
}
