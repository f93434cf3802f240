// #pragma weak makes an alias.
#include <pthread.h>

int x;
#pragma weak change = do_nothing
void change(void);

void really_change(void) {
  x++; // NORACE
}
void do_nothing(void) {}

void *work(void *arg) {
  change();
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  really_change();
  pthread_join(t, 0);
}
