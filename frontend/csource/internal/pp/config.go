package pp

// Config says how one translation unit is preprocessed.
type Config struct {
	// Open reads a file by name. It reports fs.ErrNotExist for a missing one.
	Open func(name string) ([]byte, error)
	// Outside reports whether an error of Open says that the name leads to where nothing may be looked for. A name that
	// leads out of a folder of headers there is passed over: see [Result].Passed. May be nil.
	Outside func(error) bool
	// Cache remembers what was read; runs at the same time may share it if their Open and Bundled do the same.
	// nil: none.
	Cache *Cache
	// Space is where the tokens are put, from its beginning on, and what it has grown to: a run overwrites the tokens
	// of the run before. nil: a new place.
	Space *[]Token
	// Bundled opens a header of the program's own; may be nil.
	Bundled func(name string) ([]byte, bool)
	// Own says which headers are taken from there before any folder is searched; may be nil.
	Own func(name string) bool

	Dirs       []Dir  // searched for #include, in order
	Predefined []Text // read before the file, in order
	Dialect    Dialect

	UnsignedChar bool // char has no sign
	// HasBuiltin is what __has_builtin says, if that is known. nil: there are none.
	HasBuiltin func(name string) (has, known bool)
	// Watch says whether what the text learns about a macro is of interest: see [Result].Asked. May be nil.
	Watch  func(name string) bool
	OpenMP string // what to say about OpenMP pragmas; "" to ignore them
	Limits Limits
	// Stop ends the run, whose result is of no use then. It is asked now and then, and cheap. May be nil.
	Stop func() bool
}

// Dir is a folder of headers.
type Dir struct {
	Path    string // "" is the machine's root or the current folder
	Quote   bool   // only for #include "…"
	System  bool   // its headers belong to the system: see Token.Bundled
	Bundled bool   // no folder of the machine, but one of those that Config.Bundled opens files of
	Last    bool   // what is found here was not found where the compiler was told to look
}

// Text is a source that does not come from a file.
type Text struct {
	Name, Text string
	Bundled    bool
	MacrosOnly bool // of what it includes, only the macros are kept
	Keywords   bool // the macros stand for keywords: as long as they are these, #ifdef does not see them
}

// A Dialect says in which points the text is not that of gnu17. Bundled headers are read in any dialect alike.
type Dialect struct {
	Trigraphs  bool
	C90        bool // strictly: // before * is a division, and there are no digraphs
	C94        bool // with C90: but digraphs there are
	NoPrefixes bool // u, U and u8 are no prefixes of literals
	Separators bool // numbers may have ' between their digits
}

// An Ask is the first place where the text depends on a macro.
type Ask struct {
	Name   string
	Loc    Loc
	Pragma bool // a #pragma GCC target or optimize may have changed it
}

// Limits bound a run; each must be positive.
type Limits struct {
	Expansion int // tokens handled by macro expansion
	Bytes     int // of the literals and pasted tokens that it makes
	Tokens    int // tokens produced
	Text      int // their bytes
	Includes  int // files opened
	Depth     int // nesting of #include
	FileSize  int64
}

// An Error is a complaint at a location.
type Error struct {
	Loc     Loc
	Msg     string
	Missing string // the header that is not found
	Angled  bool   // it stands between < and >
	From    []Loc  // the directives that have included what it is in, from the inside out
}

// A Result is a preprocessed translation unit.
type Result struct {
	Tokens  []Token
	Sources *Sources
	Errors  []Error
	Asked   []Ask // the watched macros that the text asked for, unless it had defined or undefined them itself
	Behind  []Ask // the macros that conditions of the text asked for behind a header that is missing, and that nothing defines
	Stopped bool  // the run has come to a limit: the tokens are not all
	Lent    []Lent
	Passed  []Lent // headers that would come before those that were found, in places where nothing may be looked for
}

// Lent says that a header comes from a folder that is [Dir.Last]; headers that it includes do not count.
type Lent struct {
	Name    string // as it was opened
	Loc     Loc    // the directive
	Bundled bool
}
