package interp

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// Programs are translated to a linear code in which every visible operation is an instruction of its own.
// Operands are slots of the activation's registers; a negative operand ^i is entry i of the program's
// constants.

type opcode uint8

const (
	// Invisible instructions.
	opMove opcode = iota // dst = a
	// dst = a + b, and so on, for integers of up to 64 bits in num; sub is the operator
	opAdd
	opSub        //
	opMul        //
	opAnd        //
	opOr         //
	opXor        //
	opCompare    // also of pointers
	opDivRem     //
	opShift      //
	opSlow       // any binary operator on other operands, of type x.from
	opNeg        //
	opBitNot     //
	opNot        //
	opCast       // x.from, x.to
	opNorm       // dst = a cut to num
	opExposed    // dst = pointer made from integer a
	opPtrAdd     // dst = a + b*imm
	opOffset     // dst = a + imm
	opPtrDiff    // dst = (a - b) / imm
	opLocal      // dst = address of the local object in slot a
	opThreadVar  // dst = address of thread-local variable imm
	opSelf       // dst
	opForget     // the imm bytes at address a have any content
	opSymbol     // dst = address of weak symbol imm, null if there is none
	opNondet     // dst
	opCheck      // the register a must be defined
	opDeclReg    // register dst becomes indeterminate
	opDeclObj    // slot dst gets a new object
	opJump       // to imm
	opBranch     // to imm if a is not zero, else to b
	opChoose     // x.alts
	opDead       // the path is impossible
	opLoadP      // accesses of objects that nobody else can reach
	opStoreP     //
	opLoadBlobP  //
	opStoreBlobP //
	opAlloc      // dst = new object of a bytes
	opCall       // callee a
	opSetRet     // the returned value is a
	opSetRetBlob // the returned value is blob a
	opGetRet     // dst = what the call returned
	opGetRetBlob //
	opRet        // return to the caller
	opVaStart    // list at address a
	opVaArg      // dst = next argument of the list at address a
	opSetJmp     // buffer a, result dst
	opLongJmp    // buffer a, value b
	opHavoc      // the run ends
	opNonNull    // dst = a is not a null pointer
	opReserve    // dst = the identifier of a thread that will be created
	opCompute    // dst = x.text of x.call, or any value
	// calls what is to run before the end of the thread (sub 1, with the result a) or of the process (sub 2)
	opLeave
	opUnregister //
	opPoint      // x.node: tells Options.Arrive

	// Visible instructions: a thread stops in front of them.
	opVisible
	opLoad        // dst = *a
	opStore       // *a = b
	opLoadBlob    // blob dst = *a
	opStoreBlob   // *a = blob b
	opReadBytes   // blob dst = b bytes at a
	opWriteBytes  // blob b to address a
	opFill        // imm or b bytes at address a
	opTouch       //
	opFree        // a
	opAtomicLoad  //
	opAtomicStore //
	opRMW         // dst = *a op b; the old value goes to imm
	opCAS         // *a: expected b, desired dst+1; success to dst, observed to dst+2
	opFile        // dst = the result of x.text of x.call, plus 1
	opSync        // x.alts
)

// scalar is a type of values in memory.
type scalar struct {
	class class
	num   arith.Type // of integers and pointers
	size  int64
	typ   cfg.Type
}

type instr struct {
	op   opcode
	num  arith.Type // how an operator computes
	sub  uint8
	dst  int32
	a, b int32
	imm  int64
	x    *extra
}

// extra holds what only some instructions need.
type extra struct {
	edge     *cfg.Edge
	node     *cfg.Node
	lv       *cfg.LVal
	typ      *scalar
	from, to cfg.Type
	rounded  bool       // of an operator: a constant is an operand that some compilers know with more digits
	field    *cfg.Field // a bit-field; the address is that of its record
	size     int64
	order    cfg.MemoryOrder
	internal bool
	arrives  bool // what an internal access writes is data that the program may look at
	input    bool // what is written comes from outside: any data are real
	alts     []alt
	call     *callInfo
	local    *localInfo
	text     string
	read     bool
	write    bool
	str      bool // a string: up to its terminator
	wide     bool // of wide characters
	known    bool // the length is known
	upTo     bool // a string of no more than that length
	append   bool // what is read is to be the end of a string
	alloc    *cfg.Alloc
	weak     bool
	passes   bool // an access that leaves the contents alone: what it does is the next instruction's business
	rmw      cfg.RMWOp
	fail     cfg.MemoryOrder
	barrier  bool
	global   *cfg.Var
	guess    bool // see Choice
}

// alt is one way to go on at a node: an operation of synchronisation, or anything else.
type alt struct {
	kind   Kind // NoOp for ways that are always possible
	edge   *cfg.Edge
	a, b   int32 // operands
	dst    int32
	target int32 // where the code goes on
	lock   cfg.LockKind
	size   int64 // of the object, if that is known
	shared bool
	try    bool
	all    bool
	fails  bool // the way on which the operation of its siblings fails
	never  bool // a way that this interpreter does not take: robust mutexes are never repaired, no ceiling is too low
	sig    bool // the spurious wake-up beside a CondWait
	kindAt int64
	typed  bool // b holds the type of a mutex
	reset  bool // destroys
	order  cfg.MemoryOrder
	create *cfg.Create
	cond   int32 // an Unlock that begins a wait: the condition variable
	condN  int64 // its size
	waits  bool
	silent bool // a barrier that orders nothing
	serial bool // a barrier tells the thread that it is the one of the round
	attr   int32
	again  bool // the mutex is recursive, whatever it was initialised with
	// Of a KeyEnd: the addresses of the value and of the destructor.
	value, destructor int32
}

