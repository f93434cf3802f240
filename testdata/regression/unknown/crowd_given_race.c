// A pointer to one of very many objects of the heap is handed on; what is written to any of them another thread may find.
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

#include <stdlib.h>
#define MADE(K) malloc(sizeof(struct node)),

static void *run(void *arg) {
  pthread_mutex_lock(&m);
  int *p = chosen->to; // NORACE imprecise
  pthread_mutex_unlock(&m);
  if (p) *p = 1; // RACE!
  return 0;
}

int main(int argc, char **argv) {
  pthread_t t;
  int local = 0;
  struct node *made[] = {NODES(MADE)};
  struct node *mine = made[7];
  struct holder { struct node *of; } h, *at = &h;
  at->of = made[argc % 30];
  if (!mine || !at->of) return 1;
  mine->to = 0;
  chosen = at->of;
  chosen->to = 0;
  pthread_create(&t, 0, run, 0);
  pthread_mutex_lock(&m);
  mine->to = &local; // NORACE imprecise
  pthread_mutex_unlock(&m);
  local = 2; // RACE!
  pthread_join(t, 0);
  return 0;
}
