// Library code starts no thread.
#include <signal.h>

void go(void);
static volatile sig_atomic_t stop;

static void end(int sig) {
  stop = sig; // NORACE
}

int main(void) {
  signal(SIGINT, end);
  go();
  return stop; // NORACE
}
