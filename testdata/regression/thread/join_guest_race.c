// A destructor joins the thread that joins its own: that join may fail, and nobody looks.
#include <pthread.h>

static pthread_t creator;
static pthread_key_t key;
static int x;

static void end(void *value) { pthread_join(creator, 0); }

static void *work(void *arg) {
  pthread_setspecific(key, arg);
  x++; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  creator = pthread_self();
  pthread_key_create(&key, end);
  if (pthread_create(&t, 0, work, &creator))
    return 1;
  pthread_join(t, 0);
  x++; // RACE!
  pthread_exit(0);
}
