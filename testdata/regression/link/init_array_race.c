// What the pointers in certain sections point to runs before main, in their order.
#include <pthread.h>

int x, on;
pthread_t t;

static void *work(void *arg) {
  x++; // RACE!
  return 0;
}
static void enable(void) { on = 1; }
static void start(void) {
  if (on)
    pthread_create(&t, 0, work, 0);
}
void (*const first[])(void) __attribute__((section(".init_array"), used)) = {enable, start};

int main(void) {
  x++; // RACE!
}
