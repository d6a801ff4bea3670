import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';
import { localized } from '@/tests/support/localized';
import { renderMdx } from '@/tests/support/render-mdx';
import { adjustInline } from './inline-additions';
import { setApostrophes } from './normalize-elements';

it.each([
  ['a path of Windows', '%LOCALAPPDATA%\\PeerBanHelper\\config', '%LOCALAPPDATA%\\|PeerBanHelper\\|config'],
  ['a path', '/usr/local/var/db/peerbanhelper', '/|usr/|local/|var/|db/|peerbanhelper'],
  ['a setting', 'pbh.platform.malware-scanner=false', 'pbh.|platform.|malware-scanner=|false'],
  ['a version', 'releases/download/v9.5.0/PeerBanHelper', 'releases/|download/|v9.5.0/|PeerBanHelper'],
  ['short words', 'docker compose -f a.yml -f b.yml up', 'docker compose -f a.yml -f b.yml up'],
])('adds line break opportunities to %s, but not to code blocks', (_, code, parts) => {
  const tree: Root = { type: 'root', children: [h('p', h('code', code)), h('pre', h('code', code))] };
  adjustInline(tree);
  expect(toHtml(tree)).toBe(`<p><code>${parts.replaceAll('|', '<wbr>')}</code></p><pre><code>${code}</code></pre>`);
});

it('keeps arrows at the end of a line, but not in code', () => {
  const tree: Root = { type: 'root', children: [h('p', 'Help → ', h('strong', 'About →'), h('code', 'a → b'))] };
  adjustInline(tree);
  expect(toHtml(tree)).toBe('<p>Help\u00a0→ <strong>About\u00a0→</strong><code class="whole">a → b</code></p>');
});

it('keeps short commands, labels, and Chinese links whole, but not code blocks', () => {
  const whole = [h('code', 'docker compose version'), h('strong.ui', 'Enable submit'), h('a', '主机网络')];
  const others = [
    h('code', '/etc'),
    h('a', 'the wizard'),
    h('strong', '这是一整句粗体的话'),
    h('pre', h('code', 'a b')),
  ];
  adjustInline({ children: [h('p', ...whole), ...others] });
  expect(whole.map(({ properties }) => properties.className)).toEqual([['wide-whole'], ['ui', 'whole'], ['whole']]);
  expect(toHtml(others)).not.toContain('whole');
});

it('separates labels from Chinese characters, but not from punctuation and spaces', () => {
  const tree: Root = {
    type: 'root',
    children: [h('p', '点', h('strong.ui', '保存'), '，', h('strong.ui', 'OK'), '吗')],
  };
  adjustInline(tree);
  expect(toHtml(tree)).toBe(
    '<p>点\u200a<strong class="ui whole">保存</strong>，<strong class="ui">OK</strong>\u200a吗</p>',
  );
});

it.each([
  ['https://example.org/a', 'https://example.org/a', true],
  ['http://www.example.org', 'www.example.org', true],
  ['https://example.org/', 'example.org', true],
  ['https://example.org/a', 'this', false],
])('link to %s with the text %s', (href, text, isBare) => {
  const link = h('a', { href }, h('code', text));
  adjustInline({ children: [h('p', link)] });
  expect('dataBare' in link.properties).toBe(isBare);
});

it('sets typographic apostrophes in texts and what readers see of attributes, but not in quotes of the tool', () => {
  const label = h('strong', { className: ['ui'] }, "Don't");
  const image = h('img', { alt: "PBH's list", src: '/a.png' });
  const root = h(null, h('p', "It doesn't. ", label, h('code', "it's")), image);
  setApostrophes(root);
  expect(toHtml(root)).toBe(
    '<p>It doesn’t. <strong class="ui">Don\'t</strong><code>it\'s</code></p><img alt="PBH’s list" src="/a.png">',
  );
});

describe('explained terms', () => {
  const entry = (id: string, zh: string, en: string) => ({
    id,
    'zh-Hans': { term: zh, aliases: [], definition: `${zh}的解释。` },
    en: { term: en, aliases: [], definition: `What ${en} is.` },
    explain: id === 'peer' ? undefined : true,
    avoid: localized([], []),
  });
  const glossary = [
    entry('ban-wave', '封禁波次', 'ban wave'),
    entry('nat', 'NAT', 'NAT'),
    entry('peer', 'Peer', 'peer'),
  ];
  const files = { 'content/glossary.json': JSON.stringify(glossary) };

  it.each([
    ['en', 'Ban wave, peer, and ban wave.', '<p>[term-ban-wave||Ban wave|,] peer, and ban wave.</p>'],
    [
      'zh-Hans',
      '每个封禁波次都会穿过（“NAT”）。',
      '<p>每个[term-ban-wave||封禁波次|]都会穿过[term-nat|（“|NAT|”）。]</p>',
    ],
    [
      'en',
      '`NAT` **NAT** DONATE NAT64 NAT.',
      '<p><code>NAT</code> <strong>NAT</strong> DONATE NAT64 [term-nat||NAT|.]</p>',
    ],
    [
      'en',
      '[NAT](https://x.y)\n\n> NAT',
      '<p><a href="https://x.y">NAT</a></p><blockquote><p>[term-nat||NAT|]</p></blockquote>',
    ],
  ] as const)('in %s, with the punctuation beside them: %s', async (locale, source, expected) => {
    const { compiledSource, problems, html } = await compileText(source, { locale, files });
    expect(problems).toBe('');
    expect(html).not.toContain('Term');
    const Term = ({ id, before, children, after }: Record<string, string>) => `[${id}|${before}|${children}|${after}]`;
    expect(renderMdx(compiledSource, { Term })).toBe(expected);
  });
});
