package frontend

import (
	"strconv"
	"strings"
)

// The text of an assembly statement, as instructions. It is read as gcc and gas read AT&T syntax; what is not
// understood stays an operand of which nothing is known ([asmOther]), so that nobody takes it for something
// else.

// An asmInstr is an instruction with its prefixes. A directive is one whose name begins with a dot.
type asmInstr struct {
	name     string // in small letters
	lock     bool
	rep      bool
	labels   []string // that stand before it
	operands []asmArg
}

type asmKind uint8

const (
	asmOther   asmKind = iota // nothing is known of it
	asmItself                 // an operand of the statement: n, printed as the modifier says
	asmReg                    // a register
	asmImm                    // a number: n
	asmMemory                 // memory, n bytes behind what a register or an operand of the statement points to
	asmAddress                // an address that is computed in other ways
	asmSegment                // memory in a segment: the thread's own
	asmTarget                 // a place in this statement, or one of its labels
	asmBracket                // memory as Arm writes it: what a register or an operand of the statement points to
)

// An asmArg is an operand of an instruction.
type asmArg struct {
	kind     asmKind
	n        int64
	modifier byte    // of asmItself, 0 for none
	reg      string  // of asmReg
	base     *asmArg // of asmMemory and asmBracket: an asmItself or asmReg
	text     string  // of asmOther and asmTarget, in small letters
}

// parseTemplate reads the text of an assembly statement, in time linear in its length. Without operands it is
// basic assembly, where % is a letter like others. named are the numbers of operands that have names. It
// reports false for a text that does not come in instructions.
func parseTemplate(text string, basic bool, named map[string]int) ([]asmInstr, bool) {
	text = strings.TrimRight(text, "\x00")
	if !basic {
		var ok bool
		if text, ok = dialect(text); !ok {
			return nil, false
		}
	}
	p := asmParser{basic: basic, named: named}
	var out []asmInstr
	aside := false // in another section
	var pending asmInstr
	for _, line := range asmStatements(text) {
		labels, line, ok := p.labels(line)
		if !ok {
			return nil, false
		}
		pending.labels = append(pending.labels, labels...)
		for line != "" {
			name, rest := firstWord(line)
			switch name = strings.ToLower(name); name {
			case "lock":
				pending.lock = true
			case "rep", "repe", "repz", "repne", "repnz":
				pending.rep = true
			case "xacquire", "xrelease", "notrack", "bnd":
			default:
				pending.name, line = name, ""
				switch {
				case name == ".pushsection" || name == ".section":
					aside = true
				case name == ".popsection" || name == ".previous":
					aside = false
				case aside && name[0] == '.': // data of other sections
				default:
					pending.operands = p.operands(rest)
					out = append(out, pending)
				}
				pending = asmInstr{}
				continue
			}
			line = rest
		}
	}
	if pending.lock || pending.rep {
		out = append(out, pending)
	}
	return out, true
}

// dialect takes the first of the alternatives that a text has for several syntaxes of assembly.
func dialect(text string) (string, bool) {
	var b strings.Builder
	inside, chosen := false, true
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '%' && i+1 < len(text):
			if chosen {
				b.WriteString(text[i : i+2])
			}
			i++
		case c == '{':
			if inside {
				return "", false
			}
			inside = true
		case c == '|' && inside:
			chosen = false
		case c == '}':
			if !inside {
				return "", false
			}
			inside, chosen = false, true
		case chosen:
			b.WriteByte(c)
		}
	}
	return b.String(), !inside
}

// asmStatements are the lines of a text, and what semicolons separate, without comments.
func asmStatements(text string) []string {
	var out []string
	var b strings.Builder
	end := func() {
		out = append(out, strings.TrimSpace(b.String()))
		b.Reset()
	}
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\n' || c == ';':
			end()
		case c == '/' && i+1 < len(text) && text[i+1] == '*':
			n := strings.Index(text[i+2:], "*/")
			if n < 0 {
				n = len(text) - i - 2
			}
			b.WriteByte(' ')
			i += 2 + n + 1
		case c == '#' && strings.HasSuffix(strings.TrimRight(b.String(), " \t"), ","): // a number, for Arm
			b.WriteByte('$')
		case c == '#', c == '/' && i+1 < len(text) && text[i+1] == '/':
			n := strings.IndexByte(text[i:], '\n')
			if n < 0 {
				n = len(text) - i
			}
			i += n - 1
		default:
			b.WriteByte(c)
		}
	}
	end()
	return out
}

func firstWord(s string) (word, rest string) {
	if i := strings.IndexAny(s, " \t\r\v\f"); i >= 0 {
		return s[:i], strings.TrimSpace(s[i:])
	}
	return s, ""
}

