// Some generators return negative numbers, too.
#include <pthread.h>
#include <stdlib.h>

static int total;

static void *work(void *arg) {
  unsigned seed = 1;
  (void)arg;
  if (seed && mrand48() < 0) // RACE!
    total++; // RACE!
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, work, NULL);
  pthread_create(&b, NULL, work, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
