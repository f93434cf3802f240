// The thread is started before.
#include <pthread.h>
#include <stdatomic.h>

atomic_int state;
int data;

static void *first(void *arg) {
  data = 1; // RACE!
  return arg;
}

static void *second(void *arg) {
  state = 1;
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  if (state == 1)
    data = 2; // RACE!
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
