package source

import (
	"path/filepath"
	"slices"
	"strings"
)

// systemFolders hold headers and nothing else.
var systemFolders = []string{
	"/usr/include", "/usr/local/include", "/opt/homebrew/include", "/opt/local/include",
	"/Library/Developer/CommandLineTools/SDKs", "/Applications/Xcode.app/Contents/Developer",
}

// libraryFolders hold headers in folders that are called include: those of compilers, and those of libraries
// that depend on the machine.
var libraryFolders = []string{"/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libx32", "/usr/local/lib", "/nix/store", "/gnu/store"}

// inInclude reports whether a name has a folder called include on its way.
func inInclude(name string) bool {
	return slices.ContainsFunc(strings.Split(filepath.ToSlash(name), "/"),
		func(s string) bool { return s == "include" || s == "include-fixed" })
}
