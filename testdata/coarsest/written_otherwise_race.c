// A pointer may be null because it was written as something else than a pointer.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct box {
  int *p;
  struct box *next;
};

union raw {
  struct box box;
  long word[2];
};

extern void fill(struct box *b);
static struct box none;

static int cleared;
static void *cleared_work(void *arg) {
  struct box *b = malloc(sizeof *b);
  (void)arg;
  if (!b)
    return NULL;
  memset(b, 0, sizeof *b);
  if (b->p == NULL)
    cleared++; // RACE!
  return NULL;
}

static int as_number;
static void *as_number_work(void *arg) {
  struct box *b = malloc(sizeof *b);
  (void)arg;
  if (!b)
    return NULL;
  ((union raw *)b)->word[0] = 0;
  if (b->p == NULL)
    as_number++; // RACE!
  return NULL;
}

static int as_bytes;
static void *as_bytes_work(void *arg) {
  struct box *b = malloc(sizeof *b);
  (void)arg;
  if (!b)
    return NULL;
  for (size_t i = 0; i < sizeof *b; i++)
    ((char *)b)[i] = 0;
  if (b->p == NULL)
    as_bytes++; // RACE!
  return NULL;
}

static int from_outside;
static void *from_outside_work(void *arg) {
  struct box *b = malloc(sizeof *b);
  (void)arg;
  if (!b)
    return NULL;
  if (read(0, b, sizeof *b) < 0)
    return NULL;
  if (b->p == NULL)
    from_outside++; // RACE!
  return NULL;
}

static int by_others;
static void *by_others_work(void *arg) {
  struct box *b = malloc(sizeof *b);
  (void)arg;
  if (!b)
    return NULL;
  fill(b);
  if (b->p == NULL)
    by_others++; // RACE!
  return NULL;
}

static int copied;
static void *copied_work(void *arg) {
  struct box *b = malloc(sizeof *b);
  (void)arg;
  if (!b)
    return NULL;
  *b = none;
  if (b->p == NULL)
    copied++; // RACE!
  return NULL;
}

static int swapped;
static void *swapped_work(void *arg) {
  struct box *b = malloc(sizeof *b);
  (void)arg;
  if (!b)
    return NULL;
  __atomic_exchange_n(&b->p, NULL, __ATOMIC_ACQ_REL);
  if (b->p == NULL)
    swapped++; // RACE!
  return NULL;
}

static int by_itself;
static void *by_itself_work(void *arg) {
  struct box *b = malloc(sizeof *b);
  (void)arg;
  if (!b)
    return NULL;
  b->next = calloc(1, sizeof *b);
  if (!(b = b->next))
    return NULL;
  if (b->p == NULL)
    by_itself++; // RACE!
  return NULL;
}

static void twice(void *(*work)(void *)) {
  pthread_t x, y;
  pthread_create(&x, NULL, work, NULL);
  pthread_create(&y, NULL, work, NULL);
}

int main(void) {
  twice(cleared_work);
  twice(as_number_work);
  twice(as_bytes_work);
  twice(from_outside_work);
  twice(by_others_work);
  twice(copied_work);
  twice(swapped_work);
  twice(by_itself_work);
  return 0;
}
