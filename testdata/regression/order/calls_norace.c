// In either order the first argument is 0 or 1.
#include <pthread.h>

int x;

int get(int *n) { return *n; }
int set(int *n) { return *n = 1; }

void choose(int a, int b) {
  if (a == 2)
    x = 1; // NORACE
}

void *run(void *arg) {
  int n = 0;
  choose(get(&n), set(&n));
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  x = 2; // NORACE
  pthread_join(t, 0);
  return 0;
}
