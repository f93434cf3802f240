// What is in memory from malloc is no function, where a pointer to one is only ever null.
#include <pthread.h>
#include <stdlib.h>

struct codec {
  int (*hook)(int);
  int level;
};

static int total;

static int count(int x) {
  total++; // NORACE
  return x + 1;
}

static int (*counting)(int) = count;

static struct codec *new_codec(int level) {
  struct codec *c = malloc(sizeof *c);
  if (c) {
    c->hook = NULL;
    c->level = level;
  }
  return c;
}

static int use(struct codec *c, int x) {
  if (c->hook)
    return c->hook(x);
  return x * c->level;
}

static void *work(void *arg) {
  struct codec *c = new_codec((int)(long)arg);
  if (c)
    use(c, 3);
  free(c);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  counting(1);
  pthread_create(&a, NULL, work, (void *)1);
  pthread_create(&b, NULL, work, (void *)2);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
