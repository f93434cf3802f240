// Package toolchain finds the headers of a machine, and what its compiler predefines.
//
// Neither is needed: mayrun has headers of its own. Those of the machine are for programs that use more of
// them, or that depend on how they are written.
//
// This package may change in any release: see COMPATIBILITY.md.
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
//
// It is executed: only a person should have named it, never what is analysed. It is found by its path, and
// given arguments one by one, without a shell; it runs in the root folder, with nothing of the environment but
// PATH, for a limited time, and says a limited amount.
func Detect(ctx context.Context, compiler string, o *csource.Options) (*Toolchain, error) {
	compiler = cmp.Or(compiler, os.Getenv("CC"), "cc")
	words := strings.Fields(compiler) // CC="ccache gcc -m32"
	if len(words) == 0 {
		return nil, errors.New("no compiler is named")
	}
	program, err := find(words[0])
	if err != nil {
		return nil, err
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
		root, err := filepath.Abs(o.Sysroot)
		if err != nil {
			return nil, err
		}
		args = append(args, "--sysroot="+root)
	}
	args = append(args, o.Flags...) // these make it neither read nor execute anything: see the rules of package compdb
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, program, append(args, os.DevNull)...)
	cmd.Dir = filepath.VolumeName(program) + string(filepath.Separator)
	cmd.Env = environment()
	cmd.WaitDelay = time.Second // for what it may have started, and left behind
	var out, log limited
	cmd.Stdout, cmd.Stderr = &out, &log
	if err := cmd.Run(); err != nil {
		why := err.Error()
		for line := range strings.Lines(log.text.String()) {
			if _, text, ok := strings.Cut(line, "error: "); ok {
				why = strings.TrimSpace(text)
				break
			}
		}
		return nil, fmt.Errorf("%s does not say where its headers are: %s", compiler, why)
	}
	t := &Toolchain{Compiler: compiler, Dirs: searched(log.text.String()), Macros: defines(out.text.String())}
	if len(t.Dirs) == 0 || t.Macros == "" {
		return nil, fmt.Errorf("%s does not say where its headers are, as gcc and clang do", compiler)
	}
	return t, nil
}

// find is the path of a program, as a shell would find it; but a folder of PATH that depends on the current one
// does not count.
func find(name string) (string, error) {
	path, err := exec.LookPath(name)
	switch {
	case errors.Is(err, exec.ErrDot):
		return "", fmt.Errorf("%s is in the current folder: call it .%c%s, if you mean it", name, filepath.Separator, name)
	case err != nil:
		return "", fmt.Errorf("there is no compiler %s on this machine; leave out --system-headers, or name a compiler or a --sysroot", name)
	}
	return filepath.Abs(path)
}

// environment is what a compiler sees of the environment: where the programs are that it consists of.
func environment() []string {
	env := []string{"LC_ALL=C"}
	if dirs := slices.DeleteFunc(filepath.SplitList(os.Getenv("PATH")), func(d string) bool { return !filepath.IsAbs(d) }); len(dirs) > 0 {
		env = append(env, "PATH="+strings.Join(dirs, string(filepath.ListSeparator)))
	}
	if root := os.Getenv("SystemRoot"); root != "" { // Windows starts nothing without
		env = append(env, "SystemRoot="+root)
	}
	return env
}

// A limited buffer refuses more than any compiler has to say.
type limited struct{ text bytes.Buffer }

func (l *limited) Write(p []byte) (int, error) {
	if l.text.Len()+len(p) > 16<<20 {
		return 0, errors.New("it says too much")
	}
	return l.text.Write(p)
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
	for _, pattern := range []string{"usr/lib/gcc/*/*/include", "usr/lib/llvm*/lib/clang/*/include",
		"usr/local/include", "usr/include/" + triple(model), "usr/include", "include"} {
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

// MachineDirs are the folders in which this machine keeps the headers of its libraries, without asking a compiler.
func MachineDirs(model csource.DataModel) []string { return LibraryDirs("/", model) }

// LibraryDirs are these folders on a machine whose root is a folder of this one.
func LibraryDirs(root string, model csource.DataModel) []string {
	var dirs []string
	for _, sub := range []string{"usr/local/include", "usr/include/" + triple(model), "usr/include"} {
		dir := filepath.Join(root, sub)
		if info, err := os.Stat(dir); err == nil && info.IsDir() {
			dirs = append(dirs, dir)
		}
	}
	return dirs
}

// triple is how Debian calls the machine in the names of folders.
func triple(model csource.DataModel) string {
	if model == csource.ILP32 {
		return "i386-linux-gnu"
	}
	return "x86_64-linux-gnu"
}

// Apply makes options use the headers.
func (t *Toolchain) Apply(o *csource.Options) {
	o.SysIncludeDirs = append(slices.Clone(o.SysIncludeDirs), t.Dirs...)
	if t.Macros != "" {
		o.Predefined, o.Doubts = t.Macros, nil // whatever was in doubt, the compiler has said it
	}
}
