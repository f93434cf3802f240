// Any call of a library may set errno.
#include <errno.h>
#include <pthread.h>
#include <unistd.h>

int x;

void *work(void *arg) {
  close(-1);
  int e = 0;
  if (e == EBADF)
    x++; // NORACE
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
