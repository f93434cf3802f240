// As misfit_race.c, with a lock in the function.
#include <pthread.h>

static int n;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void bump(void) {
  pthread_mutex_lock(&lock);
  n++; // NORACE
  pthread_mutex_unlock(&lock);
}
static void (*volatile op)(int, int);

static void *work(void *arg) {
  (void)arg;
  op(1, 2);
  return 0;
}

int main(void) {
  pthread_t t;
  op = (void (*)(int, int))bump;
  pthread_create(&t, 0, work, 0);
  bump();
  pthread_join(t, 0);
  return n;
}
