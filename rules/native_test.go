package rules_test

import (
	"bufio"
	_ "embed"
	"fmt"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun/rules"
)

//go:embed testdata/row.c
var rowProgram string

var numbers = map[syscall.Errno]rules.Outcomes{0: rules.Succeeds, syscall.EBUSY: rules.EBUSY, syscall.ETIMEDOUT: rules.ETIMEDOUT,
	syscall.EDEADLK: rules.EDEADLK, syscall.EAGAIN: rules.EAGAIN, syscall.EPERM: rules.EPERM, syscall.EOWNERDEAD: rules.EOWNERDEAD,
	syscall.ENOTRECOVERABLE: rules.ENOTRECOVERABLE, syscall.EINVAL: rules.EINVAL, syscall.EOVERFLOW: rules.EOVERFLOW}

// A row is performed by the machine's own threads: see testdata/row.c.
type row struct {
	name string
	args string
	want rules.Answer
	// probe is what another thread gets from a try behind it; none: it is not asked.
	probe rules.Outcomes
}

// TestNative performs each row of the tables with the threads of the machine. A row that is undefined in its state
// is left out; so are mutexes with a ceiling, which need rights that a test does not have.
func TestNative(t *testing.T) {
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("there is no gcc")
	}
	binary := filepath.Join(t.TempDir(), "row")
	compile := exec.Command(gcc, "-O1", "-pthread", "-x", "c", "-o", binary, "-")
	compile.Stdin = strings.NewReader(rowProgram)
	if out, err := compile.CombinedOutput(); err != nil {
		t.Skipf("gcc: %s", out)
	}
	rows := append(lockRows(), objectRows()...)
	if len(rows) < 200 {
		t.Errorf("only %d rows", len(rows))
	}
	var all sync.WaitGroup
	slots := make(chan bool, 8)
	for _, r := range rows {
		all.Add(1)
		go func() {
			defer all.Done()
			slots <- true
			got, probe, err := r.perform(binary)
			<-slots
			switch {
			case err != nil:
				t.Errorf("%s: %s", r.name, err)
			case got&r.want.May == 0:
				t.Errorf("%s %s, which the rules do not allow: %s", r.name, got, r.want)
			case got&r.want.Usual == 0:
				t.Errorf("%s %s, which is not usual: %s", r.name, got, r.want)
			case r.probe != 0 && probe != r.probe:
				t.Errorf("%s; a try behind it %s, and not: %s", r.name, probe, r.probe)
			}
		}()
	}
	all.Wait()
}

// perform runs one row. What should wait is watched for a short while, everything else is given time.
func (r *row) perform(binary string) (got, probe rules.Outcomes, err error) {
	cmd := exec.Command(binary, strings.Fields(r.args)...)
	out, err := cmd.StdoutPipe()
	if err != nil {
		return 0, 0, err
	}
	if err := cmd.Start(); err != nil {
		return 0, 0, err
	}
	lines := make(chan string)
	go func() {
		for s := bufio.NewScanner(out); s.Scan(); {
			lines <- s.Text()
		}
		close(lines)
	}()
	defer func() {
		_ = cmd.Process.Kill()
		for range lines {
		}
		_ = cmd.Wait()
	}()
	next := func(patience time.Duration) (rules.Outcomes, error) {
		select {
		case line, ok := <-lines:
			n, err := strconv.Atoi(line)
			if !ok || err != nil {
				return 0, fmt.Errorf("it says %q", line)
			}
			if o := numbers[syscall.Errno(n)]; o != 0 {
				return o, nil
			}
			return 0, fmt.Errorf("error %d", n)
		case <-time.After(patience):
			return rules.Waits, nil
		}
	}
	if o, err := next(time.Minute); err != nil || o != rules.Succeeds {
		return 0, 0, fmt.Errorf("the state cannot be set up: %s, %v", o, err)
	}
	patience := time.Minute
	if r.want.Usual == rules.Waits {
		patience = 150 * time.Millisecond
	}
	if got, err = next(patience); err != nil || got == rules.Waits || r.probe == 0 {
		return got, 0, err
	}
	probe, err = next(time.Minute)
	return got, probe, err
}

const me, other, third, last = "me", "other", "third", "last"

