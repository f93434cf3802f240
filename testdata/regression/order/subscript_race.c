// The call may change the index before it is read.
#include <pthread.h>

int a[2], i;

int next(void) {
  i = 1;
  return 0;
}

void *run(void *arg) {
  a[i + next()] = 1; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  a[1] = 2; // RACE!
  pthread_join(t, 0);
  return a[1];
}
