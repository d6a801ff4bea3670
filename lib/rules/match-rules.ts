import type { Result, Rule } from './compile-rule';

/** The outcome of one rule for a text. */
export interface RuleOutcome {
  /** Undefined if unknown: the regular expression has timed out, or the rule can't be tried. */
  result: Result | undefined;
  /** Whether the method matched; undefined if the rule has no method or the method wasn't evaluated. */
  isMatch: boolean | undefined;
  /** Whether the condition is known to have failed. */
  isUnmet: boolean;
}

export type Verdict = 'banned' | 'exempt' | 'nothing' | 'unknown';

export interface ListOutcome {
  verdict: Verdict;
  /** Index of the rule that decided: the first `FALSE`, else the last `TRUE`. */
  decidingRule: number | undefined;
  /** The outcome of each rule on its own, although PeerBanHelper stops at the first `FALSE`. */
  outcomes: readonly RuleOutcome[];
}

/** Evaluates one rule. A condition that fails makes the result `FALSE`, regardless of `hit` and `miss`. */
function matchRule(rule: Rule, text: string, canRunRegex: () => boolean): RuleOutcome {
  if (rule.kind === 'untried') return { result: undefined, isMatch: undefined, isUnmet: false };
  if (rule.kind === 'constant') return { result: rule.result, isMatch: undefined, isUnmet: false };
  const condition = rule.condition && matchRule(rule.condition, text, canRunRegex);
  if (condition?.result === 'FALSE') return { result: 'FALSE', isMatch: undefined, isUnmet: true };
  const isMatch = rule.method === 'REGEX' && !canRunRegex() ? undefined : rule.matches(text);
  if (isMatch === undefined || (condition && condition.result === undefined)) {
    return { result: undefined, isMatch, isUnmet: false };
  }
  return { result: isMatch ? rule.hit : rule.miss, isMatch, isUnmet: false };
}

/**
 * Evaluates a list of rules. Any `FALSE` exempts the peer from the list; otherwise one `TRUE` is
 * enough to ban, and the last one is reported.
 *
 * @param text null for a name that the downloader doesn't report, which equals an empty name
 * @param canRunRegex called before a rule's regular expression runs; `false` skips it
 */
export function matchRules(
  rules: readonly Rule[],
  text: string | null,
  canRunRegex: (index: number) => boolean = () => true,
): ListOutcome {
  const outcomes = rules.map((rule, index) => matchRule(rule, text ?? '', () => canRunRegex(index)));
  const results = outcomes.map(({ result }) => result);
  const exemption = results.indexOf('FALSE');
  // PeerBanHelper could reject the whole list.
  if (rules.some(({ kind }) => kind === 'untried')) return { verdict: 'unknown', decidingRule: undefined, outcomes };
  if (exemption >= 0) return { verdict: 'exempt', decidingRule: exemption, outcomes };
  if (results.includes(undefined)) return { verdict: 'unknown', decidingRule: undefined, outcomes };
  const ban = results.lastIndexOf('TRUE');
  if (ban >= 0) return { verdict: 'banned', decidingRule: ban, outcomes };
  return { verdict: 'nothing', decidingRule: undefined, outcomes };
}
