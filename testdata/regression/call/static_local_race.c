// A static variable of a function keeps its value from call to call, also while there is one thread only.
#include <pthread.h>

int data;

static int calls(void) {
  static int n;
  n++;
  return n;
}

static void *worker(void *arg) {
  data = 1; // RACE!
  return arg;
}

int main(void) {
  pthread_t t;
  calls();
  int n = calls();
  pthread_create(&t, 0, worker, 0);
  if (n == 2)
    data = 2; // RACE!
  pthread_join(t, 0);
  return 0;
}
