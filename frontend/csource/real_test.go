package csource_test

import (
	"bytes"
	"debug/dwarf"
	"debug/elf"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/search"
)

// A world is the headers of a library as gcc reads them: the bundled ones, or those of the machine.
type world struct {
	dir      string // for temporary files
	flags    []string
	includes string
	values   map[string]string // of macros that are integers, and of enumerators
	macros   map[string]bool   // that its own files define
	types    map[string]string // layouts
	text     string            // all of it, preprocessed
	own      map[string]bool   // the words of its own files
	said     string            // the declarations of its own files
}

var (
	lineMarker  = regexp.MustCompile(`^# \d+ "([^"]*)"`)
	objectMacro = regexp.MustCompile(`^#define ([A-Za-z]\w*) \S`)
	aWord       = regexp.MustCompile(`[A-Za-z_]\w*`)
	anyMacro    = regexp.MustCompile(`^#define ([A-Za-z]\w*)`)
	errorLine   = regexp.MustCompile(`(?m)^<stdin>:(\d+):\d+: (?:error|note):`)
	valueOf     = regexp.MustCompile(`(?m)^mayrun_value_(\w+):\n\t\.(quad|zero)\t(-?\d+)`)
)

// gcc runs gcc on a text, and returns what it prints to both streams.
func (w *world) gcc(text string, more ...string) (out, errors string, err error) {
	cmd := exec.Command("gcc", slices.Concat([]string{"-D_GNU_SOURCE", "-w", "-x", "c", "-fmax-errors=0"}, w.flags, more, []string{"-"})...)
	cmd.Dir = w.dir
	cmd.Stdin = strings.NewReader(text)
	var o, e bytes.Buffer
	cmd.Stdout, cmd.Stderr = &o, &e
	err = cmd.Run()
	return o.String(), e.String(), err
}

// read finds out what the headers define; own tells which of the files that are included are theirs.
func (w *world) read(own func(file string) bool) error {
	text, errors, err := w.gcc(w.includes, "-E", "-dD")
	if err != nil {
		return fmt.Errorf("%.2000s", errors)
	}
	w.text, w.macros, w.own = text, map[string]bool{}, map[string]bool{}
	var objects []string
	file := ""
	var said strings.Builder
	defer func() { w.said = said.String() }()
	for line := range strings.Lines(text) {
		if m := lineMarker.FindStringSubmatch(line); m != nil {
			file = m[1]
		} else if !own(file) {
			continue
		} else if m := anyMacro.FindStringSubmatch(line); m == nil {
			if !strings.HasPrefix(line, "#") {
				said.WriteString(line)
			}
			for _, n := range aWord.FindAllString(line, -1) {
				w.own[n] = true
			}
		} else {
			w.macros[m[1]] = true
			if objectMacro.MatchString(line) {
				objects = append(objects, m[1])
			}
		}
	}
	slices.Sort(objects)
	if err := w.constants(slices.Compact(objects)); err != nil {
		return err
	}
	return w.layouts()
}

// constants computes those of the macros that are integer constants.
func (w *world) constants(names []string) error {
	build := func(names []string) string {
		var b strings.Builder
		b.WriteString(w.includes)
		for _, n := range names {
			fmt.Fprintf(&b, "const long long mayrun_value_%s = (__typeof__(__builtin_choose_expr(__builtin_classify_type(%[1]s) == 1, "+
				"1LL, (struct mayrun_none *)0)))(%[1]s);\n", n)
		}
		return b.String()
	}
	before := strings.Count(w.includes, "\n")
	for {
		_, errors, err := w.gcc(build(names), "-fsyntax-only")
		if err == nil {
			break
		}
		bad := map[int]bool{}
		for _, m := range errorLine.FindAllStringSubmatch(errors, -1) {
			n, _ := strconv.Atoi(m[1])
			bad[n-before-1] = true
		}
		kept := names[:0]
		for i, n := range names {
			if !bad[i] {
				kept = append(kept, n)
			}
		}
		if len(kept) == len(names) {
			return fmt.Errorf("%.1000s", errors)
		}
		names = kept
	}
	out, errors, err := w.gcc(build(names), "-S", "-o", "-")
	if err != nil {
		return fmt.Errorf("%.1000s", errors)
	}
	w.values = map[string]string{}
	for _, m := range valueOf.FindAllStringSubmatch(out, -1) {
		if w.values[m[1]] = m[3]; m[2] == "zero" {
			w.values[m[1]] = "0"
		}
	}
	return nil
}

