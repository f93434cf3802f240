// The one table of the program needs a lock, and so does what is found in it.
#include <pthread.h>
#include <search.h>

int data;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *run(void *arg)
{
	pthread_mutex_lock(&m);
	ENTRY *e = hsearch((ENTRY){"key", &data}, ENTER); // NORACE
	data = 2;                       // NORACE
	pthread_mutex_unlock(&m);
	return e;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_mutex_lock(&m);
	ENTRY *e = hsearch((ENTRY){"key", 0}, FIND); // NORACE
	int *p = e ? e->data : 0;       // NORACE
	if (p)
		*p = 1;                 // NORACE
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}
