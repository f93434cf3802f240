// Of two threads that join each other one is told so, whenever the other has come there.
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int total;
static atomic_int begun;
static pthread_t first;

static void *writes(void *arg) {
  total = 2; // RACE!
  return arg;
}

static void *joins(void *arg) {
  atomic_store(&begun, 1);
  if (pthread_join(first, NULL) == EDEADLK)
    total = 1; // RACE!
  return arg;
}

int main(void) {
  pthread_t second, third;
  first = pthread_self();
  pthread_create(&third, NULL, writes, NULL);
  pthread_create(&second, NULL, joins, NULL);
  while (!atomic_load(&begun))
    ;
  return pthread_join(second, NULL) != 0;
}
