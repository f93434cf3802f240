package lsp

import "encoding/json"

// The parts of the protocol that the server speaks, with the names of its specification.

// A Position is a place between two characters: lines and UTF-16 units, both from 0.
type Position struct {
	Line      uint32 `json:"line"`
	Character uint32 `json:"character"`
}

// A Range ends before its end.
type Range struct {
	Start Position `json:"start"`
	End   Position `json:"end"`
}

// Location is a range of a file.
type Location struct {
	URI   string `json:"uri"`
	Range Range  `json:"range"`
}

// Severities of a [Diagnostic].
const (
	severityError   = 1
	severityWarning = 2
	severityInfo    = 3
	severityHint    = 4
)

// Diagnostic is something that is said of a range.
type Diagnostic struct {
	Range    Range     `json:"range"`
	Severity int       `json:"severity"`
	Code     string    `json:"code,omitempty"`
	Source   string    `json:"source"`
	Message  string    `json:"message"`
	Related  []related `json:"relatedInformation,omitempty"`
}

type related struct {
	Location Location `json:"location"`
	Message  string   `json:"message"`
}

type publishParams struct {
	URI         string       `json:"uri"`
	Diagnostics []Diagnostic `json:"diagnostics"`
}

type initializeParams struct {
	RootURI          *string           `json:"rootUri"`
	RootPath         *string           `json:"rootPath"`
	WorkspaceFolders []workspaceFolder `json:"workspaceFolders"`
	Capabilities     struct {
		Window struct {
			WorkDoneProgress bool `json:"workDoneProgress"`
		} `json:"window"`
		Workspace struct {
			CodeLens struct {
				RefreshSupport bool `json:"refreshSupport"`
			} `json:"codeLens"`
		} `json:"workspace"`
	} `json:"capabilities"`
}

type workspaceFolder struct {
	URI string `json:"uri"`
}

type initializeResult struct {
	Capabilities capabilities `json:"capabilities"`
	ServerInfo   struct {
		Name    string `json:"name"`
		Version string `json:"version"`
	} `json:"serverInfo"`
}

type capabilities struct {
	PositionEncoding string      `json:"positionEncoding"`
	TextDocumentSync syncOptions `json:"textDocumentSync"`
	Hover            bool        `json:"hoverProvider"`
	CodeLens         struct{}    `json:"codeLensProvider"`
	CodeAction       struct {
		Kinds []string `json:"codeActionKinds"`
	} `json:"codeActionProvider"`
	Workspace struct {
		Folders struct {
			Supported     bool `json:"supported"`
			Notifications bool `json:"changeNotifications"`
		} `json:"workspaceFolders"`
	} `json:"workspace"`
}

type syncOptions struct {
	OpenClose bool     `json:"openClose"`
	Change    int      `json:"change"` // 2: the client says what changes; only that it does is of interest
	Save      struct{} `json:"save"`
}

// documentParams are those of all notifications and requests about one file.
type documentParams struct {
	Document struct {
		URI  string `json:"uri"`
		Text string `json:"text"` // of didOpen
	} `json:"textDocument"`
	Position Position `json:"position"` // of hover
	Range    Range    `json:"range"`    // of codeAction
}

type foldersParams struct {
	Event struct {
		Added   []workspaceFolder `json:"added"`
		Removed []workspaceFolder `json:"removed"`
	} `json:"event"`
}

type hover struct {
	Contents markup `json:"contents"`
	Range    Range  `json:"range"`
}

type markup struct {
	Kind  string `json:"kind"` // always plaintext: names of a program are no markup
	Value string `json:"value"`
}

type lens struct {
	Range   Range   `json:"range"`
	Command command `json:"command"`
}

type command struct {
	Title   string `json:"title"`
	Command string `json:"command"` // empty: it is only a title
}

type action struct {
	Title       string       `json:"title"`
	Kind        string       `json:"kind"`
	Diagnostics []Diagnostic `json:"diagnostics,omitempty"`
	Edit        struct {
		Changes map[string][]textEdit `json:"changes"`
	} `json:"edit"`
}

type textEdit struct {
	Range Range  `json:"range"`
	Text  string `json:"newText"`
}

type tokenParams struct {
	Token json.RawMessage `json:"token"`
}

type progressParams struct {
	Token string   `json:"token"`
	Value progress `json:"value"`
}

type progress struct {
	Kind        string `json:"kind"` // begin, end
	Title       string `json:"title,omitempty"`
	Message     string `json:"message,omitempty"`
	Cancellable bool   `json:"cancellable,omitempty"`
}

// Types of a message for people.
const (
	messageWarning = 2
	messageLog     = 4
)

type messageParams struct {
	Type    int    `json:"type"`
	Message string `json:"message"`
}

// Errors of the protocol, beside those of JSON-RPC.
const codeNotInitialized = -32002
