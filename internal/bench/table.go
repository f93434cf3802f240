package bench

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/mayrun-dev/mayrun/internal/printable"
)

// Row sums up the results of one folder, or of all.
type Row struct {
	Folder   string          `json:"folder"`
	Tasks    int             `json:"tasks"`
	Free     int             `json:"free"`
	Proved   int             `json:"proved"`
	Racy     int             `json:"racy"`
	Shown    int             `json:"shown"`
	Unknown  int             `json:"unknown"`
	Wrong    int             `json:"wrong"`
	Errors   int             `json:"errors"`
	Timeouts int             `json:"timeouts"`
	CPU      float64         `json:"cpu_seconds"`
	PeakMiB  int64           `json:"peak_mib"`
	PerTask  Distribution    `json:"cpu_seconds_per_task"`
	Memory   Distribution    `json:"mib_per_task"`
	cpus     []time.Duration // of the tasks
	peaks    []int64
}

// Distribution describes many measurements by three.
type Distribution struct {
	Median float64 `json:"median"`
	P95    float64 `json:"p95"`
	Max    float64 `json:"max"`
}

// Tabulate sums up results by folder, in order of the folders' names, and in total.
// Folders are named from where their paths begin to differ.
func Tabulate(results []Result) (rows []Row, total Row) {
	total.Folder = "total"
	byFolder := make(map[string]*Row)
	for _, r := range results {
		dir := folder(r)
		row := byFolder[dir]
		if row == nil {
			row = new(Row)
			byFolder[dir] = row
		}
		row.add(r)
		total.add(r)
	}
	dirs, names := folders(results)
	for i, dir := range dirs {
		row := byFolder[dir]
		row.Folder = names[i]
		row.finish()
		rows = append(rows, *row)
	}
	total.finish()
	return rows, total
}

// folder is where the task of a result lies.
func folder(r Result) string { return filepath.ToSlash(filepath.Dir(r.Task.File)) }

// folders are the folders of all results in order, and how tables call them.
func folders(results []Result) (dirs, names []string) {
	for _, r := range results {
		dirs = append(dirs, folder(r))
	}
	slices.Sort(dirs)
	dirs = slices.Compact(dirs)
	cut := commonParent(dirs)
	for _, dir := range dirs {
		names = append(names, dir[cut:])
	}
	return dirs, names
}

// commonParent is the length of the prefix, ending in a slash, that all names share.
func commonParent(dirs []string) int {
	if len(dirs) == 0 {
		return 0
	}
	if len(dirs) == 1 {
		return strings.LastIndex(dirs[0], "/") + 1
	}
	// The names are sorted, so what the first and the last share is shared by all.
	first, last := dirs[0], dirs[len(dirs)-1]
	n := 0
	for n < len(first) && n < len(last) && first[n] == last[n] {
		n++
	}
	return strings.LastIndex(first[:n], "/") + 1
}

func (row *Row) add(r Result) {
	row.Tasks++
	if r.Task.RaceFree {
		row.Free++
	} else {
		row.Racy++
	}
	switch r.Outcome {
	case Proved:
		row.Proved++
	case Shown:
		row.Shown++
	case Unknown:
		row.Unknown++
	case Wrong:
		row.Wrong++
	case Timeout:
		row.Timeouts++
	default:
		row.Errors++
	}
	row.cpus = append(row.cpus, r.CPU)
	row.peaks = append(row.peaks, r.Peak)
}

func (row *Row) finish() {
	slices.Sort(row.cpus)
	slices.Sort(row.peaks)
	for _, c := range row.cpus {
		row.CPU += c.Seconds()
	}
	row.PerTask = Distribution{quantile(row.cpus, .5).Seconds(), quantile(row.cpus, .95).Seconds(), quantile(row.cpus, 1).Seconds()}
	mib := func(q float64) float64 { return float64(quantile(row.peaks, q) >> 20) }
	row.Memory = Distribution{mib(.5), mib(.95), mib(1)}
	row.PeakMiB = int64(mib(1))
}

// quantile of a sorted list; the zero value of an empty one.
func quantile[T any](sorted []T, q float64) (x T) {
	if len(sorted) == 0 {
		return x
	}
	return sorted[min(len(sorted)-1, int(q*float64(len(sorted))))]
}

// WriteTable prints the rows for people.
func WriteTable(w io.Writer, folders []Row, total Row) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "folder\ttasks\tfree\tproved\tracy\tshown\tunknown\twrong\terrors\ttimeouts\tCPU s\tpeak MiB\t")
	for _, r := range append(slices.Clip(folders), total) {
		printable.Fprintf(t, "%s\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%.1f\t%d\t\n",
			r.Folder, r.Tasks, r.Free, r.Proved, r.Racy, r.Shown, r.Unknown, r.Wrong, r.Errors, r.Timeouts, r.CPU, r.PeakMiB)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "CPU per task: median %.3f s, 95%% %.3f s, max %.3f s;  memory: median %.0f MiB, 95%% %.0f MiB, max %.0f MiB\n",
		total.PerTask.Median, total.PerTask.P95, total.PerTask.Max, total.Memory.Median, total.Memory.P95, total.Memory.Max)
	return err
}
