// Assembly that is not volatile is as any other access.
#include <pthread.h>

int flag;

void *work(void *arg) {
  __asm__("movl %1, %0" : "=m"(flag) : "r"(1) : "memory"); // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  int seen;
  pthread_create(&t, 0, work, 0);
  do
    __asm__("movl %1, %0" : "=r"(seen) : "m"(flag) : "memory"); // RACE!
  while (!seen);
  pthread_join(t, 0);
}
