// Package bench runs mayrun over many programs with known verdicts and says how well it did and what it cost.
//
// A program comes with a *task file* in the format of the Competition on Software Verification (format_version
// 2.0), which names its input files, its data model and, for each property, the expected verdict. Only the
// property no-data-race is looked at: expected true means that the program is race-free, false that it is racy.
//
// Each task runs in a process of its own with limits on time and memory, so that whatever goes wrong with one program
// is that task's result and nobody else's. What the process said is judged against the expectation:
//
//	proved    known race-free, and mayrun says race-free
//	shown     known racy, and mayrun says race
//	unknown   mayrun says unknown
//	wrong     known racy and called race-free, or known race-free and called racy
//	error     exit status 2, a crash, past the memory limit, or an unreadable report
//	timeout   past the time limit
package bench

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"github.com/mayrun-dev/mayrun/frontend/source"
	"github.com/mayrun-dev/mayrun/internal/yamlbound"
)

// Task is one program with its expected verdict.
type Task struct {
	File      string   // the task file
	Inputs    []string // paths of the C files
	DataModel string   // ILP32, LP64, or empty
	RaceFree  bool     // what is expected
}

// ErrNoProperty says that a task file has nothing to say about data races.
var ErrNoProperty = errors.New("no expected verdict for the property no-data-race")

// property is the file name of the only property that counts here.
const property = "no-data-race.prp"

// taskFile is what is needed of a task definition; other fields are ignored.
type taskFile struct {
	FormatVersion string  `yaml:"format_version"`
	InputFiles    strList `yaml:"input_files"`
	Properties    []struct {
		File     string `yaml:"property_file"`
		Expected *bool  `yaml:"expected_verdict"`
	} `yaml:"properties"`
	Options struct {
		Language  string `yaml:"language"`
		DataModel string `yaml:"data_model"`
	} `yaml:"options"`
}

// strList is a YAML string or list of strings.
type strList []string

func (l *strList) UnmarshalYAML(unmarshal func(any) error) error {
	var one string
	if err := unmarshal(&one); err == nil {
		*l = strList{one}
		return nil
	}
	var many []string
	if err := unmarshal(&many); err != nil {
		return err
	}
	*l = many
	return nil
}

// maxTask bounds the size of a task file.
const maxTask = 1 << 20

// ReadTask reads a task file. Paths in it are relative to its folder, and r must be able to read them.
func ReadTask(r *source.Reader, file string) (Task, error) {
	data, err := r.ReadFile(file, maxTask)
	if err != nil {
		return Task{}, fmt.Errorf("%s: %w", file, err)
	}
	if err := yamlbound.Check(data); err != nil {
		return Task{}, fmt.Errorf("%s: not a task file: %w", file, err)
	}
	f, err := decode(data)
	if err != nil {
		return Task{}, fmt.Errorf("%s: not a task file: %s", file, strings.Split(yaml.FormatError(err, false, false), "\n")[0])
	}
	if !strings.HasPrefix(f.FormatVersion, "2.") {
		return Task{}, fmt.Errorf("%s: format_version %q: only task files of version 2 are understood", file, f.FormatVersion)
	}
	if l := f.Options.Language; l != "" && l != "C" {
		return Task{}, fmt.Errorf("%s: language %q: only C is understood", file, l)
	}
	if len(f.InputFiles) == 0 {
		return Task{}, fmt.Errorf("%s: input_files is missing", file)
	}
	t := Task{File: file, DataModel: f.Options.DataModel}
	for _, in := range f.InputFiles {
		name := filepath.Join(filepath.Dir(file), filepath.FromSlash(in))
		if err := r.Check(name); err != nil {
			return Task{}, fmt.Errorf("%s: %s %w", file, name, err)
		}
		t.Inputs = append(t.Inputs, name)
	}
	for _, p := range f.Properties {
		if filepath.Base(filepath.FromSlash(p.File)) == property && p.Expected != nil {
			t.RaceFree = *p.Expected
			return t, nil
		}
	}
	return Task{}, fmt.Errorf("%s: %w", file, ErrNoProperty)
}

// decode reads YAML. What breaks the library down, a tag with nothing behind it for one, is an error, too.
func decode(data []byte) (f taskFile, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("this YAML cannot be read: %v", p)
		}
	}()
	err = yaml.Unmarshal(data, &f)
	return f, err
}

// Find reads the task files among paths, and all *.yml files below the folders among them, ordered by name
// without duplicates. Files below a folder that have no expectation about data races are skipped; one that is
// named itself is an error.
func Find(r *source.Reader, paths []string) ([]Task, error) {
	named := make(map[string]bool)
	var files []string
	for _, p := range paths {
		info, err := os.Stat(p)
		if err != nil {
			return nil, err
		}
		if !info.IsDir() {
			p = filepath.Clean(p)
			named[p] = true
			files = append(files, p)
			continue
		}
		err = filepath.WalkDir(p, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && strings.HasSuffix(path, ".yml") {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	slices.Sort(files)
	var tasks []Task
	for _, f := range slices.Compact(files) {
		t, err := ReadTask(r, f)
		switch {
		case err == nil:
			tasks = append(tasks, t)
		case errors.Is(err, ErrNoProperty) && !named[f]:
		default:
			return nil, err
		}
	}
	return tasks, nil
}
