// The operand of __builtin_classify_type is not evaluated.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int acquire(void) { return pthread_mutex_lock(&m) + 1; }

void *run(void *arg) {
  sum = __builtin_classify_type(acquire());
  sum += d; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  pthread_mutex_lock(&m);
  d = 1; // RACE!
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return sum;
}
