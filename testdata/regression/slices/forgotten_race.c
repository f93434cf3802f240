// So much is known that it is not found out again where the creator has written.
#include <pthread.h>
#include <stdlib.h>

#define THREADS 8

static int a[4000], n, m, k;

struct job {
	int begin, end, x;
};

static struct job job[THREADS];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg) {
	struct job *j = arg;
	pthread_mutex_lock(&mutex);
	int begin = j->begin, end = j->end;
	pthread_mutex_unlock(&mutex);
	for (int i = begin; i < end; i++)
		a[i]++; // RACE!
	return NULL;
}

#define LESS(c) if (q->x > 100000 + c) exit(1);
#define SUM(c) (n * m + n * k + m * k + c)
#define QUOTIENT(c) n / SUM(c) / SUM(c + 1)

int main(void) {
	pthread_t id[THREADS];
	n = atoi("100");
	m = atoi("7");
	k = atoi("9");
	for (int t = 0; t < THREADS; t++) {
		pthread_mutex_lock(&mutex);
		struct job *q = &job[t];
		q->begin = t * 10;
		q->end = (t + 1) * 10;
		q->x = t * n;
		LESS(1) LESS(2) LESS(3) LESS(4) LESS(5) LESS(6) LESS(7) LESS(8) LESS(9) LESS(10) LESS(11) LESS(12)
		LESS(13) LESS(14) LESS(15) LESS(16) LESS(17) LESS(18) LESS(19) LESS(20)
		int e = QUOTIENT(12345678) + QUOTIENT(22345678) + QUOTIENT(32345678) + QUOTIENT(42345678) + QUOTIENT(52345678);
		if (e < 0 || e > 255)
			exit(1);
		int i = (unsigned char)e;
		job[t + i - e].end = (t + 30) * 10;
		pthread_mutex_unlock(&mutex);
		pthread_create(&id[t], NULL, work, q);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
