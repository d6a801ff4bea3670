import { createHighlighterCore, type HighlighterCore, type ThemeRegistrationRaw } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { type GrammarName, loadGrammar } from './languages';
import { PLAIN_SCOPES, TOKEN_ROLES, type TokenRole } from './token-roles';

export interface CodeToken {
  text: string;
  /** Undefined for what has no colour of its own. */
  role: TokenRole | undefined;
}

const THEME = 'roles';
const PLAIN = '#000000';
const roleByColor = new Map<string, TokenRole>();

let highlighter: Promise<HighlighterCore> | undefined;

/**
 * Code cut into pieces of one role each, line by line. There is one highlighter for all pages; it knows roles where
 * others know colours.
 */
export async function tokenize(code: string, grammar: GrammarName): Promise<CodeToken[][]> {
  highlighter ??= createHighlighterCore({
    themes: [roleTheme()],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const shiki = await highlighter;
  await shiki.loadLanguage(loadGrammar(grammar));
  const { tokens } = shiki.codeToTokens(code, { lang: grammar, theme: THEME });
  return tokens.map((line) =>
    merge(line.map(({ content, color }) => ({ text: content, role: roleByColor.get(color?.toLowerCase() ?? '') }))),
  );
}

/** A theme whose colours are numbers of roles. */
function roleTheme(): ThemeRegistrationRaw {
  const settings = Object.entries(TOKEN_ROLES).map(([role, scope], index) => {
    const foreground = `#${(index + 1).toString(16).padStart(6, '0')}`;
    if (isRole(role)) roleByColor.set(foreground, role);
    return { scope, settings: { foreground } };
  });
  const plain = { scope: PLAIN_SCOPES, settings: { foreground: PLAIN } };
  return {
    name: THEME,
    type: 'light',
    fg: PLAIN,
    bg: '#ffffff',
    settings: [{ settings: { foreground: PLAIN } }, plain, ...settings],
  };
}

function isRole(name: string): name is TokenRole {
  return Object.hasOwn(TOKEN_ROLES, name);
}

/** Neighbours of the same role become one; blanks have no colour, so they join whatever stands before them. */
function merge(line: CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = [];
  for (const token of line) {
    const last = merged.at(-1);
    if (last && (last.role === token.role || token.text.trim() === '')) last.text += token.text;
    else merged.push({ ...token, role: token.text.trim() === '' ? undefined : token.role });
  }
  return merged;
}
