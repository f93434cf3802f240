// A thread is cancelled in its critical section, and its cleanup handler releases the lock.
#include <pthread.h>
#include <unistd.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int state, data;

static void release(void *lock) { pthread_mutex_unlock(lock); }

static void *worker(void *arg) {
  pthread_mutex_lock(&m);
  pthread_cleanup_push(release, &m);
  state = 1;
  sleep(1); // a cancellation point
  state = 0;
  pthread_cleanup_pop(1);
  return arg;
}

static void *other(void *arg) {
  pthread_mutex_lock(&m);
  if (state == 1)
    data = 1; // RACE!
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, other, 0);
  pthread_cancel(t);
  data = 2; // RACE!
  pthread_join(u, 0);
  return 0;
}
