// What is in memory from malloc is looked at before it is written, to see whether it was: that may be anything else.
#include <pthread.h>
#include <stdlib.h>

struct counter {
  struct counter *self;
  int n;
};

static int made;

static void use(struct counter *c) {
  if (c->self != c) {
    made++; // RACE!
    c->n = 0;
    c->self = c;
  }
  c->n++;
}

static void *work(void *arg) {
  struct counter *c = malloc(sizeof *c);
  (void)arg;
  if (c) {
    use(c);
    use(c);
  }
  free(c);
  return NULL;
}

int main(void) {
  pthread_t x, y;
  pthread_create(&x, NULL, work, NULL);
  pthread_create(&y, NULL, work, NULL);
  return 0;
}
