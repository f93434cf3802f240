// The thread is created by a function that the called one calls.
#include <pthread.h>
#include <signal.h>
#include <stdio.h>

static int limit;
static pthread_t t;

static void on_signal(int sig) { (void)sig; }

static void *work(void *arg) {
	(void)arg;
	return (void *)(long)limit; // RACE!
}

static void begin(void) { pthread_create(&t, NULL, work, NULL); }

static void say(int which) {
	puts("said");
	if (which)
		begin();
}

int main(void) {
	signal(SIGUSR1, on_signal);
	say(0);
	say(1);
	limit = 4; // RACE!
	pthread_join(t, NULL);
	return 0;
}
