import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Document, parse } from 'yaml';
import { z } from 'zod';
import type { Locale } from '@/lib/locales';
import { type ConfigKey, REFERENCE_FILE, type Reference, readReference } from '@/lib/reference/reference';
import type { ToolTexts } from '@/lib/reference/tool-texts';

const RESPONSES_FILE = 'scripts/screenshots/responses.yml';

/** The data in the tool's responses by method and path: `GET /api/…`. */
const Responses = z.record(z.string(), z.unknown());
export type Responses = z.infer<typeof Responses>;

const TextCall = z.tuple([z.string()]).rest(z.union([z.string(), z.number()]));

const Until = z.tuple([z.string(), z.string()]);

const Defaults = z.looseObject({ file: z.enum(['config.yml', 'profile.yml']) });

/** Reads the responses. The head of their file explains the tags. */
export function readResponses(root: string, findText: FindText): Responses {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { model: reference } = readReference(read(REFERENCE_FILE));
  if (!reference) throw new Error(`${REFERENCE_FILE} is invalid. Run npm run check.`);
  const customTags = [
    { tag: '!time', resolve: (value: string) => Date.parse(value) },
    createTag('!text', 'seq', TextCall, (values) => findText(...values)),
    createTag('!until', 'seq', Until, ([start, key]) => Date.parse(start) + Number(reference.find(key)?.default)),
    createTag('!defaults', 'map', Defaults, ({ file, ...changes }) => sentConfig(reference, file, changes)),
  ];
  return Responses.parse(parse(read(RESPONSES_FILE), { customTags }));
}

function createTag<T>(tag: string, collection: 'seq' | 'map', schema: z.ZodType<T>, resolve: (value: T) => unknown) {
  return { tag, collection, resolve: (node: { toJSON(): unknown }) => resolve(schema.parse(node.toJSON())) };
}

/** Returns a shipped file as the tool sends it: with underscores in the keys, and JSON rules as objects. */
function sentConfig({ keys }: Reference, file: ConfigKey['file'], changes: Record<string, unknown>): unknown {
  const config = new Document({});
  const shipped = keys.filter((key) => key.file === file && key.type !== 'map').map((key) => [key.path, key.default]);
  for (const [key, value] of [...shipped, ...Object.entries(changes)] as [string, unknown][]) {
    const sent = Array.isArray(value) ? value.map((item) => (/^\{/.test(item) ? JSON.parse(item) : item)) : value;
    config.setIn(key.replaceAll('-', '_').split('.'), sent);
  }
  return config.toJS();
}

/** Looks up a text of the tool by its key. The values replace its `{}` in order. */
export type FindText = (key: string, ...values: (string | number)[]) => string;

/** Creates a lookup in one language. It throws for unknown keys, which would leave an empty place in the screenshot. */
export function createFindText({ texts }: Pick<ToolTexts, 'texts'>, locale: Locale): FindText {
  const byKey = new Map(texts.map((entry) => [entry.key, entry[locale]]));
  return (key, ...values) => {
    const text = byKey.get(key);
    if (text === undefined) {
      throw new Error(`PeerBanHelper has no text "${key}" in ${locale}. Look its new key up in the checkout.`);
    }
    const remaining = [...values];
    return text.replaceAll('{}', (placeholder) => String(remaining.shift() ?? placeholder));
  };
}
