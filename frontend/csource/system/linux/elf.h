/* Types and constants. */
#ifndef _MAYRUN_LINUX_ELF_H
#define _MAYRUN_LINUX_ELF_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <elf.h>
#include <asm/types.h>
#include <linux/elf-em.h>
#include <linux/futex.h>
typedef __s16 Elf64_SHalf;
#define PT_GNU_EH_FRAME (PT_LOOS + 0x474e550)
#define PT_GNU_STACK (PT_LOOS + 0x474e551)
#define PT_GNU_RELRO (PT_LOOS + 0x474e552)
#define PT_GNU_PROPERTY (PT_LOOS + 0x474e553)
#define PT_AARCH64_MEMTAG_MTE (PT_LOPROC + 0x2)
#define OLD_DT_LOOS 0x60000000
#define OLD_DT_HIOS 0x6fffffff
#define ELF_ST_BIND(x) ((x) >> 4)
#define ELF_ST_TYPE(x) ((x) & 0xf)
#define ELF32_ST_BIND(x) ELF_ST_BIND(x)
#define ELF32_ST_TYPE(x) ELF_ST_TYPE(x)
#define ELF64_ST_BIND(x) ELF_ST_BIND(x)
#define ELF64_ST_TYPE(x) ELF_ST_TYPE(x)
#define ELF32_R_SYM(x) ((x) >> 8)
#define ELF32_R_TYPE(x) ((x) & 0xff)
#define EI_NIDENT 16
#define PF_R 0x4
#define PF_W 0x2
#define PF_X 0x1
#define SHT_NUM 12
#define SHT_HIUSER 0xffffffff
#define SHF_WRITE 0x1
#define SHF_ALLOC 0x2
#define SHF_EXECINSTR 0x4
#define SHF_RELA_LIVEPATCH 0x00100000
#define SHF_RO_AFTER_INIT 0x00200000
#define SHN_LIVEPATCH 0xff20
#define EI_PAD 8
#define ELFOSABI_LINUX 3
#define ELF_OSABI ELFOSABI_NONE
#define NT_S390_PV_CPU_DATA 0x30e
#define NT_ARM_SSVE 0x40b
#define NT_ARM_ZA 0x40c
#define NT_ARC_V2 0x600
#define NT_LOONGARCH_CPUCFG 0xa00
#define NT_LOONGARCH_CSR 0xa01
#define NT_LOONGARCH_LSX 0xa02
#define NT_LOONGARCH_LASX 0xa03
#define NT_LOONGARCH_LBT 0xa04
#endif
