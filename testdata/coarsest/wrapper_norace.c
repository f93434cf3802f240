// What callers of a function that allocates for them keep there stays apart, if they are different functions.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct item {
  struct item *next;
  int value;
};

struct hook {
  int (*f)(int);
  int runs;
};

static int total;

static int count(int x) { return total += x; } // NORACE

static int same(int x) { return x; }

static void *must(size_t n) {
  void *p = malloc(n);
  if (!p) {
    fputs("no memory\n", stderr);
    exit(1);
  }
  return p;
}

static void *work(void *arg) {
  struct hook *h = must(sizeof *h);
  struct item *i = must(sizeof *i);
  (void)arg;
  int (**unused)(int) = must(sizeof *unused);
  *unused = count;
  h->f = same;
  h->runs = 1;
  i->next = NULL;
  i->value = 2;
  h->f(i->value);
  free(unused);
  free(i);
  free(h);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  count(1);
  pthread_create(&a, NULL, work, NULL);
  pthread_create(&b, NULL, work, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
