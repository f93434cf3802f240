package compdb

import (
	"strings"
	"sync"
)

// A rule says what flags of gcc and clang do to a program. The table has a rule for every flag that may change
// what the text means: it is followed, or refused, or what is left of its meaning becomes an assumption. Flags
// that change nothing that matters here have one too, with the reason: so a flag without a rule is one that
// nobody has thought about, and the report names it.
type rule struct {
	// flags are patterns, with spaces between them: a flag; one with its value (NAME=); a beginning (NAME*). A
	// pattern of -fNAME or -mNAME stands for -fno-NAME and -mno-NAME as well, unless these have a rule of their
	// own.
	flags string
	what  verb
	why   string // why it changes nothing, why it is refused, or what is assumed
	arg   argument
	do    func(p *flagParser, u use) error // of follow
	tell  bool                             // a compiler that is asked what it predefines must be told of it
}

// A verb is what becomes of a flag.
type verb uint8

const (
	ignore verb = iota // it changes nothing that matters
	follow
	refuse // the command cannot be followed
	assume // what it changes is not modelled: the report says so
)

// An argument says where a flag has its argument.
type argument uint8

const (
	none   argument = iota
	next            // in the next word
	either          // glued to the flag, or in the next word
)

// A use is a flag in a command.
type use struct {
	flag  string // as it stands there
	name  string // without -f or -m, without no- and without its value
	on    bool   // there is no no-
	value string // behind =, or the argument
}

// index is the table by pattern.
type index struct {
	exact  map[string]*rule
	prefix map[string]*rule // without the star
}

var indexed = sync.OnceValue(func() index {
	x := index{make(map[string]*rule, 1024), make(map[string]*rule, 128)}
	for _, table := range [][]rule{followed, refused, assumed, ignored} {
		for i := range table {
			for p := range strings.FieldsSeq(table[i].flags) {
				if prefix, ok := strings.CutSuffix(p, "*"); ok {
					x.prefix[prefix] = &table[i]
				} else {
					x.exact[p] = &table[i]
				}
			}
		}
	}
	return x
})

// find returns the rule for a flag, and the flag taken apart.
func (x index) find(flag string) (*rule, use) {
	if r, u := x.match(flag, flag); r != nil {
		u.on = true
		u.name = strings.TrimPrefix(strings.TrimPrefix(u.name, "-f"), "-m")
		return r, u
	}
	for _, kind := range []string{"-f", "-m"} {
		if name, ok := strings.CutPrefix(flag, kind+"no-"); ok {
			r, u := x.match(kind+name, flag)
			u.name = strings.TrimPrefix(u.name, kind)
			return r, u
		}
	}
	return nil, use{flag: flag}
}

func (x index) match(flag, written string) (*rule, use) {
	name, value, has := strings.Cut(flag, "=")
	u := use{flag: written, name: name, value: value}
	if r := x.exact[flag]; r != nil && r.arg != either {
		u.name, u.value = flag, ""
		return r, u
	}
	if r := x.exact[name+"="]; has && r != nil {
		return r, u
	}
	for n := len(flag); n > 0; n-- {
		if r := x.exact[flag[:n]]; r != nil && r.arg == either {
			return r, use{flag: written, name: flag[:n], value: flag[n:]}
		}
		if r := x.prefix[flag[:n]]; r != nil {
			if !has {
				u.value = flag[n:]
			}
			return r, u
		}
	}
	return nil, u
}

