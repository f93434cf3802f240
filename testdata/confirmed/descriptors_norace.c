// What is not possible with descriptors, pipes and pairs of sockets: no execution races behind it.
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

static int reads_nothing, mode, inherited, no_file, numbers, copies, no_socket, hung_up, empty, full, stream, reset, waits;

static void *work(void *unused) {
	reads_nothing = 1; // NORACE imprecise
	mode = 1; // NORACE imprecise
	inherited = 1; // NORACE imprecise
	no_file = 1; // NORACE imprecise
	numbers = 1; // NORACE imprecise
	copies = 1; // NORACE imprecise
	no_socket = 1; // NORACE imprecise
	hung_up = 1; // NORACE imprecise
	empty = 1; // NORACE imprecise
	full = 1; // NORACE imprecise
	stream = 1; // NORACE imprecise
	reset = 1; // NORACE imprecise
	waits = 1; // NORACE imprecise
	return 0;
}

int main(void) {
	pthread_t t;
	static char page[4096];
	char text[8] = "";
	int first[2], second[2], third[2], pair[2], packets[2], lost[2], datagrams[2];
	if (pipe(first) || pipe(second) || pipe(third) || socketpair(AF_UNIX, SOCK_STREAM, 0, pair) ||
		socketpair(AF_UNIX, SOCK_SEQPACKET, 0, packets) ||
		socketpair(AF_UNIX, SOCK_STREAM, 0, lost) || socketpair(AF_UNIX, SOCK_DGRAM, 0, datagrams))
		return 1;
	fcntl(third[1], F_SETFL, O_NONBLOCK);
	pthread_create(&t, 0, work, 0);
	if (fcntl(first[1], F_GETFL) == O_RDWR)
		mode = 2; // NORACE imprecise
	if (fcntl(first[0], F_GETFD) == FD_CLOEXEC)
		inherited = 2; // NORACE imprecise
	if (close(-1) == 0)
		no_file = 2; // NORACE imprecise
	if (first[0] == first[1])
		numbers = 2; // NORACE imprecise
	int copy = dup(first[0]);
	fcntl(first[0], F_SETFL, O_NONBLOCK);
	if (read(copy, text, 1) >= 0)
		copies = 2; // NORACE imprecise
	write(second[1], "a", 1);
	if (recv(second[0], text, 1, 0) == 1)
		no_socket = 2; // NORACE imprecise
	close(pair[1]);
	struct pollfd p = {.fd = pair[0], .events = POLLIN};
	if (poll(&p, 1, 0) == 1 && p.revents == POLLHUP)
		hung_up = 2; // NORACE imprecise
	write(packets[0], text, 0);
	if (read(packets[1], text, 4) != 0)
		empty = 2; // NORACE imprecise
	int n = 0;
	while (n < 16 && write(third[1], page, 2500) == 2500)
		n++;
	if (n == 16 && write(third[1], page, 2500) == 2500)
		full = 2; // NORACE imprecise
	if (fileno(stdin) > 1000)
		stream = 2; // NORACE imprecise
	write(lost[0], "a", 1);
	close(lost[1]);
	if (read(lost[0], text, 1) == 0)
		reset = 2; // NORACE imprecise
	if (read(first[0], text, 0) != 0)
		reads_nothing = 2; // NORACE imprecise
	close(datagrams[0]);
	if (read(datagrams[1], text, 1) <= 0)
		waits = 2; // NORACE imprecise
	pthread_join(t, 0);
	return 0;
}
