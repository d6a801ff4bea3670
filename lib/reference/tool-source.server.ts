import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { z } from 'zod';
import { listFiles } from '@/lib/content/files.server';
import type { Locale } from '@/lib/locales';
import { LOG_LEVELS, type LogLevel } from './log-level';
import type { ToolTexts } from './tool-texts';

const WEBUI_LANGUAGES: Record<Locale, string> = { 'zh-Hans': 'zh-CN', en: 'en-US' };
const MESSAGE_LANGUAGES: Record<Locale, string> = { 'zh-Hans': 'zh_cn', en: 'en_us' };

const Strings = z.record(z.string(), z.unknown());

/**
 * Reads the texts of the tool from a checkout of PeerBanHelper: the WebUI's locale modules and the program's message files,
 * without those that its code never shows.
 */
export async function readToolSource(folder: string): Promise<ToolTexts> {
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
  const read = async (locale: Locale) => ({
    ...prefixed('webui', await readWebui(folder, WEBUI_LANGUAGES[locale])),
    ...prefixed('messages', await readMessages(folder, MESSAGE_LANGUAGES[locale])),
  });
  const [chinese, english] = [await read('zh-Hans'), await read('en')];
  const code = await readCode(folder);
  const levels = readLevels(code);
  const keys = [...new Set([...Object.keys(chinese), ...Object.keys(english)])]
    .filter((key) => isShown(key, code))
    .sort();
  return {
    source: {
      repository: 'https://github.com/PBH-BTN/PeerBanHelper',
      version: git('describe', '--tags').replace(/^v/, ''),
      commit: git('rev-parse', 'HEAD'),
      license: 'GPL-3.0. Single texts, quoted so that pages can be checked against them.',
    },
    texts: keys.map((key) => ({ key, 'zh-Hans': chinese[key], en: english[key], level: levels.get(key) })),
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
  return parse(await readFile(path.join(folder, `src/main/resources/lang/${language}/messages.yml`), 'utf8'));
}

/** The code that asks for texts, apart from the modules that hold them. */
async function readCode(folder: string): Promise<string> {
  const code = ['webui/src', 'src/main']
    .flatMap((base) => listFiles(path.join(folder, base)).map((file) => path.join(folder, base, file)))
    .filter((file) => /\.(vue|tsx?|java|kt)$/.test(file) && !/\/locale\/|\/Lang\.java$/.test(file));
  const texts = await Promise.all(code.map((file) => readFile(file, 'utf8')));
  return texts.join('\n').replaceAll(/^\s*\/\/.*$/gm, '');
}

/** Whether the code names a text's key, or a beginning of it that it completes when it runs. */
function isShown(key: string, code: string): boolean {
  const [source, name = ''] = key.split(/:(.*)/s);
  const separator = source === 'webui' ? '.' : '_';
  if (new RegExp(`(?<![\\w-])${name.replaceAll('.', '\\.')}(?![\\w.-])`).test(code)) return true;
  const parts = name.split(separator);
  return parts.some((_, index) => {
    const beginning = parts.slice(0, index + 1).join(separator) + separator;
    return ['${', "' +", '" +'].some((end) => code.includes(beginning + end));
  });
}

/** `log.warn(tlUI(Lang.NAME` and `AlertLevel.WARN, …, new TranslationComponent(Lang.NAME`: messages are logged, alerts too. */
const LOGGED = [
  /log\.(error|warn|info)\(\s*tlUI\(\s*(?:Lang\.)?([A-Z][A-Z\d_]+)/g,
  /AlertLevel\.(FATAL|ERROR|WARN|INFO|TIP),[^;]{0,200}?new TranslationComponent\(\s*(?:Lang\.)?([A-Z][A-Z\d_]+)/g,
];
const LEVELS: Record<string, LogLevel> = { error: 'error', fatal: 'error', warn: 'warn', info: 'info', tip: 'info' };

/** The most severe level at which the code logs each message, by its key. */
function readLevels(code: string): Map<string, LogLevel> {
  const levels = new Map<string, LogLevel>();
  for (const pattern of LOGGED) {
    for (const [, word = '', name = ''] of code.matchAll(pattern)) {
      const level = LEVELS[word.toLowerCase()] ?? 'info';
      const known = levels.get(`messages:${name}`) ?? 'info';
      levels.set(`messages:${name}`, LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(known) ? level : known);
    }
  }
  return levels;
}

function prefixed(prefix: string, data: unknown): Record<string, string> {
  const strings = Object.entries(Strings.parse(data)).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' && value.trim() !== '' ? [[`${prefix}:${key}`, value]] : [],
  );
  return Object.fromEntries(strings);
}
