package frontend_test

import (
	"context"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// features are programs that gcc accepts, each with one feature of C or of GNU C in it.
var features = []struct{ name, text string }{
	{"alignas", `_Alignas(double) char buf[8]; struct s{ _Alignas(16) int a; };
int f(void){ return _Alignof(struct s)+__alignof__(buf)+_Alignof(double); }`},
	{"anon", `struct s{ union { struct { int a,b; }; long l; }; struct t { int q; } t; struct { int z; }; };
struct s g={.a=1,.b=2,.t.q=4,.z=5}; struct s h={{{1,2}},{3},{4}}; int f(void){ return g.a+g.l+h.t.q; }`},
	{"apply", `int f(void){
    return __builtin_isless(1.0,2.0)+__builtin_islessgreater(1.0,2.0)+ (int)__builtin_ceil(1.5)+ (int)__builtin_copysign(1.0,-1.0)+__builtin_isdigit(48)+__builtin_toupper(97); }`},
	{"arrparam", `int f(int a[const 5]){ a[0]=1; return sizeof(a)==sizeof(int*); }`},
	{"asmgoto", `int f(int x){ asm goto("test %0; jne %l1" : : "r"(x) : "memory" : out, l2); return 1; out: return 2; l2: return 3;}`},
	{"asmgoto_out", `int f(int x){ int y; asm goto("# %0 %1 %l[out]" : "=r"(y) : "r"(x) : "memory" : out); return y; out: return 2; }`},
	{"asmops", `int f(int x){ int y; long z[2]; asm("movl %1,%0":"=r"(y):"r"(x));
    asm volatile("":"+m"(y),"=&r"(x):"i"(3),"g"(y),"m"(z):"cc"); asm("%[a] %[b]":[a]"=r"(y):[b]"rm"(x)); return y; }`},
	{"atomic", `int x; long y; _Bool b; char *p;
int f(void){ __atomic_store_n(&x,1,5); __atomic_fetch_add(&x,1,0); int o; __atomic_load(&x,&o,2);
    __atomic_exchange(&x,&o,&o,4); __atomic_compare_exchange_n(&x,&o,1,0,5,5); __atomic_thread_fence(5);
    __atomic_signal_fence(5); __atomic_test_and_set(&b,5); __atomic_clear(&b,5); __atomic_add_fetch(&y,1,5);
    __atomic_fetch_add_8(&y,1,5); __atomic_load_n(&p,2); __atomic_load_8(&y,5); __atomic_compare_exchange_4(&x,&o,1,0,5,5);
    return __atomic_is_lock_free(4,&x)+__atomic_always_lock_free(4,0)+__c11_atomic_is_lock_free(4);}`},
	{"atomicspec", `_Atomic(int) a; _Atomic int *_Atomic p; struct s{ _Atomic struct {int x;} q; }; int f(void){ a++; a=a*2; return a; }`},
	{"attrs", `__attribute__((noreturn)) void die(void); void die2(void) __attribute__((__noreturn__,cold));
_Noreturn void die3(void);
int f(int x) { if(x>100) die(); if (x>200) die3(); __attribute__((fallthrough)); int y __attribute__((unused)),
    z __attribute__((aligned(64)))=1; switch(x){ case 1: x++; __attribute__((fallthrough)); case 2: x++; }
    l: __attribute__((unused)); return x+z; }`},
	{"autotype", `int f(void){ __auto_type x=3L; __auto_type p=&x; __auto_type q="abc"; const __auto_type z = 5;
    return *p+sizeof(x)+q[0]+z; }`},
	{"autotype_file", `__auto_type g = 5; int f(void){ return g; }`},
	{"bitfields", `struct b{ int a:3; unsigned b:5; _Bool c:1; enum {X,Y} d:2; long long e:33; int :0; int f; }
g={1,2,1,Y,5}; int f(struct b *p){ p->a++; p->e+=3; return p->a+p->b+p->c+p->d+ +p->e + (p->b - 3 < 0); }`},
	{"bool", `#include <stdbool.h>
bool g; int f(int x){ g=x; g++; g|=4; return g+true; }`},
	{"build_bug", `#define BUILD_BUG_ON(c) ((void)sizeof(char[1-2*!!(c)]))
#define BZ(e) (sizeof(struct{int:-!!(e);}))
int f(void){ BUILD_BUG_ON(0); return BZ(0); }`},
	{"builtin_classify", `int f(void){ return __builtin_classify_type(1)+__builtin_constant_p("a"); }`},
	{"builtins", `#include <stddef.h>
int f(int n, char *p){
    int r=__builtin_expect(n,1)+__builtin_constant_p(3)+__builtin_types_compatible_p(int,int)+__builtin_choose_expr(1,2,"a")+__builtin_offsetof(struct{int a; int b;},b)+__builtin_object_size(p,0)+__builtin_strlen("abc")+__builtin_clz(1)+__builtin_ctzl(8)+__builtin_popcountll(7)+__builtin_ffs(8)+__builtin_parity(7)+__builtin_clrsb(1)+__builtin_bswap32(1)+__builtin_abs(-1); __builtin_prefetch(p); void *q=__builtin_alloca(10); q=__builtin_alloca_with_align(10,64); __builtin_memcpy(q,p,3); __builtin_memset(q,0,3); __builtin_memmove(q,p,3); r+=__builtin_memcmp(q,p,3)+__builtin_strcmp(p,p); q=__builtin_assume_aligned(q,8); if(n==1000)__builtin_unreachable(); if(n==1001)__builtin_trap(); q=__builtin_return_address(0); q=__builtin_frame_address(0); return r; }`},
	{"builtins2", `int f(int n, char *p){ unsigned u; long l;
    int r=__builtin_add_overflow(n,1,&r)+__builtin_sadd_overflow(n,1,&r)+__builtin_umul_overflow(3,4,&u)+__builtin_saddl_overflow(1,2,&l)+__builtin_add_overflow_p(n,1,(char)0)+__builtin_isnan(1.0)+__builtin_isinf(1.0)+__builtin_isinf_sign(1.0)+__builtin_isfinite(1.0)+__builtin_signbit(1.0)+__builtin_isgreater(1.0,2.0)+__builtin_isunordered(1.0,2.0)+(int)__builtin_inf()+(int)__builtin_nan("")+(int)__builtin_huge_val()+(int)__builtin_fabs(1.0)+__builtin_LINE()+(__builtin_FILE()!=0)+(__builtin_FUNCTION()!=0)+__builtin_fpclassify(0,1,2,3,4,1.0)+__builtin_isnormal(1.0); return r; }`},
	{"builtins3", `#include <stdarg.h>
int f(int n, ...){ va_list a; va_start(a,n); __builtin_va_list b; va_copy(b,a);
    int r=va_arg(a,int)+__builtin_va_arg(b,int); va_end(a); va_end(b); __builtin___memcpy_chk((char[4]){0},"abc",3,4);
    char buf[9]; __builtin___snprintf_chk(buf,9,0,9,"%d",n); __builtin___sprintf_chk(buf,0,9,"%d",n);
    __builtin___strcpy_chk(buf,"a",9); __builtin___memset_chk(buf,0,9,9); __builtin_strncpy(buf,"a",9);
    __builtin_snprintf(buf,9,"a"); return r+__builtin_memcmp("a","b",1)+__builtin_dynamic_object_size(buf,0); }`},
	{"caserange", `int f(int n){
    switch(n){ case 0 ... 9: return 1; case 'a' ... 'z': return 2; case -5 ... -1: return 3; default: return 4; } }`},
	{"choose", `int f(int x){ return __builtin_choose_expr(__builtin_types_compatible_p(typeof(x),int), x, (void)0); }`},
	{"cleanup", `static int n; static void dec(int *p){ n+=*p; }
int f(int k){ int a __attribute__((cleanup(dec)))=1; { __attribute__((__cleanup__(dec))) int b=2; if(k) return n; }
    for(int i=0;i<3;i++){ int c __attribute__((cleanup(dec)))=i; if(i==1) continue; if (i==2) break; } return n; }`},
	{"commaarr", `int f(void){ int a[2]={1,2}; return (0,a)[1]+ (1?a:0)[0]; }`},
	{"complex", `#include <complex.h>
double complex g;
int f(void){ double complex z=1.0+2.0*I; z=z*z; float _Complex y=1.0f; __real__ z=3; g=conj(z);
    return creal(z)+cimag(z)+__imag__ z; }`},
	{"complit", `struct p{int x,y;}; int g(struct p *q){return q->x;} int *gp=(int[]){1,2,3};
int f(void){ return g(&(struct p){.x=1,.y=2})+((int[]){4,5})[1]+gp[1]+(&(int){3})[0]; }`},
	{"computed", `int f(int n){ static void *t[]={&&a,&&b}; static const int rel[]={&&a-&&a,&&b-&&a}; goto *t[n&1];
    a: return 1; b: return rel[1]!=0; }`},
	{"computedrel", `int f(int n){ static const int rel[]={&&a-&&a,&&b-&&a}; goto *(&&a+rel[n&1]); a: return 1; b: return 2; }`},
	{"condomit", `int f(void *p){ void *q = p ?: (void*)f; return q!=0; }`},
	{"const_expr", `enum{N=sizeof(int)*8/4}; int arr[N+(int)1.5]; int b[(int)&((struct{int a;int c;}*)0)->c];
int q[__builtin_constant_p(1)?2:-1]; _Static_assert(sizeof arr==36,"x");
int f(void){ switch(8){case N: return 1;} return 0;}`},
	{"decimal", `_Decimal64 d = 1.5dd; int f(void){ return 0; }`},
	{"desigrange", `int a[]={[0 ... 9]=1,[3 ... 5]=2,7}; struct p{int x,y;};
struct p q[4]={[0 ... 1].x=1,[2 ... 3]={.y=2}}; int f(void){ return a[4]+sizeof a+q[1].x+q[3].y; }`},
	{"dllist", `#define container_of(p,t,m) ({ const typeof(((t*)0)->m) *__mptr=(p); (t*)((char*)__mptr-__builtin_offsetof(t,m)); })
struct l{struct l*n;}; struct d{int v; struct l h;}; int f(struct l*p){ return container_of(p,struct d,h)->v; }`},
	{"dupdecl", `int a; extern int a; int a; static int b; static int b=2; int g(int); int g(int x); typedef int T;
typedef int T; int f(void){return a+b;}`},
	{"elvis", `int f(int n){ return n ?: 5; }`},
	{"emptystruct", `struct {} e; struct s { struct {} a; int b; } x = {{}, 1}; union { } u; int f(void){ return x.b; }`},
	{"f16", `_Float16 h=1.5f16; _Float32 a=1.0f32; _Float64 b=2.0f64; _Float128 c=3.0f128; __float128 d=4.0q;
_Float32x e; _Float64x g; int f(void){ return h+a+b+c+d; }`},
	{"flexinit", `struct s{int n; char a[];}; struct s g={3,"abc"}; struct s h={1,{1,2}}; int f(void){ return g.a[1]+h.a[1]; }`},
	{"fnptr", `int (*(*fp(int x))(char))(void); typedef int (*arr[3])(int); int one(int a){return a;}
arr t={one,&one,*one}; int f(void){ return t[0](1)+(*t[1])(2)+(****t[2])(3); }`},
	{"forscope", `int f(void){ int s=0; for(int i=0,j=1;i<3;i++,j*=2) s+=j; for(;;){ if(s++>10) break; } do s--; while(s>5); return s; }`},
	{"generic", `#define T(x) _Generic((x), int:1, double:2, char*:3, const char*:4, default:5)
int f(void){ const char *p=0;
    return T(1)*1000+T(1.0)*100+T(p)*10+T(1L)+_Generic(f, int(*)(void):1, default:2)+_Generic("a", char*:1, default:0); }`},
	{"gnucase", `int f(unsigned char c){ switch(c){ case 0x80 ... 0xff: return 1; } return 0; }`},
	{"gotoin", `int f(int x){ if (x) goto in; for (x=0;x<3;x++){ in: x+=2; } return x; }`},
	{"hexfloat", `double d=0x1.8p3; float g=1e3f; long double l=1.0L; int f(void){ return d+g+l+.5+5.+1e-3; }`},
	{"ia32", `int f(void){ __builtin_ia32_pause(); __builtin_ia32_mfence(); return (int)__builtin_ia32_rdtsc(); }`},
	{"implicitint", `static x = 3; g(a) { return a; } f() { return g(x); }`},
	{"initnest", `struct {int a[3]; struct {char *n; int v;} s[2];} g={1,2,3,"a",1,"b",2}, h={{1},.s={[1]={.n="x"}}};
int m[2][3]={{1,2,3},4,5,6}; int f(void){ return g.s[1].v+h.s[1].n[0]+m[1][2]; }`},
	{"initstr", `struct { char a[4]; char b[]; } s = { "abc", "defg" }; char c[][4]={"a","b"}; char *d[]={[1]="x"};
int f(void){ return sizeof(c)+d[1][0]; }`},
	{"inlinefn", `static inline __attribute__((always_inline)) int g(int x){return x;}
extern inline __attribute__((gnu_inline)) int h(int x){return x+1;} inline int k(int x){return x;}
int f(void){return g(1)+k(2);}`},
	{"int128", `__int128 g; unsigned __int128 u;
int f(void){ __int128 a=(__int128)1<<100; g=a*3; u=g; u>>=90; __uint128_t v=~(__uint128_t)0; __int128_t w=-5;
    return (int)u+(int)(v>>127)+(int)(w/2)+(int)(w%3)+(w<a); }`},
	{"kernel1", `#define likely(x) __builtin_expect(!!(x),1)
#define ACCESS_ONCE(x) (*(volatile typeof(x)*)&(x))
#define READ_ONCE(x) ({ union { typeof(x) __val; char __c[1]; } __u; __builtin_memcpy(&__u.__c,&x,sizeof(x)); __u.__val; })
#define min(a,b) ({ typeof(a) _a=(a); typeof(b) _b=(b); (void)(&_a==&_b); _a<_b?_a:_b; })
int g; int f(int x){ if(likely(x)) return ACCESS_ONCE(g)+READ_ONCE(g); return min(x,g); }`},
	{"kr", `int g(a,b,p) int a; char b, *p; { return a+b+*p; } int f(void){ char c=1; return g(1,2,&c); } h(){return 1;}`},
	{"labels", `int f(int n){ { __label__ l; if(n) goto l; n++; l:; } { __label__ l; goto l; l: n++; } return n; }`},
	{"lineasm", `asm(".globl foo");
int f(void){ register int r asm("ebx")=1; __asm__ volatile("cpuid":"=a"(r):"0"(1):"ebx","memory","cc"); asm("");
    asm volatile("":::"memory"); return r; }`},
	{"locals_static", `int f(void){ static struct {int a; int *p;} s={.a=1,.p=&s.a}; extern int ext;
    static int arr[]={[5]=1}; return *s.p+sizeof(arr); }`},
	{"longdouble", `long double g; int f(void){ g=1.0L; g+=2; return g>2; }`},
	{"longjmp", `#include <setjmp.h>
jmp_buf b; int f(void){ if(setjmp(b)) return 1; longjmp(b,1); } int g(void){ return __builtin_setjmp((void**)b); }`},
	{"longlines", `int f(void){ int a=1; return a+++a---a<<1>>1; }`},
	{"longlongcase", `int f(long long x){ switch(x){ case 0x100000000LL: return 1; case -1: return 2; } return 0; }`},
	{"msanon", `struct base { int b; }; struct d { struct base; int c; }; int f(struct d *p) { return p->c; }`},
	{"mul64", `unsigned long long f(unsigned a, unsigned b){ return (unsigned long long)a*b; }`},
	{"multichar", `int a='abcd'; int f(void){ return a; }`},
	{"nested", `int f(int n){ int s=0; int add(int a){ s+=a; return s+n; } auto int later(int);
    for(int i=0;i<3;i++) add(i); int later(int a){return a*2;} int (*p)(int)=add; return p(4)+later(1);}`},
	{"nested_goto", `int f(int n){ __label__ out; void g(void){ goto out; } g(); return 1; out: return 2;}`},
	{"octal", `int f(void){ return 010+0b11+0xFFu+1ull+'\101'+'\x41'; }`},
	{"percpu", `register unsigned long current_stack_pointer asm("rsp"); struct ti { int c; };
int f(void){ return ((struct ti *)(current_stack_pointer & ~8191UL))->c; }`},
	{"pragma", `#pragma omp parallel for
#pragma GCC push_options
_Pragma("GCC diagnostic ignored \"-Wall\"") int f(void){ 
#pragma unroll
for(int i=0;i<3;i++); return 0; }`},
	{"ptrarith", `int f(void *p, int (*fp)(void)){ p++; p+=2; void *q=p+1; return q-p+sizeof(void)+sizeof(f)+(fp+1!=0); }`},
	{"ptrcmp", `int f(int *p, void *q){ return p==q || p<(int*)q || !p || p==0; }`},
	{"restrictarr", `int g(int a[restrict static 3], int b[const]) { return a[0]+b[0]; } int f(void){return 0;}`},
	{"section", `static int (*initcall)(void) __attribute__((__used__,__section__(".init"))) = 0; int f(void){ return initcall!=0; }`},
	{"sizeofs", `int f(void){ int a[3];
    return sizeof a/sizeof *a+sizeof(int[4])+sizeof("abc")+sizeof(char)+sizeof(struct{int x;})+sizeof f; }`},
	{"stdatomic", `#include <stdatomic.h>
atomic_int a=ATOMIC_VAR_INIT(1); atomic_flag fl=ATOMIC_FLAG_INIT;
int f(void){ int e=1; atomic_init(&a,2); atomic_fetch_add(&a,1); atomic_compare_exchange_strong(&a,&e,2);
    atomic_thread_fence(memory_order_acquire); while(atomic_flag_test_and_set(&fl)); atomic_flag_clear(&fl);
    return atomic_load(&a)+kill_dependency(e)+atomic_is_lock_free(&a); }`},
	{"stmtexpr", `int f(int n){ int x=({ int t=n; while(t>3) t--; if(t) goto l; t=9; l: t; });
    return ({x;})+ ({ struct {int a;} s={3}; s; }).a; }`},
	{"stmtlabel", `int f(int x){ if (x) l: x++; else m: x--; goto l2; l2: {} return x; }`},
	{"strings", `char a[]="ab" "cd\x41" "1"; char b[3]="abc"; const char *c=u8"é"; __WCHAR_TYPE__ d[]=L"ab";
unsigned short e[]=u"ab"; unsigned h[]=U"ab";
int f(void){ return a[5]+b[2]+d[1]+e[1]+h[0]+sizeof(a)+'\e'+L'x'+u'y'+'ab'; }`},
	{"switchdecl", `int f(int n){ switch(n){ int k; case 1: k=2; return k; default: ; } switch (n) case 3: return 1; return 0; }`},
	{"sync", `int x; long y; char *p;
int f(void){ __sync_fetch_and_add(&x,1); __sync_lock_test_and_set(&x,1); __sync_lock_release(&x); __sync_synchronize();
    __sync_bool_compare_and_swap(&x,0,1); __sync_val_compare_and_swap_4(&x,0,1); __sync_fetch_and_nand(&x,1);
    __sync_add_and_fetch_8(&y,1); return __sync_fetch_and_or(&y,1)+(int)(long)__sync_fetch_and_add(&p,1); }`},
	{"ternlval", `struct s{int a;}; struct s x,y; int f(int c){ return (c?x:y).a + (c,x).a + (x=y).a; }`},
	{"tgmath", `#include <math.h>
int f(void){ double d=fabs(-1.0)+sqrt(4.0); return isnan(d)||isinf(d)||signbit(d)||fpclassify(d)==FP_ZERO||d==HUGE_VAL||d==INFINITY; }`},
	{"threads", `#include <threads.h>
int w(void*a){return 0;}
int f(void){ thrd_t t; mtx_t m; mtx_init(&m,mtx_plain); mtx_lock(&m); mtx_unlock(&m); thrd_create(&t,w,0); int r;
    thrd_join(t,&r); once_flag o=ONCE_FLAG_INIT; call_once(&o,0); tss_t k; return 0; }`},
	{"tls", `_Thread_local int a; static __thread int b=3; extern __thread int c; int f(void){ static __thread int d; return a+b+c+d; }`},
	{"transparent", `typedef union { int *i; float *f; } u __attribute__((transparent_union)); void g(u x);
int f(void){ int a; float b; g(&a); g(&b); return 0; }`},
	{"typedefshadow", `typedef int T; int g(int T){ return T; }
int f(void){ T x=1; { int T=2; x=T; } struct T { T a; } s={1}; T: return x+s.a+sizeof(T); }`},
	{"typeofx", `int f(void){ int a[3]={1,2,3}; typeof(a) b; __typeof__(a[0]) c=1; __typeof__(&a) p=&a;
    typeof(f) *fp=f; const typeof(c) *q=&c; __typeof__(int[4]) d; typeof(*p) e;
    return (*p)[1]+c+*q+sizeof(b)+sizeof(d)+sizeof e+(fp!=0); }`},
	{"unioncast", `union u{int i; float f;}; int g(union u x){return x.i;}
int f(void){ int k=3; union u v=(union u)k; return g((union u)1.0f)+v.i; }`},
	{"va_pack", `extern int p(const char*,...);
extern inline __attribute__((gnu_inline,always_inline)) int q(const char *s,...){ return p(s,__builtin_va_arg_pack());
    } int f(void){ return q("a",1); }`},
	{"vararr", `int g(int n, int m, int (*p)[m]) { return p[0][1]; } int f(int n){ int a[2][n]; a[0][1]=5; return g(2,n,a); }`},
	{"vec", `typedef int v4 __attribute__((vector_size(16))); v4 g;
int f(void){ v4 a={1,2,3,4}, b=a+1; a[1]=5; b=a*b-g; b+=a; v4 c=a<b; b=-b; b=~b; c=b&a; c = a>>1; g=c;
    return b[2]+c[0]+(int)sizeof(v4);}`},
	{"vecshuf", `typedef int v4 __attribute__((vector_size(16))); typedef short v8 __attribute__((vector_size(16)));
int f(void){ v4 a={1,2,3,4}; v4 m={3,2,1,0}; v4 b=__builtin_shuffle(a,m); v8 h=(v8)b; v4 *p=&a; (*p)[1]=2;
    return b[0]+h[1]+(a==b)[0]+ __builtin_shufflevector(a,b,0,5,2,3)[1];}`},
	{"vla", `int g(int n,int a[n][n+1]){ return a[1][2]+sizeof(a[0]); }
int f(int n){ int v[n]; typedef int T[n]; T w; int (*p)[n]=&v; struct {int x; } s; for(int i=0;i<n;i++) v[i]=i;
    return sizeof(w)+(*p)[1]+sizeof *p; }`},
	{"void_expr", `void g(void); int f(int n){ n ? g() : (void)0; (void)n; return ((void)g(), n); } void h(void){ return g(); }`},
	{"zerolen", `struct s{int n; int a[0];}; struct e{}; struct e ee;
int f(struct s *p){ return p->a[0]+sizeof(struct s)+sizeof(struct e); }`},
	{"c23", `int f(void) { bool b = true; static_assert(sizeof(int) == 4); int *p = nullptr; alignas(16) int a = 1;
    static thread_local int t; typeof_unqual(const int) c = 2; int x[3] = {};
    return b + a + t + (p == nullptr) + alignof(int) + c + x[0]; }`},
	{"c23_names", `struct thread_local { int alignof; } x; union alignas { int a; }; int f(struct thread_local *thread_local) {
    union alignas y = { 1 }; int typeof_unqual = 1; return thread_local->alignof + typeof_unqual + y.a; }`},
}

func TestFeatures(t *testing.T) {
	for _, f := range features {
		for _, m := range []csource.DataModel{csource.LP64, csource.ILP32} {
			if m == csource.ILP32 && (f.name == "int128" || f.name == "builtins2") {
				continue // there are no 128-bit integers
			}
			p, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": f.text}, frontend.Options{DataModel: m})
			if err == nil {
				err = cfg.Check(p)
			}
			if err != nil {
				t.Errorf("%s, %v: %v\n%s", f.name, m, err, f.text)
			}
		}
	}
}
