package modelfile

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/internal/lazy"
)

// Encode writes a model as an entry of a model file, so that [Parse] reads the same model.
func Encode(m *models.Model) string {
	e := &encoder{}
	e.line(0, "functions:")
	e.line(1, m.Name+":")
	e.fields(2, reflect.ValueOf(*m), map[string]bool{"Name": true, "Result": true})
	if m.Result != "" || m.Type != "void" && !m.NoReturn && !givesResult(m.Steps) {
		e.line(2, "result: "+quote(m.Result))
	}
	e.steps(2, "steps", m.Steps)
	if strings.HasSuffix(e.b.String(), m.Name+":\n") {
		return strings.TrimSuffix(e.b.String(), "\n") + " {}\n"
	}
	return e.b.String()
}

type encoder struct{ b strings.Builder }

func (e *encoder) line(indent int, text string) {
	fmt.Fprintf(&e.b, "%s%s\n", strings.Repeat("  ", indent), text)
}

// fields writes the plain fields that are not zero.
func (e *encoder) fields(indent int, v reflect.Value, skip map[string]bool) {
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if special[f.Name] || skip[f.Name] || v.Field(i).IsZero() {
			continue
		}
		text := "true"
		if v.Field(i).Kind() == reflect.String {
			text = quote(v.Field(i).String())
		}
		e.line(indent, spelled(f.Name)+": "+text)
	}
}

func (e *encoder) steps(indent int, key string, ss []models.Step) {
	if len(ss) == 0 {
		return
	}
	e.line(indent, key+":")
	for i := range ss {
		e.step(indent+1, &ss[i])
	}
}

func (e *encoder) step(indent int, s *models.Step) {
	switch {
	case s.Do == models.Either:
		e.line(indent, "- either:")
		for _, b := range s.Branches {
			e.branch(indent+2, b)
		}
	case s.Do == models.Loop:
		e.line(indent, "- loop:")
		for i := range s.Body {
			e.step(indent+2, &s.Body[i])
		}
	case len(s.Args) == 0:
		e.line(indent, "- "+string(s.Do)+":")
	case len(s.Args) == 1:
		e.line(indent, "- "+string(s.Do)+": "+quote(s.Args[0]))
	default:
		var list []string
		for _, a := range s.Args {
			list = append(list, quote(a))
		}
		e.line(indent, "- "+string(s.Do)+": ["+strings.Join(list, ", ")+"]")
	}
	if s.Kind != 0 {
		e.line(indent+1, "kind: "+s.Kind.String())
	}
	e.fields(indent+1, reflect.ValueOf(*s), nil)
	if s.Do != models.Loop {
		e.steps(indent+1, "steps", s.Body)
	}
	if s.Do != models.Either && len(s.Branches) > 0 {
		e.line(indent+1, "branches:")
		for _, b := range s.Branches {
			e.branch(indent+2, b)
		}
	}
}

func (e *encoder) branch(indent int, b models.Branch) {
	inner := &encoder{}
	if b.Result != "" {
		inner.line(indent+1, "result: "+quote(b.Result))
	}
	inner.fields(indent+1, reflect.ValueOf(b), map[string]bool{"Result": true})
	inner.steps(indent+1, "steps", b.Steps)
	text := inner.b.String()
	pad := strings.Repeat("  ", indent)
	if text == "" {
		e.line(indent, "- {}")
		return
	}
	e.b.WriteString(pad + "- " + strings.TrimPrefix(text, pad+"  "))
}

var plain = lazy.Regexp(`^[$a-zA-Z0-9_][$a-zA-Z0-9_+*=?.-]*( [a-z]+)*$|^-?[0-9]+$`)

// quote writes a text so that YAML reads the same one.
func quote(s string) string {
	if plain().MatchString(s) {
		return s
	}
	return strconv.Quote(s)
}
