#ifndef _STDIO_H
#define _STDIO_H
#include <features.h>
#include <stddef.h>
#include <stdarg.h>
#include <mayrun/types.h>
#if __SIZEOF_LONG__ == 8
typedef struct _IO_FILE { int _flags; char *_opaque[26]; } FILE;
#else
typedef struct _IO_FILE { int _flags; char *_opaque[36]; } FILE;
#endif
typedef FILE __FILE;
typedef struct { off_t __pos; struct { int __count; unsigned int __value; } __state; } fpos_t;
#define EOF (-1)
#define BUFSIZ 8192
#define FILENAME_MAX 4096
#define FOPEN_MAX 16
#define TMP_MAX 238328
#define L_tmpnam 20
#define L_ctermid 9
#define P_tmpdir "/tmp"
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
extern FILE *stdin;
extern FILE *stdout;
extern FILE *stderr;
#define stdin stdin
#define stdout stdout
#define stderr stderr
int remove(const char *);
int rename(const char *, const char *);
FILE *tmpfile(void);
char *tmpnam(char *);
char *tempnam(const char *, const char *);
int fclose(FILE *);
int fflush(FILE *);
int fflush_unlocked(FILE *);
FILE *fopen(const char *, const char *);
FILE *freopen(const char *, const char *, FILE *);
FILE *fdopen(int, const char *);
FILE *fmemopen(void *, size_t, const char *);
FILE *open_memstream(char **, size_t *);
FILE *popen(const char *, const char *);
int pclose(FILE *);
FILE *fopen64(const char *, const char *);
void setbuf(FILE *, char *);
void setbuffer(FILE *, char *, size_t);
void setlinebuf(FILE *);
int setvbuf(FILE *, char *, int, size_t);
int fprintf(FILE *, const char *, ...) __attribute__((__format__(__printf__, 2, 3)));
int printf(const char *, ...) __attribute__((__format__(__printf__, 1, 2)));
int sprintf(char *, const char *, ...);
int snprintf(char *, size_t, const char *, ...);
int dprintf(int, const char *, ...);
int asprintf(char **, const char *, ...);
int vfprintf(FILE *, const char *, __builtin_va_list);
int vprintf(const char *, __builtin_va_list);
int vsprintf(char *, const char *, __builtin_va_list);
int vsnprintf(char *, size_t, const char *, __builtin_va_list);
int vdprintf(int, const char *, __builtin_va_list);
int vasprintf(char **, const char *, __builtin_va_list);
int fscanf(FILE *, const char *, ...);
int scanf(const char *, ...);
int sscanf(const char *, const char *, ...);
int vfscanf(FILE *, const char *, __builtin_va_list);
int vscanf(const char *, __builtin_va_list);
int vsscanf(const char *, const char *, __builtin_va_list);
int fgetc(FILE *);
int getc(FILE *);
int getchar(void);
int getc_unlocked(FILE *);
int getchar_unlocked(void);
int fgetc_unlocked(FILE *);
int fputc(int, FILE *);
int putc(int, FILE *);
int putchar(int);
int fputc_unlocked(int, FILE *);
int putc_unlocked(int, FILE *);
int putchar_unlocked(int);
char *fgets(char *, int, FILE *);
char *gets(char *);
char *fgets_unlocked(char *, int, FILE *);
int fputs(const char *, FILE *);
int fputs_unlocked(const char *, FILE *);
int puts(const char *);
int ungetc(int, FILE *);
int getw(FILE *);
int putw(int, FILE *);
ssize_t getline(char **, size_t *, FILE *);
ssize_t getdelim(char **, size_t *, int, FILE *);
size_t fread(void *, size_t, size_t, FILE *);
size_t fwrite(const void *, size_t, size_t, FILE *);
size_t fread_unlocked(void *, size_t, size_t, FILE *);
size_t fwrite_unlocked(const void *, size_t, size_t, FILE *);
int fseek(FILE *, long, int);
long ftell(FILE *);
int fseeko(FILE *, off_t, int);
off_t ftello(FILE *);
void rewind(FILE *);
int fgetpos(FILE *, fpos_t *);
int fsetpos(FILE *, const fpos_t *);
void clearerr(FILE *);
int feof(FILE *);
int ferror(FILE *);
int feof_unlocked(FILE *);
int ferror_unlocked(FILE *);
void clearerr_unlocked(FILE *);
int fileno(FILE *);
int fileno_unlocked(FILE *);
void perror(const char *);
char *ctermid(char *);
char *cuserid(char *);
void flockfile(FILE *);
int ftrylockfile(FILE *);
void funlockfile(FILE *);
int renameat(int, const char *, int, const char *);
#ifdef _GNU_SOURCE
#define RENAME_NOREPLACE 1
#define RENAME_EXCHANGE 2
#define RENAME_WHITEOUT 4
#endif
#include <mayrun/more/stdio.h>
#define SEEK_DATA 3
#define SEEK_HOLE 4
#endif
