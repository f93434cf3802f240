// What a thread writes is not seen before that thread is started.
#include <pthread.h>
#include <stdatomic.h>

atomic_int state;
int data;

static void *first(void *arg) {
  data = 1; // NORACE
  return arg;
}

static void *second(void *arg) {
  state = 1;
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  if (state == 1)
    data = 2; // NORACE
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
