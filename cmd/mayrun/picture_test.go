package main

import (
	"bytes"
	"context"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"
)

// TestPictures: the pictures of docs/pictures are what the command prints on a terminal; -update draws them.
func TestPictures(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	for _, p := range []struct {
		name  string
		lines int // of the output
		args  []string
	}{
		{"check.svg", 25, []string{"check", "--color", "always", "examples/c/bank/bank.c"}},
		{"summary.svg", 40, []string{"summary", "--color", "always", "examples/c/queue/queue.c"}},
	} {
		var stdout, stderr bytes.Buffer
		if status := run(context.Background(), p.args, &stdout, &stderr); status > 1 || stderr.Len() > 0 {
			t.Fatalf("mayrun %v: status %d, %s", p.args, status, &stderr)
		}
		command := "$ mayrun " + strings.Replace(strings.Join(p.args, " "), "--color always ", "", 1)
		lines := append([]string{command}, strings.Split(strings.TrimRight(stdout.String(), "\n"), "\n")...)
		picture := draw(t, lines[:min(len(lines), p.lines+1)])
		name := filepath.Join("docs", "pictures", p.name)
		if *update {
			if err := os.WriteFile(name, picture, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		if old, _ := os.ReadFile(name); !bytes.Equal(old, picture) {
			t.Errorf("%s is not what mayrun %v prints: go test ./cmd/mayrun -run TestPictures -update draws it anew", name, p.args)
		}
	}
}

// The sizes of a picture, in pixels. Each text says how wide it is, whatever font there is.
const (
	charWidth, lineHeight, margin = 8.4, 19, 16
	tab                           = 4
)

// colours are those of a dark terminal.
var colours = map[string]string{"1": `font-weight="bold"`, "31": `fill="#ff7b72"`, "32": `fill="#7ee787"`, "33": `fill="#e3b341"`,
	"34": `fill="#79c0ff"`, "35": `fill="#d2a8ff"`, "36": `fill="#76e3ea"`, "2": `opacity="0.7"`}

var escape = regexp.MustCompile("\x1b\\[([0-9;]*)m")

// draw draws lines as a terminal shows them.
func draw(t *testing.T, lines []string) []byte {
	t.Helper()
	var texts strings.Builder
	widest := 0
	for i, line := range lines {
		style, column := "", 0
		put := func(s string) {
			text := ""
			for _, r := range s {
				if r == '\t' {
					text += strings.Repeat(" ", tab-(column+utf8.RuneCountInString(text))%tab)
				} else {
					text += string(r)
				}
			}
			after := column + utf8.RuneCountInString(text)
			column += len(text) - len(strings.TrimLeft(text, " "))
			if text = strings.TrimSpace(text); text != "" {
				fmt.Fprintf(&texts, "<text x=\"%.1f\" y=\"%d\" textLength=\"%.1f\"%s>%s</text>\n", margin+charWidth*float64(column),
					margin+lineHeight*(i+1), charWidth*float64(utf8.RuneCountInString(text)), style, html.EscapeString(text))
			}
			column = after
		}
		for {
			at := escape.FindStringSubmatchIndex(line)
			if at == nil {
				break
			}
			put(line[:at[0]])
			style = ""
			for _, code := range strings.Split(line[at[2]:at[3]], ";") {
				attribute, known := colours[code]
				if !known && code != "0" && code != "" {
					t.Fatalf("a colour that is not known: %q", code)
				}
				if known {
					style += " " + attribute
				}
			}
			line = line[at[1]:]
		}
		put(line)
		widest = max(widest, column)
	}
	width, height := 2*margin+charWidth*float64(widest), 2*margin+lineHeight*len(lines)
	var out bytes.Buffer
	fmt.Fprintf(&out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %d\" width=\"%.0f\" height=\"%d\">\n", width, height, width, height)
	fmt.Fprintf(&out, "<rect width=\"100%%\" height=\"100%%\" rx=\"8\" fill=\"#0d1117\"/>\n")
	fmt.Fprintf(&out, "<g font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\" fill=\"#e6edf3\" "+
		"xml:space=\"preserve\" style=\"white-space: pre\">\n%s</g>\n</svg>\n", &texts)
	return out.Bytes()
}
