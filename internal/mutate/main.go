// Command mutate breaks, one at a time, the places in this module that decide verdicts, and runs the tests that
// should notice. It prints the mutations that no test notices: each is a place where a mistake could go unseen, and
// needs a test, unless it changes nothing that can be observed.
//
//	go run ./internal/mutate                        all of them: hours, so take a chunk
//	go run ./internal/mutate -chunk 2/8             the second eighth
//	go run ./internal/mutate -match race/pass -v    those of files that match, with the tests that noticed
//	go run ./internal/mutate -sample 80 -seed 3     80 of them by chance, the same ones for the same seed
//
// The mutations are data: mutations.yml. The working tree is not touched; the compiler is given the changed files by
// way of an overlay.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
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
	root := flag.String("root", ".", "the root of the module")
	limit := flag.Duration("timeout", 5*time.Minute, "how long a run of tests may take")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	r := runner{root: *root, limit: *limit, verbose: *verbose}
	chosen, err := choose(*chunk, *match, *sample, *seed)
	ok := false
	if err == nil {
		ok, err = r.run(ctx, chosen)
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

// A runner tries mutations.
type runner struct {
	root    string
	limit   time.Duration // of a run of tests
	verbose bool
}

// run tries mutations and reports whether each was noticed, but for those that are argued to change nothing.
func (r *runner) run(ctx context.Context, chosen []*mutation) (bool, error) {
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return false, err
	}
	defer os.RemoveAll(dir)
	noticed, equivalent, survivors, broken := 0, 0, 0, 0
	passed := map[string]bool{}
	for _, m := range chosen {
		// What fails anyway notices nothing.
		for _, args := range m.Tests {
			if !passed[args] {
				if out, err := r.goTest(ctx, args); err != nil {
					return false, fmt.Errorf("go test %s fails without a mutation: %w\n%s", args, err, out)
				}
				passed[args] = true
			}
		}
		start := time.Now()
		by, err := r.try(ctx, m, dir)
		switch {
		case ctx.Err() != nil:
			return false, ctx.Err()
		case err != nil:
			broken++
			fmt.Printf("BROKEN    %s: %v\n", m, err)
		case by != "" && m.Equivalent != "":
			broken++
			fmt.Printf("BROKEN    %s: said to be equivalent, but %s notices it\n", m, by)
		case by != "":
			noticed++
			if r.verbose {
				fmt.Printf("noticed   %s\n          by %s, %s\n", m, by, time.Since(start).Round(time.Second))
			}
		case m.Equivalent != "":
			equivalent++
			fmt.Printf("equivalent %s\n          %s\n", m, m.Equivalent)
		default:
			survivors++
			fmt.Printf("SURVIVES  %s\n", m)
		}
	}
	fmt.Printf("%d mutations, %d noticed, %d equivalent, %d survive, %d are no mutations any more\n", len(chosen), noticed, equivalent, survivors, broken)
	return survivors+broken == 0, nil
}

// try runs the tests of a mutation until one fails, and returns that; "" if none does.
func (r *runner) try(ctx context.Context, m *mutation, dir string) (string, error) {
	path, err := filepath.Abs(filepath.Join(r.root, m.File))
	if err != nil {
		return "", err
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	changed, err := m.apply(string(text))
	if err != nil {
		return "", err
	}
	mutant, overlay := filepath.Join(dir, filepath.Base(m.File)), filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(mutant, []byte(changed), 0o666); err != nil {
		return "", err
	}
	data, err := json.Marshal(map[string]map[string]string{"Replace": {path: mutant}})
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(overlay, data, 0o666); err != nil {
		return "", err
	}
	// What does not compile is noticed by nobody's test.
	build := exec.CommandContext(ctx, "go", "build", "-overlay", overlay, "./"+filepath.Dir(m.File))
	build.Dir = r.root
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("does not compile: %w\n%s", err, out)
	}
	defer forget(r.root, time.Now())
	for _, args := range m.Tests {
		if out, err := r.goTest(ctx, args, "-overlay", overlay, "-failfast"); err != nil {
			if ctx.Err() != nil {
				return "", ctx.Err()
			}
			if strings.Contains(out, "[build failed]") || strings.Contains(out, "[setup failed]") {
				return "", fmt.Errorf("go test %s: %s", args, out)
			}
			return "go test " + args + firstFailure(out), nil
		}
	}
	return "", nil
}

// forget removes the inputs that package rapid has kept since a time, because they fail: they do so by the
// mistake only.
func forget(root string, since time.Time) {
	dirs, _ := filepath.Glob(filepath.Join(root, "*/testdata/rapid"))
	for _, deeper := range []string{"*/*/testdata/rapid", "*/*/*/testdata/rapid"} {
		more, _ := filepath.Glob(filepath.Join(root, deeper))
		dirs = append(dirs, more...)
	}
	for _, dir := range dirs {
		files, _ := filepath.Glob(filepath.Join(dir, "*/*.fail"))
		for _, f := range files {
			if i, err := os.Stat(f); err == nil && i.ModTime().After(since) {
				os.Remove(f)
				os.Remove(filepath.Dir(f)) // if it is empty
			}
		}
		os.Remove(dir)
		os.Remove(filepath.Dir(dir))
	}
}

// goTest runs tests. Those of a mutant may run for ever: then it is noticed, too.
func (r *runner) goTest(ctx context.Context, args string, flags ...string) (string, error) {
	c := exec.CommandContext(ctx, "go", slices.Concat([]string{"test", "-vet=off", "-timeout=" + r.limit.String()}, flags, strings.Fields(args))...)
	c.Dir = r.root
	out, err := c.CombinedOutput()
	return string(out), err
}

var failure = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)

// firstFailure is the innermost of the first failed tests.
func firstFailure(out string) string {
	name := ""
	for _, m := range failure.FindAllStringSubmatch(out, -1) {
		if name != "" && !strings.HasPrefix(m[1], name+"/") {
			break
		}
		name = m[1]
	}
	if name == "" {
		return ""
	}
	return " (" + name + ")"
}
