#ifndef _LINUX_BYTEORDER_LITTLE_ENDIAN_H
#define _LINUX_BYTEORDER_LITTLE_ENDIAN_H
#include <linux/types.h>
#include <linux/swab.h>
#define __LITTLE_ENDIAN 1234
#define __LITTLE_ENDIAN_BITFIELD
#define __cpu_to_le16(x) ((__le16)(__u16)(x))
#define __cpu_to_le32(x) ((__le32)(__u32)(x))
#define __cpu_to_le64(x) ((__le64)(__u64)(x))
#define __le16_to_cpu(x) ((__u16)(__le16)(x))
#define __le32_to_cpu(x) ((__u32)(__le32)(x))
#define __le64_to_cpu(x) ((__u64)(__le64)(x))
#define __cpu_to_be16(x) ((__be16)__swab16(x))
#define __cpu_to_be32(x) ((__be32)__swab32(x))
#define __cpu_to_be64(x) ((__be64)__swab64(x))
#define __be16_to_cpu(x) __swab16((__u16)(__be16)(x))
#define __be32_to_cpu(x) __swab32((__u32)(__be32)(x))
#define __be64_to_cpu(x) __swab64((__u64)(__be64)(x))
#define __constant_htons(x) __cpu_to_be16(x)
#define __constant_htonl(x) __cpu_to_be32(x)
#define __constant_ntohs(x) __be16_to_cpu(x)
#define __constant_ntohl(x) __be32_to_cpu(x)
#endif
