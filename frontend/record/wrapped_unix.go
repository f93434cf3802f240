//go:build unix

package record

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// Wrapped reports whether the process is to be a compiler; if so, it notes how it was called and becomes that
// compiler. It returns only with an error then, which ends the process.
func Wrapped() (bool, error) {
	notes, name := os.Getenv(variable), filepath.Base(os.Args[0])
	if notes == "" || !compilers().MatchString(name) {
		return false, nil
	}
	real, path, err := behind(filepath.Join(filepath.Dir(notes), "bin"), name)
	if err != nil {
		return true, err
	}
	dir, err := os.Getwd()
	if err != nil {
		return true, err
	}
	data, err := json.Marshal(command{Directory: dir, Arguments: append([]string{name}, os.Args[1:]...)})
	if err != nil {
		return true, err
	}
	file := filepath.Join(notes, fmt.Sprintf("%020d-%d.json", time.Now().UnixNano(), os.Getpid()))
	if err := os.WriteFile(file, data, 0o600); err != nil {
		return true, err
	}
	// A compiler that calls another (ccache) finds that one behind this folder, too.
	env := []string{}
	for _, e := range os.Environ() {
		if !strings.HasPrefix(e, "PATH=") && !strings.HasPrefix(e, variable+"=") {
			env = append(env, e)
		}
	}
	return true, syscall.Exec(real, append([]string{name}, os.Args[1:]...), append(env, "PATH="+path))
}

// behind finds a program in the folders of PATH but for one, and what is left of PATH.
func behind(bin, name string) (file, path string, err error) {
	var dirs []string
	for _, dir := range filepath.SplitList(os.Getenv("PATH")) {
		if filepath.Clean(dir) != bin {
			dirs = append(dirs, dir)
		}
	}
	path = strings.Join(dirs, string(filepath.ListSeparator))
	for _, dir := range dirs {
		if info, err := os.Stat(filepath.Join(dir, name)); err == nil && info.Mode().IsRegular() && info.Mode().Perm()&0o111 != 0 {
			return filepath.Join(dir, name), path, nil
		}
	}
	return "", path, fmt.Errorf("%s: no such compiler", name)
}
