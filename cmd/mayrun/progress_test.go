package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"time"
)

// TestTicker: a line is shown as often as there is something to show, fits, is inert, and goes.
func TestTicker(t *testing.T) {
	var b bytes.Buffer
	x := &ticker{w: &b, width: 40, stop: make(chan struct{})}
	x.draw(61*time.Second, "a\x1b[2J\u202e.c was parsed")
	if got, want := b.String(), `mayrun: 1m1s so far, while a\x1b[2J\u20`; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	b.Reset()
	x.draw(62*time.Second, "")
	x.pause()
	x.pause()
	if got, want := b.String(), "\r\x1b[Kmayrun: 1m2s\r\x1b[K"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	x.draw(time.Second, "x")
	b.Reset()
	x.end()
	x.draw(time.Second, "x")
	x.end()
	if got, want := b.String(), "\r\x1b[K"; got != want {
		t.Errorf("after the end: got %q, want %q", got, want)
	}
	x = nil
	x.end()
	x.pause()
}

// TestNoTicker: nothing is shown where there is no terminal.
func TestNoTicker(t *testing.T) {
	f, err := os.Create(t.TempDir() + "/f")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	for _, x := range []*ticker{newTicker(f, time.Now(), nil), newTicker(&strings.Builder{}, time.Now(), nil),
		newTicker(null, time.Now(), nil)} {
		if x != nil {
			t.Error("there is a ticker without a terminal")
		}
	}
}
