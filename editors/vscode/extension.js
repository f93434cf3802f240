// An extension of VS Code that starts mayrun lsp, and shows what it says.
'use strict';

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { server } = require('./server');

/** @type {LanguageClient | undefined} */
let client;

async function start() {
	const settings = vscode.workspace.getConfiguration('mayrun');
	const run = server({ path: settings.get('path'), checkFlags: settings.get('checkFlags') });
	client = new LanguageClient('mayrun', 'mayrun', run, {
		documentSelector: [{ scheme: 'file', language: 'c' }],
	});
	try {
		await client.start();
	} catch (err) {
		client = undefined;
		vscode.window.showErrorMessage(`mayrun: ${run.command} lsp cannot be started: ${err.message}. Is mayrun.path right?`);
	}
}

async function stop() {
	const old = client;
	client = undefined;
	if (old) {
		await old.stop();
	}
}

async function restart() {
	await stop();
	await start();
}

async function activate(context) {
	context.subscriptions.push(
		vscode.commands.registerCommand('mayrun.restart', restart),
		vscode.workspace.onDidChangeConfiguration((e) => e.affectsConfiguration('mayrun') && restart()),
	);
	await start();
}

module.exports = { activate, deactivate: stop };