// layouts asks the compiler, through what it writes for debuggers, how types with members lie.
func (w *world) layouts() error {
	object := filepath.Join(w.dir, "types.o")
	if _, errors, err := w.gcc(w.includes, "-g", "-gdwarf-4", "-fno-eliminate-unused-debug-types", "-c", "-o", object); err != nil {
		return fmt.Errorf("%.1000s", errors)
	}
	f, err := elf.Open(object)
	if err != nil {
		return err
	}
	defer f.Close()
	data, err := f.DWARF()
	if err != nil {
		return err
	}
	w.types = map[string]string{}
	for r := data.Reader(); ; {
		e, err := r.Next()
		if err != nil || e == nil {
			return err
		}
		switch e.Tag {
		case dwarf.TagStructType, dwarf.TagUnionType, dwarf.TagEnumerationType, dwarf.TagTypedef:
		default:
			continue
		}
		t, err := data.Type(e.Offset)
		if err != nil {
			return err
		}
		w.layout(t)
	}
}

// layout notes what a type with a name looks like.
func (w *world) layout(t dwarf.Type) {
	name, of := t.String(), t
	if d, ok := t.(*dwarf.TypedefType); ok {
		name, of = d.Name, d.Type
	}
	switch t := of.(type) {
	case *dwarf.StructType:
		if _, typedef := any(of).(*dwarf.TypedefType); t.StructName == "" && of == t && name == t.String() && !typedef && !strings.Contains(name, " ") {
			return
		}
		if t.Incomplete || strings.Contains(name, "{") {
			return
		}
		w.types[name] = members(t)
	case *dwarf.EnumType:
		for _, v := range t.Val {
			w.values[v.Name] = strconv.FormatInt(v.Val, 10)
		}
	default:
		if name != t.String() {
			w.types[name] = shape(of, 3)
		}
	}
}

// members lists the members of a structure or union, with their places and types.
func members(t *dwarf.StructType) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %d:", t.Kind, t.ByteSize)
	for _, f := range t.Field {
		fmt.Fprintf(&b, " %s@%d", f.Name, f.ByteOffset)
		if f.BitSize != 0 {
			fmt.Fprintf(&b, ".%d:%d", f.DataBitOffset, f.BitSize)
		}
		b.WriteString("=" + shape(f.Type, 2))
	}
	return b.String()
}

// shape is what a type is for a compiler, whatever it is called.
func shape(t dwarf.Type, depth int) string {
	switch t := t.(type) {
	case *dwarf.TypedefType:
		if of, ok := t.Type.(*dwarf.StructType); ok { // compared on its own
			return fmt.Sprintf("%s %d", of.Kind, of.ByteSize)
		}
		return shape(t.Type, depth)
	case *dwarf.QualType:
		return shape(t.Type, depth)
	case *dwarf.PtrType:
		return "*"
	case *dwarf.ArrayType:
		return fmt.Sprintf("[%d]%s", t.Count, shape(t.Type, depth))
	case *dwarf.StructType:
		if depth == 0 || t.StructName != "" {
			return fmt.Sprintf("%s %d", t.Kind, t.ByteSize)
		}
		return "{" + members(t) + "}"
	case *dwarf.EnumType:
		return fmt.Sprintf("int%d", t.ByteSize)
	case *dwarf.IntType, *dwarf.CharType, *dwarf.BoolType:
		return fmt.Sprintf("int%d", t.Size())
	case *dwarf.UintType, *dwarf.UcharType:
		return fmt.Sprintf("uint%d", t.Size())
	case *dwarf.FloatType:
		return fmt.Sprintf("float%d", t.Size())
	}
	return fmt.Sprintf("%T", t)
}

