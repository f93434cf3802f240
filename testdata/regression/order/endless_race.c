// The call may come first, and does not come back then; or d is read before it.
#include <pthread.h>

int d;

int stay(void) {
  for (;;)
    ;
}

void *run(void *arg) {
  return (void *)(long)(stay() + d); // RACE!
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  d = 1; // RACE!
  pthread_join(t, 0);
  return 0;
}
