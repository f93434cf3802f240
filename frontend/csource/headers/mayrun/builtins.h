/* Read before every translation unit: what gcc knows without any header.
   A builtin that takes and returns any type is a macro that gives the callee the
   right result type; the call itself keeps gcc's name (see the package comment). */
int __predefined_declarator;
typedef __SIZE_TYPE__ __predefined_size_t;
typedef __WCHAR_TYPE__ __predefined_wchar_t;
typedef __PTRDIFF_TYPE__ __predefined_ptrdiff_t;
#define __extension__
#define __FUNCTION__ __func__
#define __PRETTY_FUNCTION__ __func__
#define __builtin_LINE() __LINE__
#define __builtin_FILE() __FILE__
#define __builtin_FUNCTION() __func__
typedef _Bool bool; /* a keyword of C23; whoever declares the name hides this */
#if __SIZEOF_LONG__ == 8
struct __va_list_tag { unsigned int __gp, __fp; void *__overflow, *__save; };
typedef struct __va_list_tag __builtin_va_list[1]; /* who gets it as an argument moves the caller's on */
#define __mayrun_va(ap) (ap)
#else
struct __va_list_tag { char *__next; };
typedef struct __va_list_tag __builtin_va_list;
#define __mayrun_va(ap) (&(ap))
#endif
void __mayrun_va_start(struct __va_list_tag *);
void __mayrun_va_end(struct __va_list_tag *);
int __mayrun_va_arg();
#define __builtin_va_start(ap, ...) __mayrun_va_start(__mayrun_va(ap))
#define __builtin_stdarg_start(ap, ...) __mayrun_va_start(__mayrun_va(ap))
#define __builtin_c23_va_start(ap, ...) __mayrun_va_start(__mayrun_va(ap))
#define __builtin_va_end(ap) __mayrun_va_end(__mayrun_va(ap))
#define __builtin_va_copy(dst, src) ((void)(*__mayrun_va(dst) = *__mayrun_va(src)))
/* A type may have commas in it, when it defines a record: where it ends is found when brackets are. */
#define __builtin_va_arg(ap, ...) ((__typeof__(__VA_ARGS__) (*)())__mayrun_va_arg)(__mayrun_va(ap))
#define __builtin_offsetof(...) __mayrun_offsetof(__SIZE_TYPE__, __VA_ARGS__)
#define __builtin_types_compatible_p(...) __ccgo__types_compatible_p(__VA_ARGS__)
int __ccgo__types_compatible_p();
#define __builtin_convertvector(v, t) __mayrun_convertvector(v, *(__typeof__(t) *)0)
int __mayrun_convertvector();
int __builtin_constant_p();
int __builtin_choose_expr();
int __builtin_classify_type();
long __builtin_expect(long, long);
#define __builtin_expect_with_probability(x, y, p) __builtin_expect(x, y)
void __builtin_unreachable(void) __attribute__((__noreturn__));
void __builtin_trap(void) __attribute__((__noreturn__));
void __builtin_abort(void) __attribute__((__noreturn__));
void __builtin_exit(int) __attribute__((__noreturn__));
void __builtin_prefetch(const void *, ...);
void __builtin___clear_cache(void *, void *);
void *__builtin_thread_pointer(void);
void *__builtin_return_address(unsigned int);
void *__builtin_frame_address(unsigned int);
void *__builtin_extract_return_addr(void *);
void *__builtin_alloca(__SIZE_TYPE__);
void *__builtin_alloca_with_align(__SIZE_TYPE__, __SIZE_TYPE__);
#define __builtin_assume_aligned(p, ...) (p)
__SIZE_TYPE__ __builtin_object_size(const void *, int);
__SIZE_TYPE__ __builtin_dynamic_object_size(const void *, int);
/* Those of clang. */
#define __builtin_assume(e) ((void)0)
#define __builtin_assume_separate_storage(a, b) ((void)0)
#define __builtin_rotateleft8(x, n) __mayrun_rotate(__UINT8_TYPE__, 8, x, n)
#define __builtin_rotateleft16(x, n) __mayrun_rotate(__UINT16_TYPE__, 16, x, n)
#define __builtin_rotateleft32(x, n) __mayrun_rotate(__UINT32_TYPE__, 32, x, n)
#define __builtin_rotateleft64(x, n) __mayrun_rotate(__UINT64_TYPE__, 64, x, n)
#define __builtin_rotateright8(x, n) __mayrun_rotate(__UINT8_TYPE__, 8, x, -(unsigned)(n))
#define __builtin_rotateright16(x, n) __mayrun_rotate(__UINT16_TYPE__, 16, x, -(unsigned)(n))
#define __builtin_rotateright32(x, n) __mayrun_rotate(__UINT32_TYPE__, 32, x, -(unsigned)(n))
#define __builtin_rotateright64(x, n) __mayrun_rotate(__UINT64_TYPE__, 64, x, -(unsigned)(n))
#define __mayrun_rotate(T, bits, x, n) ({ T __mayrun_x = (x); unsigned __mayrun_n = (unsigned)(n) & (bits - 1); \
	(T)(__mayrun_n ? __mayrun_x << __mayrun_n | __mayrun_x >> (bits - __mayrun_n) : __mayrun_x); })
