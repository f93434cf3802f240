// asm("name") says what the linker calls an object: two names of one object.
#include <pthread.h>

int x;
extern int y __asm__("z");
void set(void) __asm__("really_set");
void really_set(void);
void set(void) {
  x++; // NORACE
}

void *work(void *arg) {
  really_set();
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  y++; // NORACE
  pthread_join(t, 0);
}
