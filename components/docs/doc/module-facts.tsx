import { Icon } from '@/components/ui/icon';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { loadReference } from '@/lib/reference/load-reference.server';
import { formatBanTime, keyToAnchor } from '@/lib/reference/reference';
import styles from './doc-page.module.css';

/** The switch of a module, whose other keys have the same path up to the last segment. */
const MODULE_SWITCH = /^(module\.[\w-]+)\.enabled$/;

/** Returns the switches of the modules that a page is about. */
function moduleSwitches(docId: string) {
  return loadReference()?.keys.filter(({ page, path }) => page === docId && MODULE_SWITCH.test(path)) ?? [];
}

/** Returns whether the modules on a page are on by default; undefined if there are none, or they differ. */
export function isModuleOn(docId: string): boolean | undefined {
  const [first, ...others] = moduleSwitches(docId).map((key) => key.default === true);
  return others.every((isOn) => isOn === first) ? first : undefined;
}

/** What the modules on a page do by default: whether they are on, and how long they ban, with links to these settings. */
export function ModuleFacts({ locale, docId }: { locale: Locale; docId: string }) {
  const t = translator(locale);
  const reference = loadReference();
  const switches = moduleSwitches(docId);
  if (!reference || switches.length === 0) return null;
  const linkTo = (path: string, text: string) => <a href={`#${keyToAnchor(path)}`}>{text}</a>;
  return (
    <ul className={`${styles.facts} secondary`}>
      {switches.map(({ path, default: isOn }) => {
        const module = path.replace(MODULE_SWITCH, '$1');
        const time = formatBanTime(locale, reference, module);
        const verdict = time ? 'banned' : 'watched';
        const shown = isOn ? verdict : 'pass';
        return (
          <li key={module} data-verdict={shown}>
            <Icon name={shown} />
            <span>
              {switches.length > 1 && <code>{module.replace('module.', '')}</code>}{' '}
              {linkTo(path, t(isOn ? 'docs.module.on' : 'docs.module.off'))}
              {isOn && ' · '}
              {isOn &&
                (time ? linkTo(`${module}.ban-duration`, t('docs.module.bans', { time })) : t('docs.module.watches'))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