#define __builtin_unpredictable(e) (e)
#define __builtin_debugtrap() __builtin_trap()
#define __builtin_nondeterministic_value(x) (x)
#define __builtin_readcyclecounter() __builtin_ia32_rdtsc()
int __builtin_setjmp();
void __builtin_longjmp(void *, int) __attribute__((__noreturn__));

/* Atomic operations on any type: f(p, ...) returns the type of *p. */
int __atomic_load_n(), __atomic_exchange_n();
int __atomic_add_fetch(), __atomic_sub_fetch(), __atomic_and_fetch(), __atomic_xor_fetch(), __atomic_or_fetch(), __atomic_nand_fetch();
int __atomic_fetch_add(), __atomic_fetch_sub(), __atomic_fetch_and(), __atomic_fetch_xor(), __atomic_fetch_or(), __atomic_fetch_nand();
int __sync_fetch_and_add(), __sync_fetch_and_sub(), __sync_fetch_and_or(), __sync_fetch_and_and(), __sync_fetch_and_xor(), __sync_fetch_and_nand();
int __sync_add_and_fetch(), __sync_sub_and_fetch(), __sync_or_and_fetch(), __sync_and_and_fetch(), __sync_xor_and_fetch(), __sync_nand_and_fetch();
int __sync_val_compare_and_swap(), __sync_lock_test_and_set();
void __atomic_load(), __atomic_store(), __atomic_store_n(), __atomic_exchange();
_Bool __atomic_compare_exchange_n(), __atomic_compare_exchange();
_Bool __atomic_test_and_set(), __atomic_always_lock_free(), __atomic_is_lock_free();
void __atomic_clear(), __atomic_thread_fence(int), __atomic_signal_fence(int);
_Bool __sync_bool_compare_and_swap();
void __sync_synchronize(), __sync_lock_release();
void __mayrun_atomic_init();
#define __mayrun_typed(f, p) ((__typeof__(*(p)) (*)())f)
#define __atomic_load_n(p, order) __mayrun_typed(__atomic_load_n, p)(p, order)
#define __atomic_exchange_n(p, ...) __mayrun_typed(__atomic_exchange_n, p)(p, __VA_ARGS__)
#define __atomic_add_fetch(p, ...) __mayrun_typed(__atomic_add_fetch, p)(p, __VA_ARGS__)
#define __atomic_sub_fetch(p, ...) __mayrun_typed(__atomic_sub_fetch, p)(p, __VA_ARGS__)
#define __atomic_and_fetch(p, ...) __mayrun_typed(__atomic_and_fetch, p)(p, __VA_ARGS__)
#define __atomic_xor_fetch(p, ...) __mayrun_typed(__atomic_xor_fetch, p)(p, __VA_ARGS__)
#define __atomic_or_fetch(p, ...) __mayrun_typed(__atomic_or_fetch, p)(p, __VA_ARGS__)
#define __atomic_nand_fetch(p, ...) __mayrun_typed(__atomic_nand_fetch, p)(p, __VA_ARGS__)
#define __atomic_fetch_add(p, ...) __mayrun_typed(__atomic_fetch_add, p)(p, __VA_ARGS__)
#define __atomic_fetch_sub(p, ...) __mayrun_typed(__atomic_fetch_sub, p)(p, __VA_ARGS__)
#define __atomic_fetch_and(p, ...) __mayrun_typed(__atomic_fetch_and, p)(p, __VA_ARGS__)
#define __atomic_fetch_xor(p, ...) __mayrun_typed(__atomic_fetch_xor, p)(p, __VA_ARGS__)
#define __atomic_fetch_or(p, ...) __mayrun_typed(__atomic_fetch_or, p)(p, __VA_ARGS__)
#define __atomic_fetch_nand(p, ...) __mayrun_typed(__atomic_fetch_nand, p)(p, __VA_ARGS__)
#define __sync_fetch_and_add(p, ...) __mayrun_typed(__sync_fetch_and_add, p)(p, __VA_ARGS__)
#define __sync_fetch_and_sub(p, ...) __mayrun_typed(__sync_fetch_and_sub, p)(p, __VA_ARGS__)
#define __sync_fetch_and_or(p, ...) __mayrun_typed(__sync_fetch_and_or, p)(p, __VA_ARGS__)
#define __sync_fetch_and_and(p, ...) __mayrun_typed(__sync_fetch_and_and, p)(p, __VA_ARGS__)
#define __sync_fetch_and_xor(p, ...) __mayrun_typed(__sync_fetch_and_xor, p)(p, __VA_ARGS__)
#define __sync_fetch_and_nand(p, ...) __mayrun_typed(__sync_fetch_and_nand, p)(p, __VA_ARGS__)
#define __sync_add_and_fetch(p, ...) __mayrun_typed(__sync_add_and_fetch, p)(p, __VA_ARGS__)
#define __sync_sub_and_fetch(p, ...) __mayrun_typed(__sync_sub_and_fetch, p)(p, __VA_ARGS__)
#define __sync_or_and_fetch(p, ...) __mayrun_typed(__sync_or_and_fetch, p)(p, __VA_ARGS__)
#define __sync_and_and_fetch(p, ...) __mayrun_typed(__sync_and_and_fetch, p)(p, __VA_ARGS__)
#define __sync_xor_and_fetch(p, ...) __mayrun_typed(__sync_xor_and_fetch, p)(p, __VA_ARGS__)
#define __sync_nand_and_fetch(p, ...) __mayrun_typed(__sync_nand_and_fetch, p)(p, __VA_ARGS__)
#define __sync_val_compare_and_swap(p, ...) __mayrun_typed(__sync_val_compare_and_swap, p)(p, __VA_ARGS__)
#define __sync_lock_test_and_set(p, ...) __mayrun_typed(__sync_lock_test_and_set, p)(p, __VA_ARGS__)
#define __c11_atomic_init(p, v) __mayrun_atomic_init(p, v)
#define __c11_atomic_load(p, order) __atomic_load_n(p, order)
#define __c11_atomic_store(p, v, order) __atomic_store_n(p, v, order)
#define __c11_atomic_exchange(p, v, order) __atomic_exchange_n(p, v, order)
#define __c11_atomic_compare_exchange_strong(p, e, v, s, f) __atomic_compare_exchange_n(p, e, v, 0, s, f)
#define __c11_atomic_compare_exchange_weak(p, e, v, s, f) __atomic_compare_exchange_n(p, e, v, 1, s, f)
#define __c11_atomic_fetch_add(p, v, order) __atomic_fetch_add(p, v, order)
#define __c11_atomic_fetch_sub(p, v, order) __atomic_fetch_sub(p, v, order)
#define __c11_atomic_fetch_and(p, v, order) __atomic_fetch_and(p, v, order)
#define __c11_atomic_fetch_or(p, v, order) __atomic_fetch_or(p, v, order)
#define __c11_atomic_fetch_xor(p, v, order) __atomic_fetch_xor(p, v, order)
#define __c11_atomic_thread_fence(order) __atomic_thread_fence(order)
#define __c11_atomic_signal_fence(order) __atomic_signal_fence(order)

