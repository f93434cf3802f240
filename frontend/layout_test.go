package frontend_test

import (
	"context"
	"fmt"
	"testing/fstest"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// csourceLayout describes the records of "g" as csource lays them out.
func csourceLayout(text string, opts csource.Options) (string, error) {
	opts.FS = fstest.MapFS{"t.c": &fstest.MapFile{Data: []byte(text)}}
	us, err := csource.Load(context.Background(), []string{"t.c"}, opts)
	if err != nil {
		return "", err
	}
	u := us[0]
	for l := u.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		d := l.ExternalDeclaration.Declaration
		if d == nil {
			continue
		}
		for i := d.InitDeclaratorList; i != nil; i = i.InitDeclaratorList {
			if decl := i.InitDeclarator.Declarator; decl.Name() == "g" {
				wrap := decl.Type()
				inner := wrap.(*cc.StructType).FieldByIndex(1).Type()
				return describeLayout(u.Layout(wrap)) + " " + describeLayout(u.Layout(inner)), nil
			}
		}
	}
	return "", fmt.Errorf("no g in %s", text)
}

func describeLayout(l *csource.Layout) string {
	s := fmt.Sprintf("%d/%d:", l.Size, l.Align)
	for _, f := range l.Fields {
		if f.Bits && (f.BitWidth == 0 || f.Field.Name() == "") {
			continue
		}
		s += fmt.Sprintf(" %d.%d", f.Offset, f.BitOffset)
		if f.Bits {
			s += fmt.Sprintf("(%d+%d)", f.LocationOffset, f.LocationSize)
		}
	}
	return s
}
