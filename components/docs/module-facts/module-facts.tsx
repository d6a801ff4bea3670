import { VerdictMark } from '@/components/ui/verdict-mark';
import { readText } from '@/lib/content/files.server';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { type ConfigKey, formatDefault, keyToAnchor, REFERENCE_FILE, readReference } from '@/lib/reference/reference';
import styles from './module-facts.module.css';

/** The switch of a module, whose other keys have the same path up to the last segment. */
const MODULE_SWITCH = /^(module\.[\w-]+)\.enabled$/;

/**
 * What the modules on a page do unless the reader changes their settings: whether they are on, and how long they ban, with
 * links to these settings. From the reference of keys. Nothing on other pages.
 */
export function ModuleFacts({ locale, docId }: { locale: Locale; docId: string }) {
  const t = translator(locale);
  const { model: reference } = readReference(readText(process.cwd(), REFERENCE_FILE, []) ?? undefined);
  const switches = reference?.keys.filter(({ page, path }) => page === docId && MODULE_SWITCH.test(path)) ?? [];
  if (!reference || switches.length === 0) return null;
  const linkTo = ({ path }: ConfigKey, text: string) => <a href={`#${keyToAnchor(path)}`}>{text}</a>;
  return (
    <ul className={styles.facts}>
      {switches.map((enabled) => {
        const module = enabled.path.replace(MODULE_SWITCH, '$1');
        const duration = reference.find(`${module}.ban-duration`);
        // The word `default` stands for the global duration.
        const effective = duration?.default === 'default' ? reference.find('ban-duration') : duration;
        const time = (effective && formatDefault(locale, effective).words) ?? '';
        const verdict = duration ? 'banned' : 'watched';
        const isOn = enabled.default === true;
        return (
          <li key={module} data-verdict={isOn ? verdict : 'pass'}>
            <VerdictMark verdict={isOn ? verdict : 'pass'} />
            <span>
              {switches.length > 1 && <code>{module.replace('module.', '')}</code>}{' '}
              {linkTo(enabled, t(isOn ? 'docs.module.on' : 'docs.module.off'))}
              {isOn && ' · '}
              {isOn && (duration ? linkTo(duration, t('docs.module.bans', { time })) : t('docs.module.watches'))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
