// A reload starts workers before the old ones have been stopped.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

struct service {
	pthread_t workers[8];
	int nworkers;
	int limit;
};

static atomic_bool stop_requested;
static struct service service;

static void *worker(void *arg) {
	long sum = 0;
	while (!atomic_load(&stop_requested) && sum < 1000)
		sum += service.limit; // RACE!
	return NULL;
}

static void service_start(int n) {
	atomic_store(&stop_requested, false);
	service.nworkers = 0;
	for (int i = 0; i < n && i < 8; i++) {
		if (pthread_create(&service.workers[i], NULL, worker, NULL))
			break;
		service.nworkers++;
	}
}

static void service_stop(void) {
	atomic_store(&stop_requested, true);
	for (int i = 0; i < service.nworkers; i++)
		pthread_join(service.workers[i], NULL);
}

static void service_reload(int limit) {
	service.limit = limit; // RACE!
	service_stop();
	service_start(4);
}

int main(void) {
	service.limit = 1;
	service_start(4);
	for (int limit = 2; limit < 5; limit++)
		service_reload(limit);
	service_stop();
	printf("limit %d\n", service.limit);
	return 0;
}