/* Bits. */
__UINT16_TYPE__ __builtin_bswap16(__UINT16_TYPE__);
__UINT32_TYPE__ __builtin_bswap32(__UINT32_TYPE__);
__UINT64_TYPE__ __builtin_bswap64(__UINT64_TYPE__);
int __builtin_clz(unsigned int);
int __builtin_clzl(unsigned long);
int __builtin_clzll(unsigned long long);
int __builtin_ctz(unsigned int);
int __builtin_ctzl(unsigned long);
int __builtin_ctzll(unsigned long long);
int __builtin_clrsb(int);
int __builtin_clrsbl(long);
int __builtin_clrsbll(long long);
int __builtin_popcount(unsigned int);
int __builtin_popcountl(unsigned long);
int __builtin_popcountll(unsigned long long);
int __builtin_parity(unsigned int);
int __builtin_parityl(unsigned long);
int __builtin_parityll(unsigned long long);
int __builtin_ffs(int);
int __builtin_ffsl(long);
int __builtin_ffsll(long long);
/* Overflow checks: *r = a op b; the result says whether it wrapped. */
_Bool __builtin_add_overflow();
_Bool __builtin_sadd_overflow(int, int, int *);
_Bool __builtin_saddl_overflow(long, long, long *);
_Bool __builtin_saddll_overflow(long long, long long, long long *);
_Bool __builtin_uadd_overflow(unsigned int, unsigned int, unsigned int *);
_Bool __builtin_uaddl_overflow(unsigned long, unsigned long, unsigned long *);
_Bool __builtin_uaddll_overflow(unsigned long long, unsigned long long, unsigned long long *);
_Bool __builtin_add_overflow_p();
_Bool __builtin_sub_overflow();
_Bool __builtin_ssub_overflow(int, int, int *);
_Bool __builtin_ssubl_overflow(long, long, long *);
_Bool __builtin_ssubll_overflow(long long, long long, long long *);
_Bool __builtin_usub_overflow(unsigned int, unsigned int, unsigned int *);
_Bool __builtin_usubl_overflow(unsigned long, unsigned long, unsigned long *);
_Bool __builtin_usubll_overflow(unsigned long long, unsigned long long, unsigned long long *);
_Bool __builtin_sub_overflow_p();
_Bool __builtin_mul_overflow();
_Bool __builtin_smul_overflow(int, int, int *);
_Bool __builtin_smull_overflow(long, long, long *);
_Bool __builtin_smulll_overflow(long long, long long, long long *);
_Bool __builtin_umul_overflow(unsigned int, unsigned int, unsigned int *);
_Bool __builtin_umull_overflow(unsigned long, unsigned long, unsigned long *);
_Bool __builtin_umulll_overflow(unsigned long long, unsigned long long, unsigned long long *);
_Bool __builtin_mul_overflow_p();
/* Floating point. */
double __builtin_huge_val(void);
double __builtin_inf(void);
double __builtin_nan(const char *);
double __builtin_nans(const char *);
double __builtin_acos(double);
double __builtin_asin(double);
double __builtin_atan(double);
double __builtin_ceil(double);
double __builtin_cos(double);
double __builtin_cosh(double);
double __builtin_exp(double);
double __builtin_exp2(double);
double __builtin_fabs(double);
double __builtin_floor(double);
double __builtin_log(double);
double __builtin_log10(double);
double __builtin_log2(double);
double __builtin_rint(double);
double __builtin_nearbyint(double);
double __builtin_round(double);
double __builtin_sin(double);
double __builtin_sinh(double);
double __builtin_sqrt(double);
double __builtin_tan(double);
double __builtin_tanh(double);
double __builtin_trunc(double);
double __builtin_cbrt(double);
double __builtin_atan2(double, double);
double __builtin_copysign(double, double);
double __builtin_fmod(double, double);
double __builtin_pow(double, double);
double __builtin_fmax(double, double);
double __builtin_fmin(double, double);
double __builtin_hypot(double, double);
double __builtin_frexp(double, int *);
double __builtin_ldexp(double, int);
double __builtin_modf(double, double *);
double __builtin_fma(double, double, double);
double __builtin_powi(double, int);
long __builtin_lrint(double);
long __builtin_lround(double);
int __builtin_isnan();
int __builtin_isinf();
int __builtin_isinf_sign();
int __builtin_isfinite();
int __builtin_isnormal();
int __builtin_signbit();
float __builtin_huge_valf(void);
float __builtin_inff(void);
float __builtin_nanf(const char *);
float __builtin_nansf(const char *);
float __builtin_acosf(float);
float __builtin_asinf(float);
float __builtin_atanf(float);
float __builtin_ceilf(float);
float __builtin_cosf(float);
float __builtin_coshf(float);
float __builtin_expf(float);
float __builtin_exp2f(float);
float __builtin_fabsf(float);
float __builtin_floorf(float);
float __builtin_logf(float);
float __builtin_log10f(float);
float __builtin_log2f(float);
float __builtin_rintf(float);
float __builtin_nearbyintf(float);
float __builtin_roundf(float);
float __builtin_sinf(float);
float __builtin_sinhf(float);
float __builtin_sqrtf(float);
float __builtin_tanf(float);
float __builtin_tanhf(float);
float __builtin_truncf(float);
float __builtin_cbrtf(float);
float __builtin_atan2f(float, float);
float __builtin_copysignf(float, float);
float __builtin_fmodf(float, float);
float __builtin_powf(float, float);
float __builtin_fmaxf(float, float);
float __builtin_fminf(float, float);
float __builtin_hypotf(float, float);
float __builtin_frexpf(float, int *);
float __builtin_ldexpf(float, int);
float __builtin_modff(float, float *);
float __builtin_fmaf(float, float, float);
float __builtin_powif(float, int);
long __builtin_lrintf(float);
long __builtin_lroundf(float);
long double __builtin_huge_vall(void);
long double __builtin_infl(void);
long double __builtin_nanl(const char *);
long double __builtin_nansl(const char *);
long double __builtin_acosl(long double);
long double __builtin_asinl(long double);
long double __builtin_atanl(long double);
long double __builtin_ceill(long double);
long double __builtin_cosl(long double);
long double __builtin_coshl(long double);
long double __builtin_expl(long double);
long double __builtin_exp2l(long double);
long double __builtin_fabsl(long double);
long double __builtin_floorl(long double);
long double __builtin_logl(long double);
long double __builtin_log10l(long double);
long double __builtin_log2l(long double);
long double __builtin_rintl(long double);
long double __builtin_nearbyintl(long double);
long double __builtin_roundl(long double);
long double __builtin_sinl(long double);
long double __builtin_sinhl(long double);
long double __builtin_sqrtl(long double);
long double __builtin_tanl(long double);
long double __builtin_tanhl(long double);
long double __builtin_truncl(long double);
long double __builtin_cbrtl(long double);
long double __builtin_atan2l(long double, long double);
long double __builtin_copysignl(long double, long double);
long double __builtin_fmodl(long double, long double);
long double __builtin_powl(long double, long double);
long double __builtin_fmaxl(long double, long double);
long double __builtin_fminl(long double, long double);
long double __builtin_hypotl(long double, long double);
long double __builtin_frexpl(long double, int *);
long double __builtin_ldexpl(long double, int);
long double __builtin_modfl(long double, long double *);
long double __builtin_fmal(long double, long double, long double);
long double __builtin_powil(long double, int);
long __builtin_lrintl(long double);
long __builtin_lroundl(long double);
int __builtin_isinff();
int __builtin_isinfl();
int __builtin_isnanf();
int __builtin_isnanl();
int __builtin_finite();
int __builtin_finitef();
int __builtin_finitel();
int __builtin_signbitf();
int __builtin_signbitl();
int __builtin_isgreater();
int __builtin_isgreaterequal();
int __builtin_isless();
int __builtin_islessequal();
int __builtin_islessgreater();
int __builtin_isunordered();
int __builtin_fpclassify();
int __builtin_flt_rounds();
/* The C library under gcc's names. */
void *__builtin_malloc(__SIZE_TYPE__);
void *__builtin_calloc(__SIZE_TYPE__, __SIZE_TYPE__);
void *__builtin_realloc(void *, __SIZE_TYPE__);
void *__builtin_aligned_alloc(__SIZE_TYPE__, __SIZE_TYPE__);
void __builtin_free(void *);
void *__builtin_memcpy(void *, const void *, __SIZE_TYPE__);
void *__builtin_memmove(void *, const void *, __SIZE_TYPE__);
void *__builtin_mempcpy(void *, const void *, __SIZE_TYPE__);
void *__builtin_memset(void *, int, __SIZE_TYPE__);
int __builtin_memcmp(const void *, const void *, __SIZE_TYPE__);
void *__builtin_memchr(const void *, int, __SIZE_TYPE__);
void __builtin_bzero(void *, __SIZE_TYPE__);
char *__builtin_strcpy(char *, const char *);
char *__builtin_strncpy(char *, const char *, __SIZE_TYPE__);
char *__builtin_stpcpy(char *, const char *);
char *__builtin_stpncpy(char *, const char *, __SIZE_TYPE__);
char *__builtin_strcat(char *, const char *);
char *__builtin_strncat(char *, const char *, __SIZE_TYPE__);
int __builtin_strcmp(const char *, const char *);
int __builtin_strncmp(const char *, const char *, __SIZE_TYPE__);
int __builtin_strcasecmp(const char *, const char *);
int __builtin_strncasecmp(const char *, const char *, __SIZE_TYPE__);
__SIZE_TYPE__ __builtin_strlen(const char *);
__SIZE_TYPE__ __builtin_strnlen(const char *, __SIZE_TYPE__);
__SIZE_TYPE__ __builtin_strspn(const char *, const char *);
__SIZE_TYPE__ __builtin_strcspn(const char *, const char *);
char *__builtin_strchr(const char *, int);
char *__builtin_strrchr(const char *, int);
char *__builtin_index(const char *, int);
char *__builtin_rindex(const char *, int);
char *__builtin_strpbrk(const char *, const char *);
char *__builtin_strstr(const char *, const char *);
char *__builtin_strdup(const char *);
char *__builtin_strndup(const char *, __SIZE_TYPE__);
int __builtin_printf(const char *, ...);
int __builtin_fprintf(void *, const char *, ...);
int __builtin_sprintf(char *, const char *, ...);
int __builtin_snprintf(char *, __SIZE_TYPE__, const char *, ...);
int __builtin_vprintf(const char *, __builtin_va_list);
int __builtin_vfprintf(void *, const char *, __builtin_va_list);
int __builtin_vsprintf(char *, const char *, __builtin_va_list);
int __builtin_vsnprintf(char *, __SIZE_TYPE__, const char *, __builtin_va_list);
int __builtin_scanf(const char *, ...);
int __builtin_sscanf(const char *, const char *, ...);
int __builtin_puts(const char *);
int __builtin_putchar(int);
int __builtin_fputs(const char *, void *);
int __builtin_fputc(int, void *);
__SIZE_TYPE__ __builtin_fwrite(const void *, __SIZE_TYPE__, __SIZE_TYPE__, void *);
int __builtin_abs(int);
long __builtin_labs(long);
long long __builtin_llabs(long long);
int __builtin_isalnum(int);
int __builtin_isalpha(int);
int __builtin_isdigit(int);
int __builtin_isspace(int);
int __builtin_isupper(int);
int __builtin_islower(int);
int __builtin_isprint(int);
int __builtin_toupper(int);
int __builtin_tolower(int);
void *__builtin___memcpy_chk(void *, const void *, __SIZE_TYPE__, __SIZE_TYPE__);
void *__builtin___memmove_chk(void *, const void *, __SIZE_TYPE__, __SIZE_TYPE__);
void *__builtin___mempcpy_chk(void *, const void *, __SIZE_TYPE__, __SIZE_TYPE__);
void *__builtin___memset_chk(void *, int, __SIZE_TYPE__, __SIZE_TYPE__);
char *__builtin___strcpy_chk(char *, const char *, __SIZE_TYPE__);
char *__builtin___strncpy_chk(char *, const char *, __SIZE_TYPE__, __SIZE_TYPE__);
char *__builtin___stpcpy_chk(char *, const char *, __SIZE_TYPE__);
char *__builtin___strcat_chk(char *, const char *, __SIZE_TYPE__);
char *__builtin___strncat_chk(char *, const char *, __SIZE_TYPE__, __SIZE_TYPE__);
int __builtin___sprintf_chk(char *, int, __SIZE_TYPE__, const char *, ...);
int __builtin___snprintf_chk(char *, __SIZE_TYPE__, int, __SIZE_TYPE__, const char *, ...);
int __builtin___vsprintf_chk(char *, int, __SIZE_TYPE__, const char *, __builtin_va_list);
int __builtin___vsnprintf_chk(char *, __SIZE_TYPE__, int, __SIZE_TYPE__, const char *, __builtin_va_list);
int __builtin___printf_chk(int, const char *, ...);
int __builtin___fprintf_chk(void *, int, const char *, ...);
int __builtin_va_arg_pack();
int __builtin_va_arg_pack_len();
void *__builtin_apply_args();
int __builtin_cpu_supports(const char *);
void __builtin_cpu_init(void);
void __builtin_ia32_pause(void);
void __builtin_ia32_mfence(void);
void __builtin_ia32_lfence(void);
void __builtin_ia32_sfence(void);
unsigned long long __builtin_ia32_rdtsc(void);
int __builtin_eh_return_data_regno(int);
