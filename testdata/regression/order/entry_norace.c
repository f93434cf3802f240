// What the parameters of another function look like is not evaluated.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int release(void) { return pthread_mutex_unlock(&m) + 1; }

void use(int n, void (*g)(int a[release()])) {
  sum = d + (g != 0); // NORACE
}

void *run(void *arg) {
  pthread_mutex_lock(&m);
  use(0, 0);
  pthread_mutex_unlock(&m);
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
