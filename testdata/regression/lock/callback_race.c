// Unknown code calls back a function that leaves the lock held for reading: it is not got for writing then.
#include <pthread.h>

pthread_rwlock_t w = PTHREAD_RWLOCK_INITIALIZER;
int n;

void call(void (*f)(void));

static void enter(void) { pthread_rwlock_rdlock(&w); }

static void *worker(void *arg) {
  call(enter);
  pthread_rwlock_wrlock(&w);
  n++; // RACE!
  pthread_rwlock_unlock(&w);
  return arg;
}

static void *reader(void *arg) {
  pthread_rwlock_rdlock(&w);
  int seen = n; // RACE!
  pthread_rwlock_unlock(&w);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, reader, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
