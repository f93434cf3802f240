// A bounded queue of jobs for a pool of threads, without locks: each cell has the number of the turn that it is for.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define CAPACITY 256
#define WORKERS 4
#define JOBS 1000

struct job {
	int id;
	double input;
};

struct cell {
	atomic_size_t sequence;
	struct job job;
};

struct queue {
	struct cell cells[CAPACITY];
	_Alignas(64) atomic_size_t enqueue_pos;
	_Alignas(64) atomic_size_t dequeue_pos;
};

static struct queue jobs;
static atomic_int finished;

static void queue_init(struct queue *q)
{
	for (size_t i = 0; i < CAPACITY; i++)
		atomic_init(&q->cells[i].sequence, i);
	atomic_init(&q->enqueue_pos, 0);
	atomic_init(&q->dequeue_pos, 0);
}

static bool enqueue(struct queue *q, struct job job)
{
	struct cell *cell;
	size_t pos = atomic_load_explicit(&q->enqueue_pos, memory_order_relaxed);

	for (;;) {
		cell = &q->cells[pos % CAPACITY];
		size_t seq = atomic_load_explicit(&cell->sequence, memory_order_acquire);
		intptr_t diff = (intptr_t)seq - (intptr_t)pos;
		if (diff == 0) {
			if (atomic_compare_exchange_weak_explicit(&q->enqueue_pos, &pos, pos + 1, memory_order_relaxed, memory_order_relaxed))
				break;
		} else if (diff < 0) {
			return false;
		} else {
			pos = atomic_load_explicit(&q->enqueue_pos, memory_order_relaxed);
		}
	}
	cell->job = job;
	atomic_store_explicit(&cell->sequence, pos + 1, memory_order_release);
	return true;
}

static bool dequeue(struct queue *q, struct job *job)
{
	struct cell *cell;
	size_t pos = atomic_load_explicit(&q->dequeue_pos, memory_order_relaxed);

	for (;;) {
		cell = &q->cells[pos % CAPACITY];
		size_t seq = atomic_load_explicit(&cell->sequence, memory_order_acquire);
		intptr_t diff = (intptr_t)seq - (intptr_t)(pos + 1);
		if (diff == 0) {
			if (atomic_compare_exchange_weak_explicit(&q->dequeue_pos, &pos, pos + 1, memory_order_relaxed, memory_order_relaxed))
				break;
		} else if (diff < 0) {
			return false;
		} else {
			pos = atomic_load_explicit(&q->dequeue_pos, memory_order_relaxed);
		}
	}
	*job = cell->job;
	atomic_store_explicit(&cell->sequence, pos + CAPACITY, memory_order_release);
	return true;
}

static void *worker(void *arg)
{
	struct queue *q = arg;
	struct job job;
	double sum = 0;

	while (atomic_load(&finished) < JOBS) {
		if (!dequeue(q, &job)) {
			sched_yield();
			continue;
		}
		sum += job.input * job.id;
		atomic_fetch_add(&finished, 1);
	}
	printf("%f\n", sum);
	return NULL;
}

static void *submitter(void *arg)
{
	struct queue *q = arg;

	for (int i = 0; i < JOBS / 2; i++) {
		struct job job = { .id = i, .input = i / 2.0 };
		while (!enqueue(q, job))
			sched_yield();
	}
	return NULL;
}

int main(void)
{
	pthread_t workers[WORKERS], submitters[2];

	queue_init(&jobs);
	for (int i = 0; i < WORKERS; i++)
		pthread_create(&workers[i], NULL, worker, &jobs);
	for (int i = 0; i < 2; i++)
		pthread_create(&submitters[i], NULL, submitter, &jobs);
	for (int i = 0; i < 2; i++)
		pthread_join(submitters[i], NULL);
	for (int i = 0; i < WORKERS; i++)
		pthread_join(workers[i], NULL);
	return 0;
}
