// A nested function works on the variables of the function around it, in whichever thread it runs.
#include <pthread.h>

int main(void) {
  pthread_t t;
  int x = 0, y = 0;
  void *work(void *arg) {
    x++; // RACE!
    return 0;
  }
  pthread_create(&t, 0, work, 0);
  x++; // RACE!
  pthread_join(t, 0);
  return x + y;
}
