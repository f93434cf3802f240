// It does not write there.
#include <pthread.h>

void show(const char *text);
char text[4];

static void *run(void *arg) {
	show(text); // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	int y = text[0]; // NORACE
	pthread_join(t, 0);
	return y;
}
