package mayrun_test

import (
	"context"
	"fmt"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
)

func ExampleAnalyze() {
	source := `#include <pthread.h>
int balance;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *deposit(void *arg) {
	pthread_mutex_lock(&m);
	balance += 10;
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, deposit, 0);
	int seen = balance;
	pthread_join(t, 0);
	return seen;
}
`
	ctx := context.Background()
	program, err := frontend.LoadSource(ctx, map[string]string{"bank.c": source}, frontend.Options{})
	if err != nil {
		panic(err)
	}
	report, err := mayrun.Analyze(ctx, program, mayrun.Config{})
	if err != nil {
		panic(err)
	}
	fmt.Println(report.Verdict)
	for _, race := range report.Races {
		for _, a := range race.Accesses {
			fmt.Println(race.Location, a.Kind, "at", a.Pos, "by", a.Thread)
		}
	}
	// Output:
	// race
	// balance write at bank.c:7:2 by deposit@14
	// balance read at bank.c:15:13 by main
}
