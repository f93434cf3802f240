package csource

import (
	_ "embed"
	"strings"
	"sync"
)

//go:embed builtins.txt
var builtinList string

// builtinGroups are the groups of builtins.txt, by the name of the builtin.
var builtinGroups = sync.OnceValue(func() map[string]string {
	m := map[string]string{}
	group := ""
	for line := range strings.Lines(builtinList) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "[") {
			group = strings.Trim(line, "[]")
			continue
		}
		if strings.HasPrefix(line, "#") {
			continue
		}
		for name := range strings.FieldsSeq(line) {
			m[name] = group
		}
	}
	return m
})

// hasBuiltin is what __has_builtin says of a name. It is not known of those that depend on the processor.
func (o *Options) hasBuiltin(name string) (has, known bool) {
	group, listed := builtinGroups()[name]
	if !listed {
		return false, !strings.HasPrefix(name, "__builtin_ia32_")
	}
	if group == "lp64" {
		return o.DataModel == LP64 && (!o.strict() || name[0] == '_'), true
	}
	v, standard := o.version()
	if o.Std == "" || !standard || !o.strict() {
		return true, true
	}
	since, depends := map[string]string{"c99": "1999", "c11": "2011", "c2x": "2020", "gnu": "9"}[group]
	return !depends || v >= since, true
}
