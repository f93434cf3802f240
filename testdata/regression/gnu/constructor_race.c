// Constructors run before main, in the order of their priorities.
#include <pthread.h>

int x, on;
pthread_t t;

void *work(void *arg) {
  x++; // RACE!
  return 0;
}
__attribute__((constructor(201))) void start(void) {
  if (on)
    pthread_create(&t, 0, work, 0);
}
__attribute__((constructor(200))) void enable(void) { on = 1; }

int main(void) {
  x++; // RACE!
}
