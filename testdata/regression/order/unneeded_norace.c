// The operand of sizeof is not evaluated, and there is no size in it.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int release(void) { return pthread_mutex_unlock(&m) + 1; }

void *run(void *arg) {
  pthread_mutex_lock(&m);
  sum = sizeof(release());
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
