// What the pointers in .fini_array point to runs behind main.
#include <pthread.h>

int x;

static void *work(void *arg) {
  x++; // NORACE
  return 0;
}
static void end(void) { x++; } // NORACE
void (*const last)(void) __attribute__((section(".fini_array"), used)) = end;

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  pthread_join(t, 0);
}
