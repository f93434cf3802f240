// Whether the left side of += is read before or after the call, the index is 2 or 4.
#include <pthread.h>

int a[8];

int change(int *p) {
  *p = 3;
  return 1;
}

void *run(void *arg) {
  int i = 1;
  i += change(&i);
  a[i] = 1; // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  a[6] = 2; // NORACE
  pthread_join(t, 0);
  return 0;
}
