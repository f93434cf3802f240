// Who is to be told in a thread holds a lock there, and what is being answered is left alone.
#define _GNU_SOURCE
#include <netdb.h>
#include <pthread.h>
#include <signal.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int a;

static void resolved(union sigval v)
{
	pthread_mutex_lock(&m);
	a++; // NORACE
	pthread_mutex_unlock(&m);
}

int main(void)
{
	static struct gaicb name = { .ar_name = "localhost" };
	struct gaicb *names[] = { &name };
	struct sigevent told = { .sigev_notify = SIGEV_THREAD, .sigev_notify_function = resolved };
	getaddrinfo_a(GAI_NOWAIT, names, 1, &told);
	pthread_mutex_lock(&m);
	a++; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
