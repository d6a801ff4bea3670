import { LIST_KEYS, type ListName } from './rule-list';

/** Formats rules as a section of `profile.yml`, each in single quotes on one line. */
export function writeRules(rules: readonly string[], list: ListName): string {
  const items = rules.map((rule) => `      - '${toOneLine(rule).replaceAll("'", "''")}'\n`);
  return `module:\n  ${list}-blacklist:\n    ${LIST_KEYS[list]}:\n${items.join('')}`;
}

/** Removes line breaks, which JSON allows between tokens but not within strings. */
function toOneLine(rule: string): string {
  try {
    const value: unknown = JSON.parse(rule);
    return rule.includes('\n') ? JSON.stringify(value) : rule.trim();
  } catch {
    return rule.replaceAll(/\s*\n\s*/g, ' ').trim();
  }
}
