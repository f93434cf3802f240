// An alias of a function is the same function: their addresses are equal.
#include <pthread.h>

int x;

static void step(void) {
  x++; // NORACE
}
void other(void) {}
void same(void) __attribute__((alias("other")));

void *work(void *arg) {
  void (*f)(void) = same;
  if (f == step)
    step();
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  step();
  pthread_join(t, 0);
}
