// slots with semaphore for count and mutex for flags; index handle in struct
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#define N 3
struct printer { char busy; int pages; };
static struct printer printers[N];
static sem_t avail;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int acquire(void)
{
	int i;
	sem_wait(&avail);
	pthread_mutex_lock(&lock);
	for (i = 0; i < N; i++)
		if (!printers[i].busy)
			break;
	printers[i].busy = 1;
	pthread_mutex_unlock(&lock);
	return i;
}
static void release(int i)
{
	pthread_mutex_lock(&lock);
	printers[i].busy = 0;
	pthread_mutex_unlock(&lock);
	sem_post(&avail);
}
static void *user(void *arg)
{
	for (int k = 1; k < 5; k++) {
		int p = acquire();
		printers[p].pages += k; // NORACE
		release(p);
	}
	return arg;
}
int main(void)
{
	pthread_t t[7];
	sem_init(&avail, 0, N);
	for (int i = 0; i < 7; i++)
		pthread_create(&t[i], NULL, user, NULL);
	for (int i = 0; i < 7; i++)
		pthread_join(t[i], NULL);
	sem_destroy(&avail);
	return 0;
}
