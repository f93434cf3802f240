// Assembly may fill the section of pointers that are called before main.
#include <pthread.h>

int x;
pthread_t t;

static void *work(void *arg) {
  x++; // RACE!
  return 0;
}
static void __attribute__((used)) start(void) { pthread_create(&t, 0, work, 0); } // RACE!
__asm__(".section .init_array,\"aw\"\n.quad start\n.text");

int main(void) {
  x++; // RACE!
}
