package compdb

// A processor is what -march names.
type processor struct {
	names string // as after -march= and -mtune=
	is    string // gcc defines __X and __X__ for these
	tune  string // and __tune_X__ for these; "" for the same, "-" for none
	has   string // features, for LP64
}

// processors are those of gcc 12 that have 64 bits. With 32, they have all features but cx16 and uintr.
var processors = []processor{
	{names: "nocona", is: "nocona", has: "cx16 fxsr mmx sse sse2 sse3"},
	{names: "core2", is: "core2", has: "cx16 fxsr mmx sahf sse sse2 sse3 ssse3"},
	{names: "nehalem corei7", is: "corei7 nehalem", has: "crc32 cx16 fxsr mmx popcnt sahf sse sse2 sse3 sse4.1 sse4.2 ssse3"},
	{names: "westmere", is: "corei7 nehalem", has: "crc32 cx16 fxsr mmx pclmul popcnt sahf sse sse2 sse3 sse4.1 sse4.2 ssse3"},
	{names: "sandybridge corei7-avx", is: "corei7_avx sandybridge",
		has: "avx cx16 fxsr mmx pclmul popcnt sahf sse sse2 sse3 sse4.1 sse4.2 ssse3 xsave xsaveopt"},
	{names: "ivybridge core-avx-i", is: "corei7_avx sandybridge",
		has: "avx cx16 f16c fsgsbase fxsr mmx pclmul popcnt rdrnd sahf sse sse2 sse3 sse4.1 sse4.2 ssse3 xsave " +
			"xsaveopt"},
	{names: "haswell core-avx2", is: "core_avx2 haswell",
		has: "avx avx2 bmi bmi2 cx16 f16c fma fsgsbase fxsr lzcnt mmx movbe pclmul popcnt rdrnd sahf sse sse2 sse3 " +
			"sse4.1 sse4.2 ssse3 xsave xsaveopt"},
	{names: "broadwell", is: "core_avx2 haswell",
		has: "adx avx avx2 bmi bmi2 cx16 f16c fma fsgsbase fxsr lzcnt mmx movbe pclmul popcnt prfchw rdrnd rdseed sahf " +
			"sse sse2 sse3 sse4.1 sse4.2 ssse3 xsave xsaveopt"},
	{names: "skylake", is: "skylake",
		has: "adx aes avx avx2 bmi bmi2 clflushopt cx16 f16c fma fsgsbase fxsr lzcnt mmx movbe pclmul popcnt prfchw " +
			"rdrnd rdseed sahf sgx sse sse2 sse3 sse4.1 sse4.2 ssse3 xsave xsavec xsaveopt xsaves"},
	{names: "skylake-avx512", is: "skylake_avx512",
		has: "adx aes avx avx2 avx512bw avx512cd avx512dq avx512f avx512vl bmi bmi2 clflushopt clwb cx16 f16c fma " +
			"fsgsbase fxsr lzcnt mmx movbe pclmul pku popcnt prfchw rdrnd rdseed sahf sgx sse sse2 sse3 sse4.1 sse4.2 ssse3 " +
			"xsave xsavec xsaveopt xsaves"},
	{names: "cannonlake", is: "cannonlake",
		has: "adx aes avx avx2 avx512bw avx512cd avx512dq avx512f avx512ifma avx512vbmi avx512vl bmi bmi2 clflushopt " +
			"cx16 f16c fma fsgsbase fxsr lzcnt mmx movbe pclmul pku popcnt prfchw rdrnd rdseed sahf sgx sha sse sse2 sse3 " +
			"sse4.1 sse4.2 ssse3 xsave xsavec xsaveopt xsaves"},
	{names: "icelake-client", is: "icelake_client",
		has: "adx aes avx avx2 avx512bitalg avx512bw avx512cd avx512dq avx512f avx512ifma avx512vbmi avx512vbmi2 avx512vl " +
			"avx512vnni avx512vpopcntdq bmi bmi2 clflushopt cx16 f16c fma fsgsbase fxsr gfni lzcnt mmx movbe pclmul " +
			"pku popcnt prfchw rdpid rdrnd rdseed sahf sgx sha sse sse2 sse3 sse4.1 sse4.2 ssse3 vaes vpclmulqdq xsave " +
			"xsavec xsaveopt xsaves"},
	{names: "rocketlake", is: "rocketlake",
		has: "adx aes avx avx2 avx512bitalg avx512bw avx512cd avx512dq avx512f avx512ifma avx512vbmi avx512vbmi2 avx512vl " +
			"avx512vnni avx512vpopcntdq bmi bmi2 clflushopt cx16 f16c fma fsgsbase fxsr gfni lzcnt mmx movbe pclmul " +
			"pku popcnt prfchw rdpid rdrnd rdseed sahf sha sse sse2 sse3 sse4.1 sse4.2 ssse3 vaes vpclmulqdq xsave xsavec " +
			"xsaveopt xsaves"},
	{names: "icelake-server", is: "icelake_server",
		has: "adx aes avx avx2 avx512bitalg avx512bw avx512cd avx512dq avx512f avx512ifma avx512vbmi avx512vbmi2 avx512vl " +
			"avx512vnni avx512vpopcntdq bmi bmi2 clflushopt clwb cx16 f16c fma fsgsbase fxsr gfni lzcnt mmx movbe " +
			"pclmul pconfig pku popcnt prfchw rdpid rdrnd rdseed sahf sgx sha sse sse2 sse3 sse4.1 sse4.2 ssse3 vaes " +
			"vpclmulqdq wbnoinvd xsave xsavec xsaveopt xsaves"},
	{names: "cascadelake", is: "cascadelake",
		has: "adx aes avx avx2 avx512bw avx512cd avx512dq avx512f avx512vl avx512vnni bmi bmi2 clflushopt clwb cx16 " +
			"f16c fma fsgsbase fxsr lzcnt mmx movbe pclmul pku popcnt prfchw rdrnd rdseed sahf sgx sse sse2 sse3 sse4.1 " +
			"sse4.2 ssse3 xsave xsavec xsaveopt xsaves"},
	{names: "tigerlake", is: "tigerlake",
		has: "adx aes avx avx2 avx512bitalg avx512bw avx512cd avx512dq avx512f avx512ifma avx512vbmi avx512vbmi2 avx512vl " +
			"avx512vnni avx512vp2intersect avx512vpopcntdq bmi bmi2 clflushopt clwb cx16 f16c fma fsgsbase fxsr gfni " +
			"kl lzcnt mmx movbe movdir64b movdiri pclmul pku popcnt prfchw rdpid rdrnd rdseed sahf sgx sha sse sse2 sse3 " +
			"sse4.1 sse4.2 ssse3 vaes vpclmulqdq widekl xsave xsavec xsaveopt xsaves"},
	{names: "cooperlake", is: "cooperlake",
		has: "adx aes avx avx2 avx512bf16 avx512bw avx512cd avx512dq avx512f avx512vl avx512vnni bmi bmi2 clflushopt clwb " +
			"crc32 cx16 f16c fma fsgsbase fxsr lzcnt mmx movbe pclmul pku popcnt prfchw rdrnd rdseed sahf sgx sse sse2 sse3 " +
			"sse4.1 sse4.2 ssse3 xsave xsavec xsaveopt xsaves"},
	{names: "sapphirerapids", is: "sapphirerapids",
		has: "adx aes amx-bf16 amx-int8 amx-tile avx avx2 avx512bf16 avx512bitalg avx512bw avx512cd avx512dq avx512f " +
			"avx512fp16 avx512ifma avx512vbmi avx512vbmi2 avx512vl avx512vnni avx512vp2intersect avx512vpopcntdq avxvnni " +
			"bmi bmi2 cldemote clflushopt clwb cx16 enqcmd f16c fma fsgsbase fxsr gfni lzcnt mmx movbe movdir64b " +
			"movdiri pclmul pconfig pku popcnt prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha sse sse2 sse3 " +
			"sse4.1 sse4.2 ssse3 tsxldtrk uintr vaes vpclmulqdq waitpkg wbnoinvd xsave xsavec xsaveopt xsaves"},
	{names: "alderlake", is: "alderlake",
		has: "adx aes avx avx2 avxvnni bmi bmi2 cldemote clflushopt clwb cx16 f16c fma fsgsbase fxsr gfni hreset kl " +
			"lzcnt mmx movbe movdir64b movdiri pclmul pconfig pku popcnt prfchw ptwrite rdpid rdrnd rdseed sahf serialize " +
			"sgx sha sse sse2 sse3 sse4.1 sse4.2 ssse3 vaes vpclmulqdq waitpkg widekl xsave xsavec xsaveopt xsaves"},
	{names: "bonnell atom", is: "atom bonnell", has: "cx16 fxsr mmx movbe sahf sse sse2 sse3 ssse3"},
	{names: "silvermont slm", is: "silvermont slm",
		has: "crc32 cx16 fxsr mmx movbe pclmul popcnt prfchw rdrnd sahf sse sse2 sse3 sse4.1 sse4.2 ssse3"},
	{names: "goldmont", is: "goldmont",
		has: "aes clflushopt cx16 fsgsbase fxsr mmx movbe pclmul popcnt prfchw rdrnd rdseed sahf sha sse sse2 sse3 " +
			"sse4.1 sse4.2 ssse3 xsave xsavec xsaveopt xsaves"},
	{names: "goldmont-plus", is: "goldmont_plus",
		has: "aes clflushopt cx16 fsgsbase fxsr mmx movbe pclmul popcnt prfchw ptwrite rdpid rdrnd rdseed sahf sgx sha " +
			"sse sse2 sse3 sse4.1 sse4.2 ssse3 xsave xsavec xsaveopt xsaves"},
	{names: "tremont", is: "tremont",
		has: "aes cldemote clflushopt clwb cx16 fsgsbase fxsr gfni mmx movbe movdir64b movdiri pclmul popcnt prfchw " +
			"ptwrite rdpid rdrnd rdseed sahf sgx sha sse sse2 sse3 sse4.1 sse4.2 ssse3 waitpkg xsave xsavec xsaveopt xsaves"},
	{names: "knl", is: "knl",
		has: "adx avx avx2 avx512cd avx512er avx512f avx512pf bmi bmi2 cx16 f16c fma fsgsbase fxsr lzcnt mmx movbe " +
			"pclmul popcnt prefetchwt1 prfchw rdrnd rdseed sahf sse sse2 sse3 sse4.1 sse4.2 ssse3 xsave xsaveopt"},
	{names: "knm", is: "knm",
		has: "adx avx avx2 avx5124fmaps avx5124vnniw avx512cd avx512er avx512f avx512pf avx512vpopcntdq bmi bmi2 cx16 " +
			"f16c fma fsgsbase fxsr lzcnt mmx movbe pclmul popcnt prefetchwt1 prfchw rdrnd rdseed sahf sse sse2 sse3 sse4.1 " +
			"sse4.2 ssse3 xsave xsaveopt"},
	{names: "x86-64", is: "k8", tune: "-", has: "fxsr mmx sse sse2"},
	{names: "x86-64-v2", is: "k8", tune: "-", has: "crc32 cx16 fxsr mmx popcnt sahf sse sse2 sse3 sse4.1 sse4.2 ssse3"},
	{names: "x86-64-v3", is: "k8", tune: "-",
		has: "avx avx2 bmi bmi2 cx16 f16c fma fxsr lzcnt mmx movbe popcnt sahf sse sse2 sse3 sse4.1 sse4.2 ssse3 xsave"},
	{names: "x86-64-v4", is: "k8", tune: "-",
		has: "avx avx2 avx512bw avx512cd avx512dq avx512f avx512vl bmi bmi2 cx16 f16c fma fxsr lzcnt mmx movbe popcnt " +
			"sahf sse sse2 sse3 sse4.1 sse4.2 ssse3 xsave"},
	{names: "eden-x2", is: "k8", has: "fxsr mmx sahf sse sse2 sse3"},
	{names: "nano nano-1000 nano-2000", is: "k8", has: "fxsr mmx sahf sse sse2 sse3 ssse3"},
	{names: "nano-3000 nano-x2 eden-x4 nano-x4", is: "k8", has: "fxsr mmx sahf sse sse2 sse3 sse4.1 ssse3"},
	{names: "k8 opteron athlon64 athlon-fx", is: "k8", has: "3dnow 3dnowa fxsr mmx sse sse2"},
	{names: "k8-sse3 opteron-sse3 athlon64-sse3", is: "k8", has: "3dnow 3dnowa fxsr mmx sse sse2 sse3"},
	{names: "amdfam10 barcelona", is: "amdfam10", has: "3dnow 3dnowa abm cx16 fxsr lzcnt mmx popcnt prfchw sahf sse sse2 sse3 sse4a"},
	{names: "bdver1", is: "bdver1",
		has: "abm aes avx cx16 fma4 fxsr lwp lzcnt mmx pclmul popcnt prfchw sahf sse sse2 sse3 sse4.1 sse4.2 sse4a " +
			"ssse3 xop xsave"},
	{names: "bdver2", is: "bdver2",
		has: "abm aes avx bmi cx16 f16c fma fma4 fxsr lwp lzcnt mmx pclmul popcnt prfchw sahf sse sse2 sse3 sse4.1 " +
			"sse4.2 sse4a ssse3 tbm xop xsave"},
	{names: "bdver3", is: "bdver3",
		has: "abm aes avx bmi cx16 f16c fma fma4 fsgsbase fxsr lwp lzcnt mmx pclmul popcnt prfchw sahf sse sse2 sse3 " +
			"sse4.1 sse4.2 sse4a ssse3 tbm xop xsave xsaveopt"},
	{names: "bdver4", is: "bdver4",
		has: "abm aes avx avx2 bmi bmi2 cx16 f16c fma fma4 fsgsbase fxsr lwp lzcnt mmx movbe mwaitx pclmul popcnt " +
			"prfchw rdrnd sahf sse sse2 sse3 sse4.1 sse4.2 sse4a ssse3 tbm xop xsave xsaveopt"},
	{names: "znver1", is: "znver1",
		has: "abm adx aes avx avx2 bmi bmi2 clflushopt clzero cx16 f16c fma fsgsbase fxsr lzcnt mmx movbe mwaitx " +
			"pclmul popcnt prfchw rdrnd rdseed sahf sha sse sse2 sse3 sse4.1 sse4.2 sse4a ssse3 xsave xsavec xsaveopt " +
			"xsaves"},
	{names: "znver2", is: "znver2",
		has: "abm adx aes avx avx2 bmi bmi2 clflushopt clwb clzero cx16 f16c fma fsgsbase fxsr lzcnt mmx movbe mwaitx " +
			"pclmul popcnt prfchw rdpid rdrnd rdseed sahf sha sse sse2 sse3 sse4.1 sse4.2 sse4a ssse3 wbnoinvd xsave xsavec " +
			"xsaveopt xsaves"},
	{names: "znver3", is: "znver3",
		has: "abm adx aes avx avx2 bmi bmi2 clflushopt clwb clzero cx16 f16c fma fsgsbase fxsr lzcnt mmx movbe mwaitx " +
			"pclmul pku popcnt prfchw rdpid rdrnd rdseed sahf sha sse sse2 sse3 sse4.1 sse4.2 sse4a ssse3 vaes vpclmulqdq " +
			"wbnoinvd xsave xsavec xsaveopt xsaves"},
	{names: "btver1", is: "btver1", has: "abm cx16 fxsr lzcnt mmx popcnt prfchw sahf sse sse2 sse3 sse4a ssse3 xsave"},
	{names: "btver2", is: "btver2",
		has: "abm aes avx bmi cx16 f16c fxsr lzcnt mmx movbe pclmul popcnt prfchw sahf sse sse2 sse3 sse4.1 sse4.2 " +
			"sse4a ssse3 xsave xsaveopt"},
	{names: "intel generic", tune: "-"},
}

