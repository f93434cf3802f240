package csource

import (
	"context"
	"fmt"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/internal/lazy"
	"github.com/mayrun-dev/mayrun/internal/limit"
)

// unitName is what the parser calls the text of a unit.
const unitName = "mayrun-unit"

// parse runs the parser on l.text. The library's type checker is not asked: it
// rejects correct programs, takes most of the time, and what it finds out is
// wrong where it matters (see the tests of package frontend).
//
// The library may panic or loop on bad input. It runs in a goroutine of its own:
// a panic becomes an error, and when the time is over the goroutine is abandoned,
// not stopped; it keeps its memory and a processor until it ends, if ever. A
// program that reads hostile input should run in a process that it can end.
func (l *loader) parse(ctx context.Context) *cc.AST {
	limit.During(ctx, l.file+" was parsed")
	ctx, cancel := context.WithTimeout(ctx, l.opts.Limits.Time)
	defer cancel()
	type result struct {
		ast *cc.AST
		err error
	}
	done := make(chan result, 1)
	cfg, err := l.config()
	if err != nil {
		l.errorf(Pos{File: l.file}, "%v", err)
		return nil
	}
	src := l.text.bytes
	src = append(make([]byte, 0, len(src)+len(src)/4), src...) // the parser appends to its source
	go func() {
		var r result
		defer func() {
			if e := recover(); e != nil {
				r = result{err: fmt.Errorf("%s: %v%s", parserPanic, e, panicSite(debug.Stack()))}
			}
			done <- r
		}()
		r.ast, r.err = cc.Parse(cfg, []cc.Source{{Name: unitName, Value: src}})
	}()
	select {
	case r := <-done:
		if r.err != nil {
			l.addParserErrors(r.err)
			return nil
		}
		return r.ast
	case <-ctx.Done():
		why := limit.Reason(ctx)
		if ctx.Err() == context.DeadlineExceeded {
			why = fmt.Sprintf("parsing takes longer than %v", l.opts.Limits.Time.Round(time.Millisecond))
		}
		l.errorf(Pos{File: l.file}, "%s", why)
		return nil
	}
}

// config returns a configuration for one use: the library writes into it.
func (l *loader) config() (*cc.Config, error) {
	arch := "amd64"
	if l.opts.DataModel == ILP32 {
		arch = "386"
	}
	abi, err := cc.NewABI("linux", arch)
	if err != nil {
		return nil, err
	}
	return &cc.Config{ABI: abi, ExpansionLimit: 1 << 40}, nil
}

// parserPanic begins the message about a panic of the library; a recovery puts one about the declaration that
// causes it in its place.
const parserPanic = "internal error of the parser"

// panicSite names the function that panicked, for a report to the maintainers.
func panicSite(stack []byte) string {
	lines := strings.Split(string(stack), "\n")
	for i, s := range lines {
		if strings.HasPrefix(s, "panic(") && i+2 < len(lines) {
			name, _, _ := strings.Cut(lines[i+2], "(")
			return " in " + name[strings.LastIndexByte(name, '/')+1:]
		}
	}
	return ""
}

var (
	unitPosition  = lazy.Regexp(unitName + `:(\d+):(\d+):?`)
	libraryOrigin = lazy.Regexp(`\s*\(\w+\.go:\d+:[\w.]*:?\)$`)
)

// addParserErrors takes the library's messages, with positions of the sources.
func (l *loader) addParserErrors(err error) {
	var vague []*Error // without a position: most only repeat that another failed
	for _, line := range strings.Split(err.Error(), "\n") {
		line = libraryOrigin().ReplaceAllString(strings.TrimRight(line, " "), "")
		if strings.TrimSpace(line) == "" {
			continue
		}
		p, located, first := Pos{File: l.file}, false, len(l.bad)
		if m := unitPosition().FindStringSubmatchIndex(line); m != nil && m[0] == 0 {
			p, located = l.parserPos(line[m[2]:m[3]], line[m[4]:m[5]]), true
			line = strings.TrimSpace(line[m[1]:])
		}
		line = unitPosition().ReplaceAllStringFunc(line, func(s string) string {
			m := unitPosition().FindStringSubmatch(s)
			return l.parserPos(m[1], m[2]).String()
		})
		// The parser library begins its messages about what it does not know with TODO, which tells its users nothing.
		e := errorAt(p, "%s", strings.Replace(line, "TODO ", "not supported: ", 1))
		if !located {
			vague = append(vague, e)
			continue
		}
		if first < len(l.bad) {
			e.From = l.text.from(l.bad[first])
		}
		if len(l.errs) >= maxErrors {
			l.errorf(p, "too many errors")
			return
		}
		l.errs = append(l.errs, e)
	}
	if len(l.errs) == 0 {
		l.errs = append(l.errs, vague[:min(len(vague), maxErrors)]...)
	}
	if len(l.errs) == 0 {
		l.errorf(Pos{File: l.file}, "the parser failed without a message")
	}
}

// maxErrors bounds the complaints about one unit.
const maxErrors = 50

// parserPos maps line and column of the parser's text.
func (l *loader) parserPos(line, column string) Pos {
	n, err1 := strconv.Atoi(line)
	c, err2 := strconv.Atoi(column)
	if err1 != nil || err2 != nil || n < 1 || n > len(l.text.lines)+3 {
		return Pos{File: l.file}
	}
	off := len(l.text.bytes)
	if n <= len(l.text.lines) {
		off = int(l.text.lines[n-1]) + c - 1
	}
	l.bad = append(l.bad, l.text.at(off))
	return l.text.pos(l.text.at(off))
}
