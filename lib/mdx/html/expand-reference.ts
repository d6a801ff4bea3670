import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import type { ConfigKey, Reference } from '@/lib/reference/reference';
import { formatDefault, keyToAnchor, keyToRoute, REFERENCE_FILE, readReference } from '@/lib/reference/reference';
import type { CompileContext } from '../context';
import { replaceElements } from '../tree';

/** Replaces `ConfigTable` and `ConfigKey` with data of the configuration reference, for search and feeds too. */
export function expandReference(tree: Root, context: CompileContext): void {
  replaceElements(tree, (node) => {
    if (node.tagName !== 'ConfigTable' && node.tagName !== 'ConfigKey') return undefined;
    const reference = context.load(REFERENCE_FILE, readReference);
    const expand = node.tagName === 'ConfigTable' ? expandTable : expandKey;
    return reference ? expand(node, reference, context) : [];
  });
}

function expandTable(node: Element, reference: Reference, context: CompileContext): Element[] {
  const prefix = String(node.properties.prefix);
  const keys = reference.keysBelow(prefix);
  if (keys.length === 0) reportUnknown(prefix, node, reference, context);
  return keys.length === 0 ? [] : [{ ...configTable(context.locale, prefix, keys), position: node.position }];
}

function expandKey(node: Element, reference: Reference, context: CompileContext): Element[] {
  const path = String(node.properties.path);
  const key = reference.find(path);
  const code = h('code', String(node.properties.label ?? path));
  if (!key) reportUnknown(path, node, reference, context);
  const route = key && keyToRoute(key);
  if (!key || !route) return [code];
  const anchor = `#${keyToAnchor(key.path)}`;
  const href = context.file.endsWith(`${route}.mdx`) ? anchor : `${route}${anchor}`;
  context.links.push({ href, ...context.locate(node) });
  return [h('a', { href }, code)];
}

function reportUnknown(path: string, node: Element, reference: Reference, context: CompileContext): void {
  const paths = reference.keys.map((key) => key.path);
  const fix = didYouMean(path, paths, `See the keys in ${REFERENCE_FILE}.`);
  context.report(node, `PeerBanHelper has no configuration key "${path}"`, fix);
}

/** Creates the table of all keys below a prefix. The table and each row have an id. */
function configTable(locale: Locale, prefix: string, keys: readonly ConfigKey[]): Element {
  const isSingleKey = keys[0]?.path === prefix;
  const caption = isSingleKey ? [] : [h('code', prefix), ' · '];
  const head = (['key', 'type', 'default', 'description'] as const).map((name) =>
    h('th', { scope: 'col' }, translate(locale, `config.${name}`)),
  );
  const rows = keys.map((key) => configRow(locale, key, key.path.slice(prefix.length + 1) || prefix));
  return h('table', { dataConfig: '', dataRecords: '', id: isSingleKey ? undefined : keyToAnchor(prefix) }, [
    h('caption', [...caption, `${keys[0]?.file}`]),
    h('thead', h('tr', head)),
    h('tbody', rows),
  ]);
}

function configRow(locale: Locale, key: ConfigKey, name: string): Element {
  const id = keyToAnchor(key.path);
  const { codes, words } = formatDefault(locale, key);
  const defaultValue = [...codes.map((code) => h('code', code)), ...(words === undefined ? [] : [h('span', words)])];
  const notes = key.notes ? [h('p', key.description[locale]), h('p', key.notes[locale])] : [key.description[locale]];
  return h('tr', { id }, [
    h('th', { scope: 'row' }, h('a', { href: `#${id}` }, h('code', name))),
    h(
      'td',
      separateBySpaces([
        h('span', typeName(locale, key)),
        ...(key.allowed ?? []).map((value) => h('code', `${value}`)),
      ]),
    ),
    h('td', { dataLabel: translate(locale, 'config.default') }, separateBySpaces(defaultValue)),
    h('td', notes),
  ]);
}

function typeName(locale: Locale, { type, unit }: ConfigKey): string {
  const name = translate(locale, `config.type.${type}`);
  if (!unit) return name;
  return translate(locale, 'config.typeWithUnit', { type: name, unit: translate(locale, `config.unit.${unit}`) });
}

/** Separates the parts in plain text; the style sheet stacks them on wide screens. */
function separateBySpaces(parts: readonly Element[]): (Element | string)[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part]));
}
