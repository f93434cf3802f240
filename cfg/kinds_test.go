package cfg_test

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
)

// actions and expressions have one of each kind. TestKindsAreComplete keeps them complete.
var actions = []cfg.Action{
	&cfg.Skip{}, &cfg.Assign{}, &cfg.Guard{}, &cfg.Declare{}, &cfg.Call{}, &cfg.Return{}, &cfg.Alloc{}, &cfg.Free{},
	&cfg.MemCopy{}, &cfg.MemSet{}, &cfg.Send{}, &cfg.Touch{}, &cfg.Havoc{}, &cfg.Unregister{}, &cfg.Exit{},
	&cfg.AtomicLoad{}, &cfg.AtomicStore{}, &cfg.AtomicRMW{}, &cfg.AtomicCAS{}, &cfg.Fence{}, &cfg.VaStart{}, &cfg.VaEnd{},
	&cfg.VaArg{}, &cfg.SetJmp{}, &cfg.LongJmp{}, &cfg.Create{}, &cfg.Join{}, &cfg.Detach{}, &cfg.Cancel{},
	&cfg.ThreadExit{}, &cfg.Lock{}, &cfg.LockFail{}, &cfg.UnlockFail{}, &cfg.JoinFail{}, &cfg.Unlock{}, &cfg.MutexInit{},
	&cfg.MutexDestroy{}, &cfg.AtomicBegin{}, &cfg.AtomicEnd{}, &cfg.CondWait{}, &cfg.CondSignal{}, &cfg.BarrierInit{},
	&cfg.BarrierWait{}, &cfg.SemInit{}, &cfg.SemPost{}, &cfg.SemWait{}, &cfg.OnceBegin{}, &cfg.OnceDone{},
	&cfg.OnceWait{}, &cfg.Annotate{}, &cfg.SignalMask{},
}

var expressions = []cfg.Expr{
	&cfg.Const{}, &cfg.FloatConst{}, &cfg.FuncRef{}, &cfg.AddrOf{}, &cfg.Load{}, &cfg.Unary{}, &cfg.Binary{}, &cfg.PtrAdd{},
	&cfg.PtrDiff{}, &cfg.Cast{}, &cfg.Nondet{}, &cfg.Self{},
}

func TestKindsAreComplete(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		method string
		have   []string
	}{{`isAction\(\)`, names(actions)}, {`Type\(\) Type`, names(expressions)}} {
		var found []string
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range regexp.MustCompile(`(?m)^func \(\w* ?\*(\w+)\) `+c.method).FindAllSubmatch(text, -1) {
				found = append(found, string(m[1]))
			}
		}
		slices.Sort(found)
		slices.Sort(c.have)
		if !slices.Equal(found, c.have) {
			t.Errorf("with %s there are\n%v, but the test knows\n%v", c.method, found, c.have)
		}
	}
}

func names[T any](list []T) (out []string) {
	for _, x := range list {
		out = append(out, reflect.TypeOf(x).Elem().Name())
	}
	return out
}

// operands fills the fields of an action or an expression that hold expressions and lvalues, and returns them, by the
// names of the fields.
func operands(x any) map[any]string {
	out := map[any]string{}
	v := reflect.ValueOf(x).Elem()
	number := 0
	expr := func(name string) reflect.Value {
		number++
		e := &cfg.Const{Typ: &cfg.Int{Name: "int", Bytes: 4, Signed: true}, Bits: uint64(number)}
		out[cfg.Expr(e)] = name
		return reflect.ValueOf(e)
	}
	lval := func(name string) reflect.Value {
		lv := &cfg.LVal{Var: &cfg.Var{Name: name}, Type: &cfg.Int{Name: "int", Bytes: 4, Signed: true}}
		out[lv] = name
		return reflect.ValueOf(lv)
	}
	for i := range v.NumField() {
		f, name := v.Field(i), v.Type().Field(i).Name
		switch f.Type() {
		case reflect.TypeFor[cfg.Expr]():
			f.Set(expr(name))
		case reflect.TypeFor[[]cfg.Expr]():
			f.Set(reflect.Append(f, expr(name), expr(name)))
		case reflect.TypeFor[*cfg.LVal]():
			f.Set(lval(name))
		case reflect.TypeFor[[]*cfg.LVal]():
			f.Set(reflect.Append(f, lval(name), lval(name)))
		}
	}
	return out
}

// Operands lists every field that holds an expression or an lvalue, once; objects of the library it leaves out.
func TestOperandsOfAllActions(t *testing.T) {
	hidden := []string{"Create.Value", "Create.Destructor"}
	for _, a := range actions {
		kind := reflect.TypeOf(a).Elem().Name()
		fields := operands(a)
		seen := map[any]int{}
		cfg.Operands(a, func(lv *cfg.LVal) { seen[lv]++ }, func(e cfg.Expr) { seen[e]++ })
		for x, name := range fields {
			want := 1
			if slices.Contains(hidden, kind+"."+name) {
				want = 0
			}
			if seen[x] != want {
				t.Errorf("%s.%s is listed %d times", kind, name, seen[x])
			}
		}
		for x := range seen {
			if fields[x] == "" {
				t.Errorf("%s: an operand that no field holds", kind)
			}
		}
	}
}

func TestSubexprsOfAllExpressions(t *testing.T) {
	for _, e := range expressions {
		fields := operands(e)
		seen := map[any]int{}
		cfg.Subexprs(e, func(lv *cfg.LVal) { seen[lv]++ }, func(e cfg.Expr) { seen[e]++ })
		for x, name := range fields {
			if seen[x] != 1 {
				t.Errorf("%T.%s is listed %d times", e, name, seen[x])
			}
		}
	}
}

// What an action says of itself, the functions that are asked say: which object it synchronises by, what it accesses
// atomically, and in which orders.
func TestAnswersOfAllActions(t *testing.T) {
	for _, a := range actions {
		fields := operands(a)
		v := reflect.ValueOf(a).Elem()
		var object cfg.Expr
		var orders []cfg.MemoryOrder
		_, guard := a.(*cfg.Guard) // its Cond is a condition
		for i := range v.NumField() {
			f := v.Field(i)
			switch name := v.Type().Field(i).Name; {
			case f.Kind() == reflect.String:
				f.SetString("name")
			case !guard && slices.Contains([]string{"Mutex", "Cond", "Barrier", "Sem", "Control"}, name) && f.Kind() == reflect.Interface:
				object = f.Interface().(cfg.Expr)
			case f.Type() == reflect.TypeFor[cfg.MemoryOrder]():
				orders = append(orders, cfg.MemoryOrder(len(orders)+1))
				f.Set(reflect.ValueOf(orders[len(orders)-1]))
			}
		}
		if got, _ := cfg.SyncObject(a); got != object {
			t.Errorf("%T synchronises by %v, not %v", a, got, object)
		}
		if got := cfg.Orders(a); !slices.Equal(got, orders) {
			t.Errorf("%T has the orders %v, not %v", a, got, orders)
		}
		target := ""
		if lv := cfg.AtomicTarget(a); lv != nil {
			target = fields[lv]
		}
		if _, fence := a.(*cfg.Fence); (len(orders) > 0 && !fence) != (target == "Source" || target == "Target") {
			t.Errorf("%T accesses %q atomically", a, target)
		}
		if fmt.Sprint(a) == "" {
			t.Errorf("%T is printed as nothing", a)
		}
	}
}
