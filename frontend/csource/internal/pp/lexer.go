package pp

import "unicode/utf8"

// A lexer cuts the cleaned text of one source into tokens.
type lexer struct {
	src   *Source
	text  string
	off   int
	bol   bool // no token of the current line was read yet
	first Loc  // the first token of the current line

	*lexed     // the whole text, if it has been cut into tokens
	idx    int // the next of them
}

func newLexer(src *Source) *lexer {
	l := &lexer{src: src, text: src.text}
	l.start()
	l.lexed = src.content.tokens()
	return l
}

func (l *lexer) start() {
	l.bol = true
	if len(l.text) >= 3 && l.text[:3] == "\xef\xbb\xbf" {
		l.off = 3
	}
}

// known returns the next of the known tokens, as the lexer would.
func (l *lexer) known() Token {
	i := min(l.idx, len(l.toks)-1) // the last is EOF
	t := l.toks[i]
	l.idx, l.off = i+1, int(l.ends[i])
	t.Loc += l.src.base
	if t.Kind == EOF || t.Kind == Newline {
		return t
	}
	t.Bundled = l.src.Bundled || l.src.System
	if l.bol {
		l.bol, l.first = false, t.Loc
	}
	return t
}

// Tokens are the tokens of a text as they stand there, directives and all.
func Tokens(text string) []Token {
	l := newLexer((&Sources{}).add("", text, Dialect{}))
	var toks []Token
	for t := l.next(); t.Kind != EOF; t = l.next() {
		if t.Kind != Newline {
			toks = append(toks, t)
		}
	}
	return toks
}

const (
	cIdent = 1 << iota
	cDigit
	cSpace
)

var class = func() (c [256]uint8) {
	for i := range c {
		b := byte(i)
		switch {
		case b >= 'a' && b <= 'z', b >= 'A' && b <= 'Z', b == '_', b == '$', b >= 0x80:
			c[i] = cIdent
		case b >= '0' && b <= '9':
			c[i] = cDigit
		case b == ' ', b == '\t', b == '\v', b == '\f', b == '\r':
			c[i] = cSpace
		}
	}
	return c
}()

// next returns the next token; a newline is one. After the end it returns EOF.
func (l *lexer) next() Token {
	if l.lexed != nil {
		return l.known()
	}
	t := l.text
	i := l.blank()
	space := l.bol || i > l.off
	if i >= len(t) {
		l.off = i
		return Token{Kind: EOF, Loc: l.loc(i), Space: true}
	}
	start := i
	kind := Other
	universal := false // an identifier has universal character names
	c := t[i]
	switch {
	case c == '\n':
		l.off = i + 1
		return Token{Kind: Newline, Loc: l.loc(start), Space: true}
	case class[c]&cIdent != 0, ucn(t[i:]) > 0:
		for i < len(t) {
			if class[t[i]]&(cIdent|cDigit) != 0 {
				i++
			} else if n := ucn(t[i:]); n > 0 {
				universal = true
				i += n
			} else {
				break
			}
		}
		kind = Ident
		if i < len(t) && (t[i] == '"' || t[i] == '\'') && i-start <= 2 {
			if p := t[start:i]; p == "L" || (p == "u" || p == "U" || p == "u8") && !l.src.dialect.NoPrefixes {
				i, kind = l.literal(i)
			}
		}
	case class[c]&cDigit != 0, c == '.' && i+1 < len(t) && class[t[i+1]]&cDigit != 0:
		i = l.number(i)
		kind = Number
	case c == '"', c == '\'':
		i, kind = l.literal(i)
	default:
		if n := punctLen(t[i:]); n > 0 {
			i += n
			kind = Punct
		} else {
			i++
		}
	}
	l.off = i
	if l.bol {
		l.bol, l.first = false, l.loc(start)
	}
	text := t[start:i]
	if universal {
		text = utf8Name(text)
	}
	if d := l.src.dialect; kind == Punct && d.C90 && !d.C94 {
		if s := notDigraph(text); s != text {
			text = s
			l.off = start + len(s)
		}
	} else if kind == Punct {
		text = plainPunct(text)
	}
	return Token{Kind: kind, Text: text, Loc: l.loc(start), Space: space, Bundled: l.src.Bundled || l.src.System}
}

// blank is the offset behind spaces and comments.
func (l *lexer) blank() int {
	t := l.text
	i := l.off
	for i < len(t) {
		c := t[i]
		if class[c]&cSpace != 0 {
			i++
			continue
		}
		if c == '/' && i+1 < len(t) {
			if t[i+1] == '/' && !(l.src.dialect.C90 && i+2 < len(t) && t[i+2] == '*') {
				for i < len(t) && t[i] != '\n' {
					i++
				}
				continue
			}
			if t[i+1] == '*' {
				j := i + 2
				for j+1 < len(t) && (t[j] != '*' || t[j+1] != '/') {
					j++
				}
				if j+1 >= len(t) { // unterminated: the rest of the file is comment
					i = len(t)
				} else {
					i = j + 2
				}
				continue
			}
		}
		break
	}
	return i
}

