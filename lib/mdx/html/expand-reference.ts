import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import {
  type ConfigKey,
  formatDefault,
  keyToAnchor,
  keyToRoute,
  REFERENCE_FILE,
  type Reference,
  readReference,
} from '@/lib/reference/reference';
import type { CompileContext } from '../context';
import { replaceElements } from '../tree';

/**
 * Replaces `ConfigTable` and `ConfigKey` with data of the configuration reference, so that search and feeds contain
 * it too.
 */
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
  const isSingleKey = keys.length === 1 && keys[0]?.path === prefix;
  const caption = h('caption', [h('code', prefix), ` · ${keys[0]?.file}`]);
  const head = (['key', 'type', 'default', 'description'] as const).map((name) =>
    h('th', { scope: 'col' }, translate(locale, `config.${name}`)),
  );
  return h('table', { dataConfig: '', id: isSingleKey ? undefined : keyToAnchor(prefix) }, [
    isSingleKey ? h('caption', `${keys[0]?.file}`) : caption,
    h('thead', h('tr', head)),
    h(
      'tbody',
      keys.map((key) => configRow(locale, key, isSingleKey ? prefix : key.path.slice(prefix.length + 1))),
    ),
  ]);
}

function configRow(locale: Locale, key: ConfigKey, name: string): Element {
  const id = keyToAnchor(key.path);
  const { codes, words } = formatDefault(locale, key);
  const defaultValue = separateBySpaces([
    ...codes.map((code) => h('code', code)),
    ...(words === undefined ? [] : [h('span', words)]),
  ]);
  const notes = key.notes ? [h('p', key.description[locale]), h('p', key.notes[locale])] : [key.description[locale]];
  return h('tr', { id }, [
    h('th', { scope: 'row' }, h('a', { href: `#${id}` }, h('code', withLineBreaks(name)))),
    h('td', typeCell(locale, key)),
    h('td', { dataLabel: translate(locale, 'config.default') }, defaultValue),
    h('td', notes),
  ]);
}

function typeCell(locale: Locale, { type, unit, allowed }: ConfigKey): (Element | string)[] {
  const typeName = translate(locale, `config.type.${type}`);
  const label = unit
    ? translate(locale, 'config.typeWithUnit', { type: typeName, unit: translate(locale, `config.unit.${unit}`) })
    : typeName;
  return separateBySpaces([h('span', label), ...(allowed ?? []).map((value) => h('code', String(value)))]);
}

/** Separates the parts in plain text; the style sheet stacks them on wide screens. */
function separateBySpaces(parts: readonly Element[]): (Element | string)[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part]));
}

/** Lets long keys break after their dots. */
function withLineBreaks(name: string): (Element | string)[] {
  const parts = name.split('.');
  return parts.flatMap((part, index) => (index === parts.length - 1 ? [part] : [`${part}.`, h('wbr')]));
}
