// Each is used while its bytes are read or written.
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
	pthread_cond_signal(&o.cond); // RACE!
	pthread_rwlock_tryrdlock(&o.rwlock); // RACE!
	pthread_spin_trylock(&o.spin); // RACE!
	pthread_barrier_wait(&o.barrier); // RACE!
	pthread_once(&o.once, nothing); // RACE!
	sem_trywait(&o.sem); // RACE!
	mtx_trylock(&o.mutex); // RACE!
	cnd_signal(&o.condition); // RACE!
	call_once(&o.flag, nothing); // RACE!
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
	pthread_create(&t, 0, worker, 0);
	memset(&o.cond, 0, sizeof o.cond); // RACE!
	o.rwlock = empty.rwlock; // RACE!
	o.spin = 0; // RACE!
	memcpy(&o.barrier, &empty.barrier, sizeof o.barrier); // RACE!
	o.once = PTHREAD_ONCE_INIT; // RACE!
	empty.sem = o.sem; // RACE!
	memcpy(&empty.mutex, &o.mutex, sizeof o.mutex); // RACE!
	o.condition = empty.condition; // RACE!
	o.flag = empty.flag; // RACE!
	pthread_join(t, 0);
	return 0;
}
