#include <pthread.h>
#include <stdlib.h>

// The program's own reach_error does not come back.
int errors;

void reach_error(void) { errors++; abort(); }

int x;

static void *writer(void *arg) {
	x = 1; // NORACE
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, 0, writer, 0);
	reach_error();
	x = 2; // NORACE
	return 0;
}
