import { loadContent } from '@/lib/content/load.server';
import { recordTranslations } from '@/lib/content/translation-record.server';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import { parseCommand } from '@/lib/setup/parse-command.server';

const { values, positionals, fail } = parseCommand({
  name: 'npm run translated',
  summary: 'Notes that the translations of docs are up to date with their originals.',
  options: { all: { type: 'boolean', default: false, help: 'all docs' } },
  operands: 'ID ...',
});
const wanted = new Set(positionals);
if (wanted.size === 0 && !values.all) fail('Name the docs, such as setup/Docker faq, or --all.');

const { locales } = await loadContent(process.cwd());
const originals = new Map(locales[DEFAULT_LOCALE].docs.map(({ id, source }) => [id, source.body]));
for (const id of wanted)
  if (!originals.has(id)) fail(`There is no doc "${id}". ${didYouMean(id, originals.keys(), '')}`.trim());

const translated = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
  .flatMap((locale) => locales[locale].docs)
  .filter(({ id, locale, translations }) => translations.includes(locale) && (values.all || wanted.has(id)))
  .map(({ id, locale }) => ({ id, locale, originalBody: originals.get(id) ?? '' }));
recordTranslations(process.cwd(), translated);
console.log(`Recorded ${translated.length} translation${translated.length === 1 ? '' : 's'}.`);
