import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { z } from 'zod';
import { listFiles } from '@/lib/content/files.server';
import { byLocale, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { git } from '@/lib/setup/run.server';
import { LITERAL_PREFIX, LOG_LEVELS, type LogLevel, type ToolTexts } from './tool-texts';

/** The language of logs that pages don't quote, but readers paste. */
const TRADITIONAL_CHINESE = 'zh-TW';

const Strings = z.record(z.string(), z.unknown());

/** Reads the texts of the WebUI, the messages and the log from a checkout of PeerBanHelper, except for unused ones. */
export async function readToolSource(folder: string): Promise<ToolTexts> {
  const textsByKey = new Map<string, Partial<Record<Locale, string>>>();
  for (const locale of LOCALES) {
    const { toolLanguage } = LOCALE_INFO[locale];
    const texts = {
      ...prefixed('webui', await readWebui(folder, toolLanguage)),
      ...prefixed('messages', await readMessages(folder, toolLanguage)),
    };
    for (const [key, text] of Object.entries(texts)) textsByKey.set(key, { ...textsByKey.get(key), [locale]: text });
  }
  const traditional = prefixed('messages', await readMessages(folder, TRADITIONAL_CHINESE));
  const code = await readCode(folder);
  const levels = readLevels(code);
  const keys = [...textsByKey.keys()].filter((key) => isUsed(key, code)).sort();
  return {
    source: {
      repository: 'https://github.com/PBH-BTN/PeerBanHelper',
      version: (await git(folder, ['describe', '--tags'])).replace(/^v/, ''),
      commit: await git(folder, ['rev-parse', 'HEAD']),
      license: 'GPL-3.0. Single texts, quoted so that pages can be checked against them.',
    },
    texts: [
      ...keys.map((key) => ({ key, ...textsByKey.get(key), 'zh-Hant': traditional[key], level: levels.get(key) })),
      ...readLoggedLiterals(code),
    ],
  };
}

async function readWebui(folder: string, language: string): Promise<unknown> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, `webui/src/locale/${language}.ts`)],
    alias: { '@': path.resolve(folder, 'webui/src') },
    tsconfigRaw: {},
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const module: { default: unknown } = await import(`data:text/javascript;base64,${code}`);
  return module.default;
}

async function readMessages(folder: string, language: string): Promise<unknown> {
  const name = language.replace('-', '_').toLowerCase();
  return parse(await readFile(path.join(folder, `src/main/resources/lang/${name}/messages.yml`), 'utf8'));
}

/** Reads the source code without comment lines, except for the modules that define the texts. */
async function readCode(folder: string): Promise<string> {
  const files = ['webui/src', 'src/main']
    .flatMap((base) => listFiles(path.join(folder, base)).map((file) => path.join(folder, base, file)))
    .filter((file) => /\.(vue|tsx?|java|kt)$/.test(file) && !/\/locale\/|\/Lang\.java$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.map((text) => text.replaceAll(/^\s*\/\/.*$/gm, '')).join('\n');
}

/** Tells whether the code contains a text's key, or a prefix of the key that it concatenates with a value. */
function isUsed(key: string, code: string): boolean {
  const [source, name = ''] = key.split(/:(.*)/s);
  const separator = source === 'webui' ? '.' : '_';
  if (new RegExp(`(?<![\\w-])${name.replaceAll('.', '\\.')}(?![\\w.-])`).test(code)) return true;
  const parts = name.split(separator);
  return parts.some((_, index) => {
    const prefix = parts.slice(0, index + 1).join(separator) + separator;
    return ['${', "' +", '" +'].some((concatenation) => code.includes(prefix + concatenation));
  });
}

/** Log calls, `log.warn(tlUI(Lang.NAME`, and alerts, `AlertLevel.WARN, …, new TranslationComponent(Lang.NAME`. */
const LOG_CALLS = [
  /log\.(error|warn|info)\(\s*tlUI\(\s*(?:Lang\.)?([A-Z][A-Z\d_]+)/g,
  /AlertLevel\.(FATAL|ERROR|WARN|INFO|TIP),[^;]{0,200}?new TranslationComponent\(\s*(?:Lang\.)?([A-Z][A-Z\d_]+)/g,
];
const LEVELS: Record<string, LogLevel> = { error: 'error', fatal: 'error', warn: 'warn', info: 'info', tip: 'info' };

/** Log calls without a message key, `log.warn("Unable to close cache instance", e)`. */
const LITERAL_LOG_CALL = /\blog(?:ger)?\.(error|warn|info)\(\s*("(?:[^"\\\n]|\\.)+")\s*[,)]/g;

function readLevels(code: string): Map<string, LogLevel> {
  const levels = new Map<string, LogLevel>();
  for (const pattern of LOG_CALLS)
    for (const [, word = '', name = ''] of code.matchAll(pattern)) addLevel(levels, `messages:${name}`, word);
  return levels;
}

/** Returns the texts that the code logs without a message key, which are the same in every language. */
export function readLoggedLiterals(code: string): ToolTexts['texts'] {
  const levels = new Map<string, LogLevel>();
  for (const [, word = '', literal = ''] of code.matchAll(LITERAL_LOG_CALL)) {
    // Kotlin puts values into the text itself.
    const text = String(JSON.parse(literal)).replace(/\$\{[^{}]*\}/g, '{}');
    addLevel(levels, text.trim(), word);
  }
  return [...levels].sort().map(([text, level]) => ({ key: LITERAL_PREFIX + text, ...byLocale(() => text), level }));
}

function addLevel(levels: Map<string, LogLevel>, key: string, word: string): void {
  const level = LEVELS[word.toLowerCase()] ?? 'info';
  const previous = levels.get(key) ?? 'info';
  levels.set(key, LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(previous) ? level : previous);
}

function prefixed(prefix: string, data: unknown): Record<string, string> {
  const strings = Object.entries(Strings.parse(data)).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' && value.trim() !== '' ? [[`${prefix}:${key}`, value]] : [],
  );
  return Object.fromEntries(strings);
}
