import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readReference } from '@/lib/reference/reference';
import { checkSample } from './check-config-sample';

const { model, problems } = readReference(readFileSync('content/reference/config.json', 'utf8'));

const check = (text: string, file: 'config.yml' | 'profile.yml' = 'profile.yml') => {
  const faults: string[] = [];
  checkSample(text, file, model!, ({ line, column }, message, fix) => {
    faults.push(`${line}:${column} — ${message}. ${fix}`);
  });
  return faults;
};

it('accepts the reference', () => expect(problems).toEqual([]));

it('accepts known keys, lists, and keys that users name', () => {
  const text = `
module:
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
        url: https://example.org/x.txt
`;
  expect(check(text)).toEqual([]);
  expect(check('client:\n  3f2a:\n    type: qBittorrent\n    anything: [1]\n', 'config.yml')).toEqual([]);
});

it('accepts a key before and after a change', () => {
  expect(check('check-interval: 5000\ncheck-interval: 4000\n')).toEqual([]);
});

it('reports unknown keys, wrong values and invalid YAML', () => {
  const text = `
module:
  progress-cheat-blocker:
    enabled: "yes"
    minimum-size: 50 MB
    minumum-size: 5
    ipv4-prefix-length: [32]
  ip-address-blocker-rules:
    rules:
      mine:
        enabled: 1
check-interval: 5000.5
progress-cheat-blocker:
  enabled: true
server: {}
`;
  expect(check(text)).toMatchInlineSnapshot(`
    [
      "4:14 — "module.progress-cheat-blocker.enabled" must be true or false, found "yes". Write true or false.",
      "5:19 — "module.progress-cheat-blocker.minimum-size" must be a whole number, found "50 MB". Write a whole number.",
      "6:5 — profile.yml has no key "module.progress-cheat-blocker.minumum-size". Did you mean "minimum-size"?",
      "7:25 — "module.progress-cheat-blocker.ipv4-prefix-length" must be a whole number, found a list. Write a whole number.",
      "11:18 — "module.ip-address-blocker-rules.rules.mine.enabled" must be true or false, found 1. Write true or false.",
      "12:17 — "check-interval" must be a whole number, or default, found 5000.5. Write a whole number, or default.",
      "13:1 — profile.yml has no key "progress-cheat-blocker". Show the whole path from the top: module: → progress-cheat-blocker:.",
      "15:1 — profile.yml has no key "server". Look it up in content/reference/config.json.",
    ]
  `);
  expect(check('database:\n  type: oracle\nproxy: 7890', 'config.yml')).toMatchInlineSnapshot(`
    [
      "2:9 — "database.type" must be an allowed value, found "oracle". Write one of sqlite, h2, mysql, postgresql.",
      "3:8 — "proxy" must be a group of keys, found 7890. Write a group of keys.",
    ]
  `);
  expect(check('a: [1\nb: 2')).toMatchInlineSnapshot(`
    [
      "2:1 — the sample is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. Fix it, so that readers can copy it.",
    ]
  `);
});

it('accepts keys and values that the tool supports but does not ship', () => {
  expect(check('resolvers:\n  use-system: true', 'config.yml')).toEqual([]);
  expect(check('module:\n  ip-address-blocker:\n    net-type:\n      - datacenter')).toEqual([]);
});
