import type { Method } from './compile-rule';

const OLD_METHODS = new Map<string, Method>([
  ['contains', 'CONTAINS'],
  ['startswith', 'STARTS_WITH'],
  ['endswith', 'ENDS_WITH'],
  ['equals', 'EQUALS'],
  ['regex', 'REGEX'],
  ['length', 'LENGTH'],
]);

/**
 * Rewrites a rule of PeerBanHelper 1.x to 3.1, such as `startsWith@-XL` (`RuleParseHelper`, removed in 3.2.0), as JSON.
 *
 * @param exempts whether the rule is from a list of exceptions, which those versions had
 * @returns undefined for any other text
 */
export function rewriteOldRule(text: string, exempts = false): string | undefined {
  const [, name = '', content = ''] = /^\s*([a-z]+)@(.*)$/is.exec(text) ?? [];
  const method = OLD_METHODS.get(name.toLowerCase());
  if (method === undefined) return undefined;
  const hit = exempts ? { hit: 'FALSE' } : {};
  if (method === 'LENGTH') {
    const length = Number(content);
    return /^\d{1,9}$/.test(content) ? JSON.stringify({ method, min: length, max: length, ...hit }) : undefined;
  }
  // Those versions ignored case in every rule; JSON rules do so in all but REGEX.
  return JSON.stringify({ method, content: method === 'REGEX' ? `(?i)${content}` : content, ...hit });
}
