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

// libraryFolders hold headers in folders that are called include: those of compilers, of libraries that depend on the
// machine, and of packages with a folder of their own, such as /usr/kerberos, which builds name whether it is there or not.
var libraryFolders = []string{"/usr", "/opt", "/nix/store", "/gnu/store"}

// inInclude reports whether a name has a folder called include on its way, and is not below the folders of users.
func inInclude(name string) bool {
	return !Below("/usr/home", name) && slices.ContainsFunc(strings.Split(filepath.ToSlash(name), "/"),
		func(s string) bool { return s == "include" || s == "include-fixed" })
}
