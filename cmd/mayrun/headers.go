package main

import (
	"cmp"
	"context"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/mayrun-dev/mayrun/frontend/compdb"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/toolchain"
	"github.com/spf13/pflag"
)

// headerFlags choose between the bundled headers and those of a machine.
type headerFlags struct {
	compiler string // only from the command line: it is executed
	sysroot  string
	machine  bool // what is not bundled may come from the machine

	found   map[string]*toolchain.Toolchain // by what was asked for
	foreign bool                            // headers of another machine, or of a compiler, were asked for
}

// anyCompiler is the value of --system-headers without one.
const anyCompiler = "cc"

func (f *headerFlags) register(fs *pflag.FlagSet) {
	fs.StringVar(&f.compiler, "system-headers", "",
		"use the headers and predefined macros of a compiler (default $CC or cc), not the bundled ones")
	fs.Lookup("system-headers").NoOptDefVal = anyCompiler
	fs.BoolVar(&f.machine, "machine-headers", true, "take headers that are not bundled from /usr/include, if they are there")
	fs.StringVar(&f.sysroot, "sysroot", "",
		"use the headers below `DIR`, which is laid out like the root of a machine, not the bundled ones")
}

// headers adds the headers that the flags ask for.
func (f *inputFlags) headers(ctx context.Context, c *compdb.Command) error {
	o := &c.Options
	o.Reader = f.reader
	if f.compiler == "" && f.sysroot == "" {
		if f.machine {
			o.MachineDirs = f.machineDirs(o)
		}
		return nil
	}
	f.foreign = true
	c.Remarks = slices.DeleteFunc(slices.Clone(c.Remarks), func(r csource.Remark) bool { return r.ID == csource.SysrootRemark })
	o.Sysroot = cmp.Or(f.sysroot, o.Sysroot)
	key := fmt.Sprint(o.DataModel, o.UnsignedChar, " ", o.Std, " ", o.Sysroot, " ", o.Flags)
	t := f.found[key]
	if t == nil {
		// A folder that a database or a project file has named may be searched only if it may be read.
		if o.Sysroot != "" {
			if err := f.reader.Check(filepath.Join(o.Sysroot, "usr")); err != nil {
				return f.setAt("sysroot", o.Sysroot, fmt.Errorf("%s: %w", o.Sysroot, err))
			}
		}
		var err error
		if f.compiler == "" {
			t, err = toolchain.Sysroot(o.Sysroot, o.DataModel)
		} else {
			name := f.compiler
			if name == anyCompiler {
				name = ""
			}
			t, err = toolchain.Detect(ctx, name, o)
		}
		if err != nil {
			return f.setAt("sysroot", o.Sysroot, err)
		}
		// A compiler follows the symbolic links of a sysroot, wherever they lead: what it says then is not its
		// own word.
		if f.compiler != "" && o.Sysroot == "" {
			f.reader.AllowToolchain(t.Dirs)
		}
		if f.found == nil {
			f.found = map[string]*toolchain.Toolchain{}
		}
		f.found[key] = t
	}
	t.Apply(o)
	return nil
}

// machineDirs are the folders with the headers of libraries. Those of this machine are not those of a program
// that is compiled for another root.
func (f *inputFlags) machineDirs(o *csource.Options) []string {
	if o.Sysroot == "" {
		return toolchain.MachineDirs(o.DataModel)
	}
	f.foreign = true
	if f.reader.Check(filepath.Join(o.Sysroot, "usr")) != nil {
		return nil
	}
	return toolchain.LibraryDirs(o.Sysroot, o.DataModel)
}
