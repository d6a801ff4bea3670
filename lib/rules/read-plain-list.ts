import type { ParsedRules, RuleItem, RuleList } from './rule-list';

const BLANK = /^\s*(?:#.*)?$/;
const ITEM = /^( *)- +'((?:[^']|'')*)'\s*(?: #.*)?$/;
const KEY = /^( *)([\w-]+):(?: +[\w.]+)?\s*(?: #.*)?$/;

/**
 * Parses the subset of YAML that `profile.yml` uses: nested keys, and single-quoted items on one line. Nearly all readers paste
 * this format. Parsing 1,000 rules takes 1 ms; the YAML library takes 20 ms and has to be downloaded first.
 *
 * @returns undefined for any other YAML
 */
export function readPlainList(text: string): ParsedRules | undefined {
  const lists: RuleList[] = [];
  let items: RuleItem[] | undefined;
  let itemIndent = -1;
  let keys: { indent: number; name: string }[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const start = offset;
    offset += line.length + 1;
    if (BLANK.test(line)) continue;
    const [item, itemSpaces = '', content = ''] = ITEM.exec(line) ?? [];
    if (item !== undefined) {
      const parent = keys.at(-1);
      if (!items) {
        if (parent ? itemSpaces.length < parent.indent : lists.length > 0) return undefined;
        items = [];
        itemIndent = itemSpaces.length;
        lists.push({ key: parent?.name, items });
      } else if (itemSpaces.length !== itemIndent) return undefined;
      const style = content.includes("''") ? 'single-quoted' : 'verbatim';
      items.push({ text: content.replaceAll("''", "'"), start: start + line.indexOf("'") + 1, style });
      continue;
    }
    const [key, keySpaces = '', name = ''] = KEY.exec(line) ?? [];
    if (key === undefined) return undefined;
    const indent = keySpaces.length;
    const ancestors = keys.filter((key) => key.indent < indent);
    const isNested = ancestors.length === keys.length;
    if (items && isNested) return undefined;
    // A dedented key must align with an earlier key.
    if (!isNested && !keys.some((key) => key.indent === indent)) return undefined;
    if (keys.length === 0 && lists.length > 0) return undefined;
    keys = [...ancestors, { indent, name }];
    items = undefined;
  }
  return lists.length > 0 ? { kind: 'lists', lists } : undefined;
}
