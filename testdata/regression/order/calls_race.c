// Two calls may come in either order: the second argument may be computed first.
#include <pthread.h>

int x;

int get(int *n) { return *n; }
int set(int *n) { return *n = 1; }

void choose(int a, int b) {
  if (a == 1)
    x = 1; // RACE!
}

void *run(void *arg) {
  int n = 0;
  choose(get(&n), set(&n));
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  x = 2; // RACE!
  pthread_join(t, 0);
  return 0;
}
