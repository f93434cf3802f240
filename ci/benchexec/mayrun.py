"""Tool-info module of BenchExec for mayrun (https://github.com/mayrun-dev/mayrun).

Put this file where Python finds it as mayrun_benchexec.mayrun, or into benchexec/tools, and mayrun into the PATH or
the tool's directory.
"""

import benchexec.result as result
import benchexec.tools.template


class Tool(benchexec.tools.template.BaseTool2):
    def name(self):
        return "mayrun"

    def project_url(self):
        return "https://github.com/mayrun-dev/mayrun"

    def executable(self, tool_locator):
        return tool_locator.find_executable("mayrun")

    def version(self, executable):
        line = self._version_from_tool(executable, arg="version", line_prefix="mayrun ")
        return line.split(" ")[0]

    def cmdline(self, executable, options, task, rlimits):
        cmd = [executable, "check", "--color", "never", "--no-config"]
        model = (task.options or {}).get("data_model") if isinstance(task.options, dict) else None
        if model:
            cmd += ["--data-model", model]
        if rlimits.memory:  # it gives up by itself, with what it has found, before it is stopped
            cmd += ["--memory", "%dMiB" % (rlimits.memory * 3 // 4 // 2**20)]
        if rlimits.walltime or rlimits.cputime:
            cmd += ["--timeout", "%ds" % max(1, (rlimits.walltime or rlimits.cputime) * 9 // 10)]
        return cmd + options + ["--", *task.input_files]

    def determine_result(self, run):
        verdicts = {"race-free": result.RESULT_TRUE_PROP, "race": result.RESULT_FALSE_PROP, "unknown": result.RESULT_UNKNOWN}
        for line in run.output:
            if line.startswith("verdict: "):
                return verdicts.get(line.split()[1], result.RESULT_ERROR)
        return result.RESULT_ERROR

    def get_value_from_output(self, output, identifier):
        for line in output:
            if line.startswith(identifier + ": "):
                return line[len(identifier) + 2 :].strip()
        return None
