import type { Result, Rule } from './compile-rule';

export interface RuleOutcome {
  /** Undefined if it can't be told here. */
  result: Result | undefined;
  /** Whether the method matched; undefined if the rule has no method or the method wasn't evaluated. */
  isMatch: boolean | undefined;
  /** Whether the condition is known to have failed. */
  isUnmet: boolean;
}

export type Verdict = 'banned' | 'exempt' | 'nothing' | 'unknown';

export interface ListOutcome {
  verdict: Verdict;
  /** The first `FALSE`, which exempts the peer from the list, else the last `TRUE`. */
  decidingRule: number | undefined;
  /** The outcome of each rule on its own, although PeerBanHelper stops at the first `FALSE`. */
  outcomes: readonly (RuleOutcome & { rule: Rule })[];
}

/** Evaluates one rule. A condition that fails makes the result `FALSE`, regardless of `hit` and `miss`. */
function matchRule(rule: Rule, text: string): RuleOutcome {
  const untold: RuleOutcome = { result: undefined, isMatch: undefined, isUnmet: false };
  if (rule.kind === 'untried') return untold;
  if (rule.kind === 'constant') return { ...untold, result: rule.result };
  const condition = rule.condition && matchRule(rule.condition, text);
  if (condition?.result === 'FALSE') return { ...untold, result: 'FALSE', isUnmet: true };
  const isMatch = rule.matches(text);
  if (isMatch === undefined || (condition && condition.result === undefined)) return { ...untold, isMatch };
  return { ...untold, result: isMatch ? rule.hit : rule.miss, isMatch };
}

/** @param text empty for a name that the downloader doesn't report */
export function matchRules(rules: readonly Rule[], text: string): ListOutcome {
  const outcomes = rules.map((rule) => ({ rule, ...matchRule(rule, text) }));
  const results = outcomes.map(({ result }) => result);
  const exemption = results.indexOf('FALSE');
  const ban = results.lastIndexOf('TRUE');
  // PeerBanHelper could reject a list with an untried rule, whatever its other rules say.
  const isUnknown = rules.some(({ kind }) => kind === 'untried') || (exemption < 0 && results.includes(undefined));
  if (isUnknown) return { verdict: 'unknown', decidingRule: undefined, outcomes };
  if (exemption >= 0) return { verdict: 'exempt', decidingRule: exemption, outcomes };
  if (ban >= 0) return { verdict: 'banned', decidingRule: ban, outcomes };
  return { verdict: 'nothing', decidingRule: undefined, outcomes };
}
