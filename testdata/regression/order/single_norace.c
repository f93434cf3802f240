// With respect to a call beside it, a compound assignment is a single evaluation (C17 6.5.16.2p3).
#include <pthread.h>

int data;

int change(int *p) {
  *p = 10;
  return 0;
}

void *run(void *arg) {
  int x = 0;
  int r = (x += 1) + change(&x);
  if (x == 1)
    data = r; // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  data = 2; // NORACE
  pthread_join(t, 0);
  return 0;
}
