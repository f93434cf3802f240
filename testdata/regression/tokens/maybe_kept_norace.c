// The ends of a block are kept from one section to the next, in which another one may be taken, or begin anew.
#include <pthread.h>

int cell[1000], next;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *work(void *x) {
	int begin = 0, end = 0;
	for (;;) {
		pthread_mutex_lock(&m);
		begin = end = 0;
		if (next < 1000) {
			begin = next;
			next = end = next + 1;
		}
		pthread_mutex_unlock(&m);
		while (begin < end)
			cell[begin++] = 1; // NORACE
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
