// The owner of a robust mutex ends in its critical section: who finds the mutex abandoned sees what was being written.
#include <errno.h>
#include <pthread.h>

pthread_mutex_t m;
int state, data;

static void *worker(void *arg) {
  if (pthread_mutex_lock(&m))
    return 0;
  state = 1;
  pthread_exit(arg);
}

static void *other(void *arg) {
  int failed = pthread_mutex_lock(&m);
  if (failed == EOWNERDEAD)
    pthread_mutex_consistent(&m);
  else if (failed)
    return 0;
  if (state == 1)
    data = 1; // RACE!
  state = 0;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_mutexattr_t a;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(&m, &a);
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, other, 0);
  data = 2; // RACE!
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
