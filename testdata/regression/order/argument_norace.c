// What is inside an argument comes before the call that it is for, in any order.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int release2(int x) { return x + pthread_mutex_unlock(&m); }
void use(int a, int b) { sum = a + b; }

void *run(void *arg) {
  pthread_mutex_lock(&m);
  use(0, release2(d)); // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  pthread_mutex_lock(&m);
  d = 1; // NORACE
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return sum;
}
