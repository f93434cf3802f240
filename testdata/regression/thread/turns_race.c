// As turns_norace.c, but one helper goes on while the next one starts, and one is joined in some passes only.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int sum, last, out;

static void *add(void *arg) {
  sum += *(int *)arg; // RACE!
  return 0;
}

static void *print(void *arg) {
  out++;  // NORACE imprecise
  last++; // RACE!
  return arg;
}

int main(void) {
  int c;
  pthread_t p;
  int started = 0;
  while ((c = getchar()) > 0) {
    pthread_t t;
    int *n = malloc(sizeof *n);
    if (!n || pthread_create(&t, 0, add, n))
      abort();
    if (c != 'x')
      pthread_join(t, 0);
    if (started)
      pthread_join(p, 0);
    if (pthread_create(&p, 0, print, 0))
      abort();
    started = 1;
    last--; // RACE!
  }
  return 0;
}
