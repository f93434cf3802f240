// Starts the server as the extension does, with the protocol library of its client, and looks at what it says of an
// example: node test.js, with mayrun on the PATH or in MAYRUN.
'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const { spawn } = require('node:child_process');
const { pathToFileURL } = require('node:url');
const lsp = require('vscode-languageserver-protocol/node');
const { server } = require('./server');
const manifest = require('./package.json');

async function main() {
	const defaults = manifest.contributes.configuration.properties;
	const run = server({ path: process.env.MAYRUN || defaults['mayrun.path'].default, checkFlags: defaults['mayrun.checkFlags'].default });
	const child = spawn(run.command, run.args, { stdio: ['pipe', 'pipe', 'inherit'] });
	const ended = new Promise((resolve) => child.on('exit', resolve));
	child.on('error', (err) => { throw err; });
	const connection = lsp.createProtocolConnection(
		new lsp.StreamMessageReader(child.stdout), new lsp.StreamMessageWriter(child.stdin));
	const folder = path.join(__dirname, '..', '..', 'examples', 'c', 'bank');
	const uri = pathToFileURL(path.join(folder, 'bank.c')).href;
	const published = new Promise((resolve) => connection.onNotification(lsp.PublishDiagnosticsNotification.type,
		(p) => p.diagnostics.length > 0 && resolve(p)));
	const progress = [];
	connection.onRequest(lsp.WorkDoneProgressCreateRequest.type, ({ token }) => {
		connection.onProgress(lsp.WorkDoneProgress.type, token, (p) => progress.push(p.kind));
	});
	connection.listen();

	const { capabilities } = await connection.sendRequest(lsp.InitializeRequest.type, {
		processId: process.pid, rootUri: null,
		workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'bank' }],
		capabilities: { window: { workDoneProgress: true } },
	});
	assert(capabilities.hoverProvider && capabilities.codeLensProvider && capabilities.codeActionProvider);
	await connection.sendNotification(lsp.InitializedNotification.type, {});
	await connection.sendNotification(lsp.DidOpenTextDocumentNotification.type, {
		textDocument: { uri, languageId: 'c', version: 1, text: fs.readFileSync(path.join(folder, 'bank.c'), 'utf8') },
	});
	const { diagnostics } = await published;
	assert.deepStrictEqual(diagnostics.map((d) => d.range.start.line + 1).sort(), [13, 21]);
	assert(diagnostics.every((d) => d.relatedInformation.length === 3 && d.message.includes('fix: hold `lock`')));
	const hover = await connection.sendRequest(lsp.HoverRequest.type, {
		textDocument: { uri }, position: { line: 12, character: 2 },
	});
	assert(hover.contents.value.startsWith('balance: may race; guarded by `lock` in '), hover.contents.value);
	await connection.sendRequest(lsp.ShutdownRequest.type);
	assert.deepStrictEqual(progress, ['begin', 'end']);
	await connection.sendNotification(lsp.ExitNotification.type);
	assert.strictEqual(await ended, 0);
	console.log('ok');
}

main().catch((err) => {
	console.error(err);
	process.exit(1);
});
