import type { Element } from 'hast';
import { h } from 'hastscript';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { formatDefault } from '@/lib/reference/format-default';
import { keyToAnchor } from '@/lib/reference/reference';
import type { ConfigKey } from '@/lib/reference/schema';

/**
 * The table of the keys below a prefix: a row each, with the id `config-<path>`; the table itself has that of the prefix.
 *
 * @param keys at least one
 */
export function configTable(locale: Locale, prefix: string, keys: readonly ConfigKey[]): Element {
  const say = (name: 'key' | 'type' | 'default' | 'description') => translate(locale, `config.${name}`);
  const isOwnRow = keys.length === 1 && keys[0]?.path === prefix;
  const caption = h('caption', [h('code', prefix), ` · ${keys[0]?.file}`]);
  const head = (['key', 'type', 'default', 'description'] as const).map((name) => h('th', { scope: 'col' }, say(name)));
  return h('table', { dataConfig: '', id: isOwnRow ? undefined : keyToAnchor(prefix) }, [
    isOwnRow ? h('caption', `${keys[0]?.file}`) : caption,
    h('thead', h('tr', head)),
    h(
      'tbody',
      keys.map((key) => row(locale, key, isOwnRow ? prefix : key.path.slice(prefix.length + 1))),
    ),
  ]);
}

function row(locale: Locale, key: ConfigKey, name: string): Element {
  const id = keyToAnchor(key.path);
  const { codes, words } = formatDefault(locale, key);
  const value = stacked([...codes.map((code) => h('code', code)), ...(words === undefined ? [] : [h('span', words)])]);
  const notes = key.notes ? [h('p', key.description[locale]), h('p', key.notes[locale])] : [key.description[locale]];
  return h('tr', { id }, [
    h('th', { scope: 'row' }, h('a', { href: `#${id}` }, h('code', breakable(name)))),
    h('td', typeCell(locale, key)),
    h('td', { dataLabel: translate(locale, 'config.default') }, value),
    h('td', notes),
  ]);
}

function typeCell(locale: Locale, { type, unit, allowed }: ConfigKey): (Element | string)[] {
  const name = translate(locale, `config.type.${type}`);
  const kind = unit
    ? translate(locale, 'config.typeWithUnit', { type: name, unit: translate(locale, `config.unit.${unit}`) })
    : name;
  return stacked([h('span', kind), ...(allowed ?? []).map((value) => h('code', String(value)))]);
}

/** Apart by a blank in the text, one below the other where there is room. */
function stacked(parts: readonly Element[]): (Element | string)[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part]));
}

/** Long keys may break after their dots. */
function breakable(name: string): (Element | string)[] {
  const parts = name.split('.');
  return parts.flatMap((part, index) => (index === parts.length - 1 ? [part] : [`${part}.`, h('wbr')]));
}
