package notices

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/printable/printabletest"
)

var update = flag.Bool("update", false, "write the notices anew")

const (
	file    = "THIRD_PARTY_NOTICES.txt"
	command = "github.com/mayrun-dev/mayrun/cmd/mayrun"
)

// systems are those that the command is made for; some modules are linked on one of them only.
var systems = []string{"linux", "darwin", "windows", "freebsd"}

// allowed are the licences that permit to link and distribute with nothing but the notice, by what only they
// say.
var allowed = []struct{ name, says string }{
	{"Apache-2.0", "Apache License Version 2.0"},
	{"MIT", "Permission is hereby granted, free of charge, to any person obtaining a copy"},
	{"ISC", "Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted"},
	{"BSD", "Redistribution and use in source and binary forms, with or without modification, are permitted provided that"},
	{"patent grant", "Additional IP Rights Grant (Patents)"},
}

// refused are words of conditions that go further, even where a licence seems to be one of the above.
var refused = regexp.MustCompile(`(?i)GNU (Lesser |Affero )?General Public|Commons Clause|non-?commercial|Business Source|Server Side Public`)

// notice matches the names of files that say how something may be used.
var notice = regexp.MustCompile(`(?i)^(licen[sc]e|copying|notice|patents)([-._].*)?$`)

// linked is something whose notices the command must carry: a module, or the library of Go.
type linked struct {
	name, version string
	root          string          // its folder
	dirs          map[string]bool // of its packages that are linked
}

// dependencies lists what the command is linked with on a system.
func dependencies(goos string, all map[string]*linked) error {
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	cmd := exec.Command("go", "list", "-deps", "-json=ImportPath,Dir,Standard,Module", command)
	cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH=amd64", "CGO_ENABLED=0", "GOFLAGS=-mod=readonly")
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("go list: %w: %s", err, &errs)
	}
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var p struct {
			ImportPath, Dir string
			Standard        bool
			Module          *struct {
				Path, Version, Dir string
				Main               bool
			}
		}
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		l := &linked{name: "The Go programming language", dirs: map[string]bool{}}
		switch {
		case p.Standard:
			l.root = strings.TrimSpace(string(goroot))
			p.Dir = l.root // its licence is that of all its packages
		case p.Module == nil:
			return fmt.Errorf("%s belongs to no module", p.ImportPath)
		case p.Module.Main:
			continue
		default:
			l.name, l.version, l.root = p.Module.Path, p.Module.Version, p.Module.Dir
		}
		if all[l.name] == nil {
			all[l.name] = l
		}
		all[l.name].dirs[p.Dir] = true
	}
}

// files are the notices in the folders of the packages that are linked, and in those above them.
func (l *linked) files() ([]string, error) {
	found := map[string]bool{}
	for dir := range l.dirs {
		for ; len(dir) >= len(l.root); dir = filepath.Dir(dir) {
			entries, err := os.ReadDir(dir)
			if err != nil {
				return nil, err
			}
			for _, e := range entries {
				if e.Type().IsRegular() && notice.MatchString(e.Name()) && filepath.Ext(e.Name()) != ".go" {
					found[filepath.Join(dir, e.Name())] = true
				}
			}
		}
	}
	return slices.Sorted(maps.Keys(found)), nil
}

// licence says which of the licences that are allowed a text is.
func licence(text string) (string, error) {
	words := strings.Join(strings.Fields(text), " ")
	if x := refused.FindString(words); x != "" {
		return "", fmt.Errorf("%q goes further than what is allowed", x)
	}
	for _, l := range allowed {
		if strings.Contains(words, l.says) {
			return l.name, nil
		}
	}
	return "", errors.New("none of the licences that are allowed")
}

// TestNotices: the notices are those of what is linked, and all of it may be.
func TestNotices(t *testing.T) {
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip(err)
	}
	all := map[string]*linked{}
	for _, goos := range systems {
		if err := dependencies(goos, all); err != nil && goos != runtime.GOOS {
			t.Skipf("the modules for %s are not on this machine (go mod download): %v", goos, err)
		} else if err != nil {
			t.Fatal(err)
		}
	}
	var b strings.Builder
	b.WriteString("mayrun is distributed under the Apache License 2.0. It is linked with what follows, under the terms that follow.\n")
	for _, l := range slices.SortedFunc(maps.Values(all), func(a, b *linked) int { return cmp.Compare(a.name, b.name) }) {
		names, err := l.files()
		if err != nil {
			t.Fatal(err)
		}
		if len(names) == 0 {
			t.Errorf("%s has no licence", l.name)
		}
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			text := strings.TrimSpace(strings.ReplaceAll(string(data), "\r\n", "\n"))
			kind, err := licence(text)
			if err != nil && !strings.HasPrefix(strings.ToLower(filepath.Base(name)), "notice") {
				t.Errorf("%s: %v", name, err)
			}
			at, err := filepath.Rel(l.root, name)
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&b, "\n%s\n%s, %s (%s)\n\n%s\n", strings.Repeat("=", 100),
				strings.TrimSpace(l.name+" "+l.version), filepath.ToSlash(at), kind, text)
		}
	}
	if err := printabletest.Check(b.String()); err != nil {
		t.Error(err)
	}
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if b.String() != Text() {
		t.Errorf("%s is stale: go test ./internal/notices -update", file)
	}
	if len(all) < 10 {
		t.Errorf("only %d modules", len(all))
	}
}

// TestLicence: what is not known to be harmless is not.
func TestLicence(t *testing.T) {
	for text, want := range map[string]string{
		"Permission is hereby granted, free of\n charge, to any person obtaining a copy": "MIT",
		"Apache License\n  Version 2.0, January 2004":                                    "Apache-2.0",
		"GNU GENERAL PUBLIC LICENSE":                                                     "",
		"Mozilla Public License Version 2.0":                                             "",
		"Apache License Version 2.0\n“Commons Clause” License Condition":                 "",
		"All rights reserved.":                                                           "",
	} {
		if got, err := licence(text); got != want || (err == nil) != (want != "") {
			t.Errorf("%q: %q, %v", text, got, err)
		}
	}
}
