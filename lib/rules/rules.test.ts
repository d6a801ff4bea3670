import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compileRule } from './compile-rule';
import { matchRules } from './match-rules';
import { RuleMistake } from './rule-errors';

const Vectors = z.object({
  vectors: z.array(
    z.tuple([z.array(z.string()), z.string().nullable(), z.union([z.literal('rejected'), z.array(z.string())])]),
  ),
});
const { vectors } = Vectors.parse(
  JSON.parse(readFileSync(new URL('__fixtures__/rule-vectors.json', import.meta.url), 'utf8')),
);

/** Returns the verdict, the result of each rule, and the index of the rule that decides. */
function run(texts: readonly string[], value: string) {
  const rules = texts.map(compileRule).flatMap((rule) => (rule instanceof RuleMistake ? [] : [rule]));
  if (rules.length < texts.length) return 'rejected';
  const { verdict, decidingRule, outcomes } = matchRules(rules, value);
  return verdict === 'unknown' ? verdict : { verdict, results: outcomes.map(({ result }) => result), decidingRule };
}

it('says what PeerBanHelper does with its rules, or seldom that it can’t tell, and never anything else', () => {
  const actual = vectors.map(([texts, value, expected]) => ({
    texts,
    value,
    expected,
    actual: run(texts, value ?? ''),
  }));
  const wrong = actual.filter(({ actual, expected }) => {
    if (actual === 'unknown') return false;
    if (expected === 'rejected') return actual !== 'rejected';
    const exemption = expected.indexOf('FALSE');
    const ban = expected.lastIndexOf('TRUE');
    const decidingRule = [exemption, ban].find((index) => index >= 0);
    const verdictOfBan = ban >= 0 ? 'banned' : 'nothing';
    const verdict = exemption >= 0 ? 'exempt' : verdictOfBan;
    return JSON.stringify(actual) !== JSON.stringify({ verdict, results: expected, decidingRule });
  });
  expect(wrong).toEqual([]);
  const unknown = actual.filter(({ actual }) => actual === 'unknown');
  expect(unknown.length / vectors.length).toBeLessThanOrEqual(0.11);
});

describe('what only PeerBanHelper can tell is named', () => {
  const regex = (content: string) => JSON.stringify({ method: 'REGEX', content });
  it.each([
    ['regex', regex('(a)\\1'), '\\1'],
    ['regex', regex('[a-z&&[^b]]'), '&&'],
    ['regex', regex('(?x) a'), '(?x)'],
    ['regex', regex('(?<n>a)'), '(?<n>'],
    ['regex', regex('(?<=a*)b'), '(?<=a*)'],
    ['regex', regex('(a|b)++'), '++'],
    ['regex', regex('(\\b|aa?){3}'), '{3}'],
    ['regex', regex('\\p{Alpha}'), '\\p{Alpha}'],
    ['regex', regex('(?i)[Z-a]'), 'Z-a'],
    ['json', '{method:CONTAINS,content:a}', 'CONTAINS'],
    ['json', '{"method"="CONTAINS"}', '='],
    ['json', '{"method":"LENGTH","min":0x1,"max":3}', '0x1'],
    ['json', '{"method":"CONTAINS","content":"a",\u3000"hit":"FALSE"}', 'U+3000'],
    ['json', `${'{"if":'.repeat(300)}1${'}'.repeat(300)}`, '{'],
  ])('%s %s', (code, rule, detail) => {
    expect(compileRule(rule)).toMatchObject({ kind: 'untried', error: { code, detail } });
  });

  it.each([
    ['CONTAINS', 'ΑΣ', '1ΑΣ'],
    ['REGEX', '.*\\bfoo', 'éfoo'],
    ['REGEX', 'a$\\n', 'a\n'],
  ])('%s %s for one text', (method, content, text) => {
    expect(run([JSON.stringify({ method, content })], text)).toBe('unknown');
  });

  it('and an exemption by another rule doesn’t hide it', () => {
    expect(run(['{method:CONTAINS}', 'false'], 'a')).toBe('unknown');
    expect(run(['{method:CONTAINS}', '{'], 'a')).toBe('rejected');
  });
});

it('reads any text', () => {
  const part = fc.constantFrom(...'{}[]:,"\'\\/*#=ab0.-+ \n', '\\u', '\\x', 'method:', '"content"', '"REGEX"');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      for (const start of ['', '{', '{"method":"REGEX","content":"']) compileRule(start + parts.join(''));
    }),
    { numRuns: 3000 },
  );
});
