// Package toolchain finds the headers of a machine, and what its compiler predefines.
//
// Neither is needed: mayrun has headers of its own. Those of the machine are for programs that use more of them, or that depend on how they
// are written.
package toolchain

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// A Toolchain is what a compiler adds to every file.
type Toolchain struct {
	Compiler string   // its name; "" if there is only a folder of headers
	Dirs     []string // where system headers are, in the order in which they are searched
	Macros   string   // #define lines; "" if no compiler was asked
}

// timeout bounds how long a compiler may take to say what it knows.
const timeout = 20 * time.Second

// Detect asks a compiler, gcc or clang, under the name given, or $CC, or cc. The options say for what it would compile.
func Detect(ctx context.Context, compiler string, o *csource.Options) (*Toolchain, error) {
	compiler = cmp.Or(compiler, os.Getenv("CC"), "cc")
	words := strings.Fields(compiler) // CC="ccache gcc -m32"
	if len(words) == 0 {
		return nil, errors.New("no compiler is named")
	}
	args := append(words[1:], "-E", "-dM", "-v", "-x", "c")
	if o.DataModel == csource.ILP32 {
		args = append(args, "-m32")
	}
	if o.Std != "" {
		args = append(args, "-std="+o.Std)
	}
	if o.UnsignedChar {
		args = append(args, "-funsigned-char")
	}
	if o.Sysroot != "" {
		args = append(args, "--sysroot="+o.Sysroot)
	}
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, words[0], append(args, os.DevNull)...)
	cmd.Env = append(os.Environ(), "LC_ALL=C")
	var out, log bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &log
	if err := cmd.Run(); err != nil {
		if errors.Is(err, exec.ErrNotFound) {
			return nil, fmt.Errorf("there is no compiler %s on this machine; leave out --system-headers, or name a compiler or a --sysroot", words[0])
		}
		return nil, fmt.Errorf("%s does not say where its headers are: %w", compiler, err)
	}
	t := &Toolchain{Compiler: compiler, Dirs: searched(log.String()), Macros: defines(out.String())}
	if len(t.Dirs) == 0 || t.Macros == "" {
		return nil, fmt.Errorf("%s does not say where its headers are, as gcc and clang do", compiler)
	}
	return t, nil
}

// searched takes the list of folders from what gcc -v prints.
func searched(log string) []string {
	_, list, ok := strings.Cut(log, "#include <...> search starts here:")
	if !ok {
		return nil
	}
	list, _, _ = strings.Cut(list, "End of search list.")
	var dirs []string
	for line := range strings.Lines(list) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasSuffix(line, "(framework directory)") {
			continue
		}
		if dir := filepath.Clean(line); !slices.Contains(dirs, dir) {
			dirs = append(dirs, dir)
		}
	}
	return dirs
}

// defines keeps the lines that define macros, but for those that the preprocessor defines itself.
func defines(out string) string {
	var b strings.Builder
	for line := range strings.Lines(out) {
		if rest, ok := strings.CutPrefix(line, "#define "); ok && !strings.HasPrefix(rest, "__has_") {
			b.WriteString(line)
		}
	}
	return b.String()
}

// Sysroot finds the headers below a folder that is laid out like the root of a machine, without a compiler.
func Sysroot(root string, model csource.DataModel) (*Toolchain, error) {
	if info, err := os.Stat(root); err != nil || !info.IsDir() {
		return nil, fmt.Errorf("%s: no such folder", root)
	}
	t := &Toolchain{}
	triple := "x86_64-linux-gnu"
	if model == csource.ILP32 {
		triple = "i386-linux-gnu"
	}
	for _, pattern := range []string{"usr/lib/gcc/*/*/include", "usr/lib/llvm*/lib/clang/*/include", "usr/local/include", "usr/include/" + triple, "usr/include", "include"} {
		found, _ := filepath.Glob(filepath.Join(root, pattern))
		if len(found) > 0 { // the newest
			t.Dirs = append(t.Dirs, found[len(found)-1])
		}
	}
	if len(t.Dirs) == 0 {
		return nil, fmt.Errorf("%s: the folder has no usr/include", root)
	}
	return t, nil
}

// Apply makes options use the headers.
func (t *Toolchain) Apply(o *csource.Options) {
	o.SysIncludeDirs = append(slices.Clone(o.SysIncludeDirs), t.Dirs...)
	if t.Macros != "" {
		o.Predefined = t.Macros
	}
}
