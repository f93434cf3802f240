package compdb

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/source"
)

// A flagParser reads the arguments of a compiler, as gcc and clang understand them. What each flag does is said
// by the tables of rules.
type flagParser struct {
	reader         *source.Reader
	dir, cwd, file string

	out csource.Options
	switches
	macros   []macro
	late     []string // what is passed to the preprocessor behind all others
	linked   []string // what is passed to the linker
	pch      []string // headers that are precompiled
	layouts  []use    // flags whose meaning depends on the data model
	kept     []string // flags that matter, as they were written
	remarks  []csource.Remark
	language string
	source   string // the file that says which language it is: file, or what is named in the command
	output   string
	prefix   string      // of -iwithprefix
	at       csource.Pos // of the words that are read, if they are in a file
	foreign  string      // the target, if it is neither x86 nor x86-64 Linux
	arm      bool        // it is AArch64
	compiles bool        // nothing is linked
	cplus    bool        // the compiler is one of C++
	clang    bool
	chars    string // the flag that says whether char has a sign

	responses, count int        // of response files, and of the words in them, that were read
	total            *expansion // what is left of them for a whole database; may be nil
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

// expansion is how many response files, and words in them, may still be read.
type expansion struct{ files, words int }

func newFlagParser(r *source.Reader, dir, cwd, file string) *flagParser {
	return &flagParser{reader: r, dir: dir, cwd: cwd, file: file, source: file, switches: newSwitches()}
}

// parse reads the words of a command, the compiler's name first, and flags that are added to it, whose names
// are relative to the current folder.
func (p *flagParser) parse(words, more []string) error {
	if len(words) == 0 {
		return errors.New("the command is empty")
	}
	words = behindFlags(words)
	if err := p.compiler(words); err != nil {
		return err
	}
	if err := p.parseFlags(words[1:], more); err != nil {
		return err
	}
	return p.check()
}

// parseFlags reads the words behind the compiler's name.
func (p *flagParser) parseFlags(words, more []string) error {
	args, err := p.expand(words, 0)
	if err != nil {
		return err
	}
	if i := slices.Index(args, "--"); i >= 0 {
		args = args[:i]
	}
	// what follows it is a flag of clang like any other
	args = slices.DeleteFunc(slices.Clone(args), func(a string) bool { return a == "-Xclang" })
	// it is weaker than flags that say something else, wherever it stands
	if lastOptimisation(slices.Concat(args, more)) == "-Ofast" {
		p.fastMath(true)
		p.remark("-Ofast", floatWhy)
		p.remark("-Ofast", "the compiler adds no stores that race")
	}
	if err := p.words(args); err != nil {
		return err
	}
	late := p.late
	p.late = nil
	if err := p.words(late); err != nil {
		return err
	}
	p.dir, p.at = p.cwd, csource.Pos{}
	if more, err = p.expand(more, 0); err != nil {
		return err
	}
	if err := p.words(more); err != nil {
		return err
	}
	if err := p.checkLayouts(); err != nil {
		return err
	}
	if p.foreign != "" {
		but := "but for the size of pointers and the sign of char"
		if p.arm {
			but = "but for the sign of char and what the processor's macros and intrinsics say"
		}
		p.remark(p.foreign, "the file means for this target what it means for x86, "+but)
	}
	return p.checkLinked()
}

func lastOptimisation(args []string) string {
	last := ""
	for _, a := range args {
		if strings.HasPrefix(a, "-O") {
			last = a
		}
	}
	return last
}

// A word is a flag as it stands in a command, with its rule.
type word struct {
	text string
	rule *rule
	use  use
}

// words reads flags.
func (p *flagParser) words(args []string) error {
	list, err := p.scan(args)
	if err != nil {
		return err
	}
	last := map[string]int{}
	for i := range list {
		last[list[i].twin()] = i
	}
	for i := range list {
		if t := list[i].twin(); t != "" && last[t] != i {
			continue
		}
		if err := p.obey(&list[i]); err != nil {
			return err
		}
	}
	return nil
}

// scan takes words apart.
func (p *flagParser) scan(args []string) (list []word, err error) {
	for i := 0; i < len(args); i++ {
		a := args[i]
		if len(a) < 2 || a[0] != '-' {
			continue // a source file, or the compiler behind ccache
		}
		r, u := indexed().find(a)
		if r == nil {
			p.unknown(a)
			continue
		}
		if r.arg == next && u.flag == u.name || r.arg == either && u.value == "" && (a == u.name && a != "-O" && a != "--optimize") {
			if i++; i == len(args) {
				return nil, fmt.Errorf("%s needs an argument", a)
			}
			u.value = args[i]
		}
		list = append(list, word{a, r, u})
	}
	return list, nil
}

// twin is what a switch and its opposite have in common: gcc sees only the last of them. It is empty for other
// flags.
func (w *word) twin() string {
	if w.rule.what != follow || w.rule.arg != none || strings.Contains(w.text, "=") ||
		!strings.HasPrefix(w.text, "-f") && !strings.HasPrefix(w.text, "-m") {
		return ""
	}
	return w.text[:2] + w.use.name
}

// obey does what the rule of a flag says.
func (p *flagParser) obey(w *word) error {
	switch r, u := w.rule, w.use; r.what {
	case refuse:
		return fmt.Errorf("%s %s", w.text, r.why)
	case assume:
		p.remark(w.text, r.why)
	case follow:
		if err := r.do(p, u); err != nil {
			if strings.HasPrefix(err.Error(), u.flag+" ") {
				return err
			}
			return fmt.Errorf("%s %w", w.text, err)
		}
		if r.tell {
			if p.kept = append(p.kept, w.text); r.arg == next {
				p.kept = append(p.kept, u.value)
			}
		}
	}
	return nil
}

// unknown notes a flag that has no rule. Warnings are no reason to worry, whatever they are called.
func (p *flagParser) unknown(flag string) {
	if strings.HasPrefix(flag, "-W") {
		return
	}
	p.remark(flag, "this flag, which mayrun does not know, changes nothing that matters")
}

// remark notes an assumption about a flag, once.
func (p *flagParser) remark(flag, text string) {
	r := csource.Remark{ID: "compiler-flag", Text: flag + ": " + text}
	if !slices.Contains(p.remarks, r) {
		p.remarks = append(p.remarks, r)
	}
}

// path is a name of the command line as the current folder sees it.
func (p *flagParser) path(name string) string {
	if rest, ok := strings.CutPrefix(name, "="); ok && p.out.Sysroot != "" {
		return filepath.Join(p.out.Sysroot, rest)
	}
	return short(p.cwd, absolute(p.dir, name))
}

// folder adds a folder of headers.
func (p *flagParser) folder(list *[]string, u use) error {
	*list = append(*list, p.path(u.value))
	return nil
}

func (p *flagParser) sysroot(u use) error {
	p.out.Sysroot = p.path(strings.TrimPrefix(u.value, "="))
	p.remarks = slices.DeleteFunc(p.remarks, func(r csource.Remark) bool { return r.ID == csource.SysrootRemark })
	p.remarks = append(p.remarks, csource.Remark{ID: csource.SysrootRemark, Text: u.flag + " " + p.out.Sysroot +
		": the system's headers below it declare what the bundled ones do"})
	return nil
}

// workingDirectory refuses to make names relative to another folder than that of the command.
func (p *flagParser) workingDirectory(u use) error {
	if absolute(p.dir, u.value) != p.dir {
		return fmt.Errorf("makes names relative to %s, not to the folder of the command, which is not supported", u.value)
	}
	return nil
}

// include handles -include and -imacros: the compiler looks in its working directory first, then where "…" is searched.
func (p *flagParser) include(list *[]string, name string) error {
	// What must not be looked at is refused when it is read: it may be there.
	if full := absolute(p.dir, name); p.isFile(full) {
		name = short(p.cwd, full)
	}
	*list = append(*list, name)
	p.placed(name)
	return nil
}

// placed notes where a word of the result stands.
func (p *flagParser) placed(word string) {
	if !p.at.IsValid() {
		delete(p.out.Places, word)
		return
	}
	if p.out.Places == nil {
		p.out.Places = map[string]csource.Pos{}
	}
	p.out.Places[word] = p.at
}

// isFile reports whether there is a file, or there may be one that must not be looked at.
func (p *flagParser) isFile(name string) bool {
	info, err := p.reader.Stat(name)
	return err == nil && !info.IsDir() || errors.Is(err, source.ErrOutside)
}

// precompiled handles a precompiled header: the text that it was made of stands beside it, as CMake and others
// leave it.
func (p *flagParser) precompiled(u use) error {
	for _, ext := range []string{".pch", ".gch"} {
		if name, ok := strings.CutSuffix(u.value, ext); ok && p.isFile(absolute(p.dir, name)) {
			return p.include(&p.pch, name)
		}
	}
	return fmt.Errorf("%s: nobody knows what the header was: name it with -include", u.value)
}

func (p *flagParser) define(text string) {
	name, _, _ := strings.Cut(text, "=")
	name, _, _ = strings.Cut(name, "(")
	p.macros = append(p.macros, macro{name: name, define: text})
	p.placed(text)
}

func (p *flagParser) undefine(name string) {
	p.macros = append(p.macros, macro{name: name, undefine: true})
	p.placed(name)
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
	for i, name := range p.pch { // some name the text itself, too
		if !slices.Contains(o.Includes, name) {
			o.Includes = slices.Insert(o.Includes, i, name)
		}
	}
	o.Preprocessed = o.Preprocessed || p.language == "cpp-output"
	o.DataModel, o.Clang = p.model, p.clang
	if p.chars != "" {
		o.UnsignedChar = p.chars == "unsigned"
	}
	o.OpenMP = p.openMP || p.openACC
	p.strict = o.Std != "" && !strings.HasPrefix(o.Std, "gnu")
	if o.FlagMacros = p.directives(); p.openACC && !p.openMP {
		o.FlagMacros += "#undef _OPENMP\n"
	}
	if p.arm {
		macros, _ := armMacros(p.arch, o.UnsignedChar)
		o.FlagMacros += macros
	}
	o.Flags = p.kept
	o.Doubts = p.doubts()
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
		if p.responses++; p.total != nil {
			if p.total.files--; p.total.files < 0 || p.total.words < 0 {
				return nil, errors.New("the response files of the database are too many")
			}
		}
		if p.responses > maxResponses {
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
		if p.total != nil {
			p.total.words -= len(words)
		}
		if p.count += len(words); p.count > maxWords {
			return nil, fmt.Errorf("response files hold more than %d words", maxWords)
		}
		if words, err = p.expand(words, depth+1); err != nil {
			return nil, err
		}
		out = append(out, words...)
	}
	return out, nil
}
