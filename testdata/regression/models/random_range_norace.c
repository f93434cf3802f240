// What random generators return is not negative (C17 7.22.2.1, POSIX).
#include <pthread.h>
#include <stdlib.h>

static int total;

static void *work(void *arg) {
  unsigned seed = 1;
  (void)arg;
  if (rand_r(&seed) < 0 || random() < 0)
    total++; // NORACE
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