// number is the offset behind the number, in the preprocessor's sense, that begins at i.
func (l *lexer) number(i int) int {
	t := l.text
	i++
	for i < len(t) {
		if class[t[i]]&(cIdent|cDigit) != 0 || t[i] == '.' {
			i++
		} else if (t[i] == '+' || t[i] == '-') && (t[i-1]|0x20 == 'e' || t[i-1]|0x20 == 'p') {
			i++
		} else if t[i] == '\'' && l.src.dialect.Separators && i+1 < len(t) && class[t[i+1]]&(cIdent|cDigit) != 0 {
			i += 2
		} else {
			break
		}
	}
	return i
}

// plainPunct is what a digraph stands for; others stand for themselves.
func plainPunct(text string) string {
	switch text {
	case "<:":
		return "["
	case ":>":
		return "]"
	case "<%":
		return "{"
	case "%>":
		return "}"
	case "%:":
		return "#"
	case "%:%:":
		return "##"
	}
	return text
}

// ucn returns the length of the universal character name that t begins with, or 0.
func ucn(t string) int {
	if len(t) < 6 || t[0] != '\\' || t[1] != 'u' && t[1] != 'U' {
		return 0
	}
	n := 6
	if t[1] == 'U' {
		n = 10
	}
	if len(t) < n {
		return 0
	}
	for _, c := range []byte(t[2:n]) {
		if digit(c) > 15 {
			return 0
		}
	}
	if c, _, _ := escape(t[:n]); c < 0x80 || !utf8.ValidRune(rune(c)) {
		return 0
	}
	return n
}

// utf8Name writes the universal character names of an identifier as the characters that they name: it is the
// same.
func utf8Name(name string) string {
	var b []byte
	for len(name) > 0 {
		n := ucn(name)
		if n == 0 {
			b, name = append(b, name[0]), name[1:]
			continue
		}
		c, _, _ := escape(name[:n])
		b, name = utf8.AppendRune(b, rune(c)), name[n:]
	}
	return string(b)
}

// literal scans a quoted literal that starts at i; one that does not end on its
// line is Other, and holds only the quote, so that the rest is still read.
func (l *lexer) literal(i int) (end int, k Kind) {
	t, q := l.text, l.text[i]
	k = String
	if q == '\'' {
		k = Char
	}
	for j := i + 1; j < len(t); j++ {
		switch t[j] {
		case '\\':
			j++
		case '\n':
			return i + 1, Other
		case q:
			return j + 1, k
		}
	}
	return i + 1, Other
}

// headerName scans <...> after #include, if one is there.
func (l *lexer) headerName() (string, bool) {
	i := l.off
	for i < len(l.text) && class[l.text[i]]&cSpace != 0 {
		i++
	}
	if i >= len(l.text) || l.text[i] != '<' {
		return "", false
	}
	for j := i + 1; j < len(l.text) && l.text[j] != '\n'; j++ {
		if l.text[j] == '>' {
			l.off = j + 1
			if l.lexed != nil {
				l.idx = at(l.toks, l.off)
			}
			return l.text[i+1 : j], true
		}
	}
	return "", false
}

func (l *lexer) loc(off int) Loc { return l.src.base + Loc(off) }

// punctLen returns the length of the punctuator at the start of s, or 0.
func punctLen(s string) int {
	at := func(i int) byte {
		if i < len(s) {
			return s[i]
		}
		return 0
	}
	c, d := s[0], at(1)
	switch c {
	case '[', ']', '(', ')', '{', '}', '~', '?', ';', ',':
		return 1
	case ':':
		if d == '>' {
			return 2
		}
		return 1
	case '.':
		if d == '.' && at(2) == '.' {
			return 3
		}
		return 1
	case '+', '&', '|':
		if d == c || d == '=' {
			return 2
		}
		return 1
	case '-':
		if d == '-' || d == '=' || d == '>' {
			return 2
		}
		return 1
	case '*', '/', '^', '=', '!':
		if d == '=' {
			return 2
		}
		return 1
	case '%':
		if d == ':' {
			if at(2) == '%' && at(3) == ':' {
				return 4
			}
			return 2
		}
		if d == '=' || d == '>' {
			return 2
		}
		return 1
	case '<':
		if d == ':' || d == '%' {
			return 2
		}
		fallthrough
	case '>':
		if d == c {
			if at(2) == '=' {
				return 3
			}
			return 2
		}
		if d == '=' {
			return 2
		}
		return 1
	case '#':
		if d == '#' {
			return 2
		}
		return 1
	}
	return 0
}

// notDigraph is the punctuator at the start of what would be a digraph after C90.
func notDigraph(s string) string {
	switch s {
	case "<:", ":>", "<%", "%>", "%:", "%:%:":
		return s[:1]
	}
	return s
}
