// Package schemas holds the formats of reports against their schemas: docs/report-1.schema.json is what the
// types of package report say, with their comments, and SARIF is the official schema of SARIF 2.1.0. Pages are
// tried in a headless Chromium, where there is one.
package schemas
