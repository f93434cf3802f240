// What is put into the one table of the program comes back from it.
#include <pthread.h>
#include <search.h>

int data;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *run(void *arg)
{
	pthread_mutex_lock(&m);
	ENTRY *e = hsearch((ENTRY){"key", &data}, ENTER);
	pthread_mutex_unlock(&m);
	data = 2;                       // RACE!
	return e;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_mutex_lock(&m);
	ENTRY *e = hsearch((ENTRY){"key", 0}, FIND);
	int *p = e ? e->data : 0;
	pthread_mutex_unlock(&m);
	if (p)
		*p = 1;                 // RACE!
	pthread_join(t, 0);
	return 0;
}
