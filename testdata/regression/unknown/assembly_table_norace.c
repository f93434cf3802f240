// Tables in assembly hold the addresses of what they name.
#include <pthread.h>

static int x, y;
static void __attribute__((used)) change(void) { x++; } // NORACE
static void __attribute__((used)) other(void) { (void)y; }
extern void (*table[])(void);
__asm__(".data\n.globl table\ntable: .quad other\n.text");

void *work(void *arg) {
  table[0]();
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // NORACE
}
