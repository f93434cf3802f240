// A weak function that no file defines may be missing: both branches are alive.
#include <pthread.h>

void hook(pthread_mutex_t *m) __attribute__((weak));

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void change(void) {
  if (hook) {
    pthread_mutex_lock(&m);
    x++; // NORACE
    pthread_mutex_unlock(&m);
  } else {
    pthread_mutex_lock(&m);
    x++; // NORACE
    pthread_mutex_unlock(&m);
  }
}

void *work(void *arg) {
  change();
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  change();
  pthread_join(t, 0);
}
