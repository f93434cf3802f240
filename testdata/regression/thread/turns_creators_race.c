// Each of two threads waits for its own helpers, but not for those of the other.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int n;

static void *help(void *arg) {
  n++; // RACE!
  return arg;
}

static void *lead(void *arg) {
  while (getchar() > 0) {
    pthread_t t;
    if (pthread_create(&t, 0, help, 0))
      abort();
    pthread_join(t, 0);
  }
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, lead, 0);
  pthread_create(&b, 0, lead, 0);
  return 0;
}
