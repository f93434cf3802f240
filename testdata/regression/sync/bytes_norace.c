// The bytes are read and written before the thread is there, and when it has ended.
#include <pthread.h>
#include <semaphore.h>
#include <string.h>
#include <threads.h>

struct objects {
	pthread_cond_t cond;
	pthread_rwlock_t rwlock;
	pthread_spinlock_t spin;
	pthread_barrier_t barrier;
	pthread_once_t once;
	sem_t sem;
	mtx_t mutex;
	cnd_t condition;
	once_flag flag;
};
struct objects o, empty;

void nothing(void) {}

void *worker(void *arg) {
	pthread_cond_signal(&o.cond);
	pthread_rwlock_tryrdlock(&o.rwlock);
	pthread_spin_trylock(&o.spin);
	pthread_barrier_wait(&o.barrier);
	pthread_once(&o.once, nothing);
	sem_trywait(&o.sem);
	mtx_trylock(&o.mutex);
	cnd_signal(&o.condition);
	call_once(&o.flag, nothing);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_cond_init(&o.cond, 0);
	pthread_rwlock_init(&o.rwlock, 0);
	pthread_spin_init(&o.spin, 0);
	pthread_barrier_init(&o.barrier, 0, 1);
	sem_init(&o.sem, 0, 1);
	mtx_init(&o.mutex, mtx_plain);
	cnd_init(&o.condition);
	memset(&o.cond, 0, sizeof o.cond); // NORACE
	o.rwlock = empty.rwlock; // NORACE
	o.spin = 0; // NORACE
	memcpy(&o.barrier, &empty.barrier, sizeof o.barrier); // NORACE
	o.once = PTHREAD_ONCE_INIT; // NORACE
	empty.sem = o.sem; // NORACE
	memcpy(&empty.mutex, &o.mutex, sizeof o.mutex); // NORACE
	o.condition = empty.condition; // NORACE
	o.flag = empty.flag; // NORACE
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	memset(&o.cond, 0, sizeof o.cond); // NORACE
	o.rwlock = empty.rwlock; // NORACE
	o.spin = 0; // NORACE
	memcpy(&o.barrier, &empty.barrier, sizeof o.barrier); // NORACE
	o.once = PTHREAD_ONCE_INIT; // NORACE
	empty.sem = o.sem; // NORACE
	memcpy(&empty.mutex, &o.mutex, sizeof o.mutex); // NORACE
	o.condition = empty.condition; // NORACE
	o.flag = empty.flag; // NORACE
	return 0;
}
