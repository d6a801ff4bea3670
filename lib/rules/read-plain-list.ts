import type { ReadRules, RuleItem, RuleList } from './rule-list';

const BLANK = /^\s*(?:#.*)?$/;
const ITEM = /^( *)- +'((?:[^']|'')*)'\s*(?: #.*)?$/;
const KEY = /^( *)([\w-]+):(?: +[\w.]+)?\s*(?: #.*)?$/;

/**
 * Reads YAML as `profile.yml` has it: keys below each other, and items of one line in single quotes. Nearly everybody pastes
 * that, and 1,000 rules take a millisecond; the YAML library takes 20 and has to be loaded.
 *
 * @returns undefined for any other YAML
 */
export function readPlainList(text: string): ReadRules | undefined {
  const lists: RuleList[] = [];
  let items: RuleItem[] | undefined;
  let itemIndent = -1;
  let keys: { indent: number; name: string }[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const start = offset;
    offset += line.length + 1;
    if (BLANK.test(line)) continue;
    const [item, blanks = '', content = ''] = ITEM.exec(line) ?? [];
    if (item !== undefined) {
      const parent = keys.at(-1);
      if (!items) {
        if (parent ? blanks.length < parent.indent : lists.length > 0) return undefined;
        items = [];
        itemIndent = blanks.length;
        lists.push({ key: parent?.name, items });
      } else if (blanks.length !== itemIndent) return undefined;
      const style = content.includes("''") ? 'single-quoted' : 'verbatim';
      items.push({ text: content.replaceAll("''", "'"), start: start + line.indexOf("'") + 1, style });
      continue;
    }
    const [key, indent = '', name = ''] = KEY.exec(line) ?? [];
    if (key === undefined) return undefined;
    const outer = keys.filter((one) => one.indent < indent.length);
    const isNested = outer.length === keys.length;
    if (items && isNested) return undefined;
    // A key steps back to the column of one before.
    if (!isNested && !keys.some((one) => one.indent === indent.length)) return undefined;
    if (keys.length === 0 && lists.length > 0) return undefined;
    keys = [...outer, { indent: indent.length, name }];
    items = undefined;
  }
  return lists.length > 0 ? { kind: 'lists', lists } : undefined;
}
