import type { Result, Rule } from './compile-rule';

/** What a rule made of a text. */
export interface RuleOutcome {
  /** Undefined where this page can't tell: the expression took too long, or JavaScript can't express it. */
  result: Result | undefined;
  /** Whether the method matched; undefined for rules without one, and where the condition kept it from being asked. */
  isMatch: boolean | undefined;
  /** Whether the condition is known not to be met. */
  isUnmet: boolean;
}

export type Verdict = 'banned' | 'exempt' | 'nothing' | 'unknown';

export interface ListOutcome {
  verdict: Verdict;
  /** Index of the rule that decided: the first `FALSE`, else the last `TRUE`. */
  decidingRule: number | undefined;
  /** Of each rule by itself. The tool stops at the first `FALSE`. */
  outcomes: readonly RuleOutcome[];
}

/**
 * What a rule says about a text (`AbstractJsonMatcher.match`). A condition that isn't met makes the result `FALSE`, whatever
 * `hit` and `miss` say.
 */
function matchRule(rule: Rule, text: string, mayTry: () => boolean): RuleOutcome {
  if (rule.kind === 'constant') return { result: rule.result, isMatch: undefined, isUnmet: false };
  const condition = rule.condition && matchRule(rule.condition, text, mayTry);
  if (condition?.result === 'FALSE') return { result: 'FALSE', isMatch: undefined, isUnmet: true };
  const isUntried = rule.method === 'REGEX' && (rule.regex?.kind !== 'regex' || !mayTry());
  const isMatch = isUntried ? undefined : rule.matches(text);
  if (isMatch === undefined || (condition && condition.result === undefined)) {
    return { result: undefined, isMatch, isUnmet: false };
  }
  return { result: isMatch ? rule.hit : rule.miss, isMatch, isUnmet: false };
}

/**
 * What a list says about a text (`RuleParser.matchRule`): `FALSE` anywhere exempts the peer from the list, else one `TRUE` is
 * enough, and the last of them is reported.
 *
 * @param text null is a name that the downloader doesn't report, the same as an empty one (`AbstractMatcher`)
 * @param mayTry is asked before a regular expression is tried; `false` leaves it out
 */
export function matchRules(
  rules: readonly Rule[],
  text: string | null,
  mayTry: (index: number) => boolean = () => true,
): ListOutcome {
  const outcomes = rules.map((rule, index) => matchRule(rule, text ?? '', () => mayTry(index)));
  const results = outcomes.map(({ result }) => result);
  const exemption = results.indexOf('FALSE');
  if (exemption >= 0) return { verdict: 'exempt', decidingRule: exemption, outcomes };
  if (results.includes(undefined)) return { verdict: 'unknown', decidingRule: undefined, outcomes };
  const ban = results.lastIndexOf('TRUE');
  if (ban >= 0) return { verdict: 'banned', decidingRule: ban, outcomes };
  return { verdict: 'nothing', decidingRule: undefined, outcomes };
}
