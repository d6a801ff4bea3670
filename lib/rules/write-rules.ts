import { LIST_KEYS, type ListName } from './rule-list';

/** Rules as a part of `profile.yml`, each in single quotes and on one line. */
export function writeRules(rules: readonly string[], list: ListName): string {
  const items = rules.map((rule) => `      - '${toOneLine(rule).replaceAll("'", "''")}'\n`);
  return `module:\n  ${list}-blacklist:\n    ${LIST_KEYS[list]}:\n${items.join('')}`;
}

/** JSON may be broken into lines between its parts; inside of a text it can't be. */
function toOneLine(rule: string): string {
  try {
    const value: unknown = JSON.parse(rule);
    return rule.includes('\n') ? JSON.stringify(value) : rule.trim();
  } catch {
    return rule.replaceAll(/\s*\n\s*/g, ' ').trim();
  }
}
