import { Icon } from '@/components/ui/icon';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { loadReference } from '@/lib/reference/load-reference.server';
import { formatBanTime, keyToAnchor, modulesOfPage } from '@/lib/reference/reference';
import styles from './doc-page.module.css';

/** What the modules on a page do by default: whether they are on, and how long they ban, with links to these settings. */
export function ModuleFacts({ locale, docId }: { locale: Locale; docId: string }) {
  const t = translator(locale);
  const reference = loadReference();
  const modules = reference ? modulesOfPage(docId, reference) : [];
  if (!reference || modules.length === 0) return null;
  const linkTo = (path: string, text: string) => <a href={`#${keyToAnchor(path)}`}>{text}</a>;
  return (
    <ul className={`${styles.facts} secondary`}>
      {modules.map(({ module, isOn }) => {
        const time = formatBanTime(locale, reference, module);
        const verdict = time ? 'banned' : 'watched';
        const shown = isOn ? verdict : 'pass';
        return (
          <li key={module} data-verdict={shown}>
            <Icon name={shown} />
            <span>
              {modules.length > 1 && <code>{module.replace('module.', '')}</code>}{' '}
              {linkTo(`${module}.enabled`, t(isOn ? 'docs.module.on' : 'docs.module.off'))}
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
