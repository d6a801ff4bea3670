import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { breakLongCode, markBareLinks, setApostrophes } from './inline-additions';

function html(tree: Root): string {
  breakLongCode(tree);
  return toHtml(tree);
}

it.each([
  ['a path of Windows', '%LOCALAPPDATA%\\PeerBanHelper\\config', '%LOCALAPPDATA%\\|PeerBanHelper\\|config'],
  ['a path', '/usr/local/var/db/peerbanhelper', '/|usr/|local/|var/|db/|peerbanhelper'],
  ['a setting', 'pbh.platform.malware-scanner=false', 'pbh.|platform.|malware-scanner=|false'],
  ['a version', 'releases/download/v9.5.0/PeerBanHelper', 'releases/|download/|v9.5.0/|PeerBanHelper'],
  ['a short word', 'config/config.yml', 'config/config.yml'],
  ['short words', 'docker compose -f a.yml -f b.yml up', 'docker compose -f a.yml -f b.yml up'],
])('adds line break opportunities to %s', (_, code, parts) => {
  expect(html({ type: 'root', children: [h('p', h('code', code))] })).toBe(
    `<p><code>${parts.replaceAll('|', '<wbr>')}</code></p>`,
  );
});

it('ignores code blocks', () => {
  const block = '<pre><code>/usr/local/var/db/peerbanhelper</code></pre>';
  expect(html({ type: 'root', children: [h('pre', h('code', '/usr/local/var/db/peerbanhelper'))] })).toBe(block);
});

it.each([
  ['https://example.org/a', 'https://example.org/a', true],
  ['http://www.example.org', 'www.example.org', true],
  ['https://example.org/', 'example.org', true],
  ['mailto:someone@example.org', 'someone@example.org', true],
  ['https://example.org/a', 'this', false],
  ['https://example.org/a', 'example.org/b', false],
])('link to %s with the text %s', (href, text, isBare) => {
  const link = h('a', { href }, h('code', text));
  markBareLinks({ type: 'root', children: [h('p', link)] });
  expect('dataBare' in link.properties).toBe(isBare);
});

it('sets typographic apostrophes in texts and what readers see of attributes, but not in quotes of the tool', () => {
  const label = h('strong', { className: ['ui'] }, "Don't");
  const image = h('img', { alt: "PBH's list", src: '/a.png' });
  const root = h(null, h('p', "It doesn't. ", label, h('code', "it's")), image);
  setApostrophes(root);
  expect(html(root)).toBe(
    '<p>It doesn’t. <strong class="ui">Don\'t</strong><code>it\'s</code></p><img alt="PBH’s list" src="/a.png">',
  );
});
