package oracle

import "strings"

// Reduce drops lines of a text, and whole blocks in braces, as long as keep holds.
func Reduce(text string, keep func(string) bool) string {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	try := func(l []string) bool {
		if !keep(strings.Join(l, "\n") + "\n") {
			return false
		}
		lines = l
		return true
	}
	without := func(i, j int) []string {
		return append(append([]string(nil), lines[:i]...), lines[j:]...)
	}
	for again := true; again; {
		again = false
		// Blocks: with their contents, or only the braces.
		for i := 0; i < len(lines); i++ {
			if !strings.HasSuffix(lines[i], "{") {
				continue
			}
			depth, j := 0, i
			for ; j < len(lines); j++ {
				depth += strings.Count(lines[j], "{") - strings.Count(lines[j], "}")
				if depth <= 0 {
					break
				}
			}
			if j == len(lines) {
				continue
			}
			if try(without(i, j+1)) {
				again = true
				i--
				continue
			}
			l := without(j, j+1)
			l = append(l[:i:i], l[i+1:]...)
			if try(l) {
				again = true
				i--
			}
		}
		for size := 16; size > 0; size /= 2 {
			for i := len(lines) - size; i >= 0; i-- {
				if i+size <= len(lines) && try(without(i, i+size)) {
					again = true
				}
			}
		}
	}
	return strings.Join(lines, "\n") + "\n"
}