// processors32 are those that have only 32 bits.
var processors32 = []processor{
	{names: "i386", is: "", tune: "i386"},
	{names: "i486", is: "i486"},
	{names: "i586 pentium", is: "i586 pentium"},
	{names: "lakemont", is: "i586 pentium", tune: "lakemont"},
	{names: "pentium-mmx", is: "i586 pentium pentium_mmx", has: "mmx"},
	{names: "winchip-c6", is: "i486", has: "mmx"},
	{names: "winchip2 c3 samuel-2", is: "i486", has: "3dnow mmx"},
	{names: "c3-2", is: "i686 pentiumpro", tune: "i686 pentium2 pentiumpro", has: "fxsr mmx sse"},
	{names: "nehemiah pentium3m", is: "i686 pentiumpro", has: "fxsr mmx sse"},
	{names: "c7 esther", is: "i686 pentiumpro", has: "fxsr mmx sse sse2 sse3"},
	{names: "i686 pentiumpro", is: "i686 pentiumpro"},
	{names: "pentium2", is: "i686 pentiumpro", tune: "i686 pentium2 pentiumpro", has: "fxsr mmx"},
	{names: "pentium3", is: "i686 pentiumpro", tune: "i686 pentium2 pentium3 pentiumpro", has: "fxsr mmx sse"},
	{names: "pentium-m", is: "i686 pentiumpro", has: "fxsr mmx sse sse2"},
	{names: "pentium4 pentium4m", is: "pentium4", has: "fxsr mmx sse sse2"},
	{names: "prescott", is: "nocona", has: "fxsr mmx sse sse2 sse3"},
	{names: "geode", is: "geode", has: "3dnow 3dnowa mmx"},
	{names: "k6", is: "k6", has: "mmx"},
	{names: "k6-2", is: "k6 k6_2", has: "3dnow mmx"},
	{names: "k6-3", is: "k6 k6_3", has: "3dnow mmx"},
	{names: "athlon athlon-tbird", is: "athlon", has: "3dnow 3dnowa mmx"},
	{names: "athlon-4 athlon-xp athlon-mp", is: "athlon athlon_sse", has: "3dnow 3dnowa fxsr mmx sse"},
}

