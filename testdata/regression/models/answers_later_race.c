// What is asked for is answered at any later time, and who is to be told is told in a thread.
#define _GNU_SOURCE
#include <aio.h>
#include <netdb.h>
#include <signal.h>

static int a, b;
static char data[8];

static void resolved(union sigval v)
{
	a++; // RACE!
}

static void read_all(union sigval v)
{
	b++; // RACE!
}

int main(void)
{
	static struct gaicb name = { .ar_name = "localhost" };
	struct gaicb *names[] = { &name };
	struct sigevent told = { .sigev_notify = SIGEV_THREAD, .sigev_notify_function = resolved };
	getaddrinfo_a(GAI_NOWAIT, names, 1, &told); // RACE!
	name.ar_result = 0; // RACE!
	a++; // RACE!
	static struct aiocb block = { .aio_buf = data, .aio_nbytes = 8, .aio_lio_opcode = LIO_READ };
	struct aiocb *blocks[] = { &block };
	struct sigevent done = { .sigev_notify = SIGEV_THREAD, .sigev_notify_function = read_all };
	lio_listio(LIO_NOWAIT, blocks, 1, &done); // RACE!
	data[0] = 1; // RACE!
	b++; // RACE!
	return 0;
}
