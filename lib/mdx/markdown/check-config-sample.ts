import type { Code, Nodes } from 'mdast';
import { isCollection, isMap, isScalar, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { didYouMean } from '@/lib/nearest';
import { type ConfigKey, REFERENCE_FILE, type Reference, readReference } from '@/lib/reference/reference';
import type { Position } from '@/lib/text-position';
import { titleOf } from '../code/code-meta';
import type { CompileContext } from '../context';
import { placeInCode } from '../tree';

/** Checks YAML blocks whose title names a configuration file of PeerBanHelper against the configuration reference. */
export function checkConfigSample(node: Nodes, context: CompileContext): void {
  const file = node.type === 'code' && configFile(node);
  if (!file) return;
  const reference = context.load(REFERENCE_FILE, readReference);
  if (!reference) return;
  checkSample(node.value, file, reference, ({ line, column }, message, fix) =>
    context.report(placeInCode(node, line, column), message, fix, 'warning'),
  );
}

function configFile(node: Code): ConfigKey['file'] | undefined {
  if (node.lang !== 'yaml' && node.lang !== 'yml') return undefined;
  return (['config.yml', 'profile.yml'] as const).find((name) => `/${titleOf(node)}`.endsWith(`/${name}`));
}

/** Reports invalid YAML, or unknown keys, wrong types and forbidden values, in a sample of a configuration file. */
export function checkSample(
  text: string,
  file: ConfigKey['file'],
  reference: Reference,
  reportAt: (position: Position, message: string, fix: string) => void,
): void {
  const lineCounter = new LineCounter();
  // A sample may show a key before and after a change.
  const document = parseDocument(text, { lineCounter, uniqueKeys: false });
  const report = (offset: number, message: string, fix: string) => {
    const { line, col } = lineCounter.linePos(offset);
    reportAt({ line, column: col }, message, fix);
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

  function checkValue(key: ConfigKey, path: string, pair: Pair): void {
    const { value } = pair;
    if (!isCollection(value) && (!isScalar(value) || value.value === null)) return;
    const mismatch = findMismatch(key, value);
    if (mismatch) {
      const { expected, found, fix } = mismatch;
      report(value.range?.[0] ?? 0, `"${path}" must be ${expected}, found ${found}`, fix);
    } else if (isMap(value)) checkMap(value, path);
  }

  function cureFor(path: string, prefix: string): string {
    const name = path.slice(prefix ? prefix.length + 1 : 0);
    const fullKey = reference.keys.find((key) => key.path.endsWith(`.${path}`));
    if (fullKey) return `Show the whole path from the top: ${fullKey.path.split('.').join(': → ')}:.`;
    const siblings = reference.keys
      .filter((key) => key.file === file && parentOf(key.path) === prefix)
      .map((key) => key.path.slice(prefix ? prefix.length + 1 : 0));
    return didYouMean(name, siblings, 'Look it up in content/reference/config.json.');
  }
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

function findMismatch(key: ConfigKey, node: Node) {
  const { name: expected, fits } = TYPES[key.type];
  if (isCollection(node)) {
    const found = isMap(node) ? 'a group of keys' : 'a list';
    const isExpected = key.type === (isMap(node) ? 'map' : 'list') || (key.alsoList && !isMap(node));
    return isExpected || key.freeChildren ? undefined : { expected, found, fix: `Write ${expected}.` };
  }
  const value: unknown = isScalar(node) ? node.value : undefined;
  const found = JSON.stringify(value);
  if (!fits(value) && !key.freeChildren) return { expected, found, fix: `Write ${expected}.` };
  if (key.allowed && !key.allowed.some((allowed) => allowed === value)) {
    return { expected: 'an allowed value', found, fix: `Write one of ${key.allowed.join(', ')}.` };
  }
  return undefined;
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
