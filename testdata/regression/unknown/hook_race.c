// A function is left in a variable of a library, which calls it in whichever thread calls the library.
// externals: worst
#include <pthread.h>

extern void (*library_hook)(void);
void library_poll(void);

static int count;

static void counted(void) {
	count++; // RACE!
}

static void *work(void *p) {
	library_poll(); // NORACE imprecise
	return p;
}

int main(void) {
	pthread_t t;
	library_hook = counted;
	if (pthread_create(&t, 0, work, 0))
		return 1;
	library_poll(); // NORACE imprecise
	pthread_join(t, 0);
	return 0;
}
