// A join that is only tried may find the thread still running, although it was found ended: then nothing is ordered.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int total;
static atomic_int ready, begun;

static void *greet(void *arg) {
  atomic_store(&ready, 1);
  return arg;
}

static void *count(void *arg) {
  atomic_store(&begun, 1);
  total = 1; // RACE!
  return arg;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, greet, NULL);
  while (!atomic_load(&ready))
    ;
  if (pthread_tryjoin_np(first, NULL) == 0)
    return 0;
  pthread_create(&second, NULL, count, NULL);
  while (!atomic_load(&begun))
    ;
  if (pthread_tryjoin_np(second, NULL) == 0)
    return 0;
  total = 2; // RACE!
  return 0;
}
