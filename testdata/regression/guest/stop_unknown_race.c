// Unknown code that does its worst may start a thread, in which the handler runs.
// externals: worst
#include <signal.h>

void go(void);
static volatile sig_atomic_t stop;

static void end(int sig) {
  stop = sig; // RACE!
}

int main(void) {
  signal(SIGINT, end);
  go();
  return stop; // RACE!
}
