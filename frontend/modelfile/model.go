package modelfile

import (
	"reflect"
	"slices"
	"strings"
	"unicode"

	"github.com/goccy/go-yaml/ast"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// Most entries of models, steps and branches are fields of the same name in package models: NoReturn is
// no-return. So whatever the built-in tables can say, a file can say.

// special are the fields that have a form of their own.
var special = map[string]bool{"Do": true, "Args": true, "Branches": true, "Body": true, "Steps": true, "Pos": true,
	"Kind": true, "Pack": true}

// kinds are the synchronisation objects that models name.
var kinds = []cfg.LockKind{cfg.Mutex, cfg.RWLock, cfg.Spin, cfg.CondVar, cfg.BarrierObject, cfg.Semaphore, cfg.RecMutex}

func kindNames() (names []string) {
	for _, k := range kinds {
		names = append(names, k.String())
	}
	return names
}

// spelled is the name of a field in files.
func spelled(field string) string {
	var b strings.Builder
	for i, r := range field {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte('-')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// field finds the plain field that a key means.
func field(v any, key string) (reflect.Value, bool) {
	s := reflect.ValueOf(v).Elem()
	for i := range s.NumField() {
		if f := s.Type().Field(i); !special[f.Name] && spelled(f.Name) == key {
			return s.Field(i), true
		}
	}
	return reflect.Value{}, false
}

// set assigns the value of a plain field; false if there is none for the key.
func (d *decoder) set(v any, key string, value ast.Node) bool {
	f, ok := field(v, key)
	if !ok {
		return false
	}
	if f.Kind() == reflect.Bool {
		f.SetBool(d.truth(value))
	} else {
		f.SetString(d.text(value))
	}
	return true
}

// functions decodes the models of a file.
func (d *decoder) functions(n ast.Node, f *File) {
	d.mapping(n, "functions", func(key string, at, value ast.Node) {
		m := d.model(key, at, value)
		for _, name := range strings.Split(key, ",") {
			name = strings.TrimSpace(name)
			switch {
			case !identifier(name):
				d.fail(at, "%q is not the name of a function", name)
				continue
			case d.known[name] != nil:
				d.fail(at, "%s has two models", name)
				continue
			}
			c := *m
			c.Name = name
			d.known[name] = &c
			f.Models = append(f.Models, c)
		}
	})
}

func identifier(s string) bool {
	for i, r := range s {
		if r != '_' && r != '$' && !unicode.IsLetter(r) && (i == 0 || !unicode.IsDigit(r)) {
			return false
		}
	}
	return s != ""
}

// model decodes the model of a function.
func (d *decoder) model(key string, at, n ast.Node) *models.Model {
	p := d.pos(at.GetToken())
	m := &models.Model{Name: key, Pos: cfg.Pos{File: p.File, Line: p.Line, Column: p.Column}}
	var like, steps, result ast.Node
	d.mapping(n, "a model", func(key string, at, value ast.Node) {
		switch {
		case key == "like":
			like = value
		case key == "steps":
			steps = at
			m.Steps = d.steps(value)
		case key == "result":
			result = at
			m.Result = d.result(value)
		case key == "name" || !d.set(m, key, value):
			d.fail(at, "a model has no %q: it has steps, result, type, no-return and like", key)
		case key == "type" && !slices.Contains(models.Types(), m.Type):
			d.fail(value, "unknown type %q: choose one of %s", m.Type, strings.Join(models.Types(), ", "))
		}
	})
	if like != nil {
		if steps != nil {
			d.fail(steps, "a model has steps, or is like another one, not both")
		}
		d.like(like, m, result != nil)
		return m
	}
	switch {
	case m.Type == "void" || m.NoReturn:
		if m.Type == "void" && m.Result != "" {
			d.fail(result, "a function of type void has no result")
		}
	case result == nil && !givesResult(m.Steps):
		m.Result = "any"
	}
	return m
}

// givesResult reports whether steps decide the result themselves.
func givesResult(ss []models.Step) bool {
	return slices.ContainsFunc(ss, func(s models.Step) bool {
		switch s.Do {
		case models.GetSpecific, models.OldHandler, models.SetJmp:
			return true
		}
		return givesResult(s.Body) || slices.ContainsFunc(s.Branches,
			func(b models.Branch) bool { return b.Result != "" || givesResult(b.Steps) })
	})
}

// result decodes a result operand; it may be empty.
func (d *decoder) result(n ast.Node) models.Arg {
	a := d.text(n)
	if a != "" {
		if err := models.CheckArg(a); err != nil {
			d.fail(n, "%v", err)
		}
	}
	return a
}

// steps decodes a list of steps.
func (d *decoder) steps(n ast.Node) []models.Step {
	if d.depth++; d.depth > maxDepth {
		d.fail(n, "steps are nested too deep")
	}
	defer func() { d.depth-- }()
	var steps []models.Step
	if d.depth > maxDepth {
		return nil
	}
	for _, e := range d.list(n, "steps") {
		steps = append(steps, d.step(e))
	}
	return steps
}

// step decodes a verb with its operands and what else there is to say.
func (d *decoder) step(n ast.Node) models.Step {
	var s models.Step
	errs := len(d.errs)
	if verb, ok := d.scalar(n); ok { // a verb without operands
		s.Do = models.Verb(verb)
	} else {
		d.mapping(n, "a step", func(key string, at, value ast.Node) {
			switch {
			case isVerb(key):
				if s.Do != "" {
					d.fail(at, "a step does one thing: %s or %s", s.Do, key)
					return
				}
				s.Do = models.Verb(key)
				d.operands(&s, value)
			case key == "steps":
				s.Body = append(s.Body, d.steps(value)...)
			case key == "branches":
				for _, b := range d.list(value, "branches") {
					s.Branches = append(s.Branches, d.branch(b))
				}
			case key == "kind":
				k := slices.Index(kindNames(), d.text(value))
				if k < 0 {
					d.fail(value, "unknown kind: choose one of %s", strings.Join(kindNames(), ", "))
				}
				s.Kind = kinds[max(k, 0)]
			case !d.set(&s, key, value):
				d.fail(at, "%q is neither a verb nor something that a step has; mayrun models lists the verbs", key)
			}
		})
	}
	if len(d.errs) > errs {
		return s
	}
	if s.Do == "" {
		d.fail(n, "a step needs a verb; mayrun models lists them")
	} else if err := s.Check(); err != nil {
		d.fail(n, "%v", err)
	}
	return s
}

func isVerb(key string) bool { return slices.Contains(models.Verbs(), models.Verb(key)) }

// operands decodes what stands behind a verb.
func (d *decoder) operands(s *models.Step, n ast.Node) {
	switch s.Do {
	case models.Either:
		for _, b := range d.list(n, "either") {
			s.Branches = append(s.Branches, d.branch(b))
		}
		return
	case models.Loop:
		s.Body = d.steps(n)
		return
	}
	if null, ok := n.(*ast.NullNode); ok && null.GetToken().Value != "null" {
		return
	}
	if _, ok := d.scalar(n); !ok {
		if _, none := n.(*ast.NullNode); none {
			return
		}
	}
	d.texts(n, func(text string, _ ast.Node) { s.Args = append(s.Args, text) })
}

// branch decodes one way in which a call may go.
func (d *decoder) branch(n ast.Node) models.Branch {
	var b models.Branch
	d.mapping(n, "a branch", func(key string, at, value ast.Node) {
		switch {
		case key == "steps":
			b.Steps = d.steps(value)
		case key == "result":
			b.Result = d.result(value)
		case !d.set(&b, key, value):
			d.fail(at, "a branch has no %q: it has steps, result, if-used and assumption", key)
		}
	})
	return b
}
