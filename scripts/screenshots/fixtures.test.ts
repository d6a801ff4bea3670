import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { REFERENCE_FILE, readReference } from '@/lib/reference/reference';
import { compileRule, type Rule } from '@/lib/rules/compile-rule';
import { matchRules } from '@/lib/rules/match-rules';
import { FIRST_RULE } from './catalog';
import { createFindText, readResponses } from './fixtures.server';

const TEXTS = {
  texts: [
    { key: 'messages:MATCH', 'zh-Hans': '匹配 {}：{}', en: 'Match {}: {}' },
    { key: 'webui:only', en: 'Only' },
  ],
};

describe('createFindText', () => {
  it('replaces the placeholders in order, in the requested language', () => {
    expect(createFindText(TEXTS, 'en')('messages:MATCH', 'IP', 7)).toBe('Match IP: 7');
    expect(createFindText(TEXTS, 'zh-Hans')('messages:MATCH', 'IP', 7)).toBe('匹配 IP：7');
  });

  it('keeps a placeholder without a value', () => {
    expect(createFindText(TEXTS, 'en')('messages:MATCH', 'IP')).toBe('Match IP: {}');
  });

  it('throws for a text that the tool does not have in the language', () => {
    expect(() => createFindText(TEXTS, 'zh-Hans')('webui:only')).toThrow('no text "webui:only" in zh-Hans');
  });
});

const Ban = z.object({
  context: z.string(),
  banAt: z.number(),
  unbanAt: z.number(),
  torrent: z.object({ size: z.number() }),
  peer: z.object({ id: z.string(), clientName: z.string(), uploaded: z.number(), progress: z.number() }),
  rule: z.string(),
  description: z.string(),
});
type Ban = z.infer<typeof Ban>;
const Bans = z.object({ results: z.array(z.object({ banMetadata: Ban })) });

/** The responses, with the keys of texts instead of the texts. */
const responses = readResponses(process.cwd(), (key, ...values) => [key, ...values].join(' '));
const bans = Bans.parse(responses['GET /api/bans']).results.map(({ banMetadata }) => banMetadata);
const setting = (key: string) =>
  readReference(readFileSync(REFERENCE_FILE, 'utf8')).model?.find(`module.${key}`)?.default;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The rule and the reason that each module gives for banning a peer, or undefined when it doesn't ban the peer. */
const MODULES: Record<string, (ban: Ban) => string[] | undefined> = {
  'anti-vampire': ({ peer }) =>
    /^-xl0019/i.test(peer.id)
      ? ['messages:MODULE_ANTI_VAMPIRE_TITLE', 'messages:MODULE_ANTI_VAMPIRE_DESCRIPTION_XUNLEI_0019_SEEDING']
      : undefined,
  'client-name-blacklist': ({ peer }) => {
    const { method, content } = FIRST_RULE;
    const shipped = z.array(z.string()).parse(setting('client-name-blacklist.banned-client-name'));
    const rules = [...shipped, JSON.stringify({ ...FIRST_RULE, hit: 'TRUE', miss: 'DEFAULT' })];
    if (matchRules(rules.map(compileRule) as Rule[], peer.clientName).decidingRule !== shipped.length) return undefined;
    const match = `messages:MATCH_STRING_${method}`;
    return [`${match} ${content}`, `messages:MODULE_CNB_MATCH_CLIENT_NAME ${match} Hit-${content}`];
  },
  'progress-cheat-blocker': ({ peer, torrent }) => {
    const share = peer.uploaded / torrent.size;
    const difference = share - peer.progress;
    if (difference <= Number(setting('progress-cheat-blocker.maximum-difference'))) return undefined;
    expect(share).toBeLessThan(Number(setting('progress-cheat-blocker.excessive-threshold')));
    const percentages = [peer.progress, share, difference].map(percent).join(' ');
    return [
      'messages:PCB_RULE_REACHED_MAX_DIFFERENCE',
      `messages:MODULE_PCB_PEER_BAN_INCORRECT_PROGRESS ${percentages}`,
    ];
  },
};

describe('bans', () => {
  it.each(bans)('are what the shipped module does: $peer.clientName', (ban) => {
    const className = ban.context.replace(/.*\./, '');
    const module = className.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();
    expect(setting(`${module}.enabled`)).toBe(true);
    expect(ban.unbanAt - ban.banAt).toBe(setting(`${module}.ban-duration`));
    const reasons = Object.entries(MODULES).map(([name, judge]) => [name, judge(ban)]);
    expect(reasons.filter(([, reason]) => reason)).toEqual([[module, [ban.rule, ban.description]]]);
  });
});

it('has numbers that add up', () => {
  const counter = z.record(z.string(), z.number()).parse(responses['GET /api/statistic/counter']);
  const { peerBanCounter = 0, peerUnbanCounter = 0, trackedSwarmCount = 0, banlistCounter, peersBlockRate } = counter;
  expect(peerBanCounter - peerUnbanCounter).toBe(banlistCounter);
  expect(peerBanCounter / trackedSwarmCount).toBe(peersBlockRate);
});
