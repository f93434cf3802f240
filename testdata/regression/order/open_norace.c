// Whether the size is evaluated is open, but nothing depends on it.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int both(void) {
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  return 1;
}

void *run(void *arg) {
  sum = sizeof(int (*)[both()]);
  pthread_mutex_lock(&m);
  sum += d; // NORACE
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  pthread_mutex_lock(&m);
  d = 1; // NORACE
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return sum;
}
