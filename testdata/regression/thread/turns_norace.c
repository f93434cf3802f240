// Each helper is joined before the next one starts, also where a function starts and joins it.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int sum, last, out;

static void *add(void *arg) {
  sum += *(int *)arg; // NORACE
  last = sum;         // NORACE
  return 0;
}

static void *print(void *arg) {
  out += last; // NORACE
  return arg;
}

static void once(int n) {
  pthread_t t;
  if (pthread_create(&t, 0, add, &n))
    abort();
  pthread_join(t, 0);
}

int main(void) {
  int c;
  while ((c = getchar()) > 0) {
    pthread_t t;
    once(c);
    last++; // NORACE
    if (pthread_create(&t, 0, print, 0))
      abort();
    pthread_join(t, 0);
    sum--; // NORACE
  }
  return sum + out; // NORACE
}
