package csource

import (
	"cmp"
	"flag"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write declared.txt")

// The index of what the bundled headers declare is up to date.
func TestNameIndex(t *testing.T) {
	type line struct {
		header string
		names  []string
	}
	var sections []string
	for _, folder := range []string{"headers", "system", packFolder} {
		var lines []line
		err := fs.WalkDir(headerFiles, folder, func(file string, d fs.DirEntry, err error) error {
			header := strings.TrimPrefix(file, folder+"/")
			if err != nil || d.IsDir() || strings.HasPrefix(header, "mayrun/builtins") {
				return err
			}
			if more, ok := strings.CutPrefix(header, "mayrun/more/"); ok {
				header = strings.Replace(more, "_", "/", 1)
			}
			text, err := headerFiles.ReadFile(file)
			if err != nil || strings.HasPrefix(header, "mayrun/") {
				return err
			}
			lines = append(lines, line{header, declarations(string(text))})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		slices.SortStableFunc(lines, func(a, b line) int {
			return cmp.Or(cmp.Compare(len(a.header), len(b.header)), cmp.Compare(a.header, b.header))
		})
		var out strings.Builder
		seen := map[string]bool{}
		for _, l := range lines {
			names := slices.DeleteFunc(l.names, func(n string) bool { return seen[n] })
			if len(names) == 0 {
				continue
			}
			for _, n := range names {
				seen[n] = true
			}
			out.WriteString(l.header + " " + strings.Join(names, " ") + " \n")
		}
		sections = append(sections, out.String())
	}
	want := sections[0] + sections[1] + "\n" + sections[2]
	if *update {
		if err := os.WriteFile("declared.txt", []byte(want), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if want != declared {
		t.Error("declared.txt is out of date: go test ./frontend/csource -run TestNameIndex -update")
	}
}

// declarations lists the names that a header declares, or defines as macros, sorted: as lines that begin at the margin
// say it, and the members of enumerations.
func declarations(text string) (names []string) {
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if rest, ok := strings.CutPrefix(line, "#define "); ok {
			names = append(names, word.FindString(rest))
			continue
		}
		end := strings.HasSuffix(line, ";")
		if i := strings.IndexAny(line, "{}#("); i >= 0 && line[i] == '(' && !strings.HasPrefix(line, "typedef ") {
			names = append(names, lastWord(strings.TrimSuffix(line[:i], " ")))
		} else if i < 0 && end && strings.HasPrefix(line, "extern ") {
			name, _, _ := strings.Cut(strings.TrimSuffix(line, ";"), "[")
			names = append(names, lastWord(name))
		}
		if end && (strings.HasPrefix(line, "typedef ") || strings.HasPrefix(line, "} ")) {
			names = append(names, lastWord(strings.TrimSuffix(line, ";")))
			if _, pointer, ok := strings.Cut(line, "(*"); ok {
				names = append(names, word.FindString(pointer))
			}
		}
	}
	for _, m := range enumerations.FindAllStringSubmatch(text, -1) {
		names = append(names, identifiers.FindAllString(m[1], -1)...)
	}
	slices.Sort(names)
	return slices.DeleteFunc(slices.Compact(names), func(n string) bool { return n == "" })
}

var (
	word         = regexp.MustCompile(`^[A-Za-z_]\w*`)
	identifiers  = regexp.MustCompile(`\b[A-Za-z_]\w*`)
	enumerations = regexp.MustCompile(`\benum\b[^;{\n]*\{([^}]*)`)
)

// lastWord is the name at the end of a text; empty if there is none.
func lastWord(text string) string {
	i := len(text)
	for i > 0 && (text[i-1] == '_' || text[i-1] >= '0' && text[i-1] <= '9' || text[i-1]|0x20 >= 'a' && text[i-1]|0x20 <= 'z') {
		i--
	}
	return word.FindString(text[i:])
}
