import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createHighlighterCore, type HighlighterCore, type ThemeRegistrationRaw } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { type GrammarName, loadGrammar } from './languages';
import { PLAIN_SCOPES, TOKEN_ROLES, type TokenRole } from './token-roles';

export interface CodeToken {
  text: string;
  /** Undefined for what has no colour of its own. */
  role: TokenRole | undefined;
}

const PLAIN = 'plain';

/** A theme whose colors are the names of roles: Shiki accepts names and gives them back. */
const THEME: ThemeRegistrationRaw = {
  name: 'roles',
  type: 'light',
  fg: PLAIN,
  settings: [
    { scope: PLAIN_SCOPES, settings: { foreground: PLAIN } },
    ...Object.entries(TOKEN_ROLES).map(([role, scope]) => ({ scope, settings: { foreground: role } })),
  ],
};

const highlighters = new Map<GrammarName, Promise<HighlighterCore>>();

/**
 * Splits code into tokens with a role, line by line. Each grammar has its own highlighter, because grammars loaded earlier into
 * a shared one change the result of a grammar that embeds them.
 */
export async function tokenize(code: string, grammar: GrammarName): Promise<CodeToken[][]> {
  const highlighter = highlighters.get(grammar) ?? createHighlighter(grammar);
  highlighters.set(grammar, highlighter);
  const shiki = await highlighter;
  const { tokens } = shiki.codeToTokens(code, {
    lang: grammar,
    theme: 'roles',
    // By default a line is given half a second, which a busy machine takes to prepare a grammar: the rest would stay plain.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    merge(line.map(({ content, color }) => ({ text: content, role: isRole(color) ? color : undefined }))),
  );
}

async function createHighlighter(grammar: GrammarName): Promise<HighlighterCore> {
  return createHighlighterCore({
    themes: [THEME],
    langs: [await loadGrammar(grammar)],
    // Translating expressions into those of the language takes longer than most pages' code.
    engine: await createOnigurumaEngine(readOniguruma),
    // Shiki warns of ten highlighters and more; there are as many as grammars.
    warnings: false,
  });
}

function isRole(color: string | undefined): color is TokenRole {
  return color !== undefined && Object.hasOwn(TOKEN_ROLES, color);
}

/** Merges adjacent tokens of the same role; white space has no color and joins the token before it. */
function merge(line: CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = [];
  for (const token of line) {
    const last = merged.at(-1);
    if (last && (last.role === token.role || token.text.trim() === '')) last.text += token.text;
    else merged.push({ ...token, role: token.text.trim() === '' ? undefined : token.role });
  }
  return merged;
}

/** Oniguruma as WebAssembly, from its file, because shiki's module for it needs a newer Node.js. */
function readOniguruma(): Promise<Uint8Array> {
  return readFile(path.resolve('node_modules/shiki/dist/onig.wasm'));
}
