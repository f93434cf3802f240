// Command library shows mayrun as a library: it analyses C sources from Go and looks at the races as data.
//
// With arguments it analyses these files, otherwise a small program of its own.
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
)

const counter = `#include <pthread.h>

int counter, safe;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
	counter++;
	pthread_mutex_lock(&lock);
	safe++;
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	return 0;
}
`

func main() {
	if err := run(os.Stdout, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}

func run(w io.Writer, files []string) error {
	ctx := context.Background()
	var (
		p   *cfg.Program
		err error
	)
	// A front end makes the program; one could also be built by hand with package cfg.
	if len(files) > 0 {
		p, err = frontend.Load(ctx, files, frontend.Options{})
	} else {
		p, err = frontend.LoadSource(ctx, map[string]string{"counter.c": counter}, frontend.Options{})
	}
	if err != nil {
		return err
	}
	// The zero Config is what the command does without flags.
	r, err := mayrun.Analyze(ctx, p, mayrun.Config{})
	if err != nil {
		return err
	}
	for _, race := range r.Races {
		fmt.Fprintf(w, "%s may race:\n", race.Location)
		for _, a := range race.Accesses {
			fmt.Fprintf(w, "\t%s: %s by %s\n", a.Pos, a.Kind, a.Thread)
		}
	}
	for _, l := range r.Locations {
		if l.Safe && len(l.Needed) > 0 {
			fmt.Fprintf(w, "%s is safe thanks to %v\n", l.Name, l.Needed)
		}
	}
	_, err = fmt.Fprintln(w, r.Verdict)
	return err
}
