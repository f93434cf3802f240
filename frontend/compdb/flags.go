package compdb

import (
	"errors"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/source"
)

// A flagParser reads the arguments of a compiler, as gcc and clang understand them.
type flagParser struct {
	reader         *source.Reader
	dir, cwd, file string

	out      csource.Options
	macros   []macro
	language string
	output   string
	cplus    bool // the compiler is one of C++

	responses, words int // that were read
}

// A macro is one -D or -U; the last one for a name counts.
type macro struct {
	name, define string
	undefine     bool
}

// Bounds of response files that name response files: how deep, how many, and the words in them, for one command.
const (
	maxDepth     = 20
	maxResponses = 1000
	maxWords     = 1_000_000
)

// withArgument are the flags whose argument may be the next word, beyond those that are followed.
var withArgument = map[string]bool{
	"-o": true, "-x": true, "-MF": true, "-MT": true, "-MQ": true, "-MJ": true, "-L": true, "-l": true, "-T": true, "-u": true, "-z": true,
	"-e": true, "-A": true, "-G": true, "-B": true, "-F": true, "-b": true, "-V": true, "-arch": true, "-target": true, "--target": true,
	"--param": true, "-param": true, "-Xlinker": true, "-Xassembler": true, "-Xpreprocessor": true, "-Xclang": true, "-mllvm": true,
	"-aux-info": true, "-dumpbase": true, "-dumpbase-ext": true, "-dumpdir": true, "-auxbase": true, "-wrapper": true, "-framework": true,
	"-iprefix": true, "-iwithprefix": true, "-iwithprefixbefore": true, "-imultilib": true, "-imultiarch": true, "-iframework": true,
	"-specs": true, "-include-pch": true, "--serialize-diagnostics": true, "-install_name": true, "-current_version": true,
}

// parse reads the words of a command, the compiler's name first.
func (p *flagParser) parse(words []string) error {
	if len(words) == 0 {
		return errors.New("the command is empty")
	}
	p.compiler(words)
	args, err := p.expand(words[1:], 0)
	if err != nil {
		return err
	}
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "--" {
			break
		}
		if len(a) < 2 || a[0] != '-' {
			continue // a source file, or the compiler behind ccache
		}
		if path, rest, ok := p.pathFlag(a); ok {
			if rest == "" {
				if i++; i == len(args) {
					return fmt.Errorf("%s needs an argument", a)
				}
				rest = args[i]
			}
			path(rest)
			continue
		}
		value := ""
		if withArgument[a] {
			if i++; i == len(args) {
				return fmt.Errorf("%s needs an argument", a)
			}
			value = args[i]
		}
		if err := p.flag(a, value); err != nil {
			return err
		}
	}
	return p.check()
}

// target32 matches the targets with 32-bit pointers.
var target32 = regexp.MustCompile(`^(i[3-7]86|arm|armv[4-7][a-z]*|mips|mipsel|powerpc|riscv32)(-|$)`)

// compiler looks at the name of the compiler, which may follow that of a wrapper such as ccache.
func (p *flagParser) compiler(words []string) {
	for _, w := range words {
		if strings.HasPrefix(w, "-") {
			return
		}
		name := strings.TrimSuffix(filepath.Base(w), ".exe")
		if target32.MatchString(name) {
			p.out.DataModel = csource.ILP32
		}
		if regexp.MustCompile(`(^|-)(g|c|clang)\+\+(-[\d.]+)?$`).MatchString(name) {
			p.cplus = true
		}
	}
}

// pathFlag recognises the flags that say what is searched, read and defined; their argument may be glued to them.
func (p *flagParser) pathFlag(a string) (set func(string), rest string, ok bool) {
	o := &p.out
	dirs := func(list *[]string) func(string) {
		return func(d string) { *list = append(*list, p.path(d)) }
	}
	for _, f := range []struct {
		name string
		set  func(string)
	}{
		{"--include-directory=", dirs(&o.IncludeDirs)}, {"--sysroot=", p.sysroot}, {"--sysroot", p.sysroot}, {"-isysroot", p.sysroot},
		{"-isystem", dirs(&o.SysIncludeDirs)}, {"-iquote", dirs(&o.QuoteDirs)}, {"-idirafter", dirs(&o.AfterDirs)},
		{"-include-pch", nil}, {"-include", p.include}, {"-imacros", p.include}, {"-I", dirs(&o.IncludeDirs)},
		{"-D", p.define}, {"-U", p.undefine},
	} {
		if f.name == a && f.set == nil {
			return nil, "", false
		}
		if rest, ok := strings.CutPrefix(a, f.name); ok && f.set != nil {
			return f.set, rest, true
		}
	}
	return nil, "", false
}

