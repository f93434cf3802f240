// What realloc returns is where the memory was, or not; what lives at the same time is apart.
#include <pthread.h>
#include <stdlib.h>

int x;

void *work(void *arg) {
  char *p = malloc(8), *q = realloc(p, 9);
  if (p && q && p == q)
    x++; // RACE!
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