type arg struct {
	slot int32
	blob bool
	typ  *scalar
	size int64
}

type callInfo struct {
	args  []arg
	types []cfg.Type // of the arguments
}

type localInfo struct {
	v    *cfg.Var
	slot int32
}

// function is the code of one function.
type function struct {
	*cfg.Func
	code   []instr
	starts map[*cfg.Node]int32
	regs   int32
	blobs  int32
	params []param
	objs   []int32 // slots of local objects
	undefs []int32 // slots of named registers
	slots  map[*cfg.Var]int32
	number int   // of the functions of the program
	vars   int32 // registers from here on hold intermediate results
	live   liveness
}

type param struct {
	v    *cfg.Var
	slot int32
	reg  bool
	typ  *scalar // nil for aggregates
}

// program is a translated program. It is shared by all machines that run it.
type program struct {
	*cfg.Program
	model     cfg.DataModel
	pointer   scalar // of pointers
	funcs     map[*cfg.Func]*function
	consts    []Value
	constOf   map[Value]int32
	globals   []Object // in the order of their numbers, 1, 2, …
	objectOf  map[*cfg.Var]ObjectID
	functions map[*cfg.Func]ObjectID
	weak      []ObjectID // symbols that need not exist
	weakIndex map[ObjectID]int64
	otherwise bool                   // see open.go
	copies    map[*cfg.LVal]ObjectID // of literals, of which each use has its own then
	tls       []*cfg.Var
	tlsIndex  map[*cfg.Var]int64
	scalars   map[cfg.Type]*scalar
	points    bool // with opPoint
	mainUses  int  // see usesOfMain
	unordered bool // with atomic accesses that do not acquire or release
}

func (p *program) scalar(t cfg.Type) *scalar {
	s := p.scalars[t]
	if s == nil {
		s = &scalar{class: classOf(t), num: cfg.Arith(t), size: t.Size(), typ: t}
		p.scalars[t] = s
	}
	return s
}

func (p *program) constant(v Value) int32 {
	i, ok := p.constOf[v]
	if !ok {
		i = int32(len(p.consts))
		p.consts = append(p.consts, v)
		p.constOf[v] = i
	}
	return ^i
}

// translate makes the code of a program; points says whether it tells when a thread arrives at a program point.
func translate(p *cfg.Program, points, otherwise bool) *program {
	model := cfg.LP64
	if p.Types != nil {
		model = p.Types.Model
	}
	c := &program{Program: p, model: model, funcs: map[*cfg.Func]*function{}, constOf: map[Value]int32{}, objectOf: map[*cfg.Var]ObjectID{},
		functions: map[*cfg.Func]ObjectID{}, tlsIndex: map[*cfg.Var]int64{}, scalars: map[cfg.Type]*scalar{}, points: points,
		mainUses: usesOfMain(p), otherwise: otherwise, weakIndex: map[ObjectID]int64{}}
	n := model.PointerSize()
	c.pointer = scalar{class: cPtr, num: arith.Type{Bits: uint8(8 * n)}, size: n}
	for e := range p.AllEdges() {
		c.unordered = c.unordered || cfg.Unordered(e.Action)
	}
	addr := firstAddress(model, otherwise)
	place := func(o Object) ObjectID {
		o.ID, o.Thread = ObjectID(len(c.globals)+1), NoThread
		o.Addr, addr = c.place(&o, addr)
		c.globals = append(c.globals, o)
		return o.ID
	}
	weak := func(id ObjectID) {
		c.weakIndex[id] = int64(len(c.weak))
		c.weak = append(c.weak, id)
	}
	for _, v := range p.Globals {
		switch v.Storage {
		case cfg.ThreadLocal:
			c.tlsIndex[v] = int64(len(c.tls))
			c.tls = append(c.tls, v)
		case cfg.Literal:
			c.objectOf[v] = place(Object{Kind: LiteralObject, Var: v, Size: int64(len(v.Data))})
		default:
			c.objectOf[v] = place(Object{Kind: GlobalObject, Var: v, Size: v.Size()})
			if v.Weak {
				weak(c.objectOf[v])
			}
		}
	}
	fs := p.All()
	for _, f := range p.Funcs {
		if !f.HasBody() {
			fs = append(fs, f)
		}
	}
	for _, f := range fs {
		c.functions[f] = place(Object{Kind: FunctionObject, Func: f, Size: 1})
		if f.Weak {
			weak(c.functions[f])
		}
	}
	if c.otherwise {
		c.copyLiterals(place)
	}
	c.globals = append(c.globals, Object{ID: ObjectID(len(c.globals) + 1), Addr: addr}) // the first free address
	for _, f := range fs {
		if f.HasBody() {
			c.funcs[f] = &function{Func: f, number: len(c.funcs)}
		}
	}
	for _, f := range fs {
		if f.HasBody() {
			(&compiler{p: c, f: c.funcs[f]}).function()
		}
	}
	return c
}