type asmParser struct {
	basic bool
	named map[string]int
}

// labels takes local labels off a line. It reports false for a label that others may know.
func (p asmParser) labels(line string) (names []string, left string, ok bool) {
	for {
		name, rest, found := strings.Cut(line, ":")
		if name = strings.TrimSpace(name); !found || name == "" || strings.ContainsAny(name, " \t,%$()[]*\"") {
			return names, line, true
		}
		if strings.Trim(name, "0123456789") != "" && !strings.HasPrefix(name, ".L") {
			return nil, "", false
		}
		names, line = append(names, name), strings.TrimSpace(rest)
	}
}

// operands reads the operands of an instruction.
func (p asmParser) operands(s string) []asmArg {
	if s == "" {
		return nil
	}
	var out []asmArg
	depth, from := 0, 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case ',':
			if depth == 0 {
				out = append(out, p.argument(s[from:i]))
				from = i + 1
			}
		}
	}
	return append(out, p.argument(s[from:]))
}

func (p asmParser) argument(s string) asmArg {
	s = strings.TrimSpace(s)
	a := p.operand(s)
	if a.kind == asmOther || a.kind == asmTarget {
		a.text = strings.ToLower(s)
	}
	return a
}

func (p asmParser) operand(s string) asmArg {
	switch {
	case s == "":
		return asmArg{}
	case s[0] == '$':
		if n, err := strconv.ParseInt(s[1:], 0, 64); err == nil {
			return asmArg{kind: asmImm, n: n}
		}
		if n, err := strconv.ParseUint(s[1:], 0, 64); err == nil {
			return asmArg{kind: asmImm, n: int64(n)}
		}
		return asmArg{}
	case strings.ContainsRune(s, ':'):
		if segment, _, _ := strings.Cut(s, ":"); p.register(segment) != "" {
			return asmArg{kind: asmSegment}
		}
		return asmArg{}
	case s[len(s)-1] == ')':
		return p.memory(s)
	case s[0] == '[' && s[len(s)-1] == ']':
		if base := p.operand(strings.TrimSpace(s[1 : len(s)-1])); base.kind == asmItself {
			return asmArg{kind: asmBracket, base: &base}
		}
		return asmArg{}
	case s[0] == '%':
		return p.direct(s)
	case len(s) > 1 && (s[len(s)-1] == 'b' || s[len(s)-1] == 'f') && strings.Trim(s[:len(s)-1], "0123456789") == "":
		return asmArg{kind: asmTarget}
	case strings.HasPrefix(s, ".L"):
		return asmArg{kind: asmTarget}
	}
	return asmArg{}
}

// direct is a register, or an operand of the statement.
func (p asmParser) direct(s string) asmArg {
	if r := p.register(s); r != "" {
		return asmArg{kind: asmReg, reg: r}
	}
	if p.basic {
		return asmArg{}
	}
	a := asmArg{kind: asmItself}
	rest := s[1:]
	if rest != "" && (rest[0] >= 'a' && rest[0] <= 'z' || rest[0] >= 'A' && rest[0] <= 'Z') {
		a.modifier, rest = rest[0], rest[1:]
	}
	if name, ok := strings.CutPrefix(rest, "["); ok {
		n, known := p.named[strings.TrimSuffix(name, "]")]
		if !known {
			return asmArg{}
		}
		a.n = int64(n)
	} else {
		n, err := strconv.Atoi(rest)
		if err != nil || n < 0 {
			return asmArg{}
		}
		a.n = int64(n)
	}
	if a.modifier == 'l' {
		return asmArg{kind: asmTarget}
	}
	return a
}

// register is the name of a register, or empty.
func (p asmParser) register(s string) string {
	prefix := "%%"
	if p.basic {
		prefix = "%"
	}
	name, ok := strings.CutPrefix(strings.ToLower(strings.TrimSpace(s)), prefix)
	if !ok || name == "" || strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789") != "" {
		return ""
	}
	return name
}

// memory is what parentheses stand around.
func (p asmParser) memory(s string) asmArg {
	i := strings.IndexByte(s, '(')
	if i < 0 {
		return asmArg{}
	}
	a := asmArg{kind: asmMemory}
	if i > 0 {
		n, err := strconv.ParseInt(strings.TrimSpace(s[:i]), 0, 32)
		if err != nil {
			return asmArg{}
		}
		a.n = n
	}
	inner := strings.TrimSpace(s[i+1 : len(s)-1])
	if strings.Contains(inner, ",") {
		return asmArg{kind: asmAddress}
	}
	base := asmArg{}
	if strings.HasPrefix(inner, "%") {
		base = p.direct(inner)
	}
	if base.kind != asmItself && base.kind != asmReg {
		return asmArg{}
	}
	a.base = &base
	return a
}
