// Assembly at file scope defines functions, which use what the text names.
#include <pthread.h>

int x, y;
void change(void);
__asm__("change: incl y(%rip)\n ret");

void *work(void *arg) {
  change();
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // NORACE
}
