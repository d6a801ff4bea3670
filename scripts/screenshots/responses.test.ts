import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { REFERENCE_FILE, readReference } from '@/lib/reference/reference';
import { FIRST_RULE } from './catalog';
import { createFindText, readResponses } from './responses.server';

it('finds a text of the tool, and fails for one that the tool doesn’t have in the language', () => {
  const texts = [
    { key: 'messages:MATCH', 'zh-Hans': '匹配 {}：{}', en: 'Match {}: {}' },
    { key: 'webui:only', en: 'Only' },
  ];
  expect(createFindText({ texts }, 'zh-Hans')('messages:MATCH', 'IP', 7)).toBe('匹配 IP：7');
  expect(createFindText({ texts }, 'en')('messages:MATCH', 'IP')).toBe('Match IP: {}');
  expect(() => createFindText({ texts }, 'zh-Hans')('webui:only')).toThrow('no text "webui:only" in zh-Hans');
});

const Ban = z.object({ context: z.string(), banAt: z.number(), unbanAt: z.number(), rule: z.string() });
const Bans = z.object({ results: z.array(z.object({ banMetadata: Ban })) });

it('shows bans of modules that are on in the shipped settings, the first by the rule of the tutorial', () => {
  // With the keys of texts instead of the texts.
  const responses = readResponses(process.cwd(), (key, ...values) => [key, ...values].join(' '));
  const bans = Bans.parse(responses['GET /api/bans']).results.map(({ banMetadata }) => banMetadata);
  const reference = readReference(readFileSync(REFERENCE_FILE, 'utf8')).model;
  for (const { context, banAt, unbanAt } of bans) {
    const module = context
      .replace(/.*\./, '')
      .replaceAll(/\B[A-Z]/g, '-$&')
      .toLowerCase();
    expect(reference?.find(`module.${module}.enabled`)?.default, module).toBe(true);
    expect(unbanAt - banAt).toBe(reference?.find(`module.${module}.ban-duration`)?.default);
  }
  expect(bans[0]?.rule).toBe(`messages:MATCH_STRING_${FIRST_RULE.method} ${FIRST_RULE.content}`);
});
