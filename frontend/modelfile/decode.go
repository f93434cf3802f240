package modelfile

import (
	"errors"
	"fmt"
	"strings"

	yaml "github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/frontend/source"
	"github.com/mayrun-dev/mayrun/internal/yamlbound"
)

// A decoder reads the syntax tree of a file and notes everything that is wrong.
type decoder struct {
	reader *source.Reader
	file   string
	errs   csource.ErrorList
	known  map[string]*models.Model // functions of the file so far
	depth  int
}

// maxErrors bounds the complaints about one file, maxDepth the nesting of steps.
const (
	maxErrors = 50
	maxDepth  = 30
)

func (d *decoder) fail(at ast.Node, format string, args ...any) {
	var t *token.Token
	if at != nil {
		t = at.GetToken()
	}
	d.failAt(t, format, args...)
}

func (d *decoder) failAt(t *token.Token, format string, args ...any) {
	if len(d.errs) >= maxErrors {
		return
	}
	d.errs = append(d.errs, &csource.Error{Pos: d.pos(t), Msg: fmt.Sprintf(format, args...)})
}

func (d *decoder) pos(t *token.Token) csource.Pos {
	p := csource.Pos{File: d.file, Line: 1, Column: 1}
	if t != nil && t.Position != nil {
		p.Line, p.Column = max(t.Position.Line, 1), max(t.Position.Column, 1)
	}
	p.PhysicalFile, p.PhysicalLine = p.File, p.Line
	return p
}

// parse returns the content of the only document.
func (d *decoder) parse(data []byte) (root ast.Node) {
	defer func() {
		if p := recover(); p != nil { // the library's fault
			d.failAt(nil, "not YAML that can be read: %v", p)
			root = nil
		}
	}()
	if err := yamlbound.Check(data); err != nil {
		p := d.pos(nil)
		var at *yamlbound.Error
		if errors.As(err, &at) {
			p.Line, p.PhysicalLine, p.Column = at.Line, at.Line, at.Column
			err = errors.New(at.Msg)
		}
		d.errs = append(d.errs, &csource.Error{Pos: p, Msg: err.Error()})
		return nil
	}
	tree, err := parser.ParseBytes(data, 0)
	if err != nil {
		var e yaml.Error
		if errors.As(err, &e) {
			d.failAt(e.GetToken(), "%s", e.GetMessage())
		} else {
			d.failAt(nil, "%s", strings.Split(err.Error(), "\n")[0])
		}
		return nil
	}
	if len(tree.Docs) > 1 {
		for _, doc := range tree.Docs[1:] {
			if doc.Body != nil {
				d.fail(doc.Body, "a file holds one document")
				return nil
			}
		}
	}
	if len(tree.Docs) == 0 {
		return nil
	}
	return tree.Docs[0].Body
}

// mapping calls f for each entry of a mapping. Anything else but nothing is an error.
func (d *decoder) mapping(n ast.Node, what string, f func(key string, at, value ast.Node)) {
	var values []*ast.MappingValueNode
	switch n := n.(type) {
	case nil, *ast.NullNode, *ast.CommentGroupNode:
		return
	case *ast.MappingNode:
		values = n.Values
	case *ast.MappingValueNode:
		values = []*ast.MappingValueNode{n}
	default:
		d.fail(n, "%s is a mapping: key: value", what)
		return
	}
	seen := map[string]bool{}
	for _, v := range values {
		key, ok := d.scalar(v.Key)
		if !ok {
			d.fail(v.Key, "a key is a word")
			continue
		}
		if seen[key] {
			d.fail(v.Key, "%q is given twice", key)
			continue
		}
		seen[key] = true
		f(key, v.Key, v.Value)
	}
}

// list is the elements of a sequence.
func (d *decoder) list(n ast.Node, what string) []ast.Node {
	switch n := n.(type) {
	case nil, *ast.NullNode:
		return nil
	case *ast.SequenceNode:
		return n.Values
	}
	d.fail(n, "%s is a list", what)
	return nil
}

// scalar is the text of a scalar, as it is written or quoted.
func (d *decoder) scalar(n ast.Node) (string, bool) {
	switch n := n.(type) {
	case *ast.StringNode:
		return n.Value, true
	case *ast.LiteralNode:
		return strings.TrimSpace(n.Value.Value), true
	case *ast.NullNode:
		return "null", n.Token.Type != token.ImplicitNullType
	case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode, *ast.InfinityNode, *ast.NanNode:
		return n.GetToken().Value, true
	}
	return "", false
}

// text is a scalar that must be there.
func (d *decoder) text(n ast.Node) string {
	s, ok := d.scalar(n)
	switch n.(type) {
	case *ast.AliasNode, *ast.AnchorNode:
		d.fail(n, "put quotes around a text that begins with * or &")
	default:
		if !ok {
			d.fail(n, "a word belongs here")
		}
	}
	return s
}

// texts calls f for one scalar, or for each of a list of them.
func (d *decoder) texts(n ast.Node, f func(text string, at ast.Node)) {
	switch n := n.(type) {
	case nil:
	case *ast.SequenceNode:
		for _, v := range n.Values {
			f(d.text(v), v)
		}
	default:
		f(d.text(n), n)
	}
}

// truth is true or false.
func (d *decoder) truth(n ast.Node) bool {
	b, ok := n.(*ast.BoolNode)
	if !ok {
		d.fail(n, "true or false belongs here")
		return false
	}
	return b.Value
}
