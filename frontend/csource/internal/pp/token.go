package pp

// Kind is the kind of a preprocessing token.
type Kind uint8

const (
	EOF     Kind = iota
	Ident        // identifiers and keywords
	Number       // a pp-number
	Char         // a character constant with its prefix and quotes
	String       // a string literal with its prefix and quotes
	Punct        // an operator or a punctuator; digraphs are spelled the usual way
	Other        // a byte that begins no token
	Newline      // only inside the package: the end of a line
	// a pragma that matters; Text is what stands between the parentheses of pack, or "weak name", "weak name =
	// target", "redefine_extname name target", or all of those that change the bytes of objects
	Pragma
	param // only in macro bodies: the parameter numbered by Token.arg
	vaOpt // only in macro bodies: __VA_OPT__
)

// A Loc is a byte of one of the sources of a run. 0 is no place.
type Loc uint32

// A Token is one preprocessing token.
type Token struct {
	Text string
	Loc  Loc
	Kind Kind

	Bundled  bool // written in, or used from, a bundled header or one of the system
	Space    bool // white space, or the start of a line, precedes it
	noExpand bool // met its own macro while that was disabled
	arg      int16
}

// Is reports whether t is the punctuator or the identifier s.
func (t *Token) Is(s string) bool { return t.Text == s && (t.Kind == Punct || t.Kind == Ident) }
