// Command customdigest shows how to teach mayrun a new reason why two accesses do not race, here the order that
// pthread_once makes. A digest for that is among its own by now; this program leaves it out.
//
// The digest is in once.go, its tests in once_test.go. This file analyses a C program (its arguments, or one of
// its own) without the digest and with it.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/frontend"
)

const lazy = `#include <pthread.h>

int table;
pthread_once_t control = PTHREAD_ONCE_INIT;

static void make(void) { table = 42; }

void *worker(void *arg) {
	pthread_once(&control, make);
	int t = table;
	return t ? arg : NULL;
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
	var p *cfg.Program
	var err error
	if len(files) > 0 {
		p, err = frontend.Load(ctx, files, frontend.Options{})
	} else {
		p, err = frontend.LoadSource(ctx, map[string]string{"lazy.c": lazy}, frontend.Options{})
	}
	if err != nil {
		return err
	}
	var builtin []string
	for _, d := range analyses.Digests() {
		if d.Name != "once" {
			builtin = append(builtin, d.Name)
		}
	}
	lazy := func() digest.Component { return digest.Erase(&Once{}) }
	for _, c := range []struct {
		name   string
		config mayrun.Config
	}{
		{"without", mayrun.Config{Digests: builtin, ProveOnly: true}},
		{"with", mayrun.Config{Digests: builtin, Custom: []func() digest.Component{lazy}, ProveOnly: true}},
	} {
		report, err := mayrun.Analyze(ctx, p, c.config)
		if err != nil {
			return err
		}
		for _, l := range report.Locations {
			switch {
			case !l.Safe:
				fmt.Fprintf(w, "%s the digest: %s is racy\n", c.name, l.Name)
			case slices.Contains(l.Needed, "lazy"):
				fmt.Fprintf(w, "%s the digest: %s is safe, by %s\n", c.name, l.Name, strings.Join(l.Needed, ", "))
			}
		}
	}
	return nil
}
