// What main does between two calls of one function, of which only the second comes when there is a thread.
#include <pthread.h>
#include <signal.h>
#include <stdio.h>

static int limit, said;

static void on_signal(int sig) { (void)sig; }

static void say(const char *what) {
	puts(what);
	said++; // NORACE
}

static void *work(void *arg) {
	(void)arg;
	return (void *)(long)limit; // NORACE
}

int main(void) {
	pthread_t t;
	signal(SIGUSR1, on_signal);
	say("begin");
	limit = 4; // NORACE
	if (pthread_create(&t, NULL, work, NULL))
		return 1;
	say("on");
	pthread_join(t, NULL);
	return 0;
}
