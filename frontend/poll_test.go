package frontend_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/internal/limit/limittest"
)

// What takes long in one declaration looks at the context in the middle of it; and there is a program as a whole, or
// none.
func TestPolls(t *testing.T) {
	for name, text := range map[string]string{
		"statements":   "int x; int main(void) {" + strings.Repeat(" x = 1;", 100) + " }",
		"assembly":     `int main(void) { __asm__("` + strings.Repeat("nop;", 100) + `"); }`,
		"initialisers": "struct { int a, b; } x[] = {" + strings.Repeat(" [0 ... 9] = {.a = 1},", 10) + " }; int main(void) { }",
	} {
		all := &limittest.Countdown{Context: context.Background(), Left: 1 << 30}
		load := func(ctx context.Context) error {
			_, err := frontend.LoadSource(ctx, map[string]string{"p.c": text}, frontend.Options{})
			return err
		}
		if err := load(all); err != nil || all.Asked < 90 {
			t.Errorf("%s: asked %d times, %v", name, all.Asked, err)
		}
		for left := 0; left < all.Asked; left += 7 {
			if err := load(&limittest.Countdown{Context: context.Background(), Left: left}); !errors.Is(err, context.Canceled) &&
				(err == nil || !strings.Contains(err.Error(), "context canceled")) {
				t.Errorf("%s, ended after %d questions: %v", name, left, err)
			}
		}
	}
}
