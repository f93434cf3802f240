// In every order the item is 0 or 1.
#include <pthread.h>

int n, x;

int set(void) {
  n = 1;
  return 0;
}
int get(void) { return n; }

void *run(void *arg) {
  struct { int a, b; } s = {get(), set()};
  if (s.a == 2)
    x = 1; // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  x = 2; // NORACE
  pthread_join(t, 0);
  return 0;
}
