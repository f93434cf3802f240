package lsp

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"

	"github.com/sourcegraph/jsonrpc2"
)

// Bounds of a message. A source file of some ten megabytes can be opened.
const (
	maxMessage = 16 << 20 // bytes
	maxValues  = 100_000  // of JSON, which take twenty times the room of their text
	maxAnswer  = 1 << 20  // bytes of what a client answers
	maxID      = 1 << 10  // bytes of an identifier
	maxHeader  = 64       // lines
	maxLine    = 4 << 10  // bytes of one of them
)

// A stream has a header with the length before each message. It is what [jsonrpc2.VSCodeObjectCodec] reads and
// writes, with bounds; a message that can be told from the next one, but is none, is answered with an error.
type stream struct {
	in     *bufio.Reader
	closes []io.Closer

	mu  sync.Mutex // held while a message is written
	out io.Writer
}

func newStream(in io.Reader, out io.Writer) *stream {
	s := &stream{in: bufio.NewReaderSize(in, maxLine), out: out}
	for _, x := range []any{in, out} {
		if c, ok := x.(io.Closer); ok {
			s.closes = append(s.closes, c)
		}
	}
	return s
}

// Close closes both sides.
func (s *stream) Close() error {
	var errs []error
	for _, c := range s.closes {
		errs = append(errs, c.Close())
	}
	return errors.Join(errs...)
}

// WriteObject writes a message.
func (s *stream) WriteObject(message any) error {
	body, err := json.Marshal(message)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	_, err = s.out.Write(fmt.Appendf(nil, "Content-Length: %d\r\n\r\n%s", len(body), body))
	return err
}

// ReadObject reads messages until one is right.
func (s *stream) ReadObject(message any) error {
	for {
		length, err := s.length()
		if err != nil {
			return err
		}
		code, wrong := int64(jsonrpc2.CodeInvalidRequest), error(nil)
		if length > maxMessage {
			if _, err := io.CopyN(io.Discard, s.in, length); err != nil {
				return err
			}
			wrong = fmt.Errorf("the message has %d bytes: at most %d are read", length, maxMessage)
		} else {
			// What has not come takes no room.
			body, err := io.ReadAll(io.LimitReader(s.in, length))
			if err == nil && int64(len(body)) < length {
				err = io.ErrUnexpectedEOF
			}
			if err != nil {
				return err
			}
			if wrong = bounded(body); wrong == nil {
				if wrong = json.Unmarshal(body, message); wrong == nil {
					return nil
				}
				if !json.Valid(body) {
					code = jsonrpc2.CodeParseError
				}
			}
		}
		err = s.WriteObject(struct {
			Version string         `json:"jsonrpc"`
			ID      *int           `json:"id"` // null: nobody knows
			Error   jsonrpc2.Error `json:"error"`
		}{"2.0", nil, jsonrpc2.Error{Code: code, Message: clip(wrong.Error())}})
		if err != nil {
			return err
		}
	}
}

// length reads a header. Without one, nobody knows where the next message begins.
func (s *stream) length() (int64, error) {
	length := int64(-1)
	for range maxHeader {
		line, err := s.in.ReadSlice('\n')
		if err != nil {
			return 0, err // longer than maxLine, or the end
		}
		text := strings.TrimRight(string(line), "\r\n")
		if text == "" {
			if length < 0 {
				return 0, errors.New("a message without its length")
			}
			return length, nil
		}
		name, value, _ := strings.Cut(text, ":")
		if !strings.EqualFold(strings.TrimSpace(name), "Content-Length") {
			continue
		}
		n, err := strconv.ParseUint(strings.TrimSpace(value), 10, 40)
		if err != nil {
			return 0, fmt.Errorf("the length of a message is no number: %q", clip(value))
		}
		length = int64(n)
	}
	return 0, errors.New("a header without an end")
}

// bounded says what of a message is too large to be made values of, or is no message at all.
func bounded(body []byte) error {
	text := bytes.TrimSpace(body)
	if len(text) == 0 || text[0] != '{' {
		return errors.New("a message is an object")
	}
	values, inside := 0, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case inside && c == '\\':
			i++
		case c == '"':
			inside = !inside
		case !inside && (c == ',' || c == '[' || c == '{'):
			values++
		}
	}
	if values > maxValues {
		return fmt.Errorf("a message of %d values: at most %d are read", values, maxValues)
	}
	var parts struct{ ID, Result, Error json.RawMessage }
	if err := json.Unmarshal(text, &parts); err != nil {
		return nil // who reads it says so
	}
	if len(parts.ID) > maxID || len(parts.Result)+len(parts.Error) > maxAnswer {
		return errors.New("an identifier or an answer that is too long")
	}
	return nil
}
