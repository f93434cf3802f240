// The operands of && have one.
#include <pthread.h>

_Atomic int ready;
int data, sum;

int publish(void) {
  ready = 1;
  return 1;
}

void *run(void *arg) {
  sum = (data = 5) && publish(); // NORACE
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
