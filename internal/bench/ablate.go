package bench

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
)

// Choice is a set of digests that may exclude races, by name.
type Choice []string

// String is how the choice is written on a command line.
func (c Choice) String() string {
	if len(c) == 0 {
		return "none"
	}
	return strings.Join(c, "+")
}

// proves reports whether the choice alone would have proved a task: each pair is excluded by a member of it.
func (c Choice) proves(r Result) bool {
	if r.Outcome != Proved {
		return false
	}
	for _, pair := range r.Exclusions {
		if !slices.ContainsFunc(pair, func(d string) bool { return slices.Contains(c, d) }) {
			return false
		}
	}
	return true
}

// ParseChoices reads a list of choices with commas between them. A choice is "none", "all", or names with +
// between them; "each" is every name by itself. Choices come in the order of the list, the names of a choice in
// the order of all, and nothing twice.
func ParseChoices(list string, all []string) ([]Choice, error) {
	var choices []Choice
	add := func(c Choice) {
		if !slices.ContainsFunc(choices, func(old Choice) bool { return slices.Equal(old, c) }) {
			choices = append(choices, c)
		}
	}
	for text := range strings.SplitSeq(list, ",") {
		switch text = strings.TrimSpace(text); text {
		case "none":
			add(Choice{})
		case "all":
			add(slices.Clone(all))
		case "each":
			for _, name := range all {
				add(Choice{name})
			}
		default:
			chosen := make(map[string]bool)
			for name := range strings.SplitSeq(text, "+") {
				name = strings.TrimSpace(name)
				if !slices.Contains(all, name) {
					return nil, fmt.Errorf("unknown digest %q: choose none, each, all, or from %s with + between them", name, strings.Join(all,
						", "))
				}
				chosen[name] = true
			}
			c := Choice{}
			for _, name := range all {
				if chosen[name] {
					c = append(c, name)
				}
			}
			add(c)
		}
	}
	return choices, nil
}

// Ablation is how many race-free tasks each choice of digests proves.
type Ablation struct {
	Free    int              `json:"free"` // race-free tasks
	Choices []AblationChoice `json:"choices"`
}

// AblationChoice is what one choice proves.
type AblationChoice struct {
	Digests Choice           `json:"digests"`
	Proved  int              `json:"proved"`
	Folders []AblationFolder `json:"folders"` // the same ones, in the same order, for every choice
}

// AblationFolder is what a choice proves in one folder.
type AblationFolder struct {
	Folder string `json:"folder"`
	Free   int    `json:"free"`
	Proved int    `json:"proved"`
}

// Ablate counts what each choice of digests would have proved. The results must come from reports that list
// their exclusions. Folders without a race-free task are left out.
func Ablate(results []Result, choices []Choice) (*Ablation, error) {
	byFolder := make(map[string][]Result)
	a := new(Ablation)
	for _, r := range results {
		if r.Outcome == Proved && r.Exclusions == nil {
			return nil, fmt.Errorf("%s: the report does not say which digests exclude what; is the command older than --ablate?", r.Task.File)
		}
		if dir := folder(r); r.Task.RaceFree {
			byFolder[dir] = append(byFolder[dir], r)
			a.Free++
		}
	}
	dirs, names := folders(results)
	for _, c := range choices {
		row := AblationChoice{Digests: c}
		for i, dir := range dirs {
			f := AblationFolder{Folder: names[i], Free: len(byFolder[dir])}
			for _, r := range byFolder[dir] {
				if c.proves(r) {
					f.Proved++
				}
			}
			if f.Free > 0 {
				row.Folders = append(row.Folders, f)
			}
			row.Proved += f.Proved
		}
		a.Choices = append(a.Choices, row)
	}
	return a, nil
}

// WriteAblation prints a table for people: the choices with what they prove in total, then the same choices, by
// number, folder by folder.
func WriteAblation(w io.Writer, a *Ablation) error {
	if len(a.Choices) == 0 {
		return nil
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(t, "\tproved\t  of %d race-free tasks, if these digests alone exclude races\n", a.Free)
	for i, c := range a.Choices {
		fmt.Fprintf(t, "%d\t%d\t  %s\n", i+1, c.Proved, c.Digests)
	}
	fmt.Fprint(t, "\n")
	if err := t.Flush(); err != nil {
		return err
	}
	fmt.Fprint(t, "folder\tfree\t")
	for i := range a.Choices {
		fmt.Fprintf(t, "%d\t", i+1)
	}
	fmt.Fprint(t, "\n")
	for i, f := range a.Choices[0].Folders {
		fmt.Fprintf(t, "%s\t%d\t", f.Folder, f.Free)
		for _, c := range a.Choices {
			fmt.Fprintf(t, "%d\t", c.Folders[i].Proved)
		}
		fmt.Fprint(t, "\n")
	}
	return t.Flush()
}
