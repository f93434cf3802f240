// environ has three names in the C library, and so have other variables.
#include <pthread.h>
#include <time.h>

extern char **environ;
extern char **__environ;
extern long __timezone;
static char *mine[] = {0};

static void *work(void *unused) {
	__environ = mine; // RACE!
	__timezone = 3; // RACE!
	return unused;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	char **at = environ; // RACE!
	long west = timezone; // RACE!
	pthread_join(t, 0);
	return at == mine || west == 3;
}
