// One of two accounts lies in each element, with a lock of its own; the counter that they lead to is one.
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

static struct account account = { PTHREAD_MUTEX_INITIALIZER, 0 }, other = { PTHREAD_MUTEX_INITIALIZER, 0 };
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
		job.account->total += job.amount; // NORACE imprecise
		++*job.counter; // RACE!
		pthread_mutex_unlock(&job.account->mutex);
	}
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	for (int i = 0; i < 3; i++)
		pthread_create(&t, 0, work, 0);
	for (int i = 0; i < 100; i++) {
		struct job job = { i % 2 ? &account : &other, argc, &counters.done };
		pthread_mutex_lock(&lock);
		if (count < 16) {
			ring[(first + count) % 16] = job;
			count++;
		}
		pthread_mutex_unlock(&lock);
	}
	counters.behind++;
	return 0;
}
