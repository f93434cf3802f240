// The comma orders them.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;
struct pair { int a, b; };

int acquire(void) { return pthread_mutex_lock(&m); }

void *run(void *arg) {
  struct pair *p = &(struct pair){0, (acquire(), d)}; // NORACE
  sum = p->b;
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
