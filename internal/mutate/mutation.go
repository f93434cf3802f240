package main

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
)

// A mutation is one mistake, put into one place.
type mutation struct {
	File string `yaml:"file"`
	Was  string `yaml:"was"` // occurs once in the file
	Now  string `yaml:"now"`
	Note string `yaml:"note"`
	// Tests are arguments of go test, each for one run, the quickest first.
	Tests []string `yaml:"tests"`
	// Equivalent says why no test can notice it.
	Equivalent string `yaml:"equivalent"`
}

func (m *mutation) String() string { return m.File + ": " + m.Note }

//go:embed mutations.yml
var data []byte

// mutations reads the list.
func mutations() ([]*mutation, error) {
	var groups []struct {
		Tests     []string    `yaml:"tests"` // of all mutations here
		Mutations []*mutation `yaml:"mutations"`
	}
	if err := yaml.UnmarshalWithOptions(data, &groups, yaml.Strict()); err != nil {
		return nil, err
	}
	var all []*mutation
	for _, g := range groups {
		for _, m := range g.Mutations {
			if len(m.Tests) == 0 {
				m.Tests = g.Tests
			}
			all = append(all, m)
		}
	}
	return all, nil
}

// apply is the text of the file with the mistake.
func (m *mutation) apply(text string) (string, error) {
	switch n := strings.Count(text, m.Was); {
	case m.Was == m.Now || m.Was == "":
		return "", fmt.Errorf("changes nothing")
	case n != 1:
		return "", fmt.Errorf("%q occurs %d times", m.Was, n)
	}
	return strings.Replace(text, m.Was, m.Now, 1), nil
}
