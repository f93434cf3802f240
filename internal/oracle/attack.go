package oracle

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/internal/tsan"
	"github.com/mayrun-dev/mayrun/internal/tsanlog"
	"github.com/mayrun-dev/mayrun/race"
)

// A Victim is a real program that is attacked: the text of one file, which mutations change, and how it is compiled.
type Victim struct {
	Name    string
	Text    string
	Include []string // folders
	Defines []string
}

// Unsuitable says why a program is no good for ThreadSanitizer, or is not to be run; "" if it is.
func Unsuitable(text string) string {
	for _, u := range unsuitable {
		if u.pattern.MatchString(text) {
			return u.reason
		}
	}
	// A lock that is used as one of another kind is undefined behaviour that no sanitizer sees.
	ts := tokens(text)
	kinds := map[string]string{}
	for _, c := range calls(ts) {
		m := lockCall.FindStringSubmatch(c.name)
		if m == nil || len(c.args) == 0 {
			continue
		}
		lock := strings.TrimSpace(join(ts[c.args[0].from:c.args[0].to]))
		if k := kinds[lock]; k != "" && k != m[1] {
			return "one lock is of two kinds"
		}
		kinds[lock] = m[1]
	}
	return ""
}

var lockCall = regexp.MustCompile(`^pthread_(mutex|rwlock|spin)_\w*(?:lock|init|destroy)$`)

var unsuitable = []struct {
	pattern *regexp.Regexp
	reason  string
}{
	{regexp.MustCompile(`\b(fork|vfork|exec[lv]p?e?|posix_spawnp?|system|popen|clone|unshare)\s*\(`), "starts processes"},
	{regexp.MustCompile(`\b(unlink|remove|rename|rmdir|mkdir|truncate|chmod|chown|mount|symlink|mknod|chdir|chroot)\s*\(`), "changes files"},
	{regexp.MustCompile(`\b(kill|killpg|reboot|setrlimit|prctl|ptrace|setuid|setpriority|sched_setscheduler|mlockall|syscall)\s*\(`),
		"touches the system"},
	{regexp.MustCompile(`\b(socket|connect|bind|listen|accept)\s*\(`), "talks to others"},
	{regexp.MustCompile(`\b(asm|__asm__|__asm)\b(?:\s+volatile)?\s*\(\s*"[^"\s]`), "ThreadSanitizer does not see what assembly does"},
	{regexp.MustCompile(`_thread_fence\b|__sync_synchronize\b`), "ThreadSanitizer does not see what fences order"},
	{regexp.MustCompile(`threads\.h|\b(mtx_lock|thrd_create|cnd_wait|call_once)\b`), "ThreadSanitizer does not see the threads of C11"},
	{regexp.MustCompile(`__VERIFIER_atomic_(?:[ac-df-z]|b[^e]|e[^n])`),
		"functions that are atomic by their name are not so for a compiler"},
	{regexp.MustCompile(`\b(makecontext|swapcontext|aio_\w+|lio_listio|timer_create|mq_notify|sigevent|glib\.h|gthread)\b`),
		"ThreadSanitizer does not see these threads"},
	{regexp.MustCompile(`_setrobust|EOWNERDEAD`), "ThreadSanitizer does not see that a lock is passed on by a thread that ends"},
	{regexp.MustCompile(`__VERIFIER_error\b`), "a function that ends the program, whatever it is defined to do"},
	{regexp.MustCompile(`\bpthread_cancel\b`), "ThreadSanitizer does not see what a cancelled thread unlocks"},
	{regexp.MustCompile(`vector_size`), "gcc reads a vector as a whole, whichever element is asked for"},
	{regexp.MustCompile(`#\s*include\s+"[^"]*\.c"`), "the text is elsewhere"},
	{regexp.MustCompile(`\b(siglongjmp|longjmp|sigsetjmp)\b`), "ThreadSanitizer loses the stack"},
}

// Severity says how much of what ThreadSanitizer has seen a report lacks.
type Severity int

