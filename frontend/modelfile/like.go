package modelfile

import (
	"strconv"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/internal/lazy"
)

// like copies the model of another function: one of the same file, further up, or a built-in one.
func (d *decoder) like(n ast.Node, m *models.Model, hasResult bool) {
	text := d.text(n)
	name, list, call := strings.Cut(text, "(")
	name = strings.TrimSpace(name)
	to := d.known[name]
	if to == nil {
		to = models.Builtin().Lookup(name)
	}
	if to == nil {
		d.fail(n, "%s has no model: neither a built-in one, nor one above in this file", name)
		return
	}
	var args []models.Arg
	if call {
		rest, ok := strings.CutSuffix(strings.TrimSpace(list), ")")
		if !ok {
			d.fail(n, "write NAME(operands)")
			return
		}
		for a := range strings.SplitSeq(rest, ",") {
			if a = strings.TrimSpace(a); a != "" || rest != "" {
				if err := models.CheckArg(a); err != nil {
					d.fail(n, "%v", err)
					return
				}
				args = append(args, a)
			}
		}
	}
	s := substitution{args: args, call: call}
	m.Steps = s.steps(to.Steps)
	if !hasResult {
		m.Result = s.arg(to.Result)
	}
	if m.Type == "" {
		m.Type = to.Type
	}
	m.NoReturn = m.NoReturn || to.NoReturn
	m.Feature = to.Feature
	if s.bad != "" {
		d.fail(n, "%s", s.bad)
	}
}

// A substitution replaces the parameters of a model by operands.
type substitution struct {
	args []models.Arg
	call bool
	bad  string
}

var parameter = lazy.Regexp(`\$[1-9]`)

// arg replaces the parameters in one operand. A parameter that is not given may be anything.
func (s *substitution) arg(a models.Arg) models.Arg {
	if !s.call || !strings.Contains(a, "$") {
		return a
	}
	given := func(p string) models.Arg {
		if i, _ := strconv.Atoi(p[1:]); i <= len(s.args) {
			return s.args[i-1]
		}
		return "any"
	}
	if parameter().FindString(a) == a {
		return given(a)
	}
	out := parameter().ReplaceAllStringFunc(a, given)
	if err := models.CheckArg(out); err != nil && s.bad == "" {
		s.bad = "the model has " + a + ", in which " + out + " would be too much: write out its steps instead"
	}
	return out
}

func (s *substitution) steps(list []models.Step) []models.Step {
	var out []models.Step
	for _, step := range list {
		args := make([]models.Arg, len(step.Args))
		for i, a := range step.Args {
			args[i] = s.arg(a)
		}
		step.Args = args
		var branches []models.Branch
		for _, b := range step.Branches {
			b.Steps, b.Result = s.steps(b.Steps), s.arg(b.Result)
			branches = append(branches, b)
		}
		step.Branches, step.Body = branches, s.steps(step.Body)
		if err := step.Check(); err != nil && s.bad == "" {
			s.bad = err.Error()
		}
		out = append(out, step)
	}
	return out
}