// flag follows a flag that is not about files, or ignores it.
func (p *flagParser) flag(a, value string) error {
	o := &p.out
	switch name, arg, _ := strings.Cut(a, "="); name {
	case "-o":
		p.output = value
	case "-x":
		p.language = value
	case "-std", "--std":
		o.Std = arg
	case "-ansi":
		o.Std = "c90"
	case "-fgnu89-inline":
		o.GNU89Inline = true
	case "-m32", "-mx32":
		o.DataModel = csource.ILP32
	case "-m64":
		o.DataModel = csource.LP64
	case "-target", "--target":
		o.DataModel = csource.LP64
		if target32.MatchString(value + arg) {
			o.DataModel = csource.ILP32
		}
	case "-funsigned-char", "-fno-signed-char":
		o.UnsignedChar = true
	case "-fsigned-char", "-fno-unsigned-char":
		o.UnsignedChar = false
	case "-fopenmp", "-fopenmp-simd", "-fopenacc":
		o.OpenMP = name != "-fopenmp-simd"
	case "-nostdinc", "-nostdlibinc":
		// The bundled headers stand for those of any machine: they stay, after all others.
	case "-pthread":
		p.define("_REENTRANT")
	case "-fshort-enums", "-fpack-struct", "-fshort-wchar", "-mms-bitfields":
		return fmt.Errorf("%s changes the layout of types, which is not supported", a)
	case "-Xpreprocessor":
		return p.preprocessor([]string{value})
	default:
		if list, ok := strings.CutPrefix(a, "-Wp,"); ok {
			return p.preprocessor(strings.Split(list, ","))
		}
		if lang, ok := strings.CutPrefix(a, "-x"); ok && lang != "" {
			p.language = lang
		}
		if out, ok := strings.CutPrefix(a, "-o"); ok && out != "" {
			p.output = out
		}
	}
	return nil
}

// preprocessor follows what is passed to the preprocessor alone.
func (p *flagParser) preprocessor(args []string) error {
	for i := 0; i < len(args); i++ {
		if set, rest, ok := p.pathFlag(args[i]); ok {
			if rest == "" && i+1 < len(args) {
				i++
				rest = args[i]
			}
			set(rest)
		}
	}
	return nil
}

// path is a name of the command line as the current folder sees it.
func (p *flagParser) path(name string) string {
	if rest, ok := strings.CutPrefix(name, "="); ok && p.out.Sysroot != "" {
		return filepath.Join(p.out.Sysroot, rest)
	}
	return short(p.cwd, absolute(p.dir, name))
}

func (p *flagParser) sysroot(dir string) { p.out.Sysroot = p.path(strings.TrimPrefix(dir, "=")) }

// include handles -include: the compiler looks in its working directory first, then where "…" is searched.
func (p *flagParser) include(name string) {
	full := absolute(p.dir, name)
	info, err := p.reader.Stat(full)
	// What must not be looked at is refused when it is read: it may be there.
	if err == nil && !info.IsDir() || errors.Is(err, source.ErrOutside) {
		name = short(p.cwd, full)
	}
	p.out.Includes = append(p.out.Includes, name)
}

func (p *flagParser) define(text string) {
	name, _, _ := strings.Cut(text, "=")
	name, _, _ = strings.Cut(name, "(")
	p.macros = append(p.macros, macro{name: name, define: text})
}

func (p *flagParser) undefine(name string) {
	p.macros = append(p.macros, macro{name: name, undefine: true})
}

// check complains about what is not C.
func (p *flagParser) check() error {
	switch lang := p.language; {
	case lang == "c" || lang == "cpp-output" || lang == "none" || lang == "c-header":
		return nil
	case lang != "":
		return fmt.Errorf("only C is supported, not -x %s", lang)
	}
	switch ext := filepath.Ext(p.file); ext {
	case ".c", ".i":
		if p.cplus {
			return errors.New("only C is supported, and a C++ compiler takes this file for C++")
		}
		return nil
	case ".s", ".S", ".sx", ".asm":
		return errors.New("only C is supported, not assembly")
	default:
		return fmt.Errorf("only C is supported, not *%s", ext)
	}
}

// options is the result.
func (p *flagParser) options() csource.Options {
	o := p.out
	last := map[string]int{}
	for i, m := range p.macros {
		last[m.name] = i
	}
	for i, m := range p.macros {
		switch {
		case last[m.name] != i:
		case m.undefine:
			o.Undefines = append(o.Undefines, m.name)
		default:
			o.Defines = append(o.Defines, m.define)
		}
	}
	o.Preprocessed = p.language == "cpp-output"
	return o
}

// expand replaces @file by the words of the file.
func (p *flagParser) expand(args []string, depth int) ([]string, error) {
	if !slices.ContainsFunc(args, func(a string) bool { return strings.HasPrefix(a, "@") }) {
		return args, nil
	}
	if depth > maxDepth {
		return nil, errors.New("response files are nested too deep")
	}
	var out []string
	for _, a := range args {
		name, ok := strings.CutPrefix(a, "@")
		if !ok || name == "" {
			out = append(out, a)
			continue
		}
		if p.responses++; p.responses > maxResponses {
			return nil, fmt.Errorf("more than %d response files", maxResponses)
		}
		data, err := readFile(p.reader, absolute(p.dir, name))
		if err != nil {
			return nil, fmt.Errorf("response file %s: %w", name, err)
		}
		words, err := Words(string(data))
		if err != nil {
			return nil, fmt.Errorf("response file %s: %w", name, err)
		}
		if p.words += len(words); p.words > maxWords {
			return nil, fmt.Errorf("response files hold more than %d words", maxWords)
		}
		if words, err = p.expand(words, depth+1); err != nil {
			return nil, err
		}
		out = append(out, words...)
	}
	return out, nil
}
