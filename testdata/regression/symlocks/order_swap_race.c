// Two pointers that should have been swapped.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);

struct account { int balance, id; pthread_mutex_t m; } table[8];

static void transfer(struct account *from, struct account *to, int n) {
  struct account *a = from, *b = to;
  if (a > b) {
    struct account *t = a;
    a = b;
    b = a;
  }
  pthread_mutex_lock(&a->m);
  if (a != b)
    pthread_mutex_lock(&b->m);
  from->balance -= n; // RACE!
  to->balance += n; // RACE!
  if (a != b)
    pthread_mutex_unlock(&b->m);
  pthread_mutex_unlock(&a->m);
}

static void *worker(void *arg) {
  transfer(&table[__VERIFIER_nondet_int() & 7], &table[__VERIFIER_nondet_int() & 7], 3);
  return arg;
}

int main(void) {
  pthread_t t, u;
  for (int i = 0; i < 8; i++) {
    table[i].id = i;
    pthread_mutex_init(&table[i].m, 0);
  }
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, worker, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
