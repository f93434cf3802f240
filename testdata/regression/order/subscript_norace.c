// Whenever the index is read, it is 0 or 1.
#include <pthread.h>

int a[3], i;

int next(void) {
  i = 1;
  return 0;
}

void *run(void *arg) {
  a[i + next()] = 1; // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  a[2] = 2; // NORACE
  pthread_join(t, 0);
  return a[1];
}
