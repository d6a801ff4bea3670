import type { Code, Nodes } from 'mdast';
import { isCollection, isMap, isScalar, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { didYouMean } from '@/lib/nearest';
import { type ConfigKey, REFERENCE_FILE, type Reference, readReference } from '@/lib/reference/reference';
import { titleOf } from '../code/code-meta';
import type { CompileContext } from '../context';
import { placeInCode } from '../tree';

/** Checks YAML blocks whose title names a configuration file of PeerBanHelper against the configuration reference. */
export function checkConfigSample(node: Nodes, context: CompileContext): void {
  if (node.type !== 'code' || !/^ya?ml$/.test(node.lang ?? '')) return;
  const file = (['config.yml', 'profile.yml'] as const).find((name) => `/${titleOf(node)}`.endsWith(`/${name}`));
  const reference = file && context.load(REFERENCE_FILE, readReference);
  if (reference) checkSample(node, file, reference, context);
}

/** Reports invalid YAML, or unknown keys, wrong types and forbidden values. */
function checkSample(node: Code, file: ConfigKey['file'], reference: Reference, context: CompileContext): void {
  const lineCounter = new LineCounter();
  // A sample may show a key before and after a change.
  const document = parseDocument(node.value, { lineCounter, uniqueKeys: false });
  const report = (offset: number, message: string, fix: string) => {
    const { line, col } = lineCounter.linePos(offset);
    context.report(placeInCode(node, line, col), message, fix, 'warning');
  };
  const [error] = document.errors;
  if (error) {
    const message = `the sample is not YAML: ${error.message.replace(/ at line.*$/s, '')}`;
    report(error.pos[0], message, 'Fix it, so that readers can copy it.');
  } else if (isMap(document.contents)) checkMap(document.contents, '');

  function checkMap(map: YAMLMap, prefix: string): void {
    for (const pair of map.items) {
      if (!isScalar(pair.key)) continue;
      const path = prefix ? `${prefix}.${pair.key.value}` : String(pair.key.value);
      const key = reference.find(path, file);
      if (key) checkValue(key, path, pair);
      else if (isMap(pair.value) && reference.isGroup(path, file)) checkMap(pair.value, path);
      else if (pair.key.range) report(pair.key.range[0], `${file} has no key "${path}"`, cureFor(path, prefix));
    }
  }

  function checkValue(key: ConfigKey, path: string, { value }: Pair): void {
    if (!isCollection(value) && (!isScalar(value) || value.value === null)) return;
    const expected = findExpected(key, value);
    if (expected) {
      const group = isMap(value) ? 'a group of keys' : 'a list';
      const found = isScalar(value) ? JSON.stringify(value.value) : group;
      report(value.range?.[0] ?? 0, `"${path}" must be ${expected}, found ${found}`, `Write ${expected}.`);
    } else if (isMap(value)) checkMap(value, path);
  }

  function cureFor(path: string, prefix: string): string {
    const fullKey = reference.keys.find((key) => key.path.endsWith(`.${path}`));
    if (fullKey) return `Show the whole path from the top: ${fullKey.path.split('.').join(': → ')}:.`;
    const siblings = reference.keys.filter((key) => key.file === file && parentOf(key.path) === prefix);
    const names = siblings.map((key) => nameOf(key.path));
    return didYouMean(nameOf(path), names, 'Look it up in content/reference/config.json.');
  }
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));
const nameOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** Returns what a value must be instead; undefined when it fits. */
function findExpected(key: ConfigKey, node: Node): string | undefined {
  const { name, fits } = TYPES[key.type];
  if (isCollection(node)) {
    const isExpected = key.type === (isMap(node) ? 'map' : 'list') || (key.alsoList && !isMap(node));
    return isExpected || key.freeChildren ? undefined : name;
  }
  const value: unknown = isScalar(node) ? node.value : undefined;
  if (!fits(value) && !key.freeChildren) return name;
  const isAllowed = key.allowed?.some((allowed) => allowed === value) ?? true;
  return isAllowed ? undefined : `one of ${key.allowed?.join(', ')}`;
}

/** The types of keys: their names in messages, and which scalars have them. */
const TYPES: Record<ConfigKey['type'], { name: string; fits: (value: unknown) => boolean }> = {
  boolean: { name: 'true or false', fits: (value) => typeof value === 'boolean' },
  duration: { name: 'a whole number, or default', fits: (value) => Number.isInteger(value) || value === 'default' },
  integer: { name: 'a whole number', fits: Number.isInteger },
  list: { name: 'a list', fits: () => false },
  map: { name: 'a group of keys', fits: () => false },
  number: { name: 'a number', fits: (value) => typeof value === 'number' },
  // The tool also reads unquoted numbers and booleans as text.
  string: { name: 'text', fits: () => true },
};
