package csource

import (
	"io/fs"
	"slices"
	"strings"
	"time"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
	"github.com/mayrun-dev/mayrun/frontend/source"
)

// DataModel says how wide int, long and pointers are.
type DataModel uint8

const (
	LP64  DataModel = iota // x86-64 Linux: long and pointers have 64 bits
	ILP32                  // i386 Linux: int, long and pointers have 32 bits
)

// String is "LP64" or "ILP32", as in flags; a number that is no data model counts as LP64.
func (m DataModel) String() string {
	if m == ILP32 {
		return "ILP32"
	}
	return "LP64"
}

// Options say how files are read. The zero value reads C for LP64 with the
// bundled headers.
type Options struct {
	DataModel DataModel // the widths of types

	// Folders of headers, in the order in which they are searched: QuoteDirs only for
	// #include "…" (-iquote), IncludeDirs (-I), SysIncludeDirs (-isystem), the bundled
	// headers unless NoBundledHeaders, and AfterDirs (-idirafter).
	QuoteDirs        []string
	IncludeDirs      []string // for all #include directives (-I)
	SysIncludeDirs   []string // behind those (-isystem)
	NoBundledHeaders bool     // the headers that come with mayrun are not searched
	AfterDirs        []string // behind all others (-idirafter)

	// MachineDirs are searched after all others: headers of libraries that are found only there are a [Remark]. What
	// is not there either may be in a pack of declarations that is bundled.
	MachineDirs []string

	// Sysroot is where a compiler would look for the system's headers (--sysroot).
	// Load itself does not: see package toolchain. Who has options that package compdb has made and lets that follow it
	// may drop the [SysrootRemark] that comes with them.
	Sysroot string

	// Predefined, if set, are the macros that a compiler predefines, as #define lines. The others
	// are those of gcc 12 on Linux.
	Predefined string

	// FlagMacros is what other flags of a compiler add to the predefined macros and take away, as directives;
	// it has no effect on a set Predefined. Flags are these flags, for package toolchain. Package compdb makes
	// both.
	FlagMacros string
	Flags      []string // as they were given to the compiler
	// Doubts are macros of which nobody knows how the compiler defines them. Load reports which of them a file
	// asks for.
	Doubts []Doubt

	Defines   []string // as after -D: "N=2", "X" (defined as 1), "F(x)=x"
	Undefines []string // as after -U
	Macros    []string // as after -imacros: of these files, only the macros are read, before the Includes
	Includes  []string // as after -include: read before the file itself

	// Places says where the words of these four lists stand, if that is in a file: errors about them are there.
	Places map[string]Pos

	Std               string // as after -std=: "c99", "gnu11"; "" is gnu17
	Trigraphs         bool   // as after -trigraphs: replaced even if Std, such as gnu11, does not ask for it
	GNU89Inline       bool   // inline means what it meant in GNU C89, as for a Std of that age
	UnsignedChar      bool   // char has no sign
	UnsignedBitFields bool   // bit-fields have none, unless their type says signed
	OpenMP            bool   // OpenMP pragmas have a meaning: they are errors, since they are not modelled
	Clang             bool   // the text is meant for clang, where that and gcc do not agree on what is C
	Preprocessed      bool   // the text is preprocessed, whatever its name; so is that of every .i file

	// FS, when set, holds all files; nothing is read from the machine. Names in
	// it are slash-separated; a leading "/" or "./" is dropped.
	FS fs.FS

	// Reader reads the files of the machine, and says which ones may be read. A nil one, as programs in Go have
	// it that say nothing, reads all regular files that the process may read: whoever loads what nobody has
	// reviewed should give one that is confined. Files that are loaded together should share one.
	Reader *source.Reader

	// KeepUnused keeps the prototypes and types of bundled headers, and of
	// preprocessed text, that nothing uses; normally they are dropped before parsing.
	KeepUnused bool

	Limits Limits // of what is read
}

// A Doubt says that it is not known how, or whether, a compiler defines some macros.
type Doubt struct {
	Macros []string // their names, the beginnings of them with a * behind, or the ends with a * before
	Why    string   // what follows "NAME is asked for, "
	Refuse bool     // a file that asks for one is not read
}

// about reports whether the doubt is about a macro.
func (d *Doubt) about(name string) bool {
	for _, m := range d.Macros {
		prefix, ok := strings.CutSuffix(m, "*")
		suffix, ends := strings.CutPrefix(m, "*")
		if ok && strings.HasPrefix(name, prefix) || ends && strings.HasSuffix(name, suffix) || name == m {
			return true
		}
	}
	return false
}

// systemHeaders is the doubt about macros that the headers of a system define for themselves, and the bundled ones
// do not, or only where they need them, and about which C library it is. What the bundled features.h defines, and
// when that is included, is as it is with glibc: _DEFAULT_SOURCE, _POSIX_C_SOURCE, __USE_* and the like.
var systemHeaders = Doubt{
	Macros: strings.Fields(`__GLIBC* __GNU_LIBRARY__ __glibc_* __WORDSIZE* __TIMESIZE __SYSCALL_WORDSIZE _BITS_*
		_SYS_CDEFS_H _STDC_PREDEF_H __THROW* __NTH* __BEGIN_DECLS __END_DECLS __P __PMT __CONCAT __STRING __ptr_t __bos*
		__REDIRECT* __fortify_* __errordecl __warndecl __nonnull __wur __va_arg_pack* __extern_* __KERNEL_*
		_THREAD_SHARED_TYPES_H *_defined _LIBC* __STUB* __stub_*`),
	Why: "which the headers of the system may define: it is taken for what the bundled ones make of it",
}

// doubts are the macros that are not what they are when the program is compiled, for certain.
func (o *Options) doubts(preprocessed bool) []Doubt {
	if preprocessed || o.Predefined != "" || o.NoBundledHeaders {
		return o.Doubts
	}
	return append(slices.Clip(o.Doubts), systemHeaders)
}

// OptionMacro reports whether a #pragma GCC target or optimize may define a macro, or take it away.
func OptionMacro(name string) bool { return pp.OptionMacro(name) }

// Limits bound the work spent on one file. A zero field means its default.
type Limits struct {
	FileSize  int64         // bytes of one source file or header; default 64 MiB
	Expansion int           // tokens processed by macro expansion; default 10 million
	Bytes     int           // of the literals and names that macro expansion makes of others; default 64 MiB
	Nesting   int           // depth of (), [], {}, and of prefix operators; default 2,000
	Tokens    int           // tokens of one unit after preprocessing; default 8 million
	Text      int           // bytes of these tokens; default 256 MiB
	Time      time.Duration // for parsing and checking one unit; default one minute
}

func (l Limits) withDefaults() Limits {
	if l.FileSize == 0 {
		l.FileSize = 64 << 20
	}
	if l.Expansion == 0 {
		l.Expansion = 10_000_000
	}
	if l.Bytes == 0 {
		l.Bytes = 64 << 20
	}
	if l.Nesting == 0 {
		l.Nesting = 2000
	}
	if l.Tokens == 0 {
		l.Tokens = 8_000_000
	}
	if l.Text == 0 {
		l.Text = 256 << 20
	}
	if l.Time == 0 {
		l.Time = time.Minute
	}
	return l
}
