// What a memory clobber says: the memory that operands lead to is accessed, too.
#include <pthread.h>

struct node {
  struct node *next;
  int value;
};
struct node second, first = {&second};

void *work(void *arg) {
  __asm__ volatile("movq (%0), %%rax\n\tincl 8(%%rax, %1)" : : "r"(&first), "r"(0L) : "rax", "memory"); // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  second.value++; // RACE!
  pthread_join(t, 0);
}
