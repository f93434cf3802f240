package pp

import "unicode/utf8"

// CharValue returns the value of a character constant as gcc computes it: of
// 'ab' the bytes are shifted together, a single narrow character is a char, which
// has no sign if unsignedChar is set. wchar_t is a signed type of 32 bits.
func CharValue(text string, unsignedChar bool) int64 {
	prefix, runes := CharRunes(text)
	if len(runes) == 0 {
		return 0
	}
	last := runes[len(runes)-1]
	switch prefix {
	case "u8":
		return int64(uint8(last))
	case "u":
		return int64(uint16(last))
	case "U":
		return int64(last)
	case "L":
		return int64(int32(last))
	}
	if len(runes) == 1 {
		if unsignedChar {
			return int64(uint8(last))
		}
		return int64(int8(last))
	}
	var v uint32
	for _, r := range runes {
		v = v<<8 | r&0xff
	}
	return int64(int32(v))
}

// charUnsigned reports whether #if computes with a character constant as with an unsigned number.
func charUnsigned(text string, unsignedChar bool) bool {
	prefix, runes := CharRunes(text)
	return prefix == "u" || prefix == "U" || prefix == "u8" || prefix == "" && len(runes) == 1 && unsignedChar
}

// CharRunes decodes a character constant or a string literal: its prefix, and its
// characters, which are bytes when the prefix is empty or u8.
func CharRunes(text string) (prefix string, chars []uint32) {
	for len(text) > 0 && text[0] != '\'' && text[0] != '"' {
		prefix += text[:1]
		text = text[1:]
	}
	if len(text) < 2 {
		return prefix, nil
	}
	s := text[1 : len(text)-1]
	bytewise := prefix == "" || prefix == "u8"
	for len(s) > 0 {
		if s[0] != '\\' {
			if bytewise || s[0] < utf8.RuneSelf {
				chars = append(chars, uint32(s[0]))
				s = s[1:]
				continue
			}
			c, n := utf8.DecodeRuneInString(s)
			chars = append(chars, uint32(c))
			s = s[n:]
			continue
		}
		c, ucn, n := escape(s)
		s = s[n:]
		if ucn && bytewise {
			for _, b := range utf8.AppendRune(nil, rune(c)) {
				chars = append(chars, uint32(b))
			}
			continue
		}
		chars = append(chars, c)
	}
	return prefix, chars
}

// escape decodes the escape sequence at the start of s.
func escape(s string) (c uint32, ucn bool, n int) {
	if len(s) < 2 {
		return '\\', false, len(s)
	}
	number := func(from, limit int, base uint32) (uint32, bool, int) {
		var v uint32
		i := from
		for ; i < len(s) && i-from < limit; i++ {
			d := digit(s[i])
			if d >= base {
				break
			}
			v = v*base + d
		}
		return v, false, i
	}
	switch s[1] {
	case 'a':
		return 7, false, 2
	case 'b':
		return 8, false, 2
	case 't':
		return 9, false, 2
	case 'n':
		return 10, false, 2
	case 'v':
		return 11, false, 2
	case 'f':
		return 12, false, 2
	case 'r':
		return 13, false, 2
	case 'e', 'E':
		return 27, false, 2
	case 'x':
		return number(2, 64, 16)
	case 'u':
		c, _, n = number(2, 4, 16)
		return c, true, n
	case 'U':
		c, _, n = number(2, 8, 16)
		return c, true, n
	}
	if s[1] >= '0' && s[1] <= '7' {
		return number(1, 3, 8)
	}
	return uint32(s[1]), false, 2
}

func digit(c byte) uint32 {
	switch {
	case c >= '0' && c <= '9':
		return uint32(c - '0')
	case c|0x20 >= 'a' && c|0x20 <= 'f':
		return uint32(c|0x20-'a') + 10
	}
	return 99
}
