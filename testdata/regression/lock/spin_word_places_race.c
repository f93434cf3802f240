// A spin lock is a number: who writes to it while it is held, in whatever way, lets the next thread in.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static struct {
	int n;
	pthread_spinlock_t lock;
} q;
static pthread_spinlock_t s[4], r[4], result, text;
static union {
	pthread_spinlock_t lock[2];
	long all;
} u;
static atomic_int ready;
static int x_member, x_element, x_pointer, x_result, x_text, x_whole;

static int one(void) { return 1; }

static void *work(void *arg) {
	while (!ready)
		;
	pthread_spin_lock(&q.lock);
	x_member = 1; // RACE!
	pthread_spin_unlock(&q.lock);
	pthread_spin_lock(&s[1]);
	x_element = 1; // RACE!
	pthread_spin_unlock(&s[1]);
	pthread_spin_lock(&r[1]);
	x_pointer = 1; // RACE!
	pthread_spin_unlock(&r[1]);
	pthread_spin_lock(&result);
	x_result = 1; // RACE!
	pthread_spin_unlock(&result);
	pthread_spin_lock(&text);
	x_text = 1; // RACE!
	pthread_spin_unlock(&text);
	pthread_spin_lock(&u.lock[1]);
	x_whole = 1; // RACE!
	pthread_spin_unlock(&u.lock[1]);
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_spinlock_t *where = r + (argc & 3);
	for (int i = 0; i < 4; i++) {
		pthread_spin_init(&s[i], 0);
		pthread_spin_init(&r[i], 0);
	}
	pthread_spin_init(&q.lock, 0);
	pthread_spin_init(&result, 0);
	pthread_spin_init(&text, 0);
	pthread_spin_init(&u.lock[1], 0);
	pthread_create(&t, 0, work, 0);
	pthread_spin_lock(&q.lock); // a number that is a member
	q.lock = 1;
	pthread_spin_lock(&s[1]); // one at an index that is not known
	s[argc & 3] = 1;
	pthread_spin_lock(&r[1]); // through a pointer to one of several
	*where = 1;
	pthread_spin_lock(&result); // what a function returns
	result = one();
	pthread_spin_lock(&text); // what is read from a text
	sscanf(argv[0], "%d", (int *)&text);
	pthread_spin_lock(&u.lock[1]); // all of a union
	u.all = 1;
	ready = 1;
	x_member = 2; // RACE!
	x_element = 2; // RACE!
	x_pointer = 2; // RACE!
	x_result = 2; // RACE!
	x_text = 2; // RACE!
	x_whole = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
