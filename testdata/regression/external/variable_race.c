// A variable that a library defines changes whenever the library likes, and its functions may return its address.
#include <pthread.h>

struct thing {
	int n;
};
extern int mode;
extern struct thing standard;
void start(void);
struct thing *lookup(const char *);
int x;

static void *run(void *arg) {
	x++;            // RACE!
	standard.n = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	mode = 0;
	start();
	pthread_create(&t, 0, run, 0);
	if (mode)
		x++;             // RACE!
	lookup("one")->n = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
