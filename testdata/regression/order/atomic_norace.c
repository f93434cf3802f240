// The comma orders them.
#include <pthread.h>

_Atomic int ready;
int data, sum;

void *run(void *arg) {
  sum = (data = 5, ready = 1); // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  if (ready)
    data++; // NORACE
  pthread_join(t, 0);
  return sum;
}