// state is a lock that looks like a view to me. Who has ended is called last.
func state(v rules.View) rules.Lock[string] {
	l := rules.Lock[string]{Kind: v.Kind, Type: v.Type}
	if v.Health >= rules.Inherited {
		l = l.Take(last, false)
	}
	if v.Health == rules.Lost {
		l, _ = l.Take(me, false).Release(me)
		return l
	}
	switch v.Others {
	case rules.Shared:
		l = l.Take(other, true)
	case rules.Exclusive:
		l = l.Take(other, false)
	case rules.Gone:
		l = l.Take(last, false)
		l.Depth = 1
		l.Health = v.Health
	}
	if v.Mine != rules.No {
		l = l.Take(me, v.Mine == rules.Shared)
	}
	return l
}

func lockRows() []row {
	var rows []row
	for _, v := range rules.Views() {
		if v.Type&rules.Ceiling != 0 || v.Health == rules.Destroyed {
			continue
		}
		for _, o := range operations {
			a := o.answer(v)
			if !o.of(v.Kind) || a.May.Has(rules.Undefined) || o.name == "init" || o.name == "destroy" {
				continue
			}
			for depth := 1; depth <= 2; depth++ {
				// GNU's unlock of a robust recursive mutex that was not repaired, and stays held, tells
				// ENOTRECOVERABLE.
				if depth > 1 && (v.Mine != rules.Exclusive || v.Type.Base() != rules.Recursive || v.Health == rules.Inherited) {
					continue
				}
				l := state(v)
				l.Depth += int32(depth - 1)
				rows = append(rows, row{fmt.Sprintf("%s, %d times: %s", name(v), depth, o.name),
					fmt.Sprintf("%s %d %d %d %d %d %s", kindNames[v.Kind], v.Type, v.Health, v.Mine, v.Others, depth, o.name), a, probe(l, o, a.Usual)})
			}
		}
	}
	return rows
}

// probe is what a third thread finds after an operation of mine.
func probe(l rules.Lock[string], o operation, came rules.Outcomes) rules.Outcomes {
	switch {
	case came == rules.Waits, l.Health == rules.Lost:
		return 0
	case came.Has(rules.Effective) && o.name == "unlock":
		l, _ = l.Release(me)
	case came.Has(rules.Effective):
		l = l.Take(me, strings.Contains(o.name, "rd"))
	}
	return l.View(third, l.Depth > 0 && l.Owner == last).Lock(rules.Request{Mode: rules.Try}).Usual
}

func objectRows() []row {
	var rows []row
	add := func(name, args string, a rules.Answer) { rows = append(rows, row{name: name, args: args, want: a}) }
	for _, n := range []int64{0, 1, 1<<31 - 1, 1 << 31} {
		_, a := rules.Semaphore(0).Init(n)
		add(fmt.Sprintf("semaphore of %d: init", n), fmt.Sprintf("sem %d init", n), a)
	}
	for _, n := range []int64{0, 1, 1<<31 - 1} {
		s, _ := rules.Semaphore(0).Init(n)
		_, a := s.Post()
		add(fmt.Sprintf("semaphore of %d: post", n), fmt.Sprintf("sem %d post", n), a)
		for m, word := range []string{"wait", "trywait", "timedwait"} {
			_, a := s.Wait(rules.Mode(m))
			add(fmt.Sprintf("semaphore of %d: %s", n, word), fmt.Sprintf("sem %d %s", n, word), a)
		}
	}
	for n := int64(0); n <= 3; n++ {
		b, a := rules.Barrier{}.Init(n)
		add(fmt.Sprintf("barrier of %d: init", n), fmt.Sprintf("barrier %d 0 init", n), a)
		for arrived := int64(0); arrived < n; arrived++ {
			_, a := b.Arrive(rules.Arrival{})
			add(fmt.Sprintf("barrier of %d where %d wait: wait", n, arrived), fmt.Sprintf("barrier %d %d wait", n, arrived), a)
			b, _ = b.Arrive(rules.Arrival{})
		}
	}
	for state, word := range []string{"unasked", "running", "done"} {
		next, begins := rules.Once(state).Begin()
		a := rules.Answer{May: rules.Waits, Usual: rules.Waits}
		if begins && next == rules.Running || rules.Once(state).Passed() {
			a = rules.Answer{May: rules.Succeeds, Usual: rules.Succeeds}
		}
		add("initialisation that is "+word, "once "+word, a)
	}
	for n := range 4 {
		for _, all := range []bool{false, true} {
			add(fmt.Sprintf("%d wait for a condition, to all: %t", n, all),
				fmt.Sprintf("cond %d %t %d", n, all, rules.Woken(n, all)), rules.Answer{May: rules.Succeeds, Usual: rules.Succeeds})
		}
	}
	return rows
}
