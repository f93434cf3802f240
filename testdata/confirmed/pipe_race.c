// Threads that talk over a pipe, a pair of sockets and a counter of events: what is not handed over races.
#include <poll.h>
#include <pthread.h>
#include <stdint.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

struct job {
	int number;
};

static int jobs[2], sockets[2], events;
static int done, asked, counted, closed;

static void *work(void *unused) {
	struct job *j;
	while (read(jobs[0], &j, sizeof j) == sizeof j)
		done += j->number; // RACE!
	closed = 1; // RACE!
	struct pollfd p = {sockets[1], POLLIN, 0};
	char text[8];
	if (poll(&p, 1, -1) == 1 && p.revents == POLLIN && read(sockets[1], text, sizeof text) == 4 && !memcmp(text, "stop", 4))
		asked = 1; // RACE!
	uint64_t n;
	if (read(events, &n, sizeof n) == sizeof n && n == 5)
		counted = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	struct job a = {1}, *p = &a;
	uint64_t two = 2, three = 3;
	if (pipe(jobs) || socketpair(AF_UNIX, SOCK_STREAM, 0, sockets))
		return 1;
	events = eventfd(0, 0);
	if (events < 0)
		return 1;
	pthread_create(&t, 0, work, 0);
	write(jobs[1], &p, sizeof p);
	done = 0; // RACE!
	close(jobs[1]);
	closed = 2; // RACE!
	write(sockets[0], "stop", 4);
	asked = 2; // RACE!
	write(events, &two, sizeof two);
	write(events, &three, sizeof three);
	counted = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
