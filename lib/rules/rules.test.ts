import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compileRule, type Rule } from './compile-rule';
import { JavaException } from './java-lang';
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
    const isUnknown = actual.perRule?.includes(undefined) === true;
    if (isUnknown) unknown.add(vector.rules.join());
    return !isUnknown && JSON.stringify(actual) !== JSON.stringify(vector.expected);
  });
  expect(differing).toEqual([]);
  expect([...unknown].map((rule) => JSON.parse(rule).content)).toMatchInlineSnapshot(`
    [
      "(?iu)é",
      "\\X",
      "(a)\\1\\1",
      "(abc)\\1",
      "(?<x>abc)\\k<x>",
      "\\k<x>",
      "(?<x>a)(?<x>b)",
      "(?<1>a)",
      "(?<x",
      "a{2}{3}",
      "{2}",
      "a{99999999999}",
      "[a&&]",
      "[&&a]",
      "\\c",
      "\\x{41}",
      "\\x{41",
      "\\x{110000}",
      "\\08",
      "\\0101",
      "\\0",
      "\\p{}",
      "\\p",
      "(?x) a b # c",
      "(?x)[a b]+",
      "(?m)^a$",
      "(?<=a*)b",
      "(?<=a+)b",
      "(?<!a+)b",
      "(?$a)",
      "(?@a)",
      "\\G.*",
      "[a-\\d]",
      "\\p{gc=Lu}+",
      "\\p{InGreek}",
      "\\p{javaLowerCase}+",
      "(?u)a",
      "(?U)\\w",
      "(?d).",
      "(?c)a",
      "(?sm)a.b",
      "a\\1",
      "\\1(a)",
      "(a)\\2",
      "(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)\\10",
      "\\8",
      "\\9",
      "(a)?\\1b",
      "(?<",
      "(?<=(ab)*)c",
      "(?<=a*?)b",
      "(?<=a{1,})b",
      "(?<=a*+)b",
      "(?<=.*)b",
      "(?<=[ab]+x)b",
      "(?<=\\1(a))b",
      "(a)\\1?",
      "(?:(a)\\1|b)+",
      "(a)|b\\1",
      "(?<y>a)\\k<y>+a",
      "(a){0,1}\\1",
      "(?<=(?:a|b)+)c",
      "x{2}{0}",
      "(?<=\\d*)b",
      "(?m)a$.b",
      "(?sm)^a$.^b$",
      "[\\x{1F600}-\\x{1F602}]",
    ]
  `);
});
