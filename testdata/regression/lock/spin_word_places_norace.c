// What lies beside a spin lock is not the lock.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static struct {
	int n;
	pthread_spinlock_t lock;
} q;
static struct {
	int n;
	pthread_spinlock_t lock;
} s[4];
static atomic_int ready;
static int x, y, z;

static void *work(void *arg) {
	while (!ready)
		;
	pthread_spin_lock(&q.lock);
	x = 1; // NORACE
	pthread_spin_unlock(&q.lock);
	pthread_spin_lock(&s[1].lock);
	y = 1; // NORACE
	pthread_spin_unlock(&s[1].lock);
	pthread_spin_lock(&s[2].lock);
	z = 1; // NORACE
	pthread_spin_unlock(&s[2].lock);
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_spin_init(&q.lock, 0);
	for (int i = 0; i < 4; i++)
		pthread_spin_init(&s[i].lock, 0);
	pthread_create(&t, 0, work, 0);
	pthread_spin_lock(&q.lock);
	pthread_spin_lock(&s[1].lock);
	pthread_spin_lock(&s[2].lock);
	q.n = 1;
	s[argc & 3].n = 1;
	for (int i = 0; i < 4; i++)
		s[i].n = i;
	ready = 1;
	x = 2; // NORACE
	pthread_spin_unlock(&q.lock);
	y = 2; // NORACE
	pthread_spin_unlock(&s[1].lock);
	z = 2; // NORACE
	pthread_spin_unlock(&s[2].lock);
	pthread_join(t, 0);
	return 0;
}
