package pp

import (
	"errors"
	"io/fs"
	"strconv"
	"strings"
)

// embed handles #embed (C23): the bytes of a file become numbers with commas between them. Files are looked for
// where headers are.
func (r *run) embed(f *file, at Token) {
	name, angled, rest, ok := r.embedName(f)
	if !ok {
		return
	}
	params, ok := r.embedParameters(rest)
	if !ok {
		return
	}
	data, ok := r.embedded(f, at, name, angled)
	if !ok {
		return
	}
	if limit, ok := params["limit"]; ok {
		v, ok := r.eval.result(f, limit, at.Loc)
		if !ok {
			return
		}
		if v.v < 0 {
			if !v.unsigned {
				r.errorf(at.Loc, "the limit of #embed is negative")
				return
			}
		} else if v.v < int64(len(data)) {
			data = data[:v.v]
		}
	}
	if len(data) == 0 {
		r.insert(params["if_empty"])
		return
	}
	if len(r.out)+2*len(data) > r.cfg.Limits.Tokens {
		r.errorf(at.Loc, "more than %d tokens", r.cfg.Limits.Tokens)
		r.stopped = true
		return
	}
	toks := append(make([]Token, 0, 2*len(data)+len(params["prefix"])+len(params["suffix"])), params["prefix"]...)
	for i, b := range data {
		if i > 0 {
			toks = append(toks, Token{Kind: Punct, Text: ",", Loc: at.Loc})
		}
		toks = append(toks, Token{Kind: Number, Text: numerals[b], Loc: at.Loc, Space: true, Bundled: at.Bundled})
	}
	r.insert(append(toks, params["suffix"]...))
}

// insert lets tokens be read before what follows the directive.
func (r *run) insert(toks []Token) {
	if len(toks) > 0 {
		r.push(toks, nil)
	}
}

// numerals are the texts of all bytes.
var numerals = func() (list [256]string) {
	for i := range list {
		list[i] = strconv.Itoa(i)
	}
	return list
}()

// embedName reads the line behind #embed: the name of the file, and the parameters.
func (r *run) embedName(f *file) (name string, angled bool, rest []Token, ok bool) {
	if n, ok := f.lex.headerName(); ok {
		return n, true, r.line(f), true
	}
	toks := r.line(f)
	if len(toks) > 0 && toks[0].Kind != String {
		toks = r.expandAlone(toks)
	}
	if len(toks) > 0 && toks[0].Kind == String {
		return unquote(toks[0].Text), false, toks[1:], true
	}
	if len(toks) > 2 && toks[0].Is("<") {
		for i := range toks {
			if toks[i].Is(">") {
				return spell(toks[1:i]), true, toks[i+1:], true
			}
		}
	}
	r.errorf(r.dirLoc, "#embed expects \"file\" or <file>")
	return "", false, nil, false
}

// embedParameters reads limit(…), prefix(…), suffix(…) and if_empty(…), also with two underscores on each side.
func (r *run) embedParameters(toks []Token) (map[string][]Token, bool) {
	params := map[string][]Token{}
	for i := 0; i < len(toks); {
		name := strings.TrimSuffix(strings.TrimPrefix(toks[i].Text, "__"), "__")
		end := -1
		if i+1 < len(toks) && toks[i+1].Is("(") {
			end = closing(toks, i+1)
		}
		switch name {
		case "limit", "prefix", "suffix", "if_empty":
		default:
			end = -1
		}
		if _, twice := params[name]; end < 0 || twice {
			r.errorf(toks[i].Loc, "unknown parameter %s of #embed", toks[i].Text)
			return nil, false
		}
		params[name] = toks[i+2 : end]
		i = end + 1
	}
	return params, true
}

// embedded reads the file that #embed names.
func (r *run) embedded(f *file, at Token, name string, angled bool) (data []byte, ok bool) {
	failed := false
	ok = r.search(f, name, angled, false, func(h header) bool {
		if h.bundled {
			return false
		}
		b, err := r.cfg.Open(h.name)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			r.errorf(at.Loc, "%s: %v", h.name, err)
			failed = true
		}
		data = b
		return err == nil || failed
	})
	if !ok {
		r.notFound(at.Loc, name, angled)
	}
	return data, ok && !failed
}
