// The constructors of different files run in any order, unless their priorities say which.
#include <pthread.h>

int x;
extern int on;
pthread_t t;

static void *work(void *arg) {
  x++; // NORACE
  return 0;
}
__attribute__((constructor(200))) static void start(void) {
  if (on)
    pthread_create(&t, 0, work, 0);
}

int main(void) {
  x++; // NORACE
}
