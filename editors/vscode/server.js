// How the server is started; of its own, so that it can be tried without VS Code.
'use strict';

/**
 * @param {{path?: string, checkFlags?: string[]}} settings of the user
 * @returns {{command: string, args: string[]}} what is to be run
 */
function server(settings) {
	const flags = settings.checkFlags || [];
	return {
		command: settings.path || 'mayrun',
		args: flags.length > 0 ? ['lsp', '--', ...flags] : ['lsp'],
	};
}

module.exports = { server };
