// Attribute cleanup unlocks at the end of the scope, whichever way it is left.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

static void unlock(pthread_mutex_t **p) { pthread_mutex_unlock(*p); }
static pthread_mutex_t *lock(void) {
  pthread_mutex_lock(&m);
  return &m;
}

int change(int n) {
  {
    __attribute__((cleanup(unlock))) pthread_mutex_t *guard = lock();
    if (n > 3)
      return x; // NORACE
    if (n > 2)
      goto out;
    x++; // NORACE
  }
  n++;
out:
  return 0;
}

void *work(void *arg) {
  change(3);
  change(*(int *)arg);
  return 0;
}

int main(void) {
  pthread_t t;
  int n = 0;
  pthread_create(&t, 0, work, &n);
  change(4);
  change(2);
  pthread_join(t, 0);
}
