// A structure is assigned to an element of a ring: what its pointers lead to exactly, and with which lock, is kept.
#include <pthread.h>

struct account {
	pthread_mutex_t mutex;
	long total;
};

struct job {
	struct account *account;
	int amount;
	long *counter;
};

static struct account account = { PTHREAD_MUTEX_INITIALIZER, 0 };
static struct { long before, done, behind; } counters;
static struct job ring[16];
static unsigned first, count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg) {
	struct job job = { 0 };
	pthread_mutex_lock(&lock);
	if (count > 0) {
		job = ring[first];
		first = (first + 1) % 16;
		count--;
	}
	pthread_mutex_unlock(&lock);
	if (job.account) {
		pthread_mutex_lock(&job.account->mutex);
		job.account->total += job.amount; // NORACE
		++*job.counter; // NORACE
		pthread_mutex_unlock(&job.account->mutex);
	}
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	for (int i = 0; i < 3; i++)
		pthread_create(&t, 0, work, 0);
	for (int i = 0; i < 100; i++) {
		struct job job = { &account, argc, &counters.done };
		pthread_mutex_lock(&lock);
		if (count < 16) {
			ring[(first + count) % 16] = job;
			count++;
		}
		pthread_mutex_unlock(&lock);
	}
	counters.behind++; // NORACE
	return 0;
}
