// Workers that count in a row of tallies, each in its own, to which it keeps a pointer, and take work from each other's
// stacks, which have locks.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#define WORKERS 4
#define DEPTH 32

struct desk {
	pthread_mutex_t m;
	int papers[DEPTH];
	int height;
	long stamped; /* the owner's, until it has been joined */
};

static struct desk desks[WORKERS];
static atomic_long left;

static int give(struct desk *d, int paper)
{
	int room;

	pthread_mutex_lock(&d->m);
	room = d->height < DEPTH;
	if (room)
		d->papers[d->height++] = paper;
	pthread_mutex_unlock(&d->m);
	return room;
}

static int take(struct desk *d, int *paper)
{
	int some = 0;

	pthread_mutex_lock(&d->m);
	if (d->height > 0) {
		*paper = d->papers[--d->height];
		some = 1;
	}
	pthread_mutex_unlock(&d->m);
	return some;
}

static void stamp(struct desk *own, int paper)
{
	while (paper > 1) {
		paper /= 2;
		atomic_fetch_add(&left, 1);
		if (!give(own, paper)) {
			atomic_fetch_sub(&left, 1);
			break;
		}
	}
	own->stamped++;
	atomic_fetch_sub(&left, 1);
}

static void *clerk(void *arg)
{
	int me = *(int *)arg;
	struct desk *own = &desks[me];
	int paper;

	while (atomic_load(&left) > 0) {
		if (take(own, &paper)) {
			stamp(own, paper);
		} else {
			for (int k = 1; k < WORKERS; k++) {
				if (take(&desks[(me + k) % WORKERS], &paper)) {
					stamp(own, paper);
					break;
				}
			}
		}
	}
	return NULL;
}

int main(void)
{
	pthread_t t[WORKERS];
	int numbers[WORKERS];
	long all = 0;

	for (int i = 0; i < WORKERS; i++)
		pthread_mutex_init(&desks[i].m, NULL);
	atomic_store(&left, 1);
	give(&desks[0], 1 << 20);
	for (int i = 0; i < WORKERS; i++) {
		numbers[i] = i;
		if (pthread_create(&t[i], NULL, clerk, &numbers[i]) != 0)
			abort();
	}
	for (int i = 0; i < WORKERS; i++) {
		pthread_join(t[i], NULL);
		all += desks[i].stamped;
	}
	printf("%ld\n", all);
	return 0;
}
