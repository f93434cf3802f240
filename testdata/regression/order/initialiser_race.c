// The items of an initialiser may be evaluated in any order, whatever they initialise.
#include <pthread.h>

int n, x;

int set(void) {
  n = 1;
  return 0;
}
int get(void) { return n; }

void *run(void *arg) {
  struct { int a, b; } s = {get(), set()};
  if (s.a == 1)
    x = 1; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  x = 2; // RACE!
  pthread_join(t, 0);
  return 0;
}
