// A thread takes a block of numbers if there is one left, and has an empty one else.
#include <pthread.h>

int cell[1000], next;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *work(void *x) {
	for (;;) {
		int begin = 0, end = 0;
		pthread_mutex_lock(&m);
		if (next + 8 <= 1000) {
			begin = next;
			next = end = next + 8;
		}
		pthread_mutex_unlock(&m);
		if (begin == end)
			return x;
		for (int i = begin; i < end; i++)
			cell[i] = 1; // NORACE
	}
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, work, 0);
	pthread_create(&u, 0, work, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
