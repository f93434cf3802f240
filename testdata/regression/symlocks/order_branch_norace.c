// Two locks in either order.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);

struct account { int balance, id; pthread_mutex_t m; } table[8];

static void transfer(struct account *from, struct account *to, int n) {
  if (from == to)
    return;
  if (from < to) {
    pthread_mutex_lock(&from->m);
    pthread_mutex_lock(&to->m);
  } else {
    pthread_mutex_lock(&to->m);
    pthread_mutex_lock(&from->m);
  }
  from->balance -= n; // NORACE
  to->balance += n; // NORACE
  pthread_mutex_unlock(&from->m);
  pthread_mutex_unlock(&to->m);
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
