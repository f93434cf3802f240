// The call comes first, and does not come back.
#include <pthread.h>

int d;

int stay(void) {
  for (;;)
    ;
}

void *run(void *arg) {
  return (void *)(long)((stay(), d)); // NORACE
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  d = 1; // NORACE
  pthread_join(t, 0);
  return 0;
}
