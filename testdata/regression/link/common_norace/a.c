// Tentative definitions of different sizes are one object, as large as the largest.
#include <pthread.h>

int buf[2];
void set(int i);

void *work(void *arg) {
  set(3);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  buf[1] = 1; // NORACE
  pthread_join(t, 0);
}
