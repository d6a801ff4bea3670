import { loadContent } from '@/lib/content/load.node';
import { recordTranslations } from '@/lib/content/translation-record.node';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';

const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.error('Name the docs whose translation is up to date: npm run translated -- setup/Docker faq (or --all).');
  process.exit(1);
}

const { locales } = await loadContent(process.cwd());
const originals = new Map(locales[DEFAULT_LOCALE].docs.map(({ id, source }) => [id, source.body]));
const unknown = wanted.filter((id) => id !== '--all' && !originals.has(id));
for (const id of unknown) console.error(`There is no doc "${id}". ${didYouMean(id, originals.keys(), '')}`);
if (unknown.length > 0) process.exit(1);

const translated = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
  .flatMap((locale) => locales[locale].docs)
  .filter(
    ({ id, locale, translations }) =>
      translations.includes(locale) && (wanted.includes('--all') || wanted.includes(id)),
  )
  .map(({ id, locale }) => ({ id, locale, originalBody: originals.get(id) ?? '' }));
await recordTranslations(process.cwd(), translated);
console.log(`Recorded ${translated.length} translation${translated.length === 1 ? '' : 's'}.`);