// A feature is what -mNAME switches on.
type feature struct {
	name   string
	macro  string // "" for __NAME__
	needs  string // features without which it is not
	brings string // features that come along, unless -mno- takes them away
}

// features are those of gcc 12.
var features = []feature{
	{name: "3dnow", macro: "__3dNOW__", needs: "mmx"},
	{name: "3dnowa", macro: "__3dNOW_A__", needs: "3dnow"},
	{name: "abm", brings: "lzcnt popcnt"},
	{name: "adx"},
	{name: "aes", brings: "sse2"},
	{name: "amx-bf16", macro: "__AMX_BF16__"},
	{name: "amx-int8", macro: "__AMX_INT8__"},
	{name: "amx-tile", macro: "__AMX_TILE__", needs: "xsave"},
	{name: "avx", needs: "sse4.2 xsave"},
	{name: "avx2", needs: "avx"},
	{name: "avx5124fmaps", needs: "avx512f"},
	{name: "avx5124vnniw", needs: "avx512f"},
	{name: "avx512bf16", needs: "avx512bw"},
	{name: "avx512bitalg", needs: "avx512f"},
	{name: "avx512bw", needs: "avx512f"},
	{name: "avx512cd", needs: "avx512f"},
	{name: "avx512dq", needs: "avx512f"},
	{name: "avx512er", needs: "avx512f"},
	{name: "avx512f", needs: "avx2"},
	{name: "avx512fp16", needs: "avx512bw"},
	{name: "avx512ifma", needs: "avx512f"},
	{name: "avx512pf", needs: "avx512f"},
	{name: "avx512vbmi", needs: "avx512bw"},
	{name: "avx512vbmi2", needs: "avx512f"},
	{name: "avx512vl", needs: "avx512f"},
	{name: "avx512vnni", needs: "avx512f"},
	{name: "avx512vp2intersect", needs: "avx512f", brings: "avx512dq"},
	{name: "avx512vpopcntdq", needs: "avx512f"},
	{name: "avxvnni", needs: "avx2"},
	{name: "bmi"},
	{name: "bmi2"},
	{name: "cldemote"},
	{name: "clflushopt"},
	{name: "clwb"},
	{name: "clzero"},
	{name: "crc32"},
	{name: "cx16", macro: "__GCC_HAVE_SYNC_COMPARE_AND_SWAP_16"},
	{name: "enqcmd"},
	{name: "f16c", needs: "avx"},
	{name: "fma", needs: "avx"},
	{name: "fma4", needs: "avx sse4a"},
	{name: "fsgsbase"},
	{name: "gfni"},
	{name: "hreset"},
	{name: "kl", needs: "sse2"},
	{name: "lwp"},
	{name: "lzcnt"},
	{name: "mmx"},
	{name: "movbe"},
	{name: "movdir64b"},
	{name: "movdiri"},
	{name: "mwaitx"},
	{name: "pclmul", brings: "sse2"},
	{name: "pconfig"},
	{name: "pku"},
	{name: "popcnt"},
	{name: "prefetchwt1"},
	{name: "prfchw"},
	{name: "ptwrite"},
	{name: "rdpid"},
	{name: "rdrnd"},
	{name: "rdseed"},
	{name: "rtm"},
	{name: "sahf", macro: "__LAHF_SAHF__"},
	{name: "serialize"},
	{name: "sgx"},
	{name: "sha", brings: "sse2"},
	{name: "shstk"},
	{name: "sse", brings: "mmx"},
	{name: "sse2", needs: "sse"},
	{name: "sse3", needs: "sse2"},
	{name: "sse4.1", macro: "__SSE4_1__", needs: "ssse3"},
	{name: "sse4.2", macro: "__SSE4_2__", needs: "sse4.1", brings: "crc32 popcnt"},
	{name: "sse4a", needs: "sse3"},
	{name: "ssse3", needs: "sse3"},
	{name: "tbm"},
	{name: "tsxldtrk"},
	{name: "uintr"},
	{name: "vaes"},
	{name: "vpclmulqdq"},
	{name: "waitpkg"},
	{name: "wbnoinvd"},
	{name: "widekl", needs: "kl"},
	{name: "xop", needs: "fma4"},
	{name: "xsave"},
	{name: "xsavec", needs: "xsave"},
	{name: "xsaveopt", needs: "xsave"},
	{name: "xsaves", needs: "xsave"},
	{name: "fxsr"},
}
