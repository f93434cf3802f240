#ifndef _TERMIOS_H
#define _TERMIOS_H
#include <features.h>
#include <mayrun/types.h>
typedef unsigned char cc_t;
typedef unsigned int speed_t;
typedef unsigned int tcflag_t;
#define NCCS 32
struct termios { tcflag_t c_iflag, c_oflag, c_cflag, c_lflag; cc_t c_line, c_cc[NCCS]; speed_t c_ispeed, c_ospeed; };
#define VINTR 0
#define VQUIT 1
#define VERASE 2
#define VKILL 3
#define VEOF 4
#define VTIME 5
#define VMIN 6
#define IGNBRK 01
#define BRKINT 02
#define ISTRIP 040
#define INLCR 0100
#define IGNCR 0200
#define ICRNL 0400
#define IXON 02000
#define OPOST 01
#define CSIZE 060
#define CS8 060
#define CREAD 0200
#define PARENB 0400
#define CLOCAL 04000
#define ISIG 01
#define ICANON 02
#define ECHO 010
#define ECHOE 020
#define ECHONL 0100
#define IEXTEN 0100000
#define TCSANOW 0
#define TCSADRAIN 1
#define TCSAFLUSH 2
#define TCIFLUSH 0
#define TCOFLUSH 1
#define TCIOFLUSH 2
#define B9600 015
#define B115200 010002
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);
int tcflush(int, int);
int tcdrain(int);
int tcsendbreak(int, int);
speed_t cfgetispeed(const struct termios *);
speed_t cfgetospeed(const struct termios *);
int cfsetispeed(struct termios *, speed_t);
int cfsetospeed(struct termios *, speed_t);
void cfmakeraw(struct termios *);
#define VSWTC 7
#define VSTART 8
#define VSTOP 9
#define VSUSP 10
#define VEOL 11
#define VREPRINT 12
#define VDISCARD 13
#define VWERASE 14
#define VLNEXT 15
#define VEOL2 16
#define IGNPAR 4
#define PARMRK 8
#define INPCK 16
#define IUCLC 512
#define IXANY 2048
#define IXOFF 4096
#define IMAXBEL 8192
#define IUTF8 16384
#define OLCUC 2
#define ONLCR 4
#define OCRNL 8
#define ONOCR 16
#define ONLRET 32
#define OFILL 64
#define OFDEL 128
#define NLDLY 256
#define NL0 0
#define NL1 256
#define CRDLY 1536
#define CR0 0
#define CR1 512
#define CR2 1024
#define CR3 1536
#define TABDLY 6144
#define TAB0 0
#define TAB1 2048
#define TAB2 4096
#define TAB3 6144
#define BSDLY 8192
#define BS0 0
#define BS1 8192
#define FFDLY 32768
#define FF0 0
#define FF1 32768
#define VTDLY 16384
#define VT0 0
#define VT1 16384
#define XTABS 6144
#define B0 0
#define B50 1
#define B75 2
#define B110 3
#define B134 4
#define B150 5
#define B200 6
#define B300 7
#define B600 8
#define B1200 9
#define B1800 10
#define B2400 11
#define B4800 12
#define B19200 14
#define B38400 15
#define EXTA 14
#define EXTB 15
#define CBAUD 4111
#define CBAUDEX 4096
#define CIBAUD 269418496
#define CMSPAR 1073741824
#define CRTSCTS 2147483648U
#define B57600 4097
#define B230400 4099
#define B460800 4100
#define B500000 4101
#define B576000 4102
#define B921600 4103
#define B1000000 4104
#define B1152000 4105
#define B1500000 4106
#define B2000000 4107
#define B2500000 4108
#define B3000000 4109
#define B3500000 4110
#define B4000000 4111
#define CS5 0
#define CS6 16
#define CS7 32
#define CSTOPB 64
#define PARODD 512
#define HUPCL 1024
#define XCASE 4
#define ECHOK 32
#define NOFLSH 128
#define TOSTOP 256
#define ECHOCTL 512
#define ECHOPRT 1024
#define ECHOKE 2048
#define FLUSHO 4096
#define PENDIN 16384
#define EXTPROC 65536
#define TIOCSER_TEMT 1
#define TCOOFF 0
#define TCOON 1
#define TCIOFF 2
#define TCION 3
#include <mayrun/more/termios.h>
#endif
