package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A runner tries mutations.
type runner struct {
	root    string
	limit   time.Duration // of a run of tests
	verbose bool
	dir     string // for what is built

	overlay  string            // of those that are compiled together
	number   map[*mutation]int // of each of these; 0: it is compiled alone
	binaries map[string]string // of the tests of a package, with these
	passes   map[string]bool   // runs without a mutation
}

// run tries mutations and reports whether each was noticed, but for those that are argued to change nothing. Or it only
// builds the command with them.
func (r *runner) run(ctx context.Context, chosen []*mutation, command string) (bool, error) {
	var err error
	if r.dir, err = os.MkdirTemp("", "mutate"); err != nil {
		return false, err
	}
	defer os.RemoveAll(r.dir)
	if r.root, err = filepath.Abs(r.root); err != nil {
		return false, err
	}
	r.binaries, r.passes = map[string]string{}, map[string]bool{}
	if err := r.together(ctx, chosen); err != nil {
		return false, err
	}
	if command != "" {
		return true, r.command(ctx, chosen, command)
	}
	noticed, equivalent, survivors, broken := 0, 0, 0, 0
	for _, m := range chosen {
		start := time.Now()
		by, err := r.try(ctx, m)
		switch {
		case ctx.Err() != nil:
			return false, ctx.Err()
		case errors.Is(err, errFailsAnyway):
			return false, err
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

// together numbers the mutations that can be compiled together, and writes what the compiler is given for them.
func (r *runner) together(ctx context.Context, chosen []*mutation) error {
	packages := map[string]map[string]map[int]*mutation{}
	for i, m := range chosen {
		dir := filepath.Dir(m.File)
		if packages[dir] == nil {
			packages[dir] = map[string]map[int]*mutation{}
		}
		if packages[dir][m.File] == nil {
			packages[dir][m.File] = map[int]*mutation{}
		}
		packages[dir][m.File][i+1] = m
	}
	r.number = map[*mutation]int{}
	replace := map[string]string{}
	for _, dir := range slices.Sorted(maps.Keys(packages)) {
		// Those that the compiler complains about are compiled one by one, which tells what is wrong.
		for {
			some, err := r.inPackage(packages[dir])
			if err != nil {
				return err
			}
			overlay, err := r.writeOverlay("overlay.json", some)
			if err != nil {
				return err
			}
			out, err := r.goes(ctx, "build", "-overlay", overlay, "./"+dir)
			if err == nil {
				maps.Copy(replace, some)
				break
			}
			if ctx.Err() != nil || !leaveOut(packages[dir], some, out) {
				return fmt.Errorf("go build ./%s: %w\n%s", dir, err, out)
			}
		}
		for _, ms := range packages[dir] {
			for k, m := range ms {
				r.number[m] = k
			}
		}
	}
	var err error
	r.overlay, err = r.writeOverlay("together.json", replace)
	return err
}

// inPackage writes the files of a package with mutations, by the files in whose place they are. Of the mutations, those
// are left that are there.
func (r *runner) inPackage(files map[string]map[int]*mutation) (map[string]string, error) {
	replace := map[string]string{}
	for _, file := range slices.Sorted(maps.Keys(files)) {
		path := filepath.Join(r.root, file)
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		maps.DeleteFunc(files[file], func(_ int, m *mutation) bool {
			_, err := m.apply(string(text))
			return err != nil
		})
		out, pkg, done, err := together(file, string(text), files[file])
		if err != nil {
			return nil, err
		}
		maps.DeleteFunc(files[file], func(k int, _ *mutation) bool { return !slices.Contains(done, k) })
		if len(done) == 0 {
			continue
		}
		for to, text := range map[string]string{path: out, filepath.Join(filepath.Dir(path), "zz_mutant.go"): chooser(pkg)} {
			if replace[to], err = r.write(strings.ReplaceAll(file, "/", "_")+filepath.Base(to), text); err != nil {
				return nil, err
			}
		}
	}
	return replace, nil
}

// command builds the command with mutations, to look for programs that tell them apart.
func (r *runner) command(ctx context.Context, chosen []*mutation, file string) error {
	if out, err := r.goes(ctx, "build", "-overlay", r.overlay, "-o", file, "./cmd/mayrun"); err != nil {
		return fmt.Errorf("go build ./cmd/mayrun: %w\n%s", err, out)
	}
	for _, m := range chosen {
		if n := r.number[m]; n > 0 {
			fmt.Printf("%s=%d %s\n", chosenBy, n, m)
		}
	}
	return nil
}

func (r *runner) write(name, text string) (string, error) {
	name = filepath.Join(r.dir, name)
	return name, os.WriteFile(name, []byte(text), 0o666)
}

func (r *runner) writeOverlay(name string, replace map[string]string) (string, error) {
	data, err := json.Marshal(map[string]map[string]string{"Replace": replace})
	if err != nil {
		return "", err
	}
	return r.write(name, string(data))
}

// goes runs the go command.
func (r *runner) goes(ctx context.Context, args ...string) (string, error) {
	c := exec.CommandContext(ctx, "go", args...)
	c.Dir = r.root
	out, err := c.CombinedOutput()
	return string(out), err
}

// try runs the tests of a mutation until one fails, and returns that; "" if none does.
func (r *runner) try(ctx context.Context, m *mutation) (string, error) {
	text, err := os.ReadFile(filepath.Join(r.root, m.File))
	if err != nil {
		return "", err
	}
	changed, err := m.apply(string(text))
	if err != nil {
		return "", err
	}
	defer forget(r.root, time.Now())
	overlay := ""
	for _, args := range slices.Concat(r.near(m), m.Tests) {
		var out string
		var err error
		if n := r.number[m]; n > 0 && embeds(args) {
			out, err = r.test(ctx, args, n)
		} else {
			if overlay == "" {
				if overlay, err = r.alone(ctx, m, changed); err != nil {
					return "", err
				}
			}
			out, err = r.goes(ctx, slices.Concat([]string{"test", "-vet=off", "-timeout=" + r.limit.String(), "-overlay", overlay, "-failfast"}, strings.Fields(args))...)
		}
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		if err != nil {
			if strings.Contains(out, "[build failed]") || strings.Contains(out, "[setup failed]") {
				return "", fmt.Errorf("go test %s: %s", args, out)
			}
			name := firstFailure(out)
			if err := r.passesWithout(ctx, args, name); err != nil {
				return "", err
			}
			if name != "" {
				name = " (" + name + ")"
			}
			return "go test " + args + name, nil
		}
	}
	return "", nil
}

// near are tests of programs in folders that are named like the file or its package: what notices a mutation is often
// among them. They are tried first.
func (r *runner) near(m *mutation) (tests []string) {
	if !slices.Contains(m.Tests, ". -run TestRegression") {
		return nil
	}
	folders, _ := os.ReadDir(filepath.Join(r.root, "testdata/regression"))
	for _, name := range []string{strings.TrimSuffix(filepath.Base(m.File), ".go"), filepath.Base(filepath.Dir(m.File))} {
		for _, f := range folders {
			args := ". -run TestRegression/^" + f.Name() + "$"
			if (strings.HasPrefix(name, f.Name()) || strings.HasPrefix(f.Name(), name)) && !slices.Contains(tests, args) {
				tests = append(tests, args)
			}
		}
	}
	return tests
}

// alone writes what the compiler is given for one mutation. What does not compile is noticed by nobody's test.
func (r *runner) alone(ctx context.Context, m *mutation, changed string) (string, error) {
	file, err := r.write(filepath.Base(m.File), changed)
	if err != nil {
		return "", err
	}
	overlay, err := r.writeOverlay("overlay.json", map[string]string{filepath.Join(r.root, m.File): file})
	if err != nil {
		return "", err
	}
	if out, err := r.goes(ctx, "build", "-overlay", overlay, "./"+filepath.Dir(m.File)); err != nil {
		return "", fmt.Errorf("does not compile: %w\n%s", err, out)
	}
	return overlay, nil
}

// embeds reports whether tests can be those of a mutation that is compiled with others: those of one package, which run
// no commands that do not hear of the variable.
func embeds(args string) bool {
	pkg := strings.Fields(args)[0]
	return !strings.Contains(pkg, "...") && pkg != "./cmd/mayrun"
}

// test runs tests with a mutation of those that are compiled together, or with none (0).
func (r *runner) test(ctx context.Context, args string, mutant int) (string, error) {
	fields := strings.Fields(args)
	pkg, flags := fields[0], fields[1:]
	binary := r.binaries[pkg]
	if binary == "" {
		binary = filepath.Join(r.dir, strconv.Itoa(len(r.binaries))+".test")
		if out, err := r.goes(ctx, "test", "-c", "-vet=off", "-overlay", r.overlay, "-o", binary, pkg); err != nil {
			return out + "[build failed]", err
		}
		r.binaries[pkg] = binary
	}
	limit := r.limit.String()
	given := []string{"-test.failfast"}
	for i := 0; i < len(flags); i++ {
		switch name, value, ok := strings.Cut(strings.TrimLeft(flags[i], "-"), "="); {
		case name == "short":
			given = append(given, "-test.short")
		case name == "run" || name == "timeout":
			if !ok && i+1 < len(flags) {
				i++
				value = flags[i]
			}
			if name == "timeout" {
				limit = value
			} else {
				given = append(given, "-test.run="+value)
			}
		default:
			given = append(given, flags[i])
		}
	}
	c := exec.CommandContext(ctx, binary, append(given, "-test.timeout="+limit)...)
	c.Dir = filepath.Join(r.root, pkg)
	c.Env = append(os.Environ(), chosenBy+"="+strconv.Itoa(mutant))
	out, err := c.CombinedOutput()
	return string(out), err
}

var errFailsAnyway = errors.New("a test fails without a mutation")

// passesWithout runs what has failed without a mutation: what fails anyway notices nothing. It is that one
// test, if it is known which it is.
func (r *runner) passesWithout(ctx context.Context, args, name string) error {
	if name != "" {
		parts := strings.Split(name, "/")
		for i := range parts {
			parts[i] = "^" + regexp.QuoteMeta(parts[i]) + "$"
		}
		fields := strings.Fields(args)
		if i := slices.Index(fields, "-run"); i >= 0 {
			fields = slices.Delete(fields, i, i+2)
		}
		args = strings.Join(fields, " ") + " -run " + strings.Join(parts, "/")
	}
	if r.passes[args] {
		return nil
	}
	var out string
	var err error
	if embeds(args) {
		out, err = r.test(ctx, args, 0)
	} else {
		out, err = r.goes(ctx, append([]string{"test", "-vet=off", "-timeout=" + r.limit.String()}, strings.Fields(args)...)...)
	}
	if err != nil {
		return fmt.Errorf("%w: go test %s: %w\n%s", errFailsAnyway, args, err, out)
	}
	r.passes[args] = true
	return nil
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
	return name
}
