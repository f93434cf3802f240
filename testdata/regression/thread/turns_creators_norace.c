// One thread waits for its helpers, and the main thread for that one.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int n;

static void *help(void *arg) {
  n++; // NORACE imprecise
  return arg;
}

static void *lead(void *arg) {
  while (getchar() > 0) {
    pthread_t t;
    if (pthread_create(&t, 0, help, 0))
      abort();
    pthread_join(t, 0);
    n--; // NORACE
  }
  return arg;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, 0, lead, 0);
  pthread_join(a, 0);
  return n; // NORACE imprecise
}
