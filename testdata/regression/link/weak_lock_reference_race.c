// Whether a weak symbol exists is the same in the whole execution; here it decides whether anybody locks.
#include <pthread.h>

static void present(void) __attribute__((weakref("elsewhere")));

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *work(void *arg) {
  if (present)
    pthread_mutex_lock(&m);
  x++; // RACE!
  if (present)
    pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
