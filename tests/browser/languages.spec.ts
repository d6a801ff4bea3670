/** Checks that all texts are in the language of their page or file, and not only its headings. */
import type { Nodes, Root } from 'hast';
import { readErrorPages } from '../support/read-page';
import { expectOnEveryPage, OUT, test } from './support/built-site';
import { EDITIONS, type Lang, MESSAGES } from './support/editions';

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

const INLINE = /^(a|abbr|b|br|del|dfn|em|i|ins|mark|q|s|small|span|strong|sub|sup|time|tspan|u|var)$/;
/** Code, and headings and lists of headings, which quote log messages. */
const SKIPPED = /^(script|style|code|pre|kbd|samp|site-toc|site-questions|h[2-4])$/;
const TEXT_ATTRIBUTES = ['alt', 'ariaLabel', 'title', 'placeholder', 'content'];

/** Returns the paragraphs, labels and attributes of one of the languages in a tree. */
function textsIn(tree: Root, treeLang: Lang, lang: Lang): { text: string; isProse: boolean }[] {
  const blocks = new Map<Nodes, { text: string; isProse: boolean }>();
  const walk = (node: Nodes, block: Nodes, nodeLang: unknown, isProse: boolean) => {
    if (node.type === 'text' && nodeLang === lang)
      blocks.set(block, { text: (blocks.get(block)?.text ?? '') + node.value, isProse });
    if (node.type === 'root') for (const child of node.children) walk(child, block, nodeLang, isProse);
    if (node.type !== 'element') return;
    const { lang: ownLang = nodeLang, className, value, httpEquiv } = node.properties;
    for (const name of ownLang === lang && !httpEquiv ? TEXT_ATTRIBUTES : []) {
      const text = node.properties[name];
      if (typeof text === 'string') blocks.set({ type: 'text', value: text }, { text, isProse });
    }
    // The version has the same name in all languages.
    if (SKIPPED.test(node.tagName) || value === 'current') return;
    const isText = isProse || [className].flat().includes('prose');
    for (const child of node.children) walk(child, INLINE.test(node.tagName) ? block : node, ownLang, isText);
  };
  walk(tree, tree, treeLang, false);
  return [...blocks.values()];
}

test('all texts of a page are in its language, or in that of the nearest lang attribute', async ({ pages }) => {
  expectOnEveryPage([...pages, ...(await readErrorPages(OUT))], function* ({ tree, address }) {
    for (const { lang } of EDITIONS)
      for (const { text, isProse } of textsIn(tree, /^\/en(\/|$)/.test(address) ? 'en' : 'zh-Hans', lang))
        if (isForeign(text, lang) || (lang === 'en' && !isProse && HAN.test(text))) yield text.trim().slice(0, 100);
  });
});
