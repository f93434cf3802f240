// The member is zero at first.
#include <pthread.h>
#include <stdatomic.h>

static struct {
	int other;
	atomic_int left;
} s = { 5 };
static int data;

static void *work(void *unused) {
	data = 1; // RACE!
	atomic_fetch_sub(&s.left, 1);
	return unused;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	while (atomic_load(&s.left) > 0)
		;
	return data; // RACE!
}
