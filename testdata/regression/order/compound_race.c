// The left side of += may be read before or after the call that changes it.
#include <pthread.h>

int a[8];

int change(int *p) {
  *p = 3;
  return 1;
}

void *run(void *arg) {
  int i = 1;
  i += change(&i);
  a[i] = 1; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  a[2] = 2; // RACE!
  a[4] = 2; // RACE!
  pthread_join(t, 0);
  return 0;
}
