package bench

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// Outcome is how a task ended, judged against its expectation.
type Outcome string

const (
	Proved  Outcome = "proved"
	Shown   Outcome = "shown"
	Unknown Outcome = "unknown"
	Wrong   Outcome = "wrong"
	Error   Outcome = "error"
	Timeout Outcome = "timeout"
)

// Result is what became of a task.
type Result struct {
	Task    Task
	Outcome Outcome
	Verdict string        // as reported; empty if there was no readable report
	Why     string        // for errors and incomplete analyses
	Wall    time.Duration // elapsed
	CPU     time.Duration // user and system time of the process; zero where the system does not tell
	Peak    int64         // largest resident set in bytes; zero where the system does not tell
	// Exclusions are those of the report, see race.Report; nil if the command does not tell them.
	Exclusions [][]string
}

// Runner runs tasks.
type Runner struct {
	// Command is the program with its first arguments; the data model and the input files are appended.
	// It prints the JSON report on standard output. Argv0, if set, is passed as the program's own name.
	Command []string
	Argv0   string
	Jobs    int           // tasks at a time; at least 1
	Timeout time.Duration // for one task, elapsed time; 0: none
	Memory  int64         // for one task, bytes resident; 0: none
}

// Run runs all tasks and returns their results in the order of the tasks. After each one it calls progress (may
// be nil), never twice at the same time. When ctx ends, the tasks that are left are errors.
func (r *Runner) Run(ctx context.Context, tasks []Task, progress func(Result)) []Result {
	results := make([]Result, len(tasks))
	next := make(chan int)
	var workers sync.WaitGroup
	var mu sync.Mutex
	for range max(1, r.Jobs) {
		workers.Go(func() {
			for i := range next {
				results[i] = r.runTask(ctx, tasks[i])
				mu.Lock()
				if progress != nil {
					progress(results[i])
				}
				mu.Unlock()
			}
		})
	}
	for i := range tasks {
		next <- i
	}
	close(next)
	workers.Wait()
	return results
}

func (r *Runner) runTask(ctx context.Context, t Task) Result {
	res := Result{Task: t, Outcome: Error}
	if err := ctx.Err(); err != nil {
		res.Why = "not run: " + err.Error()
		return res
	}
	args := append([]string(nil), r.Command[1:]...)
	if t.DataModel != "" {
		args = append(args, "--data-model", t.DataModel)
	}
	args = append(append(args, "--"), t.Inputs...) // a file is no flag, whatever its name
	var stdout, stderr bytes.Buffer
	cmd := exec.Command(r.Command[0], args...)
	if r.Argv0 != "" {
		cmd.Args[0] = r.Argv0
	}
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	ownGroup(cmd)
	start := time.Now()
	if err := cmd.Start(); err != nil {
		res.Why = err.Error()
		return res
	}
	done := make(chan struct{})
	stopped := make(chan string, 1)
	go func() { stopped <- r.watch(ctx, cmd, done) }()
	err := cmd.Wait()
	close(done)
	res.Wall = time.Since(start)
	res.CPU, res.Peak = usage(cmd.ProcessState)
	switch why := <-stopped; why {
	case "":
	case string(Timeout):
		res.Outcome = Timeout
		return res
	default:
		res.Why = why
		return res
	}
	status := 0
	if err != nil {
		status = cmd.ProcessState.ExitCode()
	}
	res.judge(status, stdout.Bytes(), stderr.String())
	if stdout.Len() > 1<<20 {
		stdout = bytes.Buffer{}
		forgetPeak()
	}
	return res
}

// watch kills the process when it passes a limit and says which; it returns "" when the process has ended by itself.
func (r *Runner) watch(ctx context.Context, cmd *exec.Cmd, done <-chan struct{}) string {
	var timeout <-chan time.Time
	if r.Timeout > 0 {
		timer := time.NewTimer(r.Timeout)
		defer timer.Stop()
		timeout = timer.C
	}
	look := time.NewTicker(20 * time.Millisecond)
	defer look.Stop()
	for {
		select {
		case <-done:
			return ""
		case <-ctx.Done():
			kill(cmd)
			return ctx.Err().Error()
		case <-timeout:
			kill(cmd)
			return string(Timeout)
		case <-look.C:
			if r.Memory > 0 && resident(cmd.Process.Pid) > r.Memory {
				kill(cmd)
				return fmt.Sprintf("past the memory limit of %d MiB", r.Memory>>20)
			}
		}
	}
}

// judge compares what the process said with what was expected.
func (res *Result) judge(status int, stdout []byte, stderr string) {
	var rep struct {
		Verdict    string     `json:"verdict"`
		Races      []struct{} `json:"races"`
		Incomplete string     `json:"incomplete"`
		Exclusions [][]string `json:"exclusions"`
	}
	if err := json.Unmarshal(stdout, &rep); err != nil || status < 0 || status == 2 {
		res.Why, _, _ = strings.Cut(strings.TrimSpace(stderr), "\n")
		if res.Why == "" {
			res.Why = fmt.Sprintf("exit status %d without a readable report", status)
		}
		return
	}
	res.Verdict, res.Why, res.Exclusions = rep.Verdict, rep.Incomplete, rep.Exclusions
	switch {
	case rep.Verdict == "race-free" && (len(rep.Races) > 0 || rep.Incomplete != ""):
		res.Why = "called race-free, but the report has races or is incomplete"
	case rep.Verdict == "unknown":
		res.Outcome = Unknown
	case rep.Verdict == "race-free" && res.Task.RaceFree:
		res.Outcome = Proved
	case rep.Verdict == "race" && !res.Task.RaceFree:
		res.Outcome = Shown
	case rep.Verdict == "race-free" || rep.Verdict == "race":
		res.Outcome = Wrong
	default:
		res.Why = fmt.Sprintf("verdict %q", rep.Verdict)
	}
}
