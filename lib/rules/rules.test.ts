import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compileRule, type Rule } from './compile-rule';
import { JavaException } from './java-exception';
import { matchRules } from './match-rules';

const Vector = z.object({
  id: z.string(),
  rules: z.array(z.string()),
  input: z.string().nullable(),
  expected: z.discriminatedUnion('loads', [
    z.object({
      loads: z.literal(true),
      perRule: z.array(z.string()),
      hit: z.boolean(),
      decidingRule: z.number().nullable(),
    }),
    z.object({ loads: z.literal(false), exception: z.string() }),
  ]),
});

const readVectors = (file: string) =>
  z
    .object({ vectors: z.array(Vector) })
    .parse(JSON.parse(readFileSync(new URL(`__fixtures__/${file}`, import.meta.url), 'utf8'))).vectors;

function loadRules(rules: readonly string[]): Rule[] | JavaException {
  try {
    return rules.map(compileRule);
  } catch (error) {
    if (error instanceof JavaException) return error;
    throw error;
  }
}

function run({ rules, input }: z.infer<typeof Vector>) {
  const compiled = loadRules(rules);
  if (compiled instanceof JavaException) return { loads: false, exception: compiled.message };
  const { verdict, outcomes, decidingRule } = matchRules(compiled, input);
  return {
    loads: true,
    perRule: outcomes.map(({ result }) => result),
    hit: verdict === 'banned',
    decidingRule: decidingRule ?? null,
  };
}

describe("test vectors from PeerBanHelper's classes", () => {
  it.each(readVectors('json-engine-vectors.json').map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
    const { expected } = vector;
    const actual = run(vector);
    if (expected.loads) expect(actual).toEqual(expected);
    else expect(actual).toEqual({ loads: false, exception: expect.stringContaining(`.${expected.exception}: `) });
  });
});

it('agrees with further vectors from the same classes, including messages, or reports an unknown result', () => {
  const unknown = new Set<string>();
  const differing = readVectors('own-vectors.json').filter((vector) => {
    const actual = run(vector);
    if (actual.perRule?.includes(undefined)) unknown.add(vector.rules.join());
    else return JSON.stringify(actual) !== JSON.stringify(vector.expected);
    return !vector.expected.loads;
  });
  expect(differing).toEqual([]);
  expect([...unknown].map((rule) => JSON.parse(rule).content)).toMatchInlineSnapshot(`
    [
      "(?iu)é",
      "\\X",
      "\\p{InGreek}",
      "\\p{javaLowerCase}+",
      "(?u)a",
      "(?U)\\w",
      "(?d).",
      "(?c)a",
      "(a)?\\1b",
      "(a)|b\\1",
      "(a){0,1}\\1",
    ]
  `);
});