const (
	Reported  Severity = iota
	Apart              // both accesses are reported, but in no common finding
	Half               // one of the two accesses is reported
	Unnoticed          // neither is
	Denied             // the verdict is race-free
)

func (s Severity) String() string {
	return [...]string{"reported", "reported apart", "half of it reported", "not reported", "called race-free"}[s]
}

// Lacks compares a report with a race that has been seen. What may race as a consequence of a finding is reported
// with it.
func Lacks(r *race.Report, seen tsanlog.Race) Severity {
	if r.Verdict == race.RaceFree {
		return Denied
	}
	any := [2]bool{}
	for _, f := range r.Races {
		both := [2]bool{}
		accesses := slices.Clone(f.Accesses)
		for _, c := range f.Consequences {
			accesses = append(accesses, c.Accesses...)
		}
		for _, a := range accesses {
			at := fmt.Sprintf("%s:%d", filepath.Base(a.Pos.File), a.Pos.Line)
			for i, s := range seen.Accesses {
				both[i] = both[i] || at == s.Place()
			}
		}
		if both[0] && both[1] {
			return Reported
		}
		any[0], any[1] = any[0] || both[0], any[1] || both[1]
	}
	switch {
	case any[0] && any[1]:
		return Apart
	case any[0] || any[1]:
		return Half
	}
	return Unnoticed
}

// An Attack holds programs against ThreadSanitizer.
type Attack struct {
	Compiler *tsan.Compiler
	Dir      string        // for files
	Runs     int           // schedules of each program
	Limit    time.Duration // of each run
	Config   mayrun.Config

	Compiled, NotRead, Stopped, Racy, Proved, Races int
	Excused                                         map[string]int // why races do not count
}

// A Miss is a race that ThreadSanitizer has seen and the report lacks.
type Miss struct {
	Race     tsanlog.Race
	Severity Severity
	Verdict  race.Verdict
}

func (m Miss) String() string {
	return fmt.Sprintf("%s: %s (verdict %s)", m.Severity, m.Race, m.Verdict)
}

// Text tries one program: what some run of it shows, and the report lacks. The worst comes first. A program that does
// not compile, or cannot be read, lacks nothing.
func (a *Attack) Text(ctx context.Context, v Victim, text string, seed uint64) ([]Miss, error) {
	if Unsuitable(text) != "" { // a mutation may have made it so
		return nil, nil
	}
	var flags []string
	for _, d := range v.Include {
		flags = append(flags, "-I"+d)
	}
	for _, d := range v.Defines {
		flags = append(flags, "-D"+d)
	}
	file := filepath.Join(a.Dir, "mutant.c")
	p, err := a.Compiler.Compile(ctx, file, text, flags...)
	if ce := (*tsan.CompileError)(nil); errors.As(err, &ce) {
		return nil, ctx.Err()
	} else if err != nil {
		return nil, err
	}
	a.Compiled++
	seen := map[[2]string]tsanlog.Race{}
	hung := 0
	for k := range a.Runs {
		var args []string
		if k%3 == 2 {
			args = []string{"3", "2"}
		}
		s := uint64(0)
		if k > 0 {
			s = seed*64 + uint64(k)
		}
		for _, r := range p.Run(ctx, s, a.Limit, args...) {
			if why := tsanlog.NoRace(r); why != "" {
				a.excuse(why)
				continue
			}
			x, y := r.Accesses[0].Place(), r.Accesses[1].Place()
			seen[[2]string{min(x, y), max(x, y)}] = r
		}
		if p.TimedOut {
			if hung++; hung == 2 {
				break
			}
		}
	}
	if len(seen) == 0 {
		return nil, ctx.Err()
	}
	a.Racy++
	a.Races += len(seen)
	prog, err := frontend.Load(ctx, []string{file}, frontend.Options{IncludeDirs: v.Include,
		Defines: append([]string{"__SANITIZE_THREAD__=1"}, v.Defines...)}) // as the compiler does for ThreadSanitizer
	if err != nil || prog.Main == nil {
		a.NotRead++
		return nil, ctx.Err()
	}
	r, err := mayrun.Analyze(ctx, prog, a.Config)
	if err != nil {
		return nil, err
	}
	if r.Incomplete != "" && r.Verdict != race.RaceFree && len(r.Races) == 0 {
		a.Stopped++
		return nil, ctx.Err()
	}
	if p.Unlocks && slices.ContainsFunc(r.Assumptions, func(n race.Note) bool { return n.ID == lockset.UnlockByOwner }) {
		a.excuse("an assumption that the report lists does not hold: who unlocks has locked")
		return nil, ctx.Err()
	}
	var out []Miss
	for _, s := range seen {
		if lacks := Lacks(r, s); lacks > Reported {
			out = append(out, Miss{s, lacks, r.Verdict})
		}
	}
	slices.SortFunc(out, func(x, y Miss) int {
		if x.Severity != y.Severity {
			return int(y.Severity - x.Severity)
		}
		return strings.Compare(x.Race.String(), y.Race.String())
	})
	if len(out) > 0 && out[0].Severity > Apart {
		// Behind undefined behaviour nothing is claimed.
		what, err := a.Compiler.Undefined(ctx, file, text, 2*a.Runs, 2*a.Limit, flags...)
		if ce := (*tsan.CompileError)(nil); err != nil && !errors.As(err, &ce) {
			return nil, err
		}
		if what != "" {
			a.excuse("undefined behaviour")
			return nil, nil
		}
	}
	return out, nil
}

