import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { byLocale, DEFAULT_LOCALE, type Locale } from '@/lib/locales';
import type { ToolTexts } from '@/lib/reference/tool-texts';
import { run } from '@/lib/setup/run.server';
import { writeFileAndFolders } from '@/lib/write-file.server';

const FOLDER = 'scripts/screenshots/fixtures';

/** A TypeScript copy of the responses. `fixtures/tsconfig.json` includes it. */
const CHECKED_FILE = '.cache/screenshots/responses.ts';

/** The data in the tool's responses by method and path: `GET /api/…`. */
const Responses = z.record(z.string(), z.unknown());
export type Responses = z.infer<typeof Responses>;

const TextCall = z.tuple([z.string()]).rest(z.union([z.string(), z.number()]));

/** Reads the responses of the tool in each language, and throws when they don't match the WebUI's types. */
export async function loadFixtures(root: string, findText: Record<Locale, FindText>) {
  const yaml = await readFile(path.join(root, FOLDER, 'responses.yml'), 'utf8');
  const responses = byLocale((locale) => parseResponses(yaml, findText[locale]));
  await checkTypes(root, responses[DEFAULT_LOCALE]);
  return responses;
}

function parseResponses(yaml: string, findText: FindText): Responses {
  const text = {
    tag: '!text',
    collection: 'seq' as const,
    resolve: (values: { toJSON(): unknown }) => findText(...TextCall.parse(values.toJSON())),
  };
  const time = { tag: '!time', resolve: (value: string) => Date.parse(value) };
  return Responses.parse(parse(yaml, { customTags: [text, time] }));
}

/**
 * Compiles the responses together with the types from the WebUI's checkout, so that a changed model fails here. The
 * types don't describe a YAML file directly.
 */
async function checkTypes(root: string, responses: Responses): Promise<void> {
  const types = path.relative(path.dirname(CHECKED_FILE), `${FOLDER}/response-types`);
  const code = `export const responses: import('${types}').Responses = ${JSON.stringify(responses, null, 2)};\n`;
  writeFileAndFolders(path.join(root, CHECKED_FILE), code);
  const { status } = await run('npx', ['tsc', '--project', FOLDER], { cwd: root });
  if (status !== 0)
    throw new Error(`The responses in ${FOLDER} don't match the types of this checkout. Fix the errors above.`);
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
