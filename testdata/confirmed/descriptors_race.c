// What is certain of descriptors, pipes and pairs of sockets, and races behind it.
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

static int reads_nothing, mode, inherited, no_file, numbers, copies, no_socket, hung_up, empty, full;

static void *work(void *unused) {
	reads_nothing = 1; // RACE!
	mode = 1; // RACE!
	inherited = 1; // RACE!
	no_file = 1; // RACE!
	numbers = 1; // RACE!
	copies = 1; // RACE!
	no_socket = 1; // RACE!
	hung_up = 1; // RACE!
	empty = 1; // RACE!
	full = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	static char page[4096];
	char text[8] = "";
	int first[2], second[2], third[2], pair[2], packets[2];
	if (pipe(first) || pipe(second) || pipe(third) || socketpair(AF_UNIX, SOCK_STREAM, 0, pair) ||
		socketpair(AF_UNIX, SOCK_SEQPACKET, 0, packets))
		return 1;
	fcntl(third[1], F_SETFL, O_NONBLOCK);
	pthread_create(&t, 0, work, 0);
	if (fcntl(first[1], F_GETFL) == O_WRONLY)
		mode = 2; // RACE!
	if (fcntl(first[0], F_GETFD) == 0)
		inherited = 2; // RACE!
	if (close(-1) < 0)
		no_file = 2; // RACE!
	if (first[0] != first[1])
		numbers = 2; // RACE!
	int copy = dup(first[0]);
	fcntl(first[0], F_SETFL, O_NONBLOCK);
	if (read(copy, text, 1) < 0)
		copies = 2; // RACE!
	write(second[1], "a", 1);
	if (recv(second[0], text, 1, 0) < 0)
		no_socket = 2; // RACE!
	close(pair[1]);
	struct pollfd p = {.fd = pair[0], .events = POLLIN};
	if (poll(&p, 1, 0) == 1 && p.revents == (POLLIN | POLLHUP))
		hung_up = 2; // RACE!
	write(packets[0], text, 0);
	if (read(packets[1], text, 4) == 0)
		empty = 2; // RACE!
	int n = 0;
	while (n < 16 && write(third[1], page, 2500) == 2500)
		n++;
	if (n == 16)
		full = 2; // RACE!
	if (read(first[0], text, 0) == 0)
		reads_nothing = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
