// All that a pointer holds is of another type than it: such calls are undefined, and work, so they are followed.
#include <pthread.h>

static int n;
static void bump(void) { n++; } // RACE!
static void (*volatile op)(int, int);

static void *work(void *arg) {
  (void)arg;
  op(1, 2);
  return 0;
}

int main(void) {
  pthread_t t;
  op = (void (*)(int, int))bump;
  pthread_create(&t, 0, work, 0);
  n++; // RACE!
  pthread_join(t, 0);
  return n;
}
