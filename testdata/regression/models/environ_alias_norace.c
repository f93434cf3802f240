// environ has three names in the C library, but two variables of the program are two.
#include <pthread.h>

extern char **environ;
long timezone, __timezone;
static char *mine[] = {0};

static void *work(void *unused) {
	__timezone = 3; // NORACE
	return unused;
}

int main(void) {
	pthread_t t;
	environ = mine; // NORACE
	pthread_create(&t, 0, work, 0);
	char **at = environ; // NORACE
	long west = timezone; // NORACE
	pthread_join(t, 0);
	return at == mine || west == 3;
}
