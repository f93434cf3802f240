package compdb

// ignored are the flags that change nothing that matters to the analysis, and why. It takes a program for what
// it means by the standard, extended where gcc defines more; what the optimiser makes of that is a program with
// the same executions, or fewer.
var ignored = []rule{
	{flags: "-faggressive-loop-optimizations -falign-* -fallocation-dce -fauto-inc-dec -fauto-profile " +
		"-fauto-profile= -fbit-tests -fbranch-* -fbtr-bb-exclusive -fbuilding-libgcc -fcall-* -fcaller-saves " +
		"-fcheck-data-deps -fcode-hoisting -fcombine-stack-adjustments -fconserve-stack -fcprop-registers " +
		"-fcrossjumping -fcse-follow-jumps -fcse-skip-blocks -fdata-sections -fdce -fdebug-types-section " +
		"-fdefer-pop -fdelayed-branch -fdevirtualize -fdevirtualize-at-ltrans -fdevirtualize-speculatively -fdse " +
		"-fearly-inlining -feliminate-dwarf2-dups -feliminate-unused-debug-symbols -feliminate-unused-debug-types " +
		"-femit-* -fexpensive-optimizations -ffat-lto-objects -ffinite-loops -ffixed-* -ffold-simple-inlines " +
		"-fforce-addr -fforward-propagate -ffunction-cse -ffunction-sections -fgcse* -fgnu-unique -fgraphite " +
		"-fgraphite-identity -fguess-branch-probability -fhoist-adjacent-loads -fif-conversion -fif-conversion2 " +
		"-findirect-inlining -finhibit-size-directive -finline-atomics -finline-functions " +
		"-finline-functions-called-once -finline-limit- -finline-limit= -finline-small-functions -fipa-* -fira-* " +
		"-fisolate-erroneous-paths-attribute -fisolate-erroneous-paths-dereference -fivopts -fjump-tables " +
		"-fkeep-gc-roots-live -fkeep-inline-functions -fkeep-static-consts -fkeep-static-functions " +
		"-flarge-source-files -flifetime-dse -flifetime-dse= -flimit-function-alignment -flive-patching " +
		"-flive-patching= -flive-range-shrinkage -floop-* -flra-remat -flto* -fmerge-constants " +
		"-fmerge-debug-strings -fmodulo-sched -fmodulo-sched-allow-regmoves -fmove-loop-invariants " +
		"-fmove-loop-stores -fomit-frame-pointer -fopenacc-dim= -fopenmp-simd -foptimize-register-move " +
		"-foptimize-sibling-calls -foptimize-strlen -fpartial-inlining -fpcc-struct-return -fpeel-loops -fpeephole " +
		"-fpeephole2 -fplt -fplugin-arg-* -fpredictive-commoning -fprefetch-loop-arrays -fprintf-return-value " +
		"-free -freg-struct-return -fregmove -frename-registers -freorder-blocks -freorder-blocks-algorithm= " +
		"-freorder-blocks-and-partition -freorder-functions -frerun-cse-after-loop -frerun-loop-opt " +
		"-freschedule-modulo-scheduled-loops -fsched* -fsection-anchors -fsee -fsel-* -fsemantic-interposition " +
		"-fshrink-wrap -fshrink-wrap-separate -fsimd-cost-model= -fsplit-ivs-in-unroller -fsplit-loops " +
		"-fsplit-paths -fsplit-wide-types -fsplit-wide-types-early -fssa-backprop -fssa-phiopt -fstack-reuse= " +
		"-fstdarg-opt -fstore-merging -fstrength-reduce -fsync-libcalls -fthread-jumps -ftls-model= " +
		"-ftoplevel-reorder -ftracer -ftrampolines -ftree-* -funit-at-a-time -funroll-all-loops " +
		"-funroll-completely-grow-size -funroll-loops -funsafe-loop-optimizations -funswitch-loops -fuse-ld= " +
		"-fuse-linker-plugin -fvar-tracking* -fvariable-expansion-in-unroller -fvect-cost-model -fvect-cost-model= " +
		"-fvisibility= -fvpt -fweb -fwhole-program -fzee -fzero-initialized-in-bss -fversion-loops-for-strides " +
		"-fvectorize -fslp-vectorize -fstandalone-debug -flimit-debug-info -fembed-bitcode* -fcoverage-* " +
		"-funique-* -fsplit-machine-functions -fsplit-lto-unit -faddrsig -fautolink -fforce-* " +
		"-fstrict-vtable-pointers -fstrict-flex-arrays* -fstrict-return -fassume-* " +
		"-ffine-grained-bitfield-accesses -fvisibility-* -frtlib-add-rpath -freroll-loops " +
		"-fpic-data-is-text-relative -fpseudo-probe* -fmerge-functions -fmemory-profile* -fxray-* -fcs-profile* " +
		"-fbasic-block-* -fexperimental-* -fjmc -fkeep-* -fveclib= -fswiftcall* -fdirect-access-external-data " +
		"-femulated-tls -fuse-init-array -fuse-cxa-atexit -fuse-ctor-homing -finline-hint-functions -fglobal-isel " +
		"-ffunction-attribute-list= -fregister-global-dtors-with-atexit -fstack-size-section -fstack-arrays " +
		"-fvirtual-function-elimination -fwhole-program-vtables -fcxx-exceptions -fobjc-* -fconvergent-functions " +
		"-fmessage-length -fbounds-check -fcomplete-member-pointers -fsized-deallocation -fprebuilt-implicit-modules",
		why: "is about how the code is generated or optimised"},
	{flags: "-m8bit-idiv -mabi= -maccumulate-outgoing-args -malign-data= -malign-functions= -malign-jumps= " +
		"-malign-loops= -malign-stringops -masm= -mavx256-split-unaligned-load -mavx256-split-unaligned-store " +
		"-mbranch-cost= -mcall-ms2sysv-xlogues -mcet-switch -mcld -mdefault -mdirect-extern-access " +
		"-mdispatch-scheduler -mdump-tune-features -mfancy-math-387 -mfentry -mfentry-section= -mforce-drap " +
		"-mforce-indirect-call -mfp-ret-in-387 -mfunction-return= -mfused-madd -mglibc -mharden-sls= -mhle " +
		"-mieee-fp -mincoming-stack-boundary= -mindirect-branch-cs-prefix -mindirect-branch-register " +
		"-mindirect-branch= -minline-all-stringops -minline-stringops-dynamically -mintel-syntax " +
		"-mlarge-data-threshold= -mmanual-endbr -mmemcpy-strategy= -mmemset-strategy= -mmitigate-rop -mmove-max= " +
		"-mmpx -mmwait -mneeded -mnop-mcount -momit-leaf-frame-pointer -mpc80 -mpcommit -mprefer-avx128 " +
		"-mprefer-vector-width= -mpreferred-stack-boundary= -mpush-args -mrecord-mcount -mrecord-return -mred-zone " +
		"-mregparm= -mrelax-cmpxchg-loop -mrtd -mskip-rax-setup -msse2avx -msseregparm -mstack-arg-probe " +
		"-mstack-protector-guard-offset= -mstack-protector-guard-reg= -mstack-protector-guard-symbol= " +
		"-mstack-protector-guard= -mstackrealign -mstore-max= -mstringop-strategy= -mstv -mtls-dialect= " +
		"-mtls-direct-seg-refs -mtune-ctrl= -mveclibabi= -mvect8-ret-in-mem -mvzeroupper",
		why: "is about which instructions are chosen, how functions are called, or how the stack is laid out"},
	{flags: "-fstrict-aliasing -fargument-alias -fargument-noalias -fargument-noalias-anything -fargument-noalias-global -fstrict-enums " +
		"-fdelete-null-pointer-checks",
		why: "lets the optimiser assume less, or more, of a program without undefined behaviour"},
	{flags: "-fstrict-overflow -fno-wrapv -fno-wrapv-pointer -ftrapv",
		why: "signed numbers that leave their type, and pointers that leave their object, are undefined in C"},
	{flags: "-ftrivial-auto-var-init=",
		why: "gives values to variables that are taken to have any"},
	{flags: "-fcommon -funconstrained-commons",
		why: "says whether definitions without initialiser may be repeated: they are taken to be one"},
	{flags: "-fbuiltin* -fasm -flax-vector-conversions -fcond-mismatch -fdollars-in-identifiers -fextended-identifiers " +
		"-fallow-parameterless-variadic-functions -fgimple",
		why: "permits more, or less; what is not permitted is an error, and functions of the library do the same under any name"},
	{flags: "-fdebug-prefix-map= -ffile-prefix-map= -fmacro-prefix-map=",
		why: "changes only how files are called in __FILE__ and in what the debugger reads"},
	{flags: "-fexcess-precision= -ffloat-store -fpermitted-flt-eval-methods= -ffp-int-builtin-inexact",
		why: "no more is known of results with excess precision"},
	{flags: "-fstrict-volatile-bitfields",
		why: "gcc keeps to the memory model of C11, in which volatile bit-fields are no exception"},
	{flags: "-fanalyzer* -fcallgraph-info* -fcanonical-system-headers -fchecking -fchecking= -fcompare-* " +
		"-fdbg-cnt-list -fdbg-cnt= -fdebug-cpp -fdiagnostics-* -fdisable-* -fdump-* -fenable-* -fhelp -fhelp= " +
		"-fident -fmax-errors= -fmax-include-depth= -fmem-report* -fmessage-length= -fopt-info* -fpch-deps " +
		"-fpch-preprocess -fpost-ipa-mem-report -fpre-ipa-mem-report -frecord-gcc-switches -freport-bug " +
		"-fsave-optimization-record -fshow-column -fstack-usage -ftabstop= -ftarget-help -ftime-report* " +
		"-ftrack-macro-expansion -ftrack-macro-expansion= -fverbose-asm -fversion -fworking-directory " +
		"-fcolor-diagnostics -fansi-escape-codes -fcaret-diagnostics* -fspell-checking* -fcrash-diagnostics* " +
		"-fdebug-* -ferror-limit= -fbracket-depth= -ftemplate-* -fconstexpr-* -fshow-* -fparse-all-comments " +
		"-fcomment-block-commands= -fretain-comments-from-system-headers -fintegrated-* -ftemp-file " +
		"-fproc-stat-report* -ftime-trace* -frewrite-* -fuse-line-directives -fminimize-whitespace",
		why: "is about messages and other output"},
	{flags: "-fcheck-new -fno-threadsafe-statics -fnothrow-opt -frtti -fhandle-exceptions -fvtable-verify= " +
		"-fvtv-counts -fvtv-debug -fada-spec-parent= -fgnat-encodings=",
		why: "is not about C"},
	{flags: "-fasan-shadow-offset= -fcheck-pointer-bounds -fchkp-* -fharden-compares -fharden-conditional-branches " +
		"-finstrument-functions-exclude-file-list= -finstrument-functions-exclude-function-list= -fmudflap " +
		"-fmudflapir -fmudflapth -fpatchable-function-entry= -fprofile* -fsanitize-* -fsplit-stack -fstack-check " +
		"-fstack-check= -fstack-clash-protection -fstack-limit* -ftest-coverage -fzero-call-used-regs=",
		why: "adds checks and counters that do not touch what the program can name"},
	{flags: "-w -W -pedantic -pedantic-errors --pedantic --pedantic-errors --all-warnings --extra-warnings --no-warnings -Wa,* -Werror*",
		why: "is about warnings"},
	{flags: "-v --verbose -### -pipe --pipe -time -Q -Qunused-arguments -Qn -Qy -R* -save-temps* --save-temps* " +
		"-pass-exit-codes -no-canonical-prefixes --version --help* -print-* --print-* -dump* -d* -P -C -CC -H -MD " +
		"-MMD -MP -MG -Mno-modules --user-dependencies --dependencies --write-dependencies " +
		"--write-user-dependencies -cc1 -emit-llvm -emit-ast -emit-interface-stubs --analyze -index-* " +
		"-gcc-toolchain --gcc-toolchain=* --gcc-install-dir=* -mllvm=* -quiet -lang-asm -Winvalid-pch " +
		"-fpch-instantiate-templates -finput-* -imultilib* --no-integrated-cpp -no-integrated-cpp -integrated-as " +
		"-no-integrated-as",
		why: "is about what the compiler prints and writes"},
	{flags: "-static* -shared* -rdynamic -pie -no-pie -nopie -static-pie -nostdlib* -nodefaultlibs -nostartfiles " +
		"-nolibc -r -s -t -n -N -l* -L* -T* -Bstatic -Bdynamic -Bsymbolic -Bsymbolic-functions -symbolic -stdlib=* " +
		"-rtlib=* -unwindlib=* --unwindlib=* --rtlib=* -flinker-output=* -p -pg -coverage --coverage --entry=* " +
		"--shared --static -headerpad_max_install_names -dynamic* -bundle -arch_errors_fatal -rpath=* -z*",
		why: "is about linking, or about profiles"},
	{flags: "-g*",
		why: "is about what the debugger reads"},
	{flags: "-l -L -imultilib -MF -MT -MQ -MJ -u -z -e -A -G -R -rpath -framework -imultiarch -aux-info -dumpbase " +
		"-dumpbase-ext -dumpdir -auxbase --param -param --serialize-diagnostics -install_name -current_version " +
		"-compatibility_version -Xassembler -mllvm -iplugindir -dependency-file -main-file-name -mrelocation-model " +
		"-fdebug-compilation-dir -T -Ttext -Tdata -Tbss -soname -h", arg: next,
		why: "is about other parts of the compiler than those that say what the text means"},
	{flags: "-MF* -MT* -MQ* -MJ* --param=* -A* -iplugindir=* -dumpbase=*",
		why: "is about other parts of the compiler"},
}
