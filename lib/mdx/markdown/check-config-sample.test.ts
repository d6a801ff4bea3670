import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';

const files = { 'content/reference/config.json': readFileSync('content/reference/config.json', 'utf8') };

/** Returns the problems of a sample that begins in line 1. */
const check = async (sample: string, title = 'data/config/profile.yml') =>
  (await compileText(`\`\`\`yaml title="${title}"\n${sample}\n\`\`\``, { files, lineOffset: -1 })).problems;

it.each([
  [
    'known keys, lists, and keys that users name',
    `module:
  progress-cheat-blocker:
    enabled: true
    ban-duration: default
    maximum-difference: 0.1
    minimum-size:
  peer-id-blacklist:
    banned-peer-id:
      - '{"method":"STARTS_WITH","content":"-hp"}'
  ip-address-blocker-rules:
    rules:
      my-own-list:
        enabled: true
        url: https://example.org/x.txt`,
    'profile.yml',
  ],
  ['users’ own groups', 'client:\n  3f2a:\n    type: qBittorrent\n    anything: [1]', 'config.yml'],
  ['a key before and after a change', 'check-interval: 5000\ncheck-interval: 4000', 'profile.yml'],
  ['a key that the tool supports but does not ship', 'resolvers:\n  use-system: true', 'config.yml'],
  ['such a value', 'module:\n  ip-address-blocker:\n    net-type:\n      - datacenter', 'profile.yml'],
  ['another file', 'a: [1\nb: 2', 'compose.yml'],
])('accepts %s', async (_, sample, title) => expect(await check(sample, title)).toBe(''));

it('reports unknown keys, wrong values and invalid YAML', async () => {
  const sample = `module:
  progress-cheat-blocker:
    enabled: yes
    minimum-size: 50 MB
    minumum-size: 1
    ipv4-prefix-length: [32]
  ip-address-blocker-rules:
    rules:
      mine:
        enabled: 1
check-interval: 5000.5
progress-cheat-blocker:
  enabled: true
server: {}`;
  expect(await check(sample)).toMatchInlineSnapshot(`
    "page.mdx:3:14 — "module.progress-cheat-blocker.enabled" must be true or false, found "yes". Write true or false.
    page.mdx:4:19 — "module.progress-cheat-blocker.minimum-size" must be a whole number, found "50 MB". Write a whole number.
    page.mdx:5:5 — profile.yml has no key "module.progress-cheat-blocker.minumum-size". Did you mean "minimum-size"?
    page.mdx:6:25 — "module.progress-cheat-blocker.ipv4-prefix-length" must be a whole number, found a list. Write a whole number.
    page.mdx:10:18 — "module.ip-address-blocker-rules.rules.mine.enabled" must be true or false, found 1. Write true or false.
    page.mdx:11:17 — "check-interval" must be a whole number, or default, found 5000.5. Write a whole number, or default.
    page.mdx:12:1 — profile.yml has no key "progress-cheat-blocker". Show the whole path from the top: module: → progress-cheat-blocker:.
    page.mdx:14:1 — profile.yml has no key "server". Look it up in content/reference/config.json."
  `);
  expect(await check('database:\n  type: oracle\nproxy: 7890', 'config.yml')).toMatchInlineSnapshot(`
    "page.mdx:2:9 — "database.type" must be one of sqlite, h2, mysql, postgresql, found "oracle". Write one of sqlite, h2, mysql, postgresql.
    page.mdx:3:8 — "proxy" must be a group of keys, found 7890. Write a group of keys."
  `);
  expect(await check('a: [1\nb: 2')).toMatchInlineSnapshot(
    `"page.mdx:2:1 — the sample is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. Fix it, so that readers can copy it."`,
  );
});
