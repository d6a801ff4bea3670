import { Command } from '@commander-js/extra-typings';
import { loadContent } from '@/lib/content/load.server';
import { recordTranslations } from '@/lib/content/translation-record.server';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';

const command = new Command('npm run translated --')
  .description('Records that the translations of docs are up to date with their originals.')
  .argument('[ids...]', 'docs, such as setup/Docker faq')
  .option('--all', 'all docs')
  .parse();
const { all } = command.opts();
const [ids = []] = command.processedArgs;
if (ids.length === 0 && !all) command.error('Name the docs, such as setup/Docker faq, or --all.');

const { locales } = await loadContent(process.cwd());
const originals = new Map(locales[DEFAULT_LOCALE].docs.map(({ id, source }) => [id, source.body]));
for (const id of ids)
  if (!originals.has(id)) command.error(`There is no doc "${id}". ${didYouMean(id, originals.keys(), '')}`.trim());

const translated = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
  .flatMap((locale) => locales[locale].docs)
  .filter(({ id, locale, translations }) => translations.includes(locale) && (all || ids.includes(id)))
  .map(({ id, locale }) => ({ id, locale, originalBody: originals.get(id) ?? '' }));
recordTranslations(process.cwd(), translated);
console.log(`Recorded ${translated.length} translation${translated.length === 1 ? '' : 's'}.`);
