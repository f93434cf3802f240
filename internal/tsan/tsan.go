package tsan

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/mayrun-dev/mayrun/internal/tsanlog"
)

//go:embed support/support.c
var support []byte

var wrapped = regexp.MustCompile(`(?m)^WRAP\(\w+, (\w+),|__wrap_(\w+)\(`)

// A Compiler makes programs with ThreadSanitizer in a folder of its own.
type Compiler struct {
	name string
	dir  string
	link []string
}

// New returns the compiler of a name, such as gcc, which works in dir. It is an error if it is not there, or if what
// it makes does not run.
func New(ctx context.Context, name, dir string) (*Compiler, error) {
	if _, err := exec.LookPath(name); err != nil {
		return nil, err
	}
	c := &Compiler{name: name, dir: dir}
	// It is instrumented, or else the frame of whoever calls a wrapped function would be missing from stacks; and has
	// no lines, so that the parser passes over it.
	source, object := filepath.Join(dir, "support.c"), filepath.Join(dir, "support.o")
	if err := os.WriteFile(source, support, 0o666); err != nil {
		return nil, err
	}
	if out, err := exec.CommandContext(ctx, name, "-w", "-O1", "-fsanitize=thread", "-c", source, "-o",
		object).CombinedOutput(); err != nil {
		return nil, &CompileError{err, out}
	}
	c.link = []string{object, "-pthread", "-lm", "-lrt", "-ldl"}
	for _, m := range wrapped.FindAllStringSubmatch(string(support), -1) {
		if f := m[1] + m[2]; f != "" && f != "#" {
			c.link = append(c.link, "-Wl,--wrap="+f)
		}
	}
	const racy = "#include <pthread.h>\nint x;\nvoid *f(void *p) { x++; return 0; }\n" +
		"int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); x++; pthread_join(a, 0); return 0; }\n"
	p, err := c.Compile(ctx, filepath.Join(dir, "try.c"), racy)
	if err != nil {
		return nil, err
	}
	if rs := p.Run(ctx, 0, 10*time.Second); len(rs) == 0 {
		return nil, fmt.Errorf("%s: ThreadSanitizer does not see a race: %s", name, p.Output)
	}
	return c, nil
}

// A CompileError says what the compiler does not like.
type CompileError struct {
	Err error
	Out []byte
}

func (e *CompileError) Error() string { return e.Err.Error() + "\n" + string(e.Out) }

// A Program can be run.
type Program struct {
	compiler *Compiler
	binary   string
	Output   []byte // of the last run
	TimedOut bool   // the last run did not end
	Unlocks  bool   // some run has unlocked what it had not locked
}

// Compile writes the text to a file in the compiler's folder and compiles it.
func (c *Compiler) Compile(ctx context.Context, file, text string, flags ...string) (*Program, error) {
	return c.compile(ctx, file, text, append([]string{"-fsanitize=thread"}, flags...))
}

func (c *Compiler) compile(ctx context.Context, file, text string, flags []string) (*Program, error) {
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	base := strings.TrimSuffix(file, filepath.Ext(file))
	p := &Program{compiler: c, binary: base + ".out"}
	sanitizers := flags[:1]
	args := slices.Concat([]string{"-x", "c", "-w", "-g", "-O0", "-pthread"}, flags, []string{"-c", file, "-o", base + ".o"})
	if out, err := exec.CommandContext(ctx, c.name, args...).CombinedOutput(); err != nil {
		return nil, &CompileError{err, out}
	}
	link := slices.Concat(sanitizers, []string{base + ".o", "-o", p.binary}, c.link)
	out, err := exec.CommandContext(ctx, c.name, link...).CombinedOutput()
	if err != nil {
		for name := range missing(out) {
			link = append(link, "-Wl,--defsym="+name+"=mayrun_missing")
		}
		out, err = exec.CommandContext(ctx, c.name, link...).CombinedOutput()
	}
	if err != nil {
		return nil, &CompileError{err, out}
	}
	return p, nil
}

var undefined = regexp.MustCompile("undefined reference to [`']([A-Za-z_][A-Za-z_0-9]*)'")

// missing are the names that a linker has not found.
func missing(out []byte) map[string]bool {
	names := map[string]bool{}
	for _, m := range undefined.FindAllSubmatch(out, -1) {
		names[string(m[1])] = true
	}
	return names
}

// options of ThreadSanitizer: every race is wanted, and little else.
const options = "TSAN_OPTIONS=exitcode=0 atexit_sleep_ms=20 history_size=4 suppress_equal_stacks=0 " +
	"suppress_equal_addresses=0 report_thread_leaks=0 report_mutex_bugs=1 report_destroy_locked=0 " +
	"report_signal_unsafe=0 detect_deadlocks=0 die_after_fork=0 memory_limit_mb=400 hard_rss_limit_mb=900"

// Run runs the program once, for at most so long, disturbed as the seed says (0: not), and returns the races of the
// run. The program gets no input and cannot use much of the processor, or of the disk; if it hangs or crashes, what
// it has shown by then counts.
func (p *Program) Run(ctx context.Context, seed uint64, limit time.Duration, args ...string) []tsanlog.Race {
	p.run(ctx, seed, limit, args, options)
	p.Unlocks = p.Unlocks || bytes.Contains(p.Output, []byte("WARNING: ThreadSanitizer: unlock of an unlocked"))
	return tsanlog.Parse(p.Output)
}

func (p *Program) run(ctx context.Context, seed uint64, limit time.Duration, args []string, env ...string) {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	// The shell sets limits: of seconds of the processor, and of blocks that a file may have.
	c := exec.CommandContext(ctx, "sh", append([]string{"-c",
		`ulimit -t 3; ulimit -f 4096; ulimit -c 0; exec "$0" "$@"`, p.binary}, args...)...)
	c.Env = append(append(os.Environ(), fmt.Sprint("MAYRUN_SEED=", seed)), env...)
	c.Dir = p.compiler.dir
	alone(c)
	out := &capped{left: 1 << 20}
	c.Stdout, c.Stderr = out, out
	c.WaitDelay = 100 * time.Millisecond
	_ = c.Run() // a race, a signal or the time limit: only the reports are of interest
	p.Output, p.TimedOut = out.Bytes(), ctx.Err() != nil
}

// Undefined reports what runs of the program show of undefined behaviour, as other sanitizers see it; "" if nothing.
// What comes after it means nothing.
func (c *Compiler) Undefined(ctx context.Context, file, text string, runs int, limit time.Duration, flags ...string) (string, error) {
	p, err := c.compile(ctx, file, text, append([]string{"-fsanitize=address,undefined", "-fno-sanitize=alignment,shift-base"}, flags...))
	if err != nil {
		return "", err
	}
	for seed := range uint64(runs) {
		p.run(ctx, seed, limit, nil, "ASAN_OPTIONS=detect_leaks=0:exitcode=0:allocator_may_return_null=1:detect_stack_use_after_return=1",
			"UBSAN_OPTIONS=print_stacktrace=0")
		for line := range bytes.Lines(p.Output) {
			if bytes.Contains(line, []byte("runtime error: ")) || bytes.Contains(line, []byte("ERROR: AddressSanitizer: ")) {
				return strings.TrimSpace(string(line)), nil
			}
		}
	}
	return "", nil
}

// capped keeps the beginning of what is written.
type capped struct {
	bytes.Buffer
	left int
}

func (b *capped) Write(p []byte) (int, error) {
	n := min(len(p), b.left)
	b.left -= n
	b.Buffer.Write(p[:n])
	return len(p), nil
}
