// A pointer that is read before anything is written there does not end what the thread does: what is read first is not
// used, and so it may be anything.
#include <pthread.h>
#include <stdlib.h>

struct box {
  int *p;
  long n;
};

static int hits;

static void *work(void *arg) {
  struct box *b = malloc(sizeof *b);
  (void)arg;
  if (!b)
    return NULL;
  int *before = b->p;
  b->p = NULL;
  if (b->p == NULL)
    hits++; // RACE!
  b->p = before;
  free(b);
  return NULL;
}

int main(void) {
  pthread_t x, y;
  pthread_create(&x, NULL, work, NULL);
  pthread_create(&y, NULL, work, NULL);
  return 0;
}
