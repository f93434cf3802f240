// A static variable keeps its value from call to call, and its first one comes from its definition.
#include <pthread.h>
int x;
static void *t(void *a) { x = 1; return 0; } // RACE!
static int first(void) {
  static int n;
  int was = n;
  n = 5;
  return was == 0;
}
int main(void) {
  if (first()) {
    pthread_t a;
    pthread_create(&a, 0, t, 0);
    x = 2; // RACE!
    pthread_join(a, 0);
  }
  return 0;
}
