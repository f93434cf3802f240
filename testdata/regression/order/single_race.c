// The compound assignment may come after the call beside it.
#include <pthread.h>

int data;

int change(int *p) {
  *p = 10;
  return 0;
}

void *run(void *arg) {
  int x = 0;
  int r = (x += 1) + change(&x);
  if (x == 11)
    data = r; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  data = 2; // RACE!
  pthread_join(t, 0);
  return 0;
}
