// Whether an initialiser of which a part is overridden is evaluated is open; gcc forgets it.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int acquire(void) { return pthread_mutex_lock(&m) + 1; }
struct in { int x, y; };
struct out { struct in in; };

void *run(void *arg) {
  struct in k = {1, 2};
  struct out a = {.in = (acquire(), k), .in.x = 1};
  sum = a.in.x + d; // RACE!
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
