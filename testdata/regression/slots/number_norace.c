// slots by index, used[] bitmap array and data array
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#define SLOTS 16
static bool used[SLOTS];
static int data[SLOTS];
static pthread_mutex_t mtx = PTHREAD_MUTEX_INITIALIZER;
static int slot_alloc(void)
{
	int found = -1;
	pthread_mutex_lock(&mtx);
	for (int i = 0; i < SLOTS; i++) {
		if (!used[i]) {
			used[i] = true;
			found = i;
			break;
		}
	}
	pthread_mutex_unlock(&mtx);
	return found;
}
static void slot_free(int i)
{
	pthread_mutex_lock(&mtx);
	used[i] = false;
	pthread_mutex_unlock(&mtx);
}
static void *worker(void *arg)
{
	long id = (long)arg;
	for (int k = 0; k < 20; k++) {
		int s = slot_alloc();
		if (s < 0)
			continue;
		data[s] = (int)id * k; // NORACE
		printf("%d\n", data[s]); // NORACE
		slot_free(s);
	}
	return NULL;
}
int main(void)
{
	pthread_t t[4];
	for (long i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, worker, (void *)i);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	return 0;
}
