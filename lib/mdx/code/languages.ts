import type { LanguageInput } from 'shiki/core';

/** Each grammar is loaded when a page first uses it. */
const GRAMMARS = {
  bat: () => import('shiki/langs/bat.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  docker: () => import('shiki/langs/docker.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  http: () => import('shiki/langs/http.mjs'),
  ini: () => import('shiki/langs/ini.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  markdown: () => import('shiki/langs/markdown.mjs'),
  mdx: () => import('shiki/langs/mdx.mjs'),
  nginx: () => import('shiki/langs/nginx.mjs'),
  powershell: () => import('shiki/langs/powershell.mjs'),
  properties: () => import('shiki/langs/properties.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  shellscript: () => import('shiki/langs/shellscript.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  toml: () => import('shiki/langs/toml.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
} satisfies Record<string, LanguageInput>;

export type GrammarName = keyof typeof GRAMMARS;

/** Further names that writers may use. AviatorScript has no grammar; Java's is the closest. */
const ALIASES: Record<string, GrammarName | 'text'> = {
  aviator: 'java',
  bash: 'shellscript',
  cmd: 'bat',
  dockerfile: 'docker',
  js: 'javascript',
  jsonc: 'json',
  log: 'text',
  md: 'markdown',
  plaintext: 'text',
  ps1: 'powershell',
  py: 'python',
  sh: 'shellscript',
  shell: 'shellscript',
  text: 'text',
  ts: 'typescript',
  txt: 'text',
  yml: 'yaml',
  zsh: 'shellscript',
};

/** Every name that may follow the opening fence, sorted. */
export const CODE_LANGUAGES: readonly string[] = [...Object.keys(GRAMMARS), ...Object.keys(ALIASES)].sort();

/** Returns the grammar of a language, `text` for a language without grammar, and undefined for an unknown one. */
export function findGrammar(language: string): GrammarName | 'text' | undefined {
  return isGrammar(language) ? language : ALIASES[language];
}

export function loadGrammar(name: GrammarName): LanguageInput {
  return GRAMMARS[name];
}

function isGrammar(name: string): name is GrammarName {
  return Object.hasOwn(GRAMMARS, name);
}
