// A callback gets what the library was given to keep in another call.
#include <pthread.h>

struct transfer;
struct transfer *make(void);
void set_option(struct transfer *, int, ...);
void perform(struct transfer *);
int x, y;
struct transfer *h;

static int receive(char *text, void *user) {
	*(int *)user = text[0]; // RACE!
	return 1;
}

static void *run(void *arg) {
	perform(h);
	return arg;
}

int main(void) {
	pthread_t t;
	h = make();
	set_option(h, 1, receive);
	set_option(h, 2, &x);
	pthread_create(&t, 0, run, 0);
	x = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
