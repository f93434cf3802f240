// Only what a part of it is initialised by is overridden.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int acquire(void) { return pthread_mutex_lock(&m) + 1; }
struct in { int x, y; };
struct out { struct in in; };

void *run(void *arg) {
  struct out a = {.in = {.x = 2, .y = acquire()}, .in.x = 1};
  sum = a.in.x + d; // NORACE
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