func (a *Attack) excuse(why string) {
	if a.Excused == nil {
		a.Excused = map[string]int{}
	}
	a.Excused[why]++
}

// Victims reads the programs below a folder, in order: single files with a main function.
func Victims(dir string) (vs []Victim, err error) {
	err = filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".c" {
			return err
		}
		data, err := os.ReadFile(path)
		if err == nil && strings.Contains(string(data), "main(") {
			name, _ := filepath.Rel(dir, path)
			vs = append(vs, Victim{Name: name, Text: string(data), Include: []string{absolute(filepath.Dir(path))}})
		}
		return err
	})
	return vs, err
}

func absolute(path string) string {
	if abs, err := filepath.Abs(path); err == nil {
		return abs
	}
	return path
}

// CorpusVictims reads the programs of a corpus, all of them for 64 bits. Preprocessed text for 32 bits gets room for
// the objects that the library writes to.
func CorpusVictims(dir string) (vs []Victim, err error) {
	tasks, err := Tasks(dir)
	if err != nil {
		return nil, err
	}
	for _, k := range tasks {
		path := filepath.Join(dir, k.File)
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		text := string(data)
		if len(text) > 200_000 || strings.Contains(k.File, "real/") || strings.Contains(text, "ldv_") {
			continue
		}
		if strings.Contains(k.DataModel, "32") || filepath.Ext(path) == ".i" {
			text = widened(text)
		}
		v := Victim{Name: k.File, Text: text, Include: []string{absolute(filepath.Dir(path))}}
		for w := strings.Fields(k.CFlags); len(w) > 0; w = w[1:] {
			switch {
			case strings.HasPrefix(w[0], "-I"):
				v.Include = append(v.Include, absolute(filepath.Join(dir, w[0][2:])), absolute(filepath.Join(dir, "programs", w[0][2:])))
			case strings.HasPrefix(w[0], "-D"):
				v.Defines = append(v.Defines, w[0][2:])
			}
		}
		vs = append(vs, v)
	}
	return vs, nil
}

var opaqueSize = regexp.MustCompile(`(char __size\s*\[\s*)(\d+)(\s*\])`)

// widened has the types of the 64-bit library where they are declared as arrays of bytes.
func widened(text string) string {
	wide := map[string]string{"24": "40", "32": "56", "36": "56", "16": "32", "20": "32"}
	return opaqueSize.ReplaceAllStringFunc(text, func(s string) string {
		m := opaqueSize.FindStringSubmatch(s)
		if w := wide[m[2]]; w != "" {
			return m[1] + w + m[3]
		}
		return s
	})
}
