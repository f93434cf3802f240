package csource

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"sync"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
	"github.com/mayrun-dev/mayrun/internal/fault"
)

// A File is a source file and how to read it.
type File struct {
	Name    string   // as the source names it
	Options Options  // how it is read
	Remarks []Remark // what is taken for granted about the way in which it is compiled
}

// A Remark says what is taken for granted about a file.
type Remark struct {
	Pos  Pos    // where it is said
	ID   string // of the assumption
	Text string // what is taken for granted
}

// SysrootRemark is the ID of the remark that the headers below Options.Sysroot are not those that are read.
const SysrootRemark = "compiler-sysroot"

// A Result is what became of a file.
type Result struct {
	File    File      // what was read
	Unit    *Unit     // nil if nothing of the file can be used; with Errors it is what could be parsed of it
	Errors  ErrorList // what is wrong with the file; empty: nothing
	Headers []string  // the files that were included, in order, each once
	Asked   []Remark  // what the text has asked for and is not known: see [Options].Doubts

	Language string // what it is, if it is not C: see [LoadForeign]

	// For a file with errors, or in another language:
	Functions []string // what it seems to define, and perhaps more
	Text      *Outline // what its code may mention; nil if nobody knows
}

// Load reads every file as a translation unit of its own, with the same options.
// If a file cannot be read, or has errors, the error is an ErrorList with the
// complaints about all files.
func Load(ctx context.Context, files []string, opts Options) ([]*Unit, error) {
	list := make([]File, len(files))
	for i, f := range files {
		list[i] = File{Name: f, Options: opts}
	}
	results, err := LoadFiles(ctx, list)
	if err != nil {
		return nil, err
	}
	var units []*Unit
	var errs ErrorList
	for _, r := range results {
		errs = append(errs, r.Errors...)
		units = append(units, r.Unit)
	}
	if errs != nil {
		return nil, errs
	}
	return units, nil
}

// LoadFiles reads translation units, each in its own way, several at a time. Nothing is kept between calls;
// within one, headers that several files include are read once. The results have the order of the files. The
// error is that of ctx.
func LoadFiles(ctx context.Context, files []File) ([]Result, error) {
	if ctx == nil {
		return nil, errors.New("csource: there is no context")
	}
	var cache *pp.Cache
	if !slices.ContainsFunc(files, func(f File) bool { return f.Options.FS != nil || f.Options.Reader != files[0].Options.Reader }) {
		cache = &pp.Cache{}
	}
	results := make([]Result, len(files))
	bugs := make([]any, len(files))
	next := make(chan int)
	var wg sync.WaitGroup
	for range min(len(files), runtime.GOMAXPROCS(0)) {
		wg.Go(func() {
			var space []pp.Token // most of what reading takes, if each file had its own
			for i := range next {
				func() {
					defer func() {
						if b := recover(); b != nil {
							bugs[i] = fault.Of(b, "csource") // with the stack of this goroutine
						}
					}()
					results[i] = loadFile(ctx, files[i], cache, &space)
				}()
			}
		})
	}
	for i := range files {
		next <- i
	}
	close(next)
	wg.Wait()
	for _, b := range bugs {
		if b != nil {
			panic(b) // where the caller can catch it
		}
	}
	return results, ctx.Err()
}

func loadFile(ctx context.Context, f File, cache *pp.Cache, space *[]pp.Token) Result {
	r := Result{File: f}
	if ctx.Err() != nil {
		return r
	}
	f.Options.Limits = f.Options.Limits.withDefaults()
	l := &loader{opts: f.Options, file: f.Name, cache: cache, space: space}
	r.Unit = l.load(ctx)
	r.Errors, r.Headers, r.Asked = l.errs, l.headers, l.asked
	if len(r.Errors) > 0 {
		r.Functions = seemsToDefine(l.tokens)
		if l.complete {
			r.Text = outline(l.trimmed(l.tokens))
		}
	}
	return r
}
