//go:build !unix

package source

import "io/fs"

const nonblock = 0

// Owned says whether a file belongs to the user or to the system. Here, nothing is known of that.
func Owned(fs.FileInfo) error { return nil }

// OwnedAlone says the same, and that no other user may write the file.
func OwnedAlone(fs.FileInfo) error { return nil }
