package frontend_test

import (
	"context"
	"fmt"
	"os"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
)

func ExampleLoadSource() {
	p, err := frontend.LoadSource(context.Background(), map[string]string{"count.c": `
#include <pthread.h>
int counter;
pthread_mutex_t m;
void *worker(void *arg) {
  pthread_mutex_lock(&m);
  if (counter < 10)
    counter++;
  pthread_mutex_unlock(&m);
  return arg;
}`}, frontend.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	cfg.FprintFunc(os.Stdout, p.Func("worker"))
	// Output:
	// func worker(arg: void *) void *
	//   0 -> 1: lock mutex(&m)  @6:3
	//   1 -> 2: [counter < 10]  @7:7
	//   1 -> 3: [!(counter < 10)]  @7:7
	//   2 -> 3: counter = counter + 1  @8:5
	//   3 -> 4: unlock mutex(&m)  @9:3
	//   4 -> exit: return arg  @10:3
}
