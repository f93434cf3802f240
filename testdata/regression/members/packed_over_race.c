// What is written begins before the count, and ends in it.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

#pragma pack(1)
struct wide {
	short half;
	int number;
	short end;
};

struct pool {
	pthread_t threads[8];
	union {
		struct {
			int size, count, rest[2];
		};
		struct wide cells[2];
	};
};

static void start(struct pool *p, int n) {
	p->count = 0;
	for (int i = 0; i < n && i < 8; i++) {
		if (pthread_create(&p->threads[i], 0, work, p))
			exit(1);
		p->count++;
	}
}

static void stop(struct pool *p) {
	for (int i = 0; i < p->count; i++)
		pthread_join(p->threads[i], 0);
}

int main(int argc, char **argv) {
	struct pool p;
	start(&p, 4);
	p.cells[argc > 5].number = 0;
	stop(&p);
	x++; // RACE!
	usleep(50000);
	return 0;
}
