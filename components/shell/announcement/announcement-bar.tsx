import { Icon } from '@/components/ui/icon';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { Announcement } from '@/lib/site';
import styles from './announcement-bar.module.css';

/** The announcement above the header. Once dismissed, an announcement with the same id isn't shown again. */
export function AnnouncementBar({ locale, announcement }: { locale: Locale; announcement: Announcement }) {
  const t = translator(locale);
  const { id, text, link } = announcement;
  return (
    <site-announcement data-id={id}>
      <section className={styles.bar} aria-label={t('announcement.label')} data-noprint="">
        <p>
          {text[locale]} {link && <a href={link.href}>{link.label[locale]}</a>}
        </p>
        <button type="button" className="icon-button needs-script">
          <Icon name="close" />
          <span className="visually-hidden">{t('announcement.close')}</span>
        </button>
      </section>
    </site-announcement>
  );
}
