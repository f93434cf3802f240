package oracle

import (
	"regexp"
	"strings"
)

// A token of C text, with the white space and the comments before it. Directives of the preprocessor are one token
// each.
type token struct {
	space, text string
}

var tokenText = regexp.MustCompile(`^(?:` + strings.Join([]string{
	`[A-Za-z_$][A-Za-z_$0-9]*`,
	`\.?[0-9](?:[eEpP][+-]|[A-Za-z_0-9.])*`,
	`"(?:[^"\\\n]|\\.)*"`,
	`'(?:[^'\\\n]|\\.)*'`,
	`\.\.\.|<<=|>>=`,
	`->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|##`,
	`(?s:.)`,
}, "|") + `)`)

var (
	spaceText     = regexp.MustCompile(`^(?:\s|\\\n|//[^\n]*|/\*(?s:.*?)\*/)+`)
	directiveText = regexp.MustCompile(`^[ \t]*#(?:[^\\\n]|\\(?s:.))*`)
)

// tokens splits a C text. Joined, they are the text again.
func tokens(text string) []token {
	var out []token
	line := true // nothing but white space since the beginning of the line
	for text != "" {
		var t token
		if line {
			t.text = directiveText.FindString(text)
		}
		if t.text == "" {
			t.space = spaceText.FindString(text)
			if line = line || strings.Contains(t.space, "\n"); line {
				if d := directiveText.FindString(text[len(t.space):]); d != "" {
					t.text = d
				}
			}
			if t.text == "" {
				t.text = tokenText.FindString(text[len(t.space):])
			}
			line = false
		}
		out = append(out, t)
		text = text[len(t.space)+len(t.text):]
	}
	return out
}

// join is the text of tokens.
func join(ts []token) string {
	var b strings.Builder
	for _, t := range ts {
		b.WriteString(t.space)
		b.WriteString(t.text)
	}
	return b.String()
}

func word(s string) bool {
	return s != "" && (s[0] == '_' || s[0] == '$' || s[0]|0x20 >= 'a' && s[0]|0x20 <= 'z')
}

// closing is the index of the bracket that closes the one at i, or -1.
func closing(ts []token, i int) int {
	depth := 0
	for ; i < len(ts); i++ {
		switch ts[i].text {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// A span is a part of a list of tokens.
type span struct{ from, to int }

// statements finds the simple statements in bodies of functions: those that are an expression, or a jump, with their
// semicolons. blocks has, for each, the number of the block that it stands in.
func statements(ts []token) (out []span, blocks []int) {
	var depth, block, parens int
	var stack []int
	start := -1 // of what may become a statement
	for i, t := range ts {
		switch t.text {
		case "{":
			stack = append(stack, block)
			block = i
			depth++
			start = i + 1
			if parens > 0 || i > 0 && (ts[i-1].text == "=" || ts[i-1].text == "," || ts[i-1].text == "{" && word(ts[max(i-2, 0)].text)) {
				start = -1 // an initialiser
			}
			continue
		case "}":
			if depth > 0 {
				depth--
				block, stack = stack[len(stack)-1], stack[:len(stack)-1]
			}
			start = i + 1
			continue
		case "(", "[":
			parens++
		case ")", "]":
			if parens--; parens == 0 && start >= 0 && start <= i {
				switch ts[start].text {
				case "if", "while", "for", "switch":
					start = i + 1
					continue
				}
			}
		case "else", "do":
			start = i + 1
			continue
		case ";":
			if parens > 0 {
				continue
			}
			if depth > 0 && start >= 0 && start < i && !declares(ts[start:i]) {
				out, blocks = append(out, span{start, i + 1}), append(blocks, block)
			}
			start = i + 1
		}
	}
	return out, blocks
}

// declares reports whether a statement looks like a declaration, or belongs to a loop's head.
func declares(ts []token) bool {
	switch ts[0].text {
	case "while", "for", "case", "default", "static", "const", "volatile", "struct", "union", "enum", "extern", "typedef",
		"register", "int", "char", "long", "short", "unsigned", "signed", "float", "double", "void", "_Bool", "bool",
		"_Atomic", "_Thread_local", "__thread", "__extension__", "goto":
		return true
	}
	if strings.HasPrefix(ts[0].text, "#") {
		return true
	}
	// T x; T *x; T x = …; label:
	if len(ts) < 2 || !word(ts[0].text) || ts[0].text == "return" {
		return false
	}
	pointer := len(ts) > 2 && ts[1].text == "*" && word(ts[2].text) && (len(ts) == 3 || ts[3].text == "=" || ts[3].text == ",")
	return word(ts[1].text) || ts[1].text == ":" || pointer
}

// A call is an expression f(…): its name, and where its arguments are.
type call struct {
	name string
	at   int // the name
	args []span
	end  int // behind the parenthesis
}

// calls finds the calls of functions, in bodies.
func calls(ts []token) []call {
	var out []call
	depth := 0
	for i := 0; i+1 < len(ts); i++ {
		switch ts[i].text {
		case "{":
			depth++
		case "}":
			depth--
		}
		if depth <= 0 || !word(ts[i].text) || ts[i+1].text != "(" {
			continue
		}
		switch ts[i].text {
		case "if", "while", "for", "switch", "return", "sizeof", "__attribute__", "_Alignof", "typeof", "__typeof__", "_Static_assert":
			continue
		}
		end := closing(ts, i+1)
		if end < 0 {
			continue
		}
		c := call{name: ts[i].text, at: i, end: end + 1}
		from, nested := i+2, 0
		for j := i + 2; j <= end; j++ {
			switch ts[j].text {
			case "(", "[", "{":
				nested++
			case ")", "]", "}":
				nested--
			}
			if (ts[j].text == "," && nested == 0 || j == end) && j > from {
				c.args = append(c.args, span{from, j})
				from = j + 1
			}
		}
		out = append(out, c)
	}
	return out
}
