/* Functions of vectors: what they return is any value; those that use memory do so. */
#ifndef _MAYRUN_X86_SSE
#define _MAYRUN_X86_SSE
typedef long long __m64 __attribute__((__vector_size__(8), __may_alias__));
typedef float __m128 __attribute__((__vector_size__(16), __may_alias__));
typedef double __m128d __attribute__((__vector_size__(16), __may_alias__));
typedef long long __m128i __attribute__((__vector_size__(16), __may_alias__));
typedef float __m256 __attribute__((__vector_size__(32), __may_alias__));
typedef double __m256d __attribute__((__vector_size__(32), __may_alias__));
typedef long long __m256i __attribute__((__vector_size__(32), __may_alias__));
typedef float __m512 __attribute__((__vector_size__(64), __may_alias__));
typedef double __m512d __attribute__((__vector_size__(64), __may_alias__));
typedef long long __m512i __attribute__((__vector_size__(64), __may_alias__));
typedef float __m128_u __attribute__((__vector_size__(16), __may_alias__, __aligned__(1)));
typedef double __m128d_u __attribute__((__vector_size__(16), __may_alias__, __aligned__(1)));
typedef long long __m128i_u __attribute__((__vector_size__(16), __may_alias__, __aligned__(1)));
typedef float __m256_u __attribute__((__vector_size__(32), __may_alias__, __aligned__(1)));
typedef double __m256d_u __attribute__((__vector_size__(32), __may_alias__, __aligned__(1)));
typedef long long __m256i_u __attribute__((__vector_size__(32), __may_alias__, __aligned__(1)));
typedef float __m512_u __attribute__((__vector_size__(64), __may_alias__, __aligned__(1)));
typedef double __m512d_u __attribute__((__vector_size__(64), __may_alias__, __aligned__(1)));
typedef long long __m512i_u __attribute__((__vector_size__(64), __may_alias__, __aligned__(1)));
typedef unsigned char __mmask8;
typedef unsigned short __mmask16;
typedef unsigned int __mmask32;
typedef unsigned long long __mmask64;
typedef double __v2df __attribute__((__vector_size__(16)));
typedef long long __v2di __attribute__((__vector_size__(16)));
typedef unsigned long long __v2du __attribute__((__vector_size__(16)));
typedef int __v4si __attribute__((__vector_size__(16)));
typedef unsigned int __v4su __attribute__((__vector_size__(16)));
typedef short __v8hi __attribute__((__vector_size__(16)));
typedef unsigned short __v8hu __attribute__((__vector_size__(16)));
typedef char __v16qi __attribute__((__vector_size__(16)));
typedef signed char __v16qs __attribute__((__vector_size__(16)));
typedef unsigned char __v16qu __attribute__((__vector_size__(16)));
typedef float __v4sf __attribute__((__vector_size__(16)));
typedef int __v2si __attribute__((__vector_size__(8)));
typedef short __v4hi __attribute__((__vector_size__(8)));
typedef char __v8qi __attribute__((__vector_size__(8)));
typedef long long __v1di __attribute__((__vector_size__(8)));
typedef float __v2sf __attribute__((__vector_size__(8)));
typedef double __v4df __attribute__((__vector_size__(32)));
typedef float __v8sf __attribute__((__vector_size__(32)));
typedef long long __v4di __attribute__((__vector_size__(32)));
typedef unsigned long long __v4du __attribute__((__vector_size__(32)));
typedef int __v8si __attribute__((__vector_size__(32)));
typedef unsigned int __v8su __attribute__((__vector_size__(32)));
typedef short __v16hi __attribute__((__vector_size__(32)));
typedef unsigned short __v16hu __attribute__((__vector_size__(32)));
typedef char __v32qi __attribute__((__vector_size__(32)));
typedef signed char __v32qs __attribute__((__vector_size__(32)));
typedef unsigned char __v32qu __attribute__((__vector_size__(32)));
typedef double __v8df __attribute__((__vector_size__(64)));
typedef float __v16sf __attribute__((__vector_size__(64)));
typedef long long __v8di __attribute__((__vector_size__(64)));
typedef unsigned long long __v8du __attribute__((__vector_size__(64)));
typedef int __v16si __attribute__((__vector_size__(64)));
typedef unsigned int __v16su __attribute__((__vector_size__(64)));
typedef short __v32hi __attribute__((__vector_size__(64)));
typedef unsigned short __v32hu __attribute__((__vector_size__(64)));
typedef char __v64qi __attribute__((__vector_size__(64)));
typedef unsigned char __v64qu __attribute__((__vector_size__(64)));
typedef enum { _MM_TERNLOG_A = 0xF0, _MM_TERNLOG_B = 0xCC, _MM_TERNLOG_C = 0xAA } _MM_TERNLOG_ENUM;
typedef enum { _MM_PERM_AAAA = 0x00, _MM_PERM_AAAB = 0x01, _MM_PERM_AAAC = 0x02, _MM_PERM_AAAD = 0x03, _MM_PERM_AABA = 0x04, _MM_PERM_AABB = 0x05, _MM_PERM_AABC = 0x06, _MM_PERM_AABD = 0x07, _MM_PERM_AACA = 0x08, _MM_PERM_AACB = 0x09, _MM_PERM_AACC = 0x0A, _MM_PERM_AACD = 0x0B, _MM_PERM_AADA = 0x0C, _MM_PERM_AADB = 0x0D, _MM_PERM_AADC = 0x0E, _MM_PERM_AADD = 0x0F, _MM_PERM_ABAA = 0x10, _MM_PERM_ABAB = 0x11, _MM_PERM_ABAC = 0x12, _MM_PERM_ABAD = 0x13, _MM_PERM_ABBA = 0x14, _MM_PERM_ABBB = 0x15, _MM_PERM_ABBC = 0x16, _MM_PERM_ABBD = 0x17, _MM_PERM_ABCA = 0x18, _MM_PERM_ABCB = 0x19, _MM_PERM_ABCC = 0x1A, _MM_PERM_ABCD = 0x1B, _MM_PERM_ABDA = 0x1C, _MM_PERM_ABDB = 0x1D, _MM_PERM_ABDC = 0x1E, _MM_PERM_ABDD = 0x1F, _MM_PERM_ACAA = 0x20, _MM_PERM_ACAB = 0x21, _MM_PERM_ACAC = 0x22, _MM_PERM_ACAD = 0x23, _MM_PERM_ACBA = 0x24, _MM_PERM_ACBB = 0x25, _MM_PERM_ACBC = 0x26, _MM_PERM_ACBD = 0x27, _MM_PERM_ACCA = 0x28, _MM_PERM_ACCB = 0x29, _MM_PERM_ACCC = 0x2A, _MM_PERM_ACCD = 0x2B, _MM_PERM_ACDA = 0x2C, _MM_PERM_ACDB = 0x2D, _MM_PERM_ACDC = 0x2E, _MM_PERM_ACDD = 0x2F, _MM_PERM_ADAA = 0x30, _MM_PERM_ADAB = 0x31, _MM_PERM_ADAC = 0x32, _MM_PERM_ADAD = 0x33, _MM_PERM_ADBA = 0x34, _MM_PERM_ADBB = 0x35, _MM_PERM_ADBC = 0x36, _MM_PERM_ADBD = 0x37, _MM_PERM_ADCA = 0x38, _MM_PERM_ADCB = 0x39, _MM_PERM_ADCC = 0x3A, _MM_PERM_ADCD = 0x3B, _MM_PERM_ADDA = 0x3C, _MM_PERM_ADDB = 0x3D, _MM_PERM_ADDC = 0x3E, _MM_PERM_ADDD = 0x3F, _MM_PERM_BAAA = 0x40, _MM_PERM_BAAB = 0x41, _MM_PERM_BAAC = 0x42, _MM_PERM_BAAD = 0x43, _MM_PERM_BABA = 0x44, _MM_PERM_BABB = 0x45, _MM_PERM_BABC = 0x46, _MM_PERM_BABD = 0x47, _MM_PERM_BACA = 0x48, _MM_PERM_BACB = 0x49, _MM_PERM_BACC = 0x4A, _MM_PERM_BACD = 0x4B, _MM_PERM_BADA = 0x4C, _MM_PERM_BADB = 0x4D, _MM_PERM_BADC = 0x4E, _MM_PERM_BADD = 0x4F, _MM_PERM_BBAA = 0x50, _MM_PERM_BBAB = 0x51, _MM_PERM_BBAC = 0x52, _MM_PERM_BBAD = 0x53, _MM_PERM_BBBA = 0x54, _MM_PERM_BBBB = 0x55, _MM_PERM_BBBC = 0x56, _MM_PERM_BBBD = 0x57, _MM_PERM_BBCA = 0x58, _MM_PERM_BBCB = 0x59, _MM_PERM_BBCC = 0x5A, _MM_PERM_BBCD = 0x5B, _MM_PERM_BBDA = 0x5C, _MM_PERM_BBDB = 0x5D, _MM_PERM_BBDC = 0x5E, _MM_PERM_BBDD = 0x5F, _MM_PERM_BCAA = 0x60, _MM_PERM_BCAB = 0x61, _MM_PERM_BCAC = 0x62, _MM_PERM_BCAD = 0x63, _MM_PERM_BCBA = 0x64, _MM_PERM_BCBB = 0x65, _MM_PERM_BCBC = 0x66, _MM_PERM_BCBD = 0x67, _MM_PERM_BCCA = 0x68, _MM_PERM_BCCB = 0x69, _MM_PERM_BCCC = 0x6A, _MM_PERM_BCCD = 0x6B, _MM_PERM_BCDA = 0x6C, _MM_PERM_BCDB = 0x6D, _MM_PERM_BCDC = 0x6E, _MM_PERM_BCDD = 0x6F, _MM_PERM_BDAA = 0x70, _MM_PERM_BDAB = 0x71, _MM_PERM_BDAC = 0x72, _MM_PERM_BDAD = 0x73, _MM_PERM_BDBA = 0x74, _MM_PERM_BDBB = 0x75, _MM_PERM_BDBC = 0x76, _MM_PERM_BDBD = 0x77, _MM_PERM_BDCA = 0x78, _MM_PERM_BDCB = 0x79, _MM_PERM_BDCC = 0x7A, _MM_PERM_BDCD = 0x7B, _MM_PERM_BDDA = 0x7C, _MM_PERM_BDDB = 0x7D, _MM_PERM_BDDC = 0x7E, _MM_PERM_BDDD = 0x7F, _MM_PERM_CAAA = 0x80, _MM_PERM_CAAB = 0x81, _MM_PERM_CAAC = 0x82, _MM_PERM_CAAD = 0x83, _MM_PERM_CABA = 0x84, _MM_PERM_CABB = 0x85, _MM_PERM_CABC = 0x86, _MM_PERM_CABD = 0x87, _MM_PERM_CACA = 0x88, _MM_PERM_CACB = 0x89, _MM_PERM_CACC = 0x8A, _MM_PERM_CACD = 0x8B, _MM_PERM_CADA = 0x8C, _MM_PERM_CADB = 0x8D, _MM_PERM_CADC = 0x8E, _MM_PERM_CADD = 0x8F, _MM_PERM_CBAA = 0x90, _MM_PERM_CBAB = 0x91, _MM_PERM_CBAC = 0x92, _MM_PERM_CBAD = 0x93, _MM_PERM_CBBA = 0x94, _MM_PERM_CBBB = 0x95, _MM_PERM_CBBC = 0x96, _MM_PERM_CBBD = 0x97, _MM_PERM_CBCA = 0x98, _MM_PERM_CBCB = 0x99, _MM_PERM_CBCC = 0x9A, _MM_PERM_CBCD = 0x9B, _MM_PERM_CBDA = 0x9C, _MM_PERM_CBDB = 0x9D, _MM_PERM_CBDC = 0x9E, _MM_PERM_CBDD = 0x9F, _MM_PERM_CCAA = 0xA0, _MM_PERM_CCAB = 0xA1, _MM_PERM_CCAC = 0xA2, _MM_PERM_CCAD = 0xA3, _MM_PERM_CCBA = 0xA4, _MM_PERM_CCBB = 0xA5, _MM_PERM_CCBC = 0xA6, _MM_PERM_CCBD = 0xA7, _MM_PERM_CCCA = 0xA8, _MM_PERM_CCCB = 0xA9, _MM_PERM_CCCC = 0xAA, _MM_PERM_CCCD = 0xAB, _MM_PERM_CCDA = 0xAC, _MM_PERM_CCDB = 0xAD, _MM_PERM_CCDC = 0xAE, _MM_PERM_CCDD = 0xAF, _MM_PERM_CDAA = 0xB0, _MM_PERM_CDAB = 0xB1, _MM_PERM_CDAC = 0xB2, _MM_PERM_CDAD = 0xB3, _MM_PERM_CDBA = 0xB4, _MM_PERM_CDBB = 0xB5, _MM_PERM_CDBC = 0xB6, _MM_PERM_CDBD = 0xB7, _MM_PERM_CDCA = 0xB8, _MM_PERM_CDCB = 0xB9, _MM_PERM_CDCC = 0xBA, _MM_PERM_CDCD = 0xBB, _MM_PERM_CDDA = 0xBC, _MM_PERM_CDDB = 0xBD, _MM_PERM_CDDC = 0xBE, _MM_PERM_CDDD = 0xBF, _MM_PERM_DAAA = 0xC0, _MM_PERM_DAAB = 0xC1, _MM_PERM_DAAC = 0xC2, _MM_PERM_DAAD = 0xC3, _MM_PERM_DABA = 0xC4, _MM_PERM_DABB = 0xC5, _MM_PERM_DABC = 0xC6, _MM_PERM_DABD = 0xC7, _MM_PERM_DACA = 0xC8, _MM_PERM_DACB = 0xC9, _MM_PERM_DACC = 0xCA, _MM_PERM_DACD = 0xCB, _MM_PERM_DADA = 0xCC, _MM_PERM_DADB = 0xCD, _MM_PERM_DADC = 0xCE, _MM_PERM_DADD = 0xCF, _MM_PERM_DBAA = 0xD0, _MM_PERM_DBAB = 0xD1, _MM_PERM_DBAC = 0xD2, _MM_PERM_DBAD = 0xD3, _MM_PERM_DBBA = 0xD4, _MM_PERM_DBBB = 0xD5, _MM_PERM_DBBC = 0xD6, _MM_PERM_DBBD = 0xD7, _MM_PERM_DBCA = 0xD8, _MM_PERM_DBCB = 0xD9, _MM_PERM_DBCC = 0xDA, _MM_PERM_DBCD = 0xDB, _MM_PERM_DBDA = 0xDC, _MM_PERM_DBDB = 0xDD, _MM_PERM_DBDC = 0xDE, _MM_PERM_DBDD = 0xDF, _MM_PERM_DCAA = 0xE0, _MM_PERM_DCAB = 0xE1, _MM_PERM_DCAC = 0xE2, _MM_PERM_DCAD = 0xE3, _MM_PERM_DCBA = 0xE4, _MM_PERM_DCBB = 0xE5, _MM_PERM_DCBC = 0xE6, _MM_PERM_DCBD = 0xE7, _MM_PERM_DCCA = 0xE8, _MM_PERM_DCCB = 0xE9, _MM_PERM_DCCC = 0xEA, _MM_PERM_DCCD = 0xEB, _MM_PERM_DCDA = 0xEC, _MM_PERM_DCDB = 0xED, _MM_PERM_DCDC = 0xEE, _MM_PERM_DCDD = 0xEF, _MM_PERM_DDAA = 0xF0, _MM_PERM_DDAB = 0xF1, _MM_PERM_DDAC = 0xF2, _MM_PERM_DDAD = 0xF3, _MM_PERM_DDBA = 0xF4, _MM_PERM_DDBB = 0xF5, _MM_PERM_DDBC = 0xF6, _MM_PERM_DDBD = 0xF7, _MM_PERM_DDCA = 0xF8, _MM_PERM_DDCB = 0xF9, _MM_PERM_DDCC = 0xFA, _MM_PERM_DDCD = 0xFB, _MM_PERM_DDDA = 0xFC, _MM_PERM_DDDB = 0xFD, _MM_PERM_DDDC = 0xFE, _MM_PERM_DDDD = 0xFF } _MM_PERM_ENUM;
typedef enum { _MM_MANT_NORM_1_2, _MM_MANT_NORM_p5_2, _MM_MANT_NORM_p5_1, _MM_MANT_NORM_p75_1p5 } _MM_MANTISSA_NORM_ENUM;
typedef enum { _MM_MANT_SIGN_src, _MM_MANT_SIGN_zero, _MM_MANT_SIGN_nan } _MM_MANTISSA_SIGN_ENUM;
enum _mm_hint { _MM_HINT_ET0 = 7, _MM_HINT_ET1 = 6, _MM_HINT_T0 = 3, _MM_HINT_T1 = 2, _MM_HINT_T2 = 1, _MM_HINT_NTA = 0 };
#define _XBEGIN_STARTED (~0u)
#define _XABORT_EXPLICIT (1 << 0)
#define _XABORT_RETRY (1 << 1)
#define _XABORT_CONFLICT (1 << 2)
#define _XABORT_CAPACITY (1 << 3)
#define _XABORT_DEBUG (1 << 4)
#define _XABORT_NESTED (1 << 5)
#define _XABORT_CODE(x) (((x) >> 24) & 0xFF)
#define _MM_SHUFFLE(fp3,fp2,fp1,fp0) (((fp3) << 6) | ((fp2) << 4) | ((fp1) << 2) | (fp0))
#define _MM_EXCEPT_MASK 0x003f
#define _MM_EXCEPT_INVALID 0x0001
#define _MM_EXCEPT_DENORM 0x0002
#define _MM_EXCEPT_DIV_ZERO 0x0004
#define _MM_EXCEPT_OVERFLOW 0x0008
#define _MM_EXCEPT_UNDERFLOW 0x0010
#define _MM_EXCEPT_INEXACT 0x0020
#define _MM_MASK_MASK 0x1f80
#define _MM_MASK_INVALID 0x0080
#define _MM_MASK_DENORM 0x0100
#define _MM_MASK_DIV_ZERO 0x0200
#define _MM_MASK_OVERFLOW 0x0400
#define _MM_MASK_UNDERFLOW 0x0800
#define _MM_MASK_INEXACT 0x1000
#define _MM_ROUND_MASK 0x6000
#define _MM_ROUND_NEAREST 0x0000
#define _MM_ROUND_DOWN 0x2000
#define _MM_ROUND_UP 0x4000
#define _MM_ROUND_TOWARD_ZERO 0x6000
#define _MM_FLUSH_ZERO_MASK 0x8000
#define _MM_FLUSH_ZERO_ON 0x8000
#define _MM_FLUSH_ZERO_OFF 0x0000
#define _MM_SHUFFLE2(fp1,fp0) (((fp1) << 1) | (fp0))
#define _MM_DENORMALS_ZERO_MASK 0x0040
#define _MM_DENORMALS_ZERO_ON 0x0040
#define _MM_DENORMALS_ZERO_OFF 0x0000
#define _MM_SET_DENORMALS_ZERO_MODE(mode) _mm_setcsr ((_mm_getcsr () & ~_MM_DENORMALS_ZERO_MASK) | (mode))
#define _MM_GET_DENORMALS_ZERO_MODE() (_mm_getcsr() & _MM_DENORMALS_ZERO_MASK)
#define _MM_FROUND_TO_NEAREST_INT 0x00
#define _MM_FROUND_TO_NEG_INF 0x01
#define _MM_FROUND_TO_POS_INF 0x02
#define _MM_FROUND_TO_ZERO 0x03
#define _MM_FROUND_CUR_DIRECTION 0x04
#define _MM_FROUND_RAISE_EXC 0x00
#define _MM_FROUND_NO_EXC 0x08
#define _MM_FROUND_NINT (_MM_FROUND_TO_NEAREST_INT | _MM_FROUND_RAISE_EXC)
#define _MM_FROUND_FLOOR (_MM_FROUND_TO_NEG_INF | _MM_FROUND_RAISE_EXC)
#define _MM_FROUND_CEIL (_MM_FROUND_TO_POS_INF | _MM_FROUND_RAISE_EXC)
#define _MM_FROUND_TRUNC (_MM_FROUND_TO_ZERO | _MM_FROUND_RAISE_EXC)
#define _MM_FROUND_RINT (_MM_FROUND_CUR_DIRECTION | _MM_FROUND_RAISE_EXC)
#define _MM_FROUND_NEARBYINT (_MM_FROUND_CUR_DIRECTION | _MM_FROUND_NO_EXC)
#define _MM_MK_INSERTPS_NDX(S,D,M) (((S) << 6) | ((D) << 4) | (M))
#define _MM_PICK_OUT_PS(X,N) _mm_insert_ps (_mm_setzero_ps (), (X), _MM_MK_INSERTPS_NDX ((N), 0, 0x0e))
#define _SIDD_UBYTE_OPS 0x00
#define _SIDD_UWORD_OPS 0x01
#define _SIDD_SBYTE_OPS 0x02
#define _SIDD_SWORD_OPS 0x03
#define _SIDD_CMP_EQUAL_ANY 0x00
#define _SIDD_CMP_RANGES 0x04
#define _SIDD_CMP_EQUAL_EACH 0x08
#define _SIDD_CMP_EQUAL_ORDERED 0x0c
#define _SIDD_POSITIVE_POLARITY 0x00
#define _SIDD_NEGATIVE_POLARITY 0x10
#define _SIDD_MASKED_POSITIVE_POLARITY 0x20
#define _SIDD_MASKED_NEGATIVE_POLARITY 0x30
#define _SIDD_LEAST_SIGNIFICANT 0x00
#define _SIDD_MOST_SIGNIFICANT 0x40
#define _SIDD_BIT_MASK 0x00
#define _SIDD_UNIT_MASK 0x40
#define _CMP_EQ_OQ 0x00
#define _CMP_LT_OS 0x01
#define _CMP_LE_OS 0x02
#define _CMP_UNORD_Q 0x03
#define _CMP_NEQ_UQ 0x04
#define _CMP_NLT_US 0x05
#define _CMP_NLE_US 0x06
#define _CMP_ORD_Q 0x07
#define _CMP_EQ_UQ 0x08
#define _CMP_NGE_US 0x09
#define _CMP_NGT_US 0x0a
#define _CMP_FALSE_OQ 0x0b
#define _CMP_NEQ_OQ 0x0c
#define _CMP_GE_OS 0x0d
#define _CMP_GT_OS 0x0e
#define _CMP_TRUE_UQ 0x0f
#define _CMP_EQ_OS 0x10
#define _CMP_LT_OQ 0x11
#define _CMP_LE_OQ 0x12
#define _CMP_UNORD_S 0x13
#define _CMP_NEQ_US 0x14
#define _CMP_NLT_UQ 0x15
#define _CMP_NLE_UQ 0x16
#define _CMP_ORD_S 0x17
#define _CMP_EQ_US 0x18
#define _CMP_NGE_UQ 0x19
#define _CMP_NGT_UQ 0x1a
#define _CMP_FALSE_OS 0x1b
#define _CMP_NEQ_OS 0x1c
#define _CMP_GE_OQ 0x1d
#define _CMP_GT_OQ 0x1e
#define _CMP_TRUE_US 0x1f
#define _MM_CMPINT_EQ 0x0
#define _MM_CMPINT_LT 0x1
#define _MM_CMPINT_LE 0x2
#define _MM_CMPINT_UNUSED 0x3
#define _MM_CMPINT_NE 0x4
#define _MM_CMPINT_NLT 0x5
#define _MM_CMPINT_GE 0x5
#define _MM_CMPINT_NLE 0x6
#define _MM_CMPINT_GT 0x6
__m64 __mayrun_some___m64(__m64) __attribute__((__const__));
__m128 __mayrun_some___m128(__m128) __attribute__((__const__));
__m128d __mayrun_some___m128d(__m128d) __attribute__((__const__));
__m128i __mayrun_some___m128i(__m128i) __attribute__((__const__));
__m256 __mayrun_some___m256(__m256) __attribute__((__const__));
__m256d __mayrun_some___m256d(__m256d) __attribute__((__const__));
__m256i __mayrun_some___m256i(__m256i) __attribute__((__const__));
__m512 __mayrun_some___m512(__m512) __attribute__((__const__));
__m512d __mayrun_some___m512d(__m512d) __attribute__((__const__));
__m512i __mayrun_some___m512i(__m512i) __attribute__((__const__));
void _mm_empty(void);
void _m_empty(void);
__m64 _mm_cvtsi32_si64(int) __attribute__((__const__));
__m64 _m_from_int(int) __attribute__((__const__));
__m64 _m_from_int64(long long) __attribute__((__const__));
__m64 _mm_cvtsi64_m64(long long) __attribute__((__const__));
__m64 _mm_cvtsi64x_si64(long long) __attribute__((__const__));
__m64 _mm_set_pi64x(long long) __attribute__((__const__));
int _mm_cvtsi64_si32(__m64) __attribute__((__const__));
int _m_to_int(__m64) __attribute__((__const__));
long long _m_to_int64(__m64) __attribute__((__const__));
long long _mm_cvtm64_si64(__m64) __attribute__((__const__));
long long _mm_cvtsi64_si64x(__m64) __attribute__((__const__));
__m64 _mm_packs_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_packsswb(__m64, __m64) __attribute__((__const__));
__m64 _mm_packs_pi32(__m64, __m64) __attribute__((__const__));
__m64 _m_packssdw(__m64, __m64) __attribute__((__const__));
__m64 _mm_packs_pu16(__m64, __m64) __attribute__((__const__));
__m64 _m_packuswb(__m64, __m64) __attribute__((__const__));
__m64 _mm_unpackhi_pi8(__m64, __m64) __attribute__((__const__));
__m64 _m_punpckhbw(__m64, __m64) __attribute__((__const__));
__m64 _mm_unpackhi_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_punpckhwd(__m64, __m64) __attribute__((__const__));
__m64 _mm_unpackhi_pi32(__m64, __m64) __attribute__((__const__));
__m64 _m_punpckhdq(__m64, __m64) __attribute__((__const__));
__m64 _mm_unpacklo_pi8(__m64, __m64) __attribute__((__const__));
__m64 _m_punpcklbw(__m64, __m64) __attribute__((__const__));
__m64 _mm_unpacklo_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_punpcklwd(__m64, __m64) __attribute__((__const__));
__m64 _mm_unpacklo_pi32(__m64, __m64) __attribute__((__const__));
__m64 _m_punpckldq(__m64, __m64) __attribute__((__const__));
__m64 _mm_add_pi8(__m64, __m64) __attribute__((__const__));
__m64 _m_paddb(__m64, __m64) __attribute__((__const__));
__m64 _mm_add_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_paddw(__m64, __m64) __attribute__((__const__));
__m64 _mm_add_pi32(__m64, __m64) __attribute__((__const__));
__m64 _m_paddd(__m64, __m64) __attribute__((__const__));
__m64 _mm_add_si64(__m64, __m64) __attribute__((__const__));
__m64 _mm_adds_pi8(__m64, __m64) __attribute__((__const__));
__m64 _m_paddsb(__m64, __m64) __attribute__((__const__));
__m64 _mm_adds_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_paddsw(__m64, __m64) __attribute__((__const__));
__m64 _mm_adds_pu8(__m64, __m64) __attribute__((__const__));
__m64 _m_paddusb(__m64, __m64) __attribute__((__const__));
__m64 _mm_adds_pu16(__m64, __m64) __attribute__((__const__));
__m64 _m_paddusw(__m64, __m64) __attribute__((__const__));
__m64 _mm_sub_pi8(__m64, __m64) __attribute__((__const__));
__m64 _m_psubb(__m64, __m64) __attribute__((__const__));
__m64 _mm_sub_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_psubw(__m64, __m64) __attribute__((__const__));
__m64 _mm_sub_pi32(__m64, __m64) __attribute__((__const__));
__m64 _m_psubd(__m64, __m64) __attribute__((__const__));
__m64 _mm_sub_si64(__m64, __m64) __attribute__((__const__));
__m64 _mm_subs_pi8(__m64, __m64) __attribute__((__const__));
__m64 _m_psubsb(__m64, __m64) __attribute__((__const__));
__m64 _mm_subs_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_psubsw(__m64, __m64) __attribute__((__const__));
__m64 _mm_subs_pu8(__m64, __m64) __attribute__((__const__));
__m64 _m_psubusb(__m64, __m64) __attribute__((__const__));
__m64 _mm_subs_pu16(__m64, __m64) __attribute__((__const__));
__m64 _m_psubusw(__m64, __m64) __attribute__((__const__));
__m64 _mm_madd_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_pmaddwd(__m64, __m64) __attribute__((__const__));
__m64 _mm_mulhi_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_pmulhw(__m64, __m64) __attribute__((__const__));
__m64 _mm_mullo_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_pmullw(__m64, __m64) __attribute__((__const__));
__m64 _mm_sll_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_psllw(__m64, __m64) __attribute__((__const__));
__m64 _mm_slli_pi16(__m64, int) __attribute__((__const__));
__m64 _m_psllwi(__m64, int) __attribute__((__const__));
__m64 _mm_sll_pi32(__m64, __m64) __attribute__((__const__));
__m64 _m_pslld(__m64, __m64) __attribute__((__const__));
__m64 _mm_slli_pi32(__m64, int) __attribute__((__const__));
__m64 _m_pslldi(__m64, int) __attribute__((__const__));
__m64 _mm_sll_si64(__m64, __m64) __attribute__((__const__));
__m64 _m_psllq(__m64, __m64) __attribute__((__const__));
__m64 _mm_slli_si64(__m64, int) __attribute__((__const__));
__m64 _m_psllqi(__m64, int) __attribute__((__const__));
__m64 _mm_sra_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_psraw(__m64, __m64) __attribute__((__const__));
__m64 _mm_srai_pi16(__m64, int) __attribute__((__const__));
__m64 _m_psrawi(__m64, int) __attribute__((__const__));
__m64 _mm_sra_pi32(__m64, __m64) __attribute__((__const__));
__m64 _m_psrad(__m64, __m64) __attribute__((__const__));
__m64 _mm_srai_pi32(__m64, int) __attribute__((__const__));
__m64 _m_psradi(__m64, int) __attribute__((__const__));
__m64 _mm_srl_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_psrlw(__m64, __m64) __attribute__((__const__));
__m64 _mm_srli_pi16(__m64, int) __attribute__((__const__));
__m64 _m_psrlwi(__m64, int) __attribute__((__const__));
__m64 _mm_srl_pi32(__m64, __m64) __attribute__((__const__));
__m64 _m_psrld(__m64, __m64) __attribute__((__const__));
__m64 _mm_srli_pi32(__m64, int) __attribute__((__const__));
__m64 _m_psrldi(__m64, int) __attribute__((__const__));
__m64 _mm_srl_si64(__m64, __m64) __attribute__((__const__));
__m64 _m_psrlq(__m64, __m64) __attribute__((__const__));
__m64 _mm_srli_si64(__m64, int) __attribute__((__const__));
__m64 _m_psrlqi(__m64, int) __attribute__((__const__));
__m64 _mm_and_si64(__m64, __m64) __attribute__((__const__));
__m64 _m_pand(__m64, __m64) __attribute__((__const__));
__m64 _mm_andnot_si64(__m64, __m64) __attribute__((__const__));
__m64 _m_pandn(__m64, __m64) __attribute__((__const__));
__m64 _mm_or_si64(__m64, __m64) __attribute__((__const__));
__m64 _m_por(__m64, __m64) __attribute__((__const__));
__m64 _mm_xor_si64(__m64, __m64) __attribute__((__const__));
__m64 _m_pxor(__m64, __m64) __attribute__((__const__));
__m64 _mm_cmpeq_pi8(__m64, __m64) __attribute__((__const__));
__m64 _m_pcmpeqb(__m64, __m64) __attribute__((__const__));
__m64 _mm_cmpgt_pi8(__m64, __m64) __attribute__((__const__));
__m64 _m_pcmpgtb(__m64, __m64) __attribute__((__const__));
__m64 _mm_cmpeq_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_pcmpeqw(__m64, __m64) __attribute__((__const__));
__m64 _mm_cmpgt_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_pcmpgtw(__m64, __m64) __attribute__((__const__));
__m64 _mm_cmpeq_pi32(__m64, __m64) __attribute__((__const__));
__m64 _m_pcmpeqd(__m64, __m64) __attribute__((__const__));
__m64 _mm_cmpgt_pi32(__m64, __m64) __attribute__((__const__));
__m64 _m_pcmpgtd(__m64, __m64) __attribute__((__const__));
__m64 _mm_setzero_si64(void) __attribute__((__const__));
__m64 _mm_set_pi32(int, int) __attribute__((__const__));
__m64 _mm_set_pi16(short, short, short, short) __attribute__((__const__));
__m64 _mm_set_pi8(char, char, char, char, char, char, char, char) __attribute__((__const__));
__m64 _mm_setr_pi32(int, int) __attribute__((__const__));
__m64 _mm_setr_pi16(short, short, short, short) __attribute__((__const__));
__m64 _mm_setr_pi8(char, char, char, char, char, char, char, char) __attribute__((__const__));
__m64 _mm_set1_pi32(int) __attribute__((__const__));
__m64 _mm_set1_pi16(short) __attribute__((__const__));
__m64 _mm_set1_pi8(char) __attribute__((__const__));
void _mm_prefetch(const void *, enum _mm_hint) __attribute__((__const__));
__m128 _mm_undefined_ps(void) __attribute__((__const__));
__m128 _mm_setzero_ps(void) __attribute__((__const__));
__m128 _mm_add_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_sub_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_mul_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_div_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_sqrt_ss(__m128) __attribute__((__const__));
__m128 _mm_rcp_ss(__m128) __attribute__((__const__));
__m128 _mm_rsqrt_ss(__m128) __attribute__((__const__));
__m128 _mm_min_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_max_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_add_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_sub_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_mul_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_div_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_sqrt_ps(__m128) __attribute__((__const__));
__m128 _mm_rcp_ps(__m128) __attribute__((__const__));
__m128 _mm_rsqrt_ps(__m128) __attribute__((__const__));
__m128 _mm_min_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_max_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_and_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_andnot_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_or_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_xor_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpeq_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmplt_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmple_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpgt_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpge_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpneq_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpnlt_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpnle_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpngt_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpnge_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpord_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpunord_ss(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpeq_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmplt_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmple_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpgt_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpge_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpneq_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpnlt_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpnle_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpngt_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpnge_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpord_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_cmpunord_ps(__m128, __m128) __attribute__((__const__));
int _mm_comieq_ss(__m128, __m128) __attribute__((__const__));
int _mm_comilt_ss(__m128, __m128) __attribute__((__const__));
int _mm_comile_ss(__m128, __m128) __attribute__((__const__));
int _mm_comigt_ss(__m128, __m128) __attribute__((__const__));
int _mm_comige_ss(__m128, __m128) __attribute__((__const__));
int _mm_comineq_ss(__m128, __m128) __attribute__((__const__));
int _mm_ucomieq_ss(__m128, __m128) __attribute__((__const__));
int _mm_ucomilt_ss(__m128, __m128) __attribute__((__const__));
int _mm_ucomile_ss(__m128, __m128) __attribute__((__const__));
int _mm_ucomigt_ss(__m128, __m128) __attribute__((__const__));
int _mm_ucomige_ss(__m128, __m128) __attribute__((__const__));
int _mm_ucomineq_ss(__m128, __m128) __attribute__((__const__));
int _mm_cvtss_si32(__m128) __attribute__((__const__));
int _mm_cvt_ss2si(__m128) __attribute__((__const__));
long long _mm_cvtss_si64(__m128) __attribute__((__const__));
long long _mm_cvtss_si64x(__m128) __attribute__((__const__));
__m64 _mm_cvtps_pi32(__m128) __attribute__((__const__));
__m64 _mm_cvt_ps2pi(__m128) __attribute__((__const__));
int _mm_cvttss_si32(__m128) __attribute__((__const__));
int _mm_cvtt_ss2si(__m128) __attribute__((__const__));
long long _mm_cvttss_si64(__m128) __attribute__((__const__));
long long _mm_cvttss_si64x(__m128) __attribute__((__const__));
__m64 _mm_cvttps_pi32(__m128) __attribute__((__const__));
__m64 _mm_cvtt_ps2pi(__m128) __attribute__((__const__));
__m128 _mm_cvtsi32_ss(__m128, int) __attribute__((__const__));
__m128 _mm_cvt_si2ss(__m128, int) __attribute__((__const__));
__m128 _mm_cvtsi64_ss(__m128, long long) __attribute__((__const__));
__m128 _mm_cvtsi64x_ss(__m128, long long) __attribute__((__const__));
__m128 _mm_cvtpi32_ps(__m128, __m64) __attribute__((__const__));
__m128 _mm_cvt_pi2ps(__m128, __m64) __attribute__((__const__));
__m128 _mm_cvtpi16_ps(__m64) __attribute__((__const__));
__m128 _mm_cvtpu16_ps(__m64) __attribute__((__const__));
__m128 _mm_cvtpi8_ps(__m64) __attribute__((__const__));
__m128 _mm_cvtpu8_ps(__m64) __attribute__((__const__));
__m128 _mm_cvtpi32x2_ps(__m64, __m64) __attribute__((__const__));
__m64 _mm_cvtps_pi16(__m128) __attribute__((__const__));
__m64 _mm_cvtps_pi8(__m128) __attribute__((__const__));
__m128 _mm_shuffle_ps(__m128, __m128, int const) __attribute__((__const__));
__m128 _mm_unpackhi_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_unpacklo_ps(__m128, __m128) __attribute__((__const__));
static __inline __m128 _mm_loadh_pi(__m128 p0, __m64 const * p1) { __m128 r = (__m128){ 0 }; __builtin_memcpy(&r, (const void *)p1, 8); return __mayrun_some___m128(r); }
static __inline void _mm_storeh_pi(__m64 * p0, __m128 p1) { __m128 v = p1; __builtin_memcpy((void *)p0, &v, 8); }
__m128 _mm_movehl_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_movelh_ps(__m128, __m128) __attribute__((__const__));
static __inline __m128 _mm_loadl_pi(__m128 p0, __m64 const * p1) { __m128 r = (__m128){ 0 }; __builtin_memcpy(&r, (const void *)p1, 8); return __mayrun_some___m128(r); }
static __inline void _mm_storel_pi(__m64 * p0, __m128 p1) { __m128 v = p1; __builtin_memcpy((void *)p0, &v, 8); }
int _mm_movemask_ps(__m128) __attribute__((__const__));
unsigned int _mm_getcsr(void);
unsigned int _MM_GET_EXCEPTION_STATE(void) __attribute__((__const__));
unsigned int _MM_GET_EXCEPTION_MASK(void) __attribute__((__const__));
unsigned int _MM_GET_ROUNDING_MODE(void) __attribute__((__const__));
unsigned int _MM_GET_FLUSH_ZERO_MODE(void) __attribute__((__const__));
void _mm_setcsr(unsigned int);
void _MM_SET_EXCEPTION_STATE(unsigned int) __attribute__((__const__));
void _MM_SET_EXCEPTION_MASK(unsigned int) __attribute__((__const__));
void _MM_SET_ROUNDING_MODE(unsigned int) __attribute__((__const__));
void _MM_SET_FLUSH_ZERO_MODE(unsigned int) __attribute__((__const__));
__m128 _mm_set_ss(float) __attribute__((__const__));
__m128 _mm_set1_ps(float) __attribute__((__const__));
__m128 _mm_set_ps1(float) __attribute__((__const__));
static __inline __m128 _mm_load_ss(float const * p0) { __m128 r = (__m128){ 0 }; __builtin_memcpy(&r, (const void *)p0, 4); return __mayrun_some___m128(r); }
static __inline __m128 _mm_load1_ps(float const * p0) { __m128 r = (__m128){ 0 }; __builtin_memcpy(&r, (const void *)p0, 4); return __mayrun_some___m128(r); }
static __inline __m128 _mm_load_ps1(float const * p0) { __m128 r = (__m128){ 0 }; __builtin_memcpy(&r, (const void *)p0, 4); return __mayrun_some___m128(r); }
static __inline __m128 _mm_load_ps(float const * p0) { __m128 r = (__m128){ 0 }; __builtin_memcpy(&r, (const void *)p0, sizeof r); return r; }
static __inline __m128 _mm_loadu_ps(float const * p0) { __m128 r = (__m128){ 0 }; __builtin_memcpy(&r, (const void *)p0, sizeof r); return r; }
static __inline __m128 _mm_loadr_ps(float const * p0) { __m128 r = (__m128){ 0 }; __builtin_memcpy(&r, (const void *)p0, sizeof r); return r; }
__m128 _mm_set_ps(const float, const float, const float, const float) __attribute__((__const__));
__m128 _mm_setr_ps(float, float, float, float) __attribute__((__const__));
static __inline void _mm_store_ss(float * p0, __m128 p1) { __m128 v = p1; __builtin_memcpy((void *)p0, &v, 4); }
float _mm_cvtss_f32(__m128) __attribute__((__const__));
static __inline void _mm_store_ps(float * p0, __m128 p1) { __m128 v = p1; __builtin_memcpy((void *)p0, &v, sizeof v); }
static __inline void _mm_storeu_ps(float * p0, __m128 p1) { __m128 v = p1; __builtin_memcpy((void *)p0, &v, sizeof v); }
static __inline void _mm_store1_ps(float * p0, __m128 p1) { __m128 v = p1; __builtin_memcpy((void *)p0, &v, 16); }
static __inline void _mm_store_ps1(float * p0, __m128 p1) { __m128 v = p1; __builtin_memcpy((void *)p0, &v, 16); }
static __inline void _mm_storer_ps(float * p0, __m128 p1) { __m128 v = p1; __builtin_memcpy((void *)p0, &v, 16); }
__m128 _mm_move_ss(__m128, __m128) __attribute__((__const__));
int _mm_extract_pi16(__m64 const, int const) __attribute__((__const__));
int _m_pextrw(__m64 const, int const) __attribute__((__const__));
__m64 _mm_insert_pi16(__m64 const, int const, int const) __attribute__((__const__));
__m64 _m_pinsrw(__m64 const, int const, int const) __attribute__((__const__));
__m64 _mm_max_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_pmaxsw(__m64, __m64) __attribute__((__const__));
__m64 _mm_max_pu8(__m64, __m64) __attribute__((__const__));
__m64 _m_pmaxub(__m64, __m64) __attribute__((__const__));
__m64 _mm_min_pi16(__m64, __m64) __attribute__((__const__));
__m64 _m_pminsw(__m64, __m64) __attribute__((__const__));
__m64 _mm_min_pu8(__m64, __m64) __attribute__((__const__));
__m64 _m_pminub(__m64, __m64) __attribute__((__const__));
int _mm_movemask_pi8(__m64) __attribute__((__const__));
int _m_pmovmskb(__m64) __attribute__((__const__));
__m64 _mm_mulhi_pu16(__m64, __m64) __attribute__((__const__));
__m64 _m_pmulhuw(__m64, __m64) __attribute__((__const__));
__m64 _mm_shuffle_pi16(__m64, int const) __attribute__((__const__));
__m64 _m_pshufw(__m64, int const) __attribute__((__const__));
void _mm_maskmove_si64(__m64, __m64, char *);
void _m_maskmovq(__m64, __m64, char *);
__m64 _mm_avg_pu8(__m64, __m64) __attribute__((__const__));
__m64 _m_pavgb(__m64, __m64) __attribute__((__const__));
__m64 _mm_avg_pu16(__m64, __m64) __attribute__((__const__));
__m64 _m_pavgw(__m64, __m64) __attribute__((__const__));
__m64 _mm_sad_pu8(__m64, __m64) __attribute__((__const__));
__m64 _m_psadbw(__m64, __m64) __attribute__((__const__));
static __inline void _mm_stream_pi(__m64 * p0, __m64 p1) { __m64 v = p1; __builtin_memcpy((void *)p0, &v, 8); }
static __inline void _mm_stream_ps(float * p0, __m128 p1) { __m128 v = p1; __builtin_memcpy((void *)p0, &v, sizeof v); }
__m128d _mm_set_sd(double) __attribute__((__const__));
__m128d _mm_set1_pd(double) __attribute__((__const__));
__m128d _mm_set_pd1(double) __attribute__((__const__));
__m128d _mm_set_pd(double, double) __attribute__((__const__));
__m128d _mm_setr_pd(double, double) __attribute__((__const__));
__m128d _mm_undefined_pd(void) __attribute__((__const__));
__m128d _mm_setzero_pd(void) __attribute__((__const__));
__m128d _mm_move_sd(__m128d, __m128d) __attribute__((__const__));
static __inline __m128d _mm_load_pd(double const * p0) { __m128d r = (__m128d){ 0 }; __builtin_memcpy(&r, (const void *)p0, sizeof r); return r; }
static __inline __m128d _mm_loadu_pd(double const * p0) { __m128d r = (__m128d){ 0 }; __builtin_memcpy(&r, (const void *)p0, sizeof r); return r; }
static __inline __m128d _mm_load1_pd(double const * p0) { __m128d r = (__m128d){ 0 }; __builtin_memcpy(&r, (const void *)p0, 8); return __mayrun_some___m128d(r); }
static __inline __m128d _mm_load_sd(double const * p0) { __m128d r = (__m128d){ 0 }; __builtin_memcpy(&r, (const void *)p0, 8); return __mayrun_some___m128d(r); }
static __inline __m128d _mm_load_pd1(double const * p0) { __m128d r = (__m128d){ 0 }; __builtin_memcpy(&r, (const void *)p0, 8); return __mayrun_some___m128d(r); }
static __inline __m128d _mm_loadr_pd(double const * p0) { __m128d r = (__m128d){ 0 }; __builtin_memcpy(&r, (const void *)p0, sizeof r); return r; }
static __inline void _mm_store_pd(double * p0, __m128d p1) { __m128d v = p1; __builtin_memcpy((void *)p0, &v, sizeof v); }
static __inline void _mm_storeu_pd(double * p0, __m128d p1) { __m128d v = p1; __builtin_memcpy((void *)p0, &v, sizeof v); }
static __inline void _mm_store_sd(double * p0, __m128d p1) { __m128d v = p1; __builtin_memcpy((void *)p0, &v, 8); }
double _mm_cvtsd_f64(__m128d) __attribute__((__const__));
static __inline void _mm_storel_pd(double * p0, __m128d p1) { __m128d v = p1; __builtin_memcpy((void *)p0, &v, 8); }
static __inline void _mm_storeh_pd(double * p0, __m128d p1) { __m128d v = p1; __builtin_memcpy((void *)p0, &v, 8); }
static __inline void _mm_store1_pd(double * p0, __m128d p1) { __m128d v = p1; __builtin_memcpy((void *)p0, &v, 16); }
static __inline void _mm_store_pd1(double * p0, __m128d p1) { __m128d v = p1; __builtin_memcpy((void *)p0, &v, 16); }
static __inline void _mm_storer_pd(double * p0, __m128d p1) { __m128d v = p1; __builtin_memcpy((void *)p0, &v, 16); }
int _mm_cvtsi128_si32(__m128i) __attribute__((__const__));
long long _mm_cvtsi128_si64(__m128i) __attribute__((__const__));
long long _mm_cvtsi128_si64x(__m128i) __attribute__((__const__));
__m128d _mm_add_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_add_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_sub_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_sub_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_mul_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_mul_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_div_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_div_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_sqrt_pd(__m128d) __attribute__((__const__));
__m128d _mm_sqrt_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_min_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_min_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_max_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_max_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_and_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_andnot_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_or_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_xor_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpeq_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmplt_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmple_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpgt_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpge_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpneq_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpnlt_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpnle_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpngt_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpnge_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpord_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpunord_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpeq_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmplt_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmple_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpgt_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpge_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpneq_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpnlt_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpnle_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpngt_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpnge_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpord_sd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_cmpunord_sd(__m128d, __m128d) __attribute__((__const__));
int _mm_comieq_sd(__m128d, __m128d) __attribute__((__const__));
int _mm_comilt_sd(__m128d, __m128d) __attribute__((__const__));
int _mm_comile_sd(__m128d, __m128d) __attribute__((__const__));
int _mm_comigt_sd(__m128d, __m128d) __attribute__((__const__));
int _mm_comige_sd(__m128d, __m128d) __attribute__((__const__));
int _mm_comineq_sd(__m128d, __m128d) __attribute__((__const__));
int _mm_ucomieq_sd(__m128d, __m128d) __attribute__((__const__));
int _mm_ucomilt_sd(__m128d, __m128d) __attribute__((__const__));
int _mm_ucomile_sd(__m128d, __m128d) __attribute__((__const__));
int _mm_ucomigt_sd(__m128d, __m128d) __attribute__((__const__));
int _mm_ucomige_sd(__m128d, __m128d) __attribute__((__const__));
int _mm_ucomineq_sd(__m128d, __m128d) __attribute__((__const__));
__m128i _mm_set_epi64x(long long, long long) __attribute__((__const__));
__m128i _mm_set_epi64(__m64, __m64) __attribute__((__const__));
__m128i _mm_set_epi32(int, int, int, int) __attribute__((__const__));
__m128i _mm_set_epi16(short, short, short, short, short, short, short, short) __attribute__((__const__));
__m128i _mm_set_epi8(char, char, char, char, char, char, char, char, char, char, char, char, char, char, char, char) __attribute__((__const__));
__m128i _mm_set1_epi64x(long long) __attribute__((__const__));
__m128i _mm_set1_epi64(__m64) __attribute__((__const__));
__m128i _mm_set1_epi32(int) __attribute__((__const__));
__m128i _mm_set1_epi16(short) __attribute__((__const__));
__m128i _mm_set1_epi8(char) __attribute__((__const__));
__m128i _mm_setr_epi64(__m64, __m64) __attribute__((__const__));
__m128i _mm_setr_epi32(int, int, int, int) __attribute__((__const__));
__m128i _mm_setr_epi16(short, short, short, short, short, short, short, short) __attribute__((__const__));
__m128i _mm_setr_epi8(char, char, char, char, char, char, char, char, char, char, char, char, char, char, char, char) __attribute__((__const__));
static __inline __m128i _mm_load_si128(__m128i const * p0) { __m128i r = (__m128i){ 0 }; __builtin_memcpy(&r, (const void *)p0, sizeof r); return r; }
static __inline __m128i _mm_loadu_si128(__m128i_u const * p0) { __m128i r = (__m128i){ 0 }; __builtin_memcpy(&r, (const void *)p0, sizeof r); return r; }
static __inline __m128i _mm_loadl_epi64(__m128i_u const * p0) { __m128i r = (__m128i){ 0 }; __builtin_memcpy(&r, (const void *)p0, 8); return __mayrun_some___m128i(r); }
static __inline __m128i _mm_loadu_si64(void const * p0) { __m128i r = (__m128i){ 0 }; __builtin_memcpy(&r, (const void *)p0, 8); return __mayrun_some___m128i(r); }
static __inline __m128i _mm_loadu_si32(void const * p0) { __m128i r = (__m128i){ 0 }; __builtin_memcpy(&r, (const void *)p0, 4); return __mayrun_some___m128i(r); }
static __inline __m128i _mm_loadu_si16(void const * p0) { __m128i r = (__m128i){ 0 }; __builtin_memcpy(&r, (const void *)p0, 2); return __mayrun_some___m128i(r); }
static __inline void _mm_store_si128(__m128i * p0, __m128i p1) { __m128i v = p1; __builtin_memcpy((void *)p0, &v, sizeof v); }
static __inline void _mm_storeu_si128(__m128i_u * p0, __m128i p1) { __m128i v = p1; __builtin_memcpy((void *)p0, &v, sizeof v); }
static __inline void _mm_storel_epi64(__m128i_u * p0, __m128i p1) { __m128i v = p1; __builtin_memcpy((void *)p0, &v, 8); }
static __inline void _mm_storeu_si64(void * p0, __m128i p1) { __m128i v = p1; __builtin_memcpy((void *)p0, &v, 8); }
static __inline void _mm_storeu_si32(void * p0, __m128i p1) { __m128i v = p1; __builtin_memcpy((void *)p0, &v, 4); }
static __inline void _mm_storeu_si16(void * p0, __m128i p1) { __m128i v = p1; __builtin_memcpy((void *)p0, &v, 2); }
__m64 _mm_movepi64_pi64(__m128i) __attribute__((__const__));
__m128i _mm_movpi64_epi64(__m64) __attribute__((__const__));
__m128i _mm_move_epi64(__m128i) __attribute__((__const__));
__m128i _mm_undefined_si128(void) __attribute__((__const__));
__m128i _mm_setzero_si128(void) __attribute__((__const__));
__m128d _mm_cvtepi32_pd(__m128i) __attribute__((__const__));
__m128 _mm_cvtepi32_ps(__m128i) __attribute__((__const__));
__m128i _mm_cvtpd_epi32(__m128d) __attribute__((__const__));
__m64 _mm_cvtpd_pi32(__m128d) __attribute__((__const__));
__m128 _mm_cvtpd_ps(__m128d) __attribute__((__const__));
__m128i _mm_cvttpd_epi32(__m128d) __attribute__((__const__));
__m64 _mm_cvttpd_pi32(__m128d) __attribute__((__const__));
__m128d _mm_cvtpi32_pd(__m64) __attribute__((__const__));
__m128i _mm_cvtps_epi32(__m128) __attribute__((__const__));
__m128i _mm_cvttps_epi32(__m128) __attribute__((__const__));
__m128d _mm_cvtps_pd(__m128) __attribute__((__const__));
int _mm_cvtsd_si32(__m128d) __attribute__((__const__));
long long _mm_cvtsd_si64(__m128d) __attribute__((__const__));
long long _mm_cvtsd_si64x(__m128d) __attribute__((__const__));
int _mm_cvttsd_si32(__m128d) __attribute__((__const__));
long long _mm_cvttsd_si64(__m128d) __attribute__((__const__));
long long _mm_cvttsd_si64x(__m128d) __attribute__((__const__));
__m128 _mm_cvtsd_ss(__m128, __m128d) __attribute__((__const__));
__m128d _mm_cvtsi32_sd(__m128d, int) __attribute__((__const__));
__m128d _mm_cvtsi64_sd(__m128d, long long) __attribute__((__const__));
__m128d _mm_cvtsi64x_sd(__m128d, long long) __attribute__((__const__));
__m128d _mm_cvtss_sd(__m128d, __m128) __attribute__((__const__));
__m128d _mm_shuffle_pd(__m128d, __m128d, int) __attribute__((__const__));
__m128d _mm_unpackhi_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_unpacklo_pd(__m128d, __m128d) __attribute__((__const__));
static __inline __m128d _mm_loadh_pd(__m128d p0, double const * p1) { __m128d r = (__m128d){ 0 }; __builtin_memcpy(&r, (const void *)p1, 8); return __mayrun_some___m128d(r); }
static __inline __m128d _mm_loadl_pd(__m128d p0, double const * p1) { __m128d r = (__m128d){ 0 }; __builtin_memcpy(&r, (const void *)p1, 8); return __mayrun_some___m128d(r); }
int _mm_movemask_pd(__m128d) __attribute__((__const__));
__m128i _mm_packs_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_packs_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_packus_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_unpackhi_epi8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_unpackhi_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_unpackhi_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_unpackhi_epi64(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_unpacklo_epi8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_unpacklo_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_unpacklo_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_unpacklo_epi64(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_add_epi8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_add_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_add_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_add_epi64(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_adds_epi8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_adds_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_adds_epu8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_adds_epu16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sub_epi8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sub_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sub_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sub_epi64(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_subs_epi8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_subs_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_subs_epu8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_subs_epu16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_madd_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_mulhi_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_mullo_epi16(__m128i, __m128i) __attribute__((__const__));
__m64 _mm_mul_su32(__m64, __m64) __attribute__((__const__));
__m128i _mm_mul_epu32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_slli_epi16(__m128i, int) __attribute__((__const__));
__m128i _mm_slli_epi32(__m128i, int) __attribute__((__const__));
__m128i _mm_slli_epi64(__m128i, int) __attribute__((__const__));
__m128i _mm_srai_epi16(__m128i, int) __attribute__((__const__));
__m128i _mm_srai_epi32(__m128i, int) __attribute__((__const__));
__m128i _mm_bsrli_si128(__m128i, int) __attribute__((__const__));
__m128i _mm_bslli_si128(__m128i, int) __attribute__((__const__));
__m128i _mm_srli_si128(__m128i, int) __attribute__((__const__));
__m128i _mm_slli_si128(__m128i, int) __attribute__((__const__));
__m128i _mm_srli_epi16(__m128i, int) __attribute__((__const__));
__m128i _mm_srli_epi32(__m128i, int) __attribute__((__const__));
__m128i _mm_srli_epi64(__m128i, int) __attribute__((__const__));
__m128i _mm_sll_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sll_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sll_epi64(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sra_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sra_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_srl_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_srl_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_srl_epi64(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_and_si128(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_andnot_si128(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_or_si128(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_xor_si128(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_cmpeq_epi8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_cmpeq_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_cmpeq_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_cmplt_epi8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_cmplt_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_cmplt_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_cmpgt_epi8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_cmpgt_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_cmpgt_epi32(__m128i, __m128i) __attribute__((__const__));
int _mm_extract_epi16(__m128i const, int const) __attribute__((__const__));
__m128i _mm_insert_epi16(__m128i const, int const, int const) __attribute__((__const__));
__m128i _mm_max_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_max_epu8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_min_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_min_epu8(__m128i, __m128i) __attribute__((__const__));
int _mm_movemask_epi8(__m128i) __attribute__((__const__));
__m128i _mm_mulhi_epu16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_shufflehi_epi16(__m128i, int) __attribute__((__const__));
__m128i _mm_shufflelo_epi16(__m128i, int) __attribute__((__const__));
__m128i _mm_shuffle_epi32(__m128i, int) __attribute__((__const__));
void _mm_maskmoveu_si128(__m128i, __m128i, char *);
__m128i _mm_avg_epu8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_avg_epu16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sad_epu8(__m128i, __m128i) __attribute__((__const__));
static __inline void _mm_stream_si32(int * p0, int p1) { int v = p1; __builtin_memcpy((void *)p0, &v, 4); }
static __inline void _mm_stream_si64(long long int * p0, long long int p1) { long long int v = p1; __builtin_memcpy((void *)p0, &v, 8); }
static __inline void _mm_stream_si128(__m128i * p0, __m128i p1) { __m128i v = p1; __builtin_memcpy((void *)p0, &v, sizeof v); }
static __inline void _mm_stream_pd(double * p0, __m128d p1) { __m128d v = p1; __builtin_memcpy((void *)p0, &v, sizeof v); }
void _mm_clflush(void const *) __attribute__((__const__));
__m128i _mm_cvtsi32_si128(int) __attribute__((__const__));
__m128i _mm_cvtsi64_si128(long long) __attribute__((__const__));
__m128i _mm_cvtsi64x_si128(long long) __attribute__((__const__));
__m128 _mm_castpd_ps(__m128d) __attribute__((__const__));
__m128i _mm_castpd_si128(__m128d) __attribute__((__const__));
__m128d _mm_castps_pd(__m128) __attribute__((__const__));
__m128i _mm_castps_si128(__m128) __attribute__((__const__));
__m128 _mm_castsi128_ps(__m128i) __attribute__((__const__));
__m128d _mm_castsi128_pd(__m128i) __attribute__((__const__));
__m128 _mm_addsub_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_hadd_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_hsub_ps(__m128, __m128) __attribute__((__const__));
__m128 _mm_movehdup_ps(__m128) __attribute__((__const__));
__m128 _mm_moveldup_ps(__m128) __attribute__((__const__));
__m128d _mm_addsub_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_hadd_pd(__m128d, __m128d) __attribute__((__const__));
__m128d _mm_hsub_pd(__m128d, __m128d) __attribute__((__const__));
static __inline __m128d _mm_loaddup_pd(double const * p0) { __m128d r = (__m128d){ 0 }; __builtin_memcpy(&r, (const void *)p0, 8); return __mayrun_some___m128d(r); }
__m128d _mm_movedup_pd(__m128d) __attribute__((__const__));
static __inline __m128i _mm_lddqu_si128(__m128i const * p0) { __m128i r = (__m128i){ 0 }; __builtin_memcpy(&r, (const void *)p0, sizeof r); return r; }
__m128i _mm_hadd_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_hadd_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_hadds_epi16(__m128i, __m128i) __attribute__((__const__));
__m64 _mm_hadd_pi16(__m64, __m64) __attribute__((__const__));
__m64 _mm_hadd_pi32(__m64, __m64) __attribute__((__const__));
__m64 _mm_hadds_pi16(__m64, __m64) __attribute__((__const__));
__m128i _mm_hsub_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_hsub_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_hsubs_epi16(__m128i, __m128i) __attribute__((__const__));
__m64 _mm_hsub_pi16(__m64, __m64) __attribute__((__const__));
__m64 _mm_hsub_pi32(__m64, __m64) __attribute__((__const__));
__m64 _mm_hsubs_pi16(__m64, __m64) __attribute__((__const__));
__m128i _mm_maddubs_epi16(__m128i, __m128i) __attribute__((__const__));
__m64 _mm_maddubs_pi16(__m64, __m64) __attribute__((__const__));
__m128i _mm_mulhrs_epi16(__m128i, __m128i) __attribute__((__const__));
__m64 _mm_mulhrs_pi16(__m64, __m64) __attribute__((__const__));
__m128i _mm_shuffle_epi8(__m128i, __m128i) __attribute__((__const__));
__m64 _mm_shuffle_pi8(__m64, __m64) __attribute__((__const__));
__m128i _mm_sign_epi8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sign_epi16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sign_epi32(__m128i, __m128i) __attribute__((__const__));
__m64 _mm_sign_pi8(__m64, __m64) __attribute__((__const__));
__m64 _mm_sign_pi16(__m64, __m64) __attribute__((__const__));
__m64 _mm_sign_pi32(__m64, __m64) __attribute__((__const__));
__m128i _mm_alignr_epi8(__m128i, __m128i, int) __attribute__((__const__));
__m64 _mm_alignr_pi8(__m64, __m64, int) __attribute__((__const__));
__m128i _mm_abs_epi8(__m128i) __attribute__((__const__));
__m128i _mm_abs_epi16(__m128i) __attribute__((__const__));
__m128i _mm_abs_epi32(__m128i) __attribute__((__const__));
__m64 _mm_abs_pi8(__m64) __attribute__((__const__));
__m64 _mm_abs_pi16(__m64) __attribute__((__const__));
__m64 _mm_abs_pi32(__m64) __attribute__((__const__));
int _mm_testz_si128(__m128i, __m128i) __attribute__((__const__));
int _mm_testc_si128(__m128i, __m128i) __attribute__((__const__));
int _mm_testnzc_si128(__m128i, __m128i) __attribute__((__const__));
__m128d _mm_round_pd(__m128d, int) __attribute__((__const__));
__m128d _mm_round_sd(__m128d, __m128d, int) __attribute__((__const__));
__m128 _mm_round_ps(__m128, int) __attribute__((__const__));
__m128 _mm_round_ss(__m128, __m128, int) __attribute__((__const__));
__m128i _mm_blend_epi16(__m128i, __m128i, int) __attribute__((__const__));
__m128i _mm_blendv_epi8(__m128i, __m128i, __m128i) __attribute__((__const__));
__m128 _mm_blend_ps(__m128, __m128, int) __attribute__((__const__));
__m128 _mm_blendv_ps(__m128, __m128, __m128) __attribute__((__const__));
__m128d _mm_blend_pd(__m128d, __m128d, int) __attribute__((__const__));
__m128d _mm_blendv_pd(__m128d, __m128d, __m128d) __attribute__((__const__));
__m128 _mm_dp_ps(__m128, __m128, int) __attribute__((__const__));
__m128d _mm_dp_pd(__m128d, __m128d, int) __attribute__((__const__));
__m128i _mm_cmpeq_epi64(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_min_epi8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_max_epi8(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_min_epu16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_max_epu16(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_min_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_max_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_min_epu32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_max_epu32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_mullo_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_mul_epi32(__m128i, __m128i) __attribute__((__const__));
__m128 _mm_insert_ps(__m128, __m128, int) __attribute__((__const__));
int _mm_extract_ps(__m128, int) __attribute__((__const__));
__m128i _mm_insert_epi8(__m128i, int, int) __attribute__((__const__));
__m128i _mm_insert_epi32(__m128i, int, int) __attribute__((__const__));
__m128i _mm_insert_epi64(__m128i, long long, int) __attribute__((__const__));
int _mm_extract_epi8(__m128i, int) __attribute__((__const__));
int _mm_extract_epi32(__m128i, int) __attribute__((__const__));
long long _mm_extract_epi64(__m128i, int) __attribute__((__const__));
__m128i _mm_minpos_epu16(__m128i) __attribute__((__const__));
__m128i _mm_cvtepi8_epi32(__m128i) __attribute__((__const__));
__m128i _mm_cvtepi16_epi32(__m128i) __attribute__((__const__));
__m128i _mm_cvtepi8_epi64(__m128i) __attribute__((__const__));
__m128i _mm_cvtepi32_epi64(__m128i) __attribute__((__const__));
__m128i _mm_cvtepi16_epi64(__m128i) __attribute__((__const__));
__m128i _mm_cvtepi8_epi16(__m128i) __attribute__((__const__));
__m128i _mm_cvtepu8_epi32(__m128i) __attribute__((__const__));
__m128i _mm_cvtepu16_epi32(__m128i) __attribute__((__const__));
__m128i _mm_cvtepu8_epi64(__m128i) __attribute__((__const__));
__m128i _mm_cvtepu32_epi64(__m128i) __attribute__((__const__));
__m128i _mm_cvtepu16_epi64(__m128i) __attribute__((__const__));
__m128i _mm_cvtepu8_epi16(__m128i) __attribute__((__const__));
__m128i _mm_packus_epi32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_mpsadbw_epu8(__m128i, __m128i, int) __attribute__((__const__));
static __inline __m128i _mm_stream_load_si128(__m128i * p0) { __m128i r = (__m128i){ 0 }; __builtin_memcpy(&r, (const void *)p0, sizeof r); return r; }
__m128i _mm_cmpistrm(__m128i, __m128i, int) __attribute__((__const__));
int _mm_cmpistri(__m128i, __m128i, int) __attribute__((__const__));
__m128i _mm_cmpestrm(__m128i, int, __m128i, int, int) __attribute__((__const__));
int _mm_cmpestri(__m128i, int, __m128i, int, int) __attribute__((__const__));
int _mm_cmpistra(__m128i, __m128i, int) __attribute__((__const__));
int _mm_cmpistrc(__m128i, __m128i, int) __attribute__((__const__));
int _mm_cmpistro(__m128i, __m128i, int) __attribute__((__const__));
int _mm_cmpistrs(__m128i, __m128i, int) __attribute__((__const__));
int _mm_cmpistrz(__m128i, __m128i, int) __attribute__((__const__));
int _mm_cmpestra(__m128i, int, __m128i, int, int) __attribute__((__const__));
int _mm_cmpestrc(__m128i, int, __m128i, int, int) __attribute__((__const__));
int _mm_cmpestro(__m128i, int, __m128i, int, int) __attribute__((__const__));
int _mm_cmpestrs(__m128i, int, __m128i, int, int) __attribute__((__const__));
int _mm_cmpestrz(__m128i, int, __m128i, int, int) __attribute__((__const__));
__m128i _mm_cmpgt_epi64(__m128i, __m128i) __attribute__((__const__));
unsigned int _mm_crc32_u8(unsigned int, unsigned char) __attribute__((__const__));
unsigned int _mm_crc32_u16(unsigned int, unsigned short) __attribute__((__const__));
unsigned int _mm_crc32_u32(unsigned int, unsigned int) __attribute__((__const__));
unsigned long long _mm_crc32_u64(unsigned long long, unsigned long long) __attribute__((__const__));
static __inline void _mm_stream_sd(double * p0, __m128d p1) { __m128d v = p1; __builtin_memcpy((void *)p0, &v, sizeof v); }
static __inline void _mm_stream_ss(float * p0, __m128 p1) { __m128 v = p1; __builtin_memcpy((void *)p0, &v, sizeof v); }
__m128i _mm_extract_si64(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_extracti_si64(__m128i, unsigned int, unsigned int) __attribute__((__const__));
__m128i _mm_insert_si64(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_inserti_si64(__m128i, __m128i, unsigned int, unsigned int) __attribute__((__const__));
__m128i _mm_aesdec_si128(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_aesdeclast_si128(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_aesenc_si128(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_aesenclast_si128(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_aesimc_si128(__m128i) __attribute__((__const__));
__m128i _mm_aeskeygenassist_si128(__m128i, int) __attribute__((__const__));
__m128i _mm_clmulepi64_si128(__m128i, __m128i, int) __attribute__((__const__));
int _mm_popcnt_u32(unsigned int) __attribute__((__const__));
long long _mm_popcnt_u64(unsigned long long) __attribute__((__const__));
__m128i _mm_sha1msg1_epu32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sha1msg2_epu32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sha1nexte_epu32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sha1rnds4_epu32(__m128i, __m128i, int) __attribute__((__const__));
__m128i _mm_sha256msg1_epu32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sha256msg2_epu32(__m128i, __m128i) __attribute__((__const__));
__m128i _mm_sha256rnds2_epu32(__m128i, __m128i, __m128i) __attribute__((__const__));
#endif