// refused are the flags that change the program in a way that is not modelled.
var refused = []rule{
	{flags: "-fpack-struct -fpack-struct= -fshort-enums -fshort-wchar -fwchar-type= -mms-bitfields -fsso-struct=* -fshort-double",
		what: refuse, why: "changes the layout of types, which is not supported"},
	{flags: "-mlong-double-64 -mlong-double-128 -miamcu", what: refuse, why: "changes the layout of types, which is not supported"},
	{flags: "-mx32 -maddress-mode=", what: refuse, why: "asks for a data model that is not supported: use -m32 or -m64"},
	{flags: "-mabi=ms -mcmodel=kernel", what: refuse, why: "asks for another machine's conventions, which are not supported"},
	{flags: "-fms-extensions -fplan9-extensions -fms-compatibility -fms-compatibility-version= -fmsc-version= " +
		"-fborland-extensions -fpascal-strings -faltivec -fzvector -fraw-string-literals", what: refuse,
		why: "asks for another dialect of C, which is not supported"},
	{flags: "-traditional -traditional-cpp --traditional --traditional-cpp -fdirectives-only", what: refuse,
		why: "asks for another preprocessor, which is not supported"},
	{flags: "-undef", what: refuse, why: "takes away the predefined macros that the headers need"},
	{flags: "-fsingle-precision-constant -cl-single-precision-constant -fnative-half-type", what: refuse,
		why: "changes the types of constants, which is not supported"},
	{flags: "-fwritable-strings", what: refuse, why: "makes string literals variables, which is not supported"},
	{flags: "-fgnu-tm -fcilkplus", what: refuse, why: "adds statements that are not supported"},
	{flags: "-finstrument-functions -finstrument-functions-after-inlining -finstrument-function-entry-bare " +
		"-mfentry-name= -minstrument-return=call", what: refuse, why: "calls functions of the program wherever a function begins or ends, which is not modelled"},
	{flags: "-I-", what: refuse, why: "is obsolete: use -iquote"},
	{flags: "-ivfsoverlay", what: refuse, arg: next, why: "reads other files in place of those that are named, which is not supported"},
	{flags: "-ivfsoverlay=", what: refuse, why: "reads other files in place of those that are named, which is not supported"},
	{flags: "-ObjC -ObjC++ --language=objective-c", what: refuse, why: "makes the file one of another language"},
}

// assumed are the flags whose meaning is not, or not fully, modelled, although most programs do not depend on it.
var assumed = []rule{
	{flags: "-fplugin= -fpass-plugin= -load", what: assume, why: "the plugin changes nothing that matters"},
	{flags: "-specs= --specs= --config=", what: assume, why: "the file that it names adds no flags that matter"},
	{flags: "-specs --specs --config", what: assume, why: "the file that it names adds no flags that matter", arg: next},
	{flags: "-wrapper", what: assume, why: "the program that runs the parts of the compiler changes nothing of what they do", arg: next},
	{flags: "-B", what: assume, why: "the parts of a compiler in that folder do what its own do, and no header is found there", arg: either},
	{flags: "-b -V", what: assume, why: "the compiler that it chooses reads C as the one that is named", arg: next},
	{flags: "-F -iframework -iframeworkwithsysroot", what: assume, why: "no header of a framework is included", arg: either},
	{flags: "-remap", what: assume, why: "no folder of headers has a header.gcc, which gives headers other names"},
	{flags: "-resource-dir", what: assume, why: "the compiler's own headers there declare what the bundled ones do", arg: next},
	{flags: "-resource-dir=", what: assume, why: "the compiler's own headers there declare what the bundled ones do"},
	{flags: "-target-feature -target-cpu -tune-cpu", what: assume, why: "the text does not ask which processor it is for", arg: next},
	{flags: "-fallow-store-data-races", what: assume, why: "the compiler adds no stores that race"},
	{flags: "-fwrapv -fwrapv-pointer -fno-strict-overflow", what: assume,
		why: "no signed number comes round, and no pointer: that is taken for undefined, as C has it"},
	{flags: "-fmerge-all-constants", what: assume, why: "no two constants have the same address"},
	{flags: "-fsanitize-coverage=*", what: assume,
		why: "the functions that it calls belong to a library, and touch nothing of the program"},
	{flags: "-mandroid -mbionic -mmusl -muclibc", what: assume, why: "the library does what that of GNU does"},
	{flags: "-fmodules -fmodule* -fimplicit-module* -fbuiltin-module-map -fprebuilt-module-path=", what: assume,
		why: "modules hold what the headers hold"},
	{flags: "-fopenmp-targets= -foffload* -fopenmp-version=", what: assume, why: "nothing runs on another device"},
	{flags: "-mpc32 -mpc64 -mrecip -mrecip=* -mdaz-ftz -ffp-model= -ffp-eval-method= -fdenormal-fp-math=* " +
		"-fdenormal-fp-math-f32=* -fapprox-func -fhonor-nans -fhonor-infinities -ffp-exception-behavior=", what: assume,
		why: floatWhy},
}

const floatWhy = "floating-point numbers are computed as IEEE 754 says"
