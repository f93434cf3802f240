// Assembly may fill the section of pointers that are called before main.
#include <pthread.h>

int x;
pthread_t t;

static void *work(void *arg) {
  x++; // NORACE
  return 0;
}
static void __attribute__((used)) start(void) { pthread_create(&t, 0, work, 0); }
__asm__(".section .table,\"aw\"\n.quad start\n.text");

int main(void) {
  x++; // NORACE
}
