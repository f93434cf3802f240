// One thread stores the hook that another one calls: until the first is looked at, nothing is known of the pointer but that
// bytes were read into it. It is called as what is stored in the end, and not as anything.
#include <pthread.h>
#include <unistd.h>

struct hook {
  void (*run)(struct hook *);
  int *mine, *theirs;
};

static struct hook hook;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int counted, written;

static void count(struct hook *h) { ++*h->mine; } // NORACE

static void *call(void *arg) {
  (void)arg;
  pthread_mutex_lock(&lock);
  hook.run(&hook);
  pthread_mutex_unlock(&lock);
  return 0;
}

static void *set(void *arg) {
  (void)arg;
  pthread_mutex_lock(&lock);
  hook.run = count;
  pthread_mutex_unlock(&lock);
  return 0;
}

int main(void) {
  pthread_t t, u;
  if (read(0, &hook, sizeof hook) != sizeof hook)
    return 1;
  hook.mine = &counted;
  hook.theirs = &written;
  pthread_create(&t, 0, call, 0);
  pthread_create(&u, 0, set, 0);
  written = 1; // NORACE
  return 0;
}
