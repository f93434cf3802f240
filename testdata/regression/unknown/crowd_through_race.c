// What is written to a member through a pointer that leads to very many, and read by its name; and the other way.
#include <pthread.h>
#include <string.h>

struct node { int n; int *to; pthread_mutex_t m; };
#define NODES(F) F(0) F(1) F(2) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11) F(12) F(13) F(14) F(15) F(16) F(17) F(18) F(19) F(20) \
  F(21) F(22) F(23) F(24) F(25) F(26) F(27) F(28) F(29)
#define NODE(K) struct node node##K = {.m = PTHREAD_MUTEX_INITIALIZER};
#define AT(K) &node##K,
NODES(NODE)
static struct node *all[] = {NODES(AT)};
static struct node *chosen;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

static void *run(void *arg) {
  pthread_mutex_lock(&m);
  chosen->to = &x; // NORACE imprecise
  int *p = chosen->to; // NORACE imprecise
  pthread_mutex_unlock(&m);
  if (p) *p = 1; // RACE!
  return 0;
}

int main(int argc, char **argv) {
  pthread_t t;
  chosen = all[argc % 30];
  node4.to = &y;
  pthread_create(&t, 0, run, 0);
  pthread_mutex_lock(&m);
  int *q = node3.to; // NORACE imprecise
  pthread_mutex_unlock(&m);
  if (q) *q = 2; // RACE!
  y = 3; // RACE!
  pthread_join(t, 0);
  return 0;
}
