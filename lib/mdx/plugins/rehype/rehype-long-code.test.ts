import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { rehypeLongCode } from './rehype-long-code';

function html(tree: Root): string {
  rehypeLongCode()(tree);
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
