import { isCollection, isMap, isScalar, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { didYouMean } from '@/lib/nearest';
import type { Reference } from './reference';
import type { ConfigKey } from './schema';

export interface SampleFault {
  /** 1-based, within the sample. */
  line: number;
  column: number;
  what: string;
  cure: string;
}

/** A fault for each unknown key, wrong type and forbidden value in a sample of one of the tool's files, or for what is no YAML. */
export function checkSample(text: string, file: ConfigKey['file'], reference: Reference): SampleFault[] {
  const lines = new LineCounter();
  // A sample may show a key before and after a change.
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
  const faults: SampleFault[] = [];
  const add = (offset: number, what: string, cure: string) => {
    const { line, col } = lines.linePos(offset);
    faults.push({ line, column: col, what, cure });
  };
  const [error] = document.errors;
  if (error) {
    add(
      error.pos[0],
      `the sample is not YAML: ${error.message.replace(/ at line.*$/s, '')}`,
      'Fix it, so that readers can copy it.',
    );
  } else if (isMap(document.contents)) walk(document.contents, '');
  return faults;

  function walk(map: YAMLMap, prefix: string): void {
    for (const pair of map.items) {
      if (!isScalar(pair.key)) continue;
      const path = prefix ? `${prefix}.${pair.key.value}` : String(pair.key.value);
      const key = reference.find(path, file);
      if (key) checkValue(key, path, pair);
      else if (isMap(pair.value) && reference.isGroup(path, file)) walk(pair.value, path);
      else if (pair.key.range) add(pair.key.range[0], `${file} has no key "${path}"`, cureFor(path, prefix));
    }
  }

  function checkValue(key: ConfigKey, path: string, pair: Pair): void {
    const { value } = pair;
    if (!isCollection(value) && (!isScalar(value) || value.value === null)) return;
    const fault = findFault(key, value);
    if (fault) add(value.range?.[0] ?? 0, `"${path}" must be ${fault.wanted}, found ${fault.found}`, fault.cure);
    else if (isMap(value)) walk(value, path);
  }

  function cureFor(path: string, prefix: string): string {
    const name = path.slice(prefix ? prefix.length + 1 : 0);
    const full = reference.keys.find((key) => key.path.endsWith(`.${path}`));
    if (full) return `Show the whole path from the top: ${full.path.split('.').join(': → ')}:.`;
    const siblings = reference.keys
      .filter((key) => key.file === file && parentOf(key.path) === prefix)
      .map((key) => key.path.slice(prefix ? prefix.length + 1 : 0));
    return didYouMean(name, siblings, 'Look it up in content/reference/config.json.');
  }
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

function findFault(key: ConfigKey, node: Node) {
  const wanted = WANTED[key.type];
  if (isCollection(node)) {
    const found = isMap(node) ? 'a group of keys' : 'a list';
    const fits = key.type === (isMap(node) ? 'map' : 'list') || (key.alsoList && !isMap(node));
    return fits || key.freeChildren ? undefined : { wanted, found, cure: `Write ${wanted}.` };
  }
  const value: unknown = isScalar(node) ? node.value : undefined;
  const found = JSON.stringify(value);
  if (!fitsType(key, value)) return { wanted, found, cure: `Write ${wanted}.` };
  if (key.allowed && !key.allowed.some((one) => one === value)) {
    return { wanted: 'one of its values', found, cure: `They are ${key.allowed.join(', ')}.` };
  }
  return undefined;
}

const WANTED: Record<ConfigKey['type'], string> = {
  boolean: 'true or false',
  duration: 'a whole number, or default',
  integer: 'a whole number',
  list: 'a list',
  map: 'a group of keys',
  number: 'a number',
  string: 'text',
};

function fitsType(key: ConfigKey, value: unknown): boolean {
  switch (key.type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'duration':
      return Number.isInteger(value) || value === 'default';
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number';
    case 'string':
      // The tool reads unquoted numbers and booleans as text too.
      return true;
    default:
      return key.freeChildren === true;
  }
}
