import { Icon } from '@/components/ui/icon';
import type { LocaleContent } from '@/lib/content/model';
import { type MessageKey, translator } from '@/lib/i18n/messages';
import { docIdToRoute, routeToHref } from '@/lib/paths';
import { loadReference } from '@/lib/reference/load-reference.server';
import { formatBanTime } from '@/lib/reference/reference';
import { SITE } from '@/lib/site';
import styles from './gate-drawing.module.css';

/** Modules that judge each peer. PeerBanHelper asks all of its modules, and one ban is enough. */
const MODULES = [
  { name: 'id', doc: 'module/peer-id', keys: 'module.peer-id-blacklist' },
  { name: 'progress', doc: 'module/progress-cheat-blocker', keys: 'module.progress-cheat-blocker' },
  { name: 'dial', doc: 'module/multi-dial', keys: 'module.multi-dialing-blocker' },
] as const;

/** Peers with IP addresses that are reserved for documentation. */
const PEERS: { address: string; behavior: MessageKey; bannedBy?: (typeof MODULES)[number]['name'] }[] = [
  { address: '198.51.100.24', behavior: 'home.peer.good' },
  { address: '203.0.113.7', behavior: 'home.peer.id', bannedBy: 'id' },
  { address: '203.0.113.80', behavior: 'home.peer.progress', bannedBy: 'progress' },
  { address: '192.0.2.11–19', behavior: 'home.peer.dial', bannedBy: 'dial' },
  { address: '2001:db8::7a', behavior: 'home.peer.other' },
];

/** A diagram of PeerBanHelper's checks: peers, the gate, and the verdicts. A peer opens to the answer of each module. */
export function GateDrawing({ content: { locale, docs } }: { content: LocaleContent }) {
  const t = translator(locale);
  const reference = loadReference();
  const findLabel = (id: string) => {
    const { title, sidebar_label } = docs.find((doc) => doc.id === id)?.source.frontMatter ?? {};
    return sidebar_label ?? title;
  };
  return (
    <figure className={styles.drawing}>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.left}>{t('home.gate.peers')}</span>
        <span className={styles.beam}>{SITE.name}</span>
        <span>{t('home.gate.result')}</span>
      </div>
      <ul className={styles.peers}>
        {PEERS.map(({ address, behavior, bannedBy }) => {
          const ban = MODULES.find(({ name }) => name === bannedBy);
          const time = ban && reference && formatBanTime(locale, reference, ban.keys);
          return (
            <li key={address} className={ban ? styles.banned : styles.passes}>
              <details name="gate">
                <summary>
                  <span className={styles.peer}>
                    <span className={styles.address}>{address}</span>{' '}
                    <span className={`${styles.says} phrases`}>{t(behavior)}</span>
                  </span>{' '}
                  <span className={styles.wire} aria-hidden="true" />
                  <span className={styles.gate} aria-hidden="true" />
                  <span className={styles.verdict}>
                    <strong className="phrases">{t(`home.verdict.${ban?.name ?? 'pass'}`)}</strong>{' '}
                    {ban && <span className={styles.says}>{findLabel(ban.doc)}</span>}
                  </span>
                  <Icon name="down" />
                </summary>
                <ol className={styles.steps}>
                  {MODULES.map(({ name, doc }) => (
                    <li key={name} data-verdict={name === bannedBy ? 'banned' : 'pass'}>
                      <Icon name={name === bannedBy ? 'banned' : 'pass'} />
                      <span>
                        <a href={routeToHref(locale, docIdToRoute(doc))}>{findLabel(doc)}</a>{' '}
                        {t(name === bannedBy ? `home.check.${name}.ban` : `home.check.${name}.pass`)}
                      </span>
                    </li>
                  ))}
                  <li>
                    <strong>{ban ? t('home.result.ban', { time: time ?? '' }) : t('home.result.pass')}</strong>
                  </li>
                </ol>
              </details>
            </li>
          );
        })}
      </ul>
      <figcaption>{t('home.gate.caption')}</figcaption>
    </figure>
  );
}
