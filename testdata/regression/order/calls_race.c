// Two calls may come in either order: the second argument may be computed first.
#include <pthread.h>

int n = 1, x;

int next(void) { return ++n; }
int twice(void) { return n *= 2; }

void choose(int a, int b) {
  if (a == 3)
    x = 1; // RACE!
}

void *run(void *arg) {
  choose(next(), twice());
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  x = 2; // RACE!
  pthread_join(t, 0);
  return 0;
}
