import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createHighlighterCore, type HighlighterCore, type LanguageInput } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { ROLE_THEME } from './role-theme';

export interface CodeToken {
  text: string;
  /** A class name of one letter, which `app/styles/code.css` colors. Undefined for a token without color. */
  role: string | undefined;
}

/** Names without a grammar in Shiki, and `log`, whose grammar suits other logs. Java is the closest to AviatorScript. */
const GRAMMAR_BY_NAME: Readonly<Record<string, string>> = {
  aviator: 'java',
  cmd: 'bat',
  log: 'text',
  plaintext: 'text',
  text: 'text',
  txt: 'text',
};

/** Each grammar is loaded when a page first uses it. */
const GRAMMARS = new Map(Object.entries(bundledLanguages));

/** Every name that may follow the opening fence. */
export const CODE_LANGUAGES: ReadonlySet<string> = new Set([...GRAMMARS.keys(), ...Object.keys(GRAMMAR_BY_NAME)]);

const highlighters = new Map<string, Promise<HighlighterCore>>();

/** Splits code into lines of tokens. Grammars don't share a highlighter, because one would change another's result. */
export async function tokenize(code: string, language: string): Promise<CodeToken[][]> {
  const name = GRAMMAR_BY_NAME[language] ?? language;
  const grammar = GRAMMARS.get(name);
  if (!grammar) return code.split('\n').map((line) => [{ text: line, role: undefined }]);
  const highlighter = highlighters.get(name) ?? createHighlighter(grammar);
  highlighters.set(name, highlighter);
  const shiki = await highlighter;
  const { tokens } = shiki.codeToTokens(code, {
    lang: name,
    theme: ROLE_THEME.name,
    // The default limit of 500 ms per line can expire while a busy machine prepares a grammar.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    mergeTokens(line.map(({ content, color }) => ({ text: content, role: color === 'plain' ? undefined : color }))),
  );
}

async function createHighlighter(grammar: LanguageInput): Promise<HighlighterCore> {
  return createHighlighterCore({
    themes: [ROLE_THEME],
    langs: [grammar],
    // The JavaScript engine translates every regular expression, which takes longer than highlighting most pages.
    // Shiki's module that contains the WebAssembly file needs a newer Node.js.
    engine: await createOnigurumaEngine(readFile(path.resolve('node_modules/shiki/dist/onig.wasm'))),
    // Shiki warns about more than ten highlighters, but there is one per language.
    warnings: false,
  });
}

/** Merges adjacent tokens of the same role, and white space into the token before it. */
function mergeTokens(line: CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = [];
  for (const token of line) {
    const last = merged.at(-1);
    if (last && (last.role === token.role || token.text.trim() === '')) last.text += token.text;
    else merged.push({ ...token, role: token.text.trim() === '' ? undefined : token.role });
  }
  return merged;
}
