/** Checks that all texts are in the language of their page or file, and not only its headings. */
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { listFiles } from '@/lib/content/files.server';
import { SITE } from '@/lib/site';
import { parseMarkdown } from '../support/extract-urls';
import { readErrorPages } from '../support/read-page';
import { expect, expectOnEveryPage, OUT, read, test } from './support/built-site';
import { EDITIONS, type Lang, MESSAGES } from './support/editions';
import { EXPECTED_PAGES } from './support/expected-pages';

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const HAN = /\p{Script=Han}/u;

/** By language, a pattern for the messages of the user interface that only the other language has. */
const FOREIGN_MESSAGES = Object.fromEntries(
  EDITIONS.map(({ lang }) => {
    const own = Object.values(MESSAGES[lang]);
    const texts = Object.values(MESSAGES[lang === 'en' ? 'zh-Hans' : 'en']).filter(
      (text) => !own.includes(text) && /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')),
    );
    const patterns = texts.map((text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.{1,40}'));
    return [lang, new RegExp(`^(${patterns.join('|')})$`)];
  }),
);
/** Words of English sentences, which names in Chinese texts rarely have. */
const ENGLISH_WORDS = /\b(?:a|an|and|are|be|by|can|for|from|in|is|it|of|on|or|that|the|this|to|with|you|your)\b/gi;

/** Tells whether a paragraph, label or other text is in the other language. */
function isForeign(text: string, lang: Lang): boolean {
  const line = text.replace(/\s+/g, ' ').trim();
  const [han, words] = [count(line, /\p{Script=Han}/gu), count(line, /[a-z]{2,}/gi)];
  if (FOREIGN_MESSAGES[lang]?.test(line)) return true;
  return lang === 'en' ? han > 6 && 3 * han > count(line, /[a-z]/gi) : han < words && count(line, ENGLISH_WORDS) > 1;
}

/** Returns the strings in JSON except keywords, which may be in any language, and identifiers. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z-]+$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    /^(k|keywords|tags|index|heading|messages)$/.test(key) ? [] : stringsIn(item),
  );
}

const INLINE = /^(a|abbr|b|br|del|dfn|em|i|ins|mark|q|s|small|span|strong|sub|sup|time|tspan|u|var)$/;
/** Code, and headings, which quote log messages. */
const SKIPPED = /^(script|style|code|pre|kbd|samp|site-toc|h[2-4])$/;
const TEXT_ATTRIBUTES = /^(alt|ariaLabel|title|placeholder|content|data[A-Z]\w*)$/;

/** Returns the texts in the attributes of an element, in its structured data, and in the properties of an island. */
function textsInAttributes(element: Element): string[] {
  const { type, httpEquiv, dataPropsFile } = element.properties;
  if (httpEquiv) return [];
  if (type === 'application/ld+json') return stringsIn(JSON.parse(textOf(element)));
  if (dataPropsFile) return stringsIn(JSON.parse(read(String(dataPropsFile).slice(SITE.basePath.length))));
  const values = Object.entries(element.properties).flatMap(([name, value]) =>
    TEXT_ATTRIBUTES.test(name) ? String(value) : [],
  );
  return values.flatMap((value) => (value.startsWith('{"') ? stringsIn(JSON.parse(value)) : value));
}

/** Returns the paragraphs, labels and attributes of one of the languages in a tree. */
function textsIn(tree: Root, treeLang: Lang, lang: Lang, isInProse = false): { text: string; isProse: boolean }[] {
  const blocks = new Map<Nodes, { text: string; isProse: boolean }>();
  const walk = (node: Nodes, block: Nodes, nodeLang: unknown, isProse: boolean) => {
    if (node.type === 'text' && nodeLang === lang)
      blocks.set(block, { text: (blocks.get(block)?.text ?? '') + node.value, isProse });
    if (node.type === 'root') for (const child of node.children) walk(child, block, nodeLang, isProse);
    if (node.type !== 'element') return;
    const { lang: ownLang = nodeLang, className, value } = node.properties;
    if (ownLang === lang)
      for (const text of textsInAttributes(node)) blocks.set({ type: 'text', value: text }, { text, isProse });
    // The version has the same name in all languages.
    if (SKIPPED.test(node.tagName) || value === 'current') return;
    const isText = isProse || [className].flat().includes('prose');
    for (const child of node.children) walk(child, INLINE.test(node.tagName) ? block : node, ownLang, isText);
  };
  walk(tree, tree, treeLang, isInProse);
  return [...blocks.values()];
}

test('all texts of a page are in its language, or in that of the nearest lang attribute', async ({ pages }) => {
  expectOnEveryPage([...pages, ...(await readErrorPages(OUT))], function* ({ tree, address }) {
    for (const { lang } of EDITIONS)
      for (const { text, isProse } of textsIn(tree, /^\/en(\/|$)/.test(address) ? 'en' : 'zh-Hans', lang))
        if (isForeign(text, lang) || (lang === 'en' && !isProse && HAN.test(text))) yield text.trim().slice(0, 100);
  });
});

test('all texts of feeds, manifests, Markdown alternates and the search are in the language of their file', () => {
  const files = listFiles(OUT)
    .filter((file) => /\.(md|txt|webmanifest)$|(feed|search-index[-\w]*|search-index\.texts)\.json$/.test(file))
    .map((address) => ({ address, lang: EDITIONS[address.startsWith('en/') ? 1 : 0].lang }));
  expect(files.length).toBeGreaterThan(100);
  const untranslated = EXPECTED_PAGES.filter(({ isUntranslated }) => isUntranslated);
  const originals = untranslated.flatMap(({ title, name, description }) => [title, name, description]);
  expectOnEveryPage(files, function* ({ address, lang }) {
    const texts = /\.(md|txt)$/.test(address) ? textsInMarkdown(read(address)) : stringsIn(JSON.parse(read(address)));
    // The stored texts of the search include code, so only the whole can be judged.
    const joined = address.includes('.texts.') ? [texts.join(' ')] : texts;
    const html = (text: string) =>
      textsIn(fromHtml(text, { fragment: true }), lang, lang, true).map((block) => block.text);
    const blocks = joined.flatMap((text) => (text.includes('</') ? html(text) : text));
    for (const text of blocks) if (isForeign(text, lang) && !originals.includes(text)) yield text.trim().slice(0, 100);
  });
});

/** Returns the paragraphs and cells without code. */
function textsInMarkdown(markdown: string): string[] {
  const texts: string[] = [];
  visit(parseMarkdown(markdown), (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return;
    let text = '';
    visit(node, (part) => {
      if (part.type === 'text') text += part.value;
      if (part.type === 'image') text += part.alt;
    });
    texts.push(text);
  });
  return texts;
}
