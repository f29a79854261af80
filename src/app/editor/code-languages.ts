// Colours for what is exported. Only names are registered here: each grammar is loaded when it is first shown.
import "monaco-editor/languages/definitions/csharp/register";
import "monaco-editor/languages/definitions/markdown/register";
import "monaco-editor/languages/definitions/python/register";
import "monaco-editor/languages/definitions/typescript/register";
