//go:build unix

package source

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// nonblock keeps the opening of a pipe from waiting for its other end.
const nonblock = syscall.O_NONBLOCK | syscall.O_NOCTTY

// Owned says whether a file belongs to the user or to root, so that no other user can have written it.
func Owned(info fs.FileInfo) error {
	if s, ok := info.Sys().(*syscall.Stat_t); ok && s.Uid != 0 && int(s.Uid) != os.Geteuid() {
		return errors.New("belongs to another user")
	}
	return nil
}

// OwnedAlone says the same, and that no other user may write the file.
func OwnedAlone(info fs.FileInfo) error {
	if err := Owned(info); err != nil {
		return err
	}
	if info.Mode().Perm()&0o002 != 0 {
		return errors.New("can be written by everybody")
	}
	return nil
}
