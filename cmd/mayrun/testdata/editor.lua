-- A session of Neovim with its own client of the protocol: what a person sees of a file that races, and does about it.
-- It is run by TestNeovim, with the server's command and the folder in the environment, and prints what it has seen.
local dir = vim.env.MAYRUN_DIR
local config = { name = 'mayrun', cmd = { vim.env.MAYRUN, 'lsp', '--', '--confirm-budget', '200ms' }, root_dir = dir,
  workspace_folders = { { uri = vim.uri_from_fname(dir), name = 'w' } } }
local client
if vim.lsp.start then
  client = vim.lsp.start(config)
else -- before 0.8
  client = vim.lsp.start_client(config)
  vim.lsp.buf_attach_client(0, client)
end

local function say(...) io.stdout:write(table.concat({ ... }, ' '), '\n') end
local function wait(what, is)
  if not vim.wait(60000, is, 50) then error('waited in vain for ' .. what) end
end
local function ask(method, params)
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, 60000) or {}) do
    return answer.result
  end
end
local document = vim.lsp.util.make_text_document_params()
local function diagnostics()
  local list = vim.diagnostic.get(0)
  table.sort(list, function(a, b) return a.lnum < b.lnum end)
  return list
end

local function session()
  wait('diagnostics', function() return #vim.diagnostic.get(0) > 0 end)
  local found = {}
  for _, d in ipairs(diagnostics()) do
    say('line', d.lnum + 1, 'severity', d.severity, d.source, (d.message:gsub('\n', ' | ')))
    table.insert(found, d.user_data.lsp)
    found[#found].range = found[#found].range
      or { start = { line = d.lnum, character = d.col }, ['end'] = { line = d.end_lnum, character = d.end_col } }
  end
  vim.diagnostic.setqflist({ open = false })
  say('quickfix', #vim.fn.getqflist())

  vim.api.nvim_win_set_cursor(0, { 11, 1 })
  local hover = ask('textDocument/hover', vim.lsp.util.make_position_params(0, 'utf-16'))
  say('hover', (hover.contents.value:gsub('\n', ' | ')))
  for _, lens in ipairs(ask('textDocument/codeLens', { textDocument = document })) do
    say('lens', lens.range.start.line + 1, lens.command.title)
  end

  local line = found[1].range.start.line
  local at = { start = { line = line, character = 0 }, ['end'] = { line = line, character = 0 } }
  local action = ask('textDocument/codeAction', { textDocument = document, range = at, context = { diagnostics = {} } })[1]
  say('action', action.title)
  vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
  say('inserted', vim.trim(vim.api.nvim_buf_get_lines(0, line, line + 1, false)[1]))
  vim.cmd('silent write')
  wait('no diagnostics', function() return #vim.diagnostic.get(0) == 0 end)
  say('settled')
  vim.lsp.stop_client(client)
  wait('the end of the server', function() return #vim.lsp.get_active_clients() == 0 end)
  say('ended')
end

local ok, err = pcall(session)
if ok then vim.cmd('quitall!') end
say(tostring(err))
vim.cmd('cquit 1')
