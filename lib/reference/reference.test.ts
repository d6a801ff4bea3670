import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatDefault, keyToRoute, modulesOfPage, readReference } from './reference';

const { model } = readReference(readFileSync('content/reference/config.json', 'utf8'));
const reference = model!;

it('lists the keys below a prefix, or the key itself', () => {
  const paths = (prefix: string) => reference.keysBelow(prefix).map(({ path }) => path);
  expect(paths('proxy')).toEqual(['proxy.setting', 'proxy.host', 'proxy.port', 'proxy.non-proxy-hosts']);
  expect(paths('check-interval')).toEqual(['check-interval']);
  expect(paths('prox')).toEqual([]);
});

it('finds keys below a map whose children the user names, by file, and their page', () => {
  expect(reference.find('module.ip-address-blocker-rules.rules.mine.url')?.type).toBe('string');
  expect(reference.find('client.mine.whatever')?.path).toBe('client');
  expect(reference.find('server.nope')).toBeUndefined();
  expect(reference.find('config-version', 'profile.yml')?.file).toBe('profile.yml');
  const key = reference.find('module.progress-cheat-blocker.minimum-size');
  expect(key && keyToRoute(key)).toBe('/docs/module/progress-cheat-blocker');
});

it('lists the modules that a page is about, with their default', () => {
  expect(modulesOfPage('module/dos-protection', reference)).toEqual([
    { module: 'module.idle-connection-dos-protection', isOn: false },
  ]);
  expect(modulesOfPage('module/client-name', reference).map(({ isOn }) => isOn)).toEqual([true, true]);
  expect(modulesOfPage('setup/Docker', reference)).toEqual([]);
});

it.each([
  ['module.progress-cheat-blocker.minimum-size', '50000000 = 50 MB', '50000000 = 50 MB'],
  ['check-interval', '5000 = 5 秒', '5000 = 5 seconds'],
  ['module.multi-dialing-blocker.cache-lifespan', '86400 = 1 天', '86400 = 1 day'],
  ['module.progress-cheat-blocker.rewind-maximum-difference', '0.07 = 7%', '0.07 = 7%'],
  ['server.token', ' = 空', ' = Empty'],
  ['installation-id', ' = 无', ' = None'],
  ['pbh-plus-key', ' = 空列表', ' = Empty list'],
  ['module.peer-id-blacklist.banned-peer-id', ' = 16 项', ' = 16 entries'],
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