// compared lists headers of a folder that the machine has, too, by what they belong to.
func compared(t *testing.T, folder string, group func(header string) string) map[string][]string {
	groups := map[string][]string{}
	err := fs.WalkDir(os.DirFS(folder), ".", func(p string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			if g := group(p); g != "" {
				groups[g] = append(groups[g], p)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return groups
}

// TestPacksAreReal: what the bundled headers of other libraries say is what the real ones do, where these are installed:
// constants, layouts, prototypes; and they know the names that these define.
func TestPacksAreReal(t *testing.T) {
	if _, err := exec.LookPath("gcc"); err != nil {
		t.Skip("no gcc")
	}
	groups := compared(t, "packs", func(h string) string {
		folder, _, ok := strings.Cut(h, "/")
		switch {
		case folder == "lzma", folder == "uv", h == "eti.h", h == "jansson_config.h", h == "luaconf.h", h == "postgres_ext.h", h == "ncurses_dll.h",
			strings.HasPrefix(h, "fuse") && !ok, h == "cuse_lowlevel.h", h == "fuse3/fuse_common.h", h == "fuse3/libfuse_config.h":
			return "" // belong to others
		case folder == "openssl", folder == "X11", folder == "readline", folder == "libxml", folder == "fuse3", h == "pcreposix.h", h == "ev.h":
			return folder // which have names of others
		case ok && folder != "event2" && folder != "curl":
			return ""
		}
		return "libraries"
	})
	for _, g := range slices.Sorted(maps.Keys(groups)) {
		if (g == "libraries" || g == "openssl") && !search.Open() {
			continue // which take long
		}
		t.Run(g, func(t *testing.T) { compareWorlds(t, "packs", groups[g]) })
	}
}

func compareWorlds(t *testing.T, folder string, headers []string) {
	dir := t.TempDir()
	real := &world{dir: dir, flags: realFlags()}
	real.includes = "#define PCRE2_CODE_UNIT_WIDTH 8\n#define FUSE_USE_VERSION 35\n"
	for _, h := range headers {
		if _, _, err := real.gcc("#if !__has_include(<"+h+">)\n#error\n#endif\n", "-E"); err == nil {
			real.includes += "#include <" + h + ">\n"
		}
	}
	there := strings.Count(real.includes, "#include")
	if there == 0 {
		t.Skip("not installed")
	}
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	ours := &world{dir: dir, includes: real.includes, flags: []string{"-nostdinc", "-D__MAYRUN__",
		"-I" + filepath.Join(here, "headers"), "-I" + filepath.Join(here, "system"), "-I" + filepath.Join(here, "packs")}}
	if err := real.read(func(file string) bool {
		return slices.ContainsFunc(headers, func(h string) bool { return strings.HasSuffix(file, "/"+h) })
	}); err != nil {
		t.Skip("the machine's headers cannot be read: ", err)
	}
	if err := ours.read(func(file string) bool { return strings.Contains(file, "/"+folder+"/") }); err != nil {
		t.Fatal("the bundled headers cannot be read: ", err)
	}
	var wrong []string
	for _, n := range slices.Sorted(maps.Keys(real.values)) {
		if v, ok := ours.values[n]; ok && v != real.values[n] && !versions.MatchString(n) {
			wrong = append(wrong, fmt.Sprintf("%s is %s, and bundled %s", n, real.values[n], v))
		}
	}
	for _, n := range slices.Sorted(maps.Keys(real.types)) {
		if v, ok := ours.types[n]; ok && v != real.types[n] && real.own[lastWordOf(n)] && !ofOthers[n] {
			wrong = append(wrong, fmt.Sprintf("%s is\n\t%s, and bundled\n\t%s", n, real.types[n], v))
		}
	}
	prototypes, conflicts := real.disagrees(ours.said)
	wrong = append(wrong, conflicts...)
	known := map[string]bool{}
	for _, n := range aWord.FindAllString(ours.text, -1) {
		known[n] = true
	}
	var missing []string
	for _, n := range slices.Sorted(maps.Keys(real.macros)) {
		if !known[n] && !forNobody.MatchString(n) {
			missing = append(missing, n)
		}
	}
	t.Logf("%d headers, %d constants, %d types, %d prototypes", there, len(real.values), len(real.types), prototypes)
	if len(wrong) > 0 {
		t.Errorf("%s", strings.Join(wrong, "\n"))
	}
	if len(missing) > 0 {
		t.Errorf("macros that the bundled headers lack: %s", strings.Join(missing, " "))
	}
}

// disagrees counts the functions, and lists those and the types, that text declares otherwise than the headers do: for a
// compiler these are conflicts. What they do not declare at all differs from one release to another.
func (w *world) disagrees(text string) (prototypes int, conflicts []string) {
	var b strings.Builder
	b.WriteString(w.includes)
	depth, from := 0, 0
	for i := range text {
		switch text[i] {
		case '(', '{', '[':
			depth++
		case ')', '}', ']':
			depth--
		case ';':
			if depth > 0 {
				continue
			}
			d := strings.Join(strings.Fields(text[from:i+1]), " ")
			if from = i + 1; strings.ContainsAny(d, "{}=") {
				continue
			}
			if m := declaredFunction.FindStringSubmatchIndex(d); m != nil && w.own[d[m[2]:m[3]]] {
				prototypes++
				// In parentheses, a macro of the same name does not interfere.
				b.WriteString(d[:m[2]] + "(" + d[m[2]:m[3]] + ")" + d[m[3]:] + "\n")
			} else if m := declaredType.FindStringSubmatch(d); m != nil && w.own[m[1]] {
				b.WriteString(d + "\n")
			}
		}
	}
	_, errors, err := w.gcc(b.String(), "-fsyntax-only")
	if err == nil {
		return prototypes, nil
	}
	for line := range strings.Lines(errors) {
		if m := aConflict.FindStringSubmatch(line); m != nil && !otherwise[m[1]] {
			conflicts = append(conflicts, strings.TrimSpace(line))
		}
	}
	return prototypes, conflicts
}

var (
	declaredFunction = regexp.MustCompile(`^(?:extern )?[A-Za-z_][\w *]*[ *](\w+) ?\(.*\);$`)
	declaredType     = regexp.MustCompile(`^typedef [\w *]+[ *](\w+);$`)
	aConflict        = regexp.MustCompile(`error: conflicting types for .(\w+)`)
)

// otherwise are functions and types that releases of a library declare in several ways.
var otherwise = map[string]bool{}

// realFlags finds the headers of libraries that are not in the folders of the compiler.
func realFlags() []string {
	out, err := exec.Command("pkg-config", "--cflags", "--silence-errors", "glib-2.0", "lua5.4", "libxml-2.0").Output()
	if err != nil {
		return nil
	}
	return strings.Fields(string(out))
}

// lastWordOf drops "struct " and the like.
func lastWordOf(name string) string { return name[strings.LastIndexByte(name, ' ')+1:] }

// ofOthers are types of the C library, whose bundled headers leave out what programs may not touch.
var ofOthers = map[string]bool{"FILE": true, "fpos_t": true, "sigset_t": true, "pthread_mutex_t": true, "pthread_cond_t": true,
	"pthread_rwlock_t": true, "mbstate_t": true, "max_align_t": true, "struct stat": true, "ev_statdata": true, "struct sockaddr_storage": true}

// versions are constants that differ from one release of a library to the next.
var versions = regexp.MustCompile(`(?i)version|_LINE$|PATCH|RELEASE|MINOR|MICRO`)

// forNobody are macros that only the headers themselves need.
var forNobody = regexp.MustCompile(`_H_?$|^Z_HAVE_|^NCURSES_EXT_COLORS$`)
