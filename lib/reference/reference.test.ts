import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatDefault, keyToRoute, readReference } from './reference';

const { model } = readReference(readFileSync('content/reference/config.json', 'utf8'));
const reference = model!;

it('lists the keys below a prefix, or the key itself', () => {
  expect(reference.keysBelow('proxy').map(({ path }) => path)).toEqual([
    'proxy.setting',
    'proxy.host',
    'proxy.port',
    'proxy.non-proxy-hosts',
  ]);
  expect(reference.keysBelow('check-interval').map(({ path }) => path)).toEqual(['check-interval']);
  expect(reference.keysBelow('prox')).toEqual([]);
});

it('finds keys below a map whose children the user names', () => {
  expect(reference.find('module.ip-address-blocker-rules.rules.mine.url')?.type).toBe('string');
  expect(reference.find('client.mine.whatever')?.path).toBe('client');
  expect(reference.find('server.nope')).toBeUndefined();
});

it('distinguishes files that contain the same key', () => {
  expect(reference.find('config-version', 'profile.yml')?.file).toBe('profile.yml');
});

it('returns the route of the page with the key', () => {
  const key = reference.find('module.progress-cheat-blocker.minimum-size');
  expect(key && keyToRoute(key)).toBe('/docs/module/progress-cheat-blocker');
});

it.each([
  ['module.progress-cheat-blocker.minimum-size', '50000000 = 50 MB', '50000000 = 50 MB'],
  ['ban-duration', '1209600000 = 14 天', '1209600000 = 14 days'],
  ['check-interval', '5000 = 5 秒', '5000 = 5 seconds'],
  ['module.multi-dialing-blocker.cache-lifespan', '86400 = 1 天', '86400 = 1 day'],
  ['module.progress-cheat-blocker.rewind-maximum-difference', '0.07 = 7%', '0.07 = 7%'],
  ['module.expression-engine.ban-duration', 'default', 'default'],
  ['server.token', ' = 空', ' = Empty'],
  ['installation-id', ' = 无', ' = None'],
  ['pbh-plus-key', ' = 空列表', ' = Empty list'],
  ['module.peer-id-blacklist.banned-peer-id', ' = 16 项', ' = 16 entries'],
  [
    'stun.tcp-servers',
    'turn.cloudflare.com:3478 stun.nextcloud.com:3478 stun.sipnet.com:3478',
    'turn.cloudflare.com:3478 stun.nextcloud.com:3478 stun.sipnet.com:3478',
  ],
])('formats the default of %s', (path, zh, en) => {
  const key = reference.find(path)!;
  const show = (locale: 'zh-Hans' | 'en') => {
    const { codes, words } = formatDefault(locale, key);
    return codes.join(' ') + (words === undefined ? '' : ` = ${words}`);
  };
  expect([show('zh-Hans'), show('en')]).toEqual([zh, en]);
});

it('reports a missing or invalid reference', () => {
  expect(readReference(undefined).problems[0]?.message).toBe('the file is missing');
  expect(readReference('{"keys": [{"file": "x.yml"}]}').problems[0]?.file).toBe('content/reference/config.json');
  expect(readReference('{').problems[0]?.message).toBe('the file is not valid JSON');
});
