// Command mutate breaks, one at a time, the places in this module that decide verdicts, and runs the tests that
// should notice. It prints the mutations that no test notices: each is a place where a mistake could go unseen, and
// needs a test, unless it changes nothing that can be observed.
//
//	go run ./internal/mutate                        all of them: hours, so take a chunk
//	go run ./internal/mutate -chunk 2/8             the second eighth
//	go run ./internal/mutate -match race/pass -v    those of files that match, with the tests that noticed
//	go run ./internal/mutate -sample 80 -seed 3     80 of them by chance, the same ones for the same seed
//	go run ./internal/mutate -match turns -build F  a command F with these, of which MAYRUN_MUTANT=1 ... says which
//
// The mutations are data: mutations.yml. The working tree is not touched; the compiler is given the changed files by
// way of an overlay, most of them once for all mutations (together.go).
package main

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/signal"
	"regexp"
	"slices"
	"strings"
	"time"
)

func main() {
	chunk := flag.String("chunk", "1/1", "which `part/of` the mutations to try")
	match := flag.String("match", "", "only mutations whose file, or note, matches this regular expression")
	sample := flag.Int("sample", 0, "only so many of the others, by chance, in proportion of each file; 0: all")
	seed := flag.Uint64("seed", 1, "which sample")
	verbose := flag.Bool("v", false, "print what noticed each mutation")
	build := flag.String("build", "", "try nothing, but build the command with the mutations into this `file`, and list them")
	root := flag.String("root", ".", "the root of the module")
	limit := flag.Duration("timeout", 5*time.Minute, "how long a run of tests may take")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	r := runner{root: *root, limit: *limit, verbose: *verbose}
	chosen, err := choose(*chunk, *match, *sample, *seed)
	ok := false
	if err == nil {
		ok, err = r.run(ctx, chosen, *build)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(2)
	}
	if !ok {
		os.Exit(1)
	}
}

// choose is the mutations that match, in one part of the list, or a sample of them.
func choose(chunk, match string, sample int, seed uint64) ([]*mutation, error) {
	all, err := mutations()
	if err != nil {
		return nil, err
	}
	wanted, err := regexp.Compile(match)
	if err != nil {
		return nil, err
	}
	var part, of int
	if n, err := fmt.Sscanf(chunk, "%d/%d", &part, &of); n != 2 || err != nil || part < 1 || part > of {
		return nil, fmt.Errorf("-chunk %s is not PART/OF", chunk)
	}
	var chosen []*mutation
	for i, m := range all {
		if i%of == part-1 && wanted.MatchString(m.File+" "+m.Note) {
			chosen = append(chosen, m)
		}
	}
	if sample <= 0 || sample >= len(chosen) {
		return chosen, nil
	}
	return draw(chosen, sample, seed), nil
}

// draw is a sample in which all mutations are equally likely, and each file has its share but for one: those of each
// file are shuffled, the files are put in a row, and steps of one length go along it.
func draw(from []*mutation, n int, seed uint64) []*mutation {
	r := rand.New(rand.NewPCG(seed, 0))
	row := slices.Clone(from)
	r.Shuffle(len(row), func(i, j int) { row[i], row[j] = row[j], row[i] })
	slices.SortStableFunc(row, func(a, b *mutation) int { return strings.Compare(a.File, b.File) })
	at, out := r.Float64(), make([]*mutation, n)
	for i := range out {
		out[i] = row[min(int((at+float64(i))*float64(len(row))/float64(n)), len(row)-1)]
	}
	return out
}
