package frontend_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend"
)

// countdown is a context that ends when it has been asked some times.
type countdown struct {
	context.Context
	left, asked int
}

func (c *countdown) Err() error {
	if c.asked++; c.asked > c.left {
		return context.Canceled
	}
	return nil
}

// What takes long in one declaration looks at the context in the middle of it; and there is a program as a whole, or
// none.
func TestPolls(t *testing.T) {
	for name, text := range map[string]string{
		"statements":   "int x; int main(void) {" + strings.Repeat(" x = 1;", 100) + " }",
		"assembly":     `int main(void) { __asm__("` + strings.Repeat("nop;", 100) + `"); }`,
		"initialisers": "struct { int a, b; } x[] = {" + strings.Repeat(" [0 ... 9] = {.a = 1},", 10) + " }; int main(void) { }",
	} {
		all := &countdown{Context: context.Background(), left: 1 << 30}
		load := func(ctx context.Context) error {
			_, err := frontend.LoadSource(ctx, map[string]string{"p.c": text}, frontend.Options{})
			return err
		}
		if err := load(all); err != nil || all.asked < 90 {
			t.Errorf("%s: asked %d times, %v", name, all.asked, err)
		}
		for left := 0; left < all.asked; left += 7 {
			if err := load(&countdown{Context: context.Background(), left: left}); !errors.Is(err, context.Canceled) &&
				(err == nil || !strings.Contains(err.Error(), "context canceled")) {
				t.Errorf("%s, ended after %d questions: %v", name, left, err)
			}
		}
	}
}
