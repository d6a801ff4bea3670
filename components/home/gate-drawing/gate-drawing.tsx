import type { LocaleContent } from '@/lib/content/model';
import { type MessageKey, translator } from '@/lib/i18n/messages';
import { SITE } from '@/lib/site';
import styles from './gate-drawing.module.css';

interface Peer {
  /** An IP address from the ranges reserved for documentation. */
  address: string;
  behavior: MessageKey;
  verdict: MessageKey;
  /** The id of the doc about the module that bans the peer. */
  module?: string;
}

const PEERS: Peer[] = [
  { address: '198.51.100.24', behavior: 'home.peer.good', verdict: 'home.verdict.pass' },
  { address: '203.0.113.7', behavior: 'home.peer.id', module: 'module/peer-id', verdict: 'home.verdict.id' },
  {
    address: '203.0.113.80',
    behavior: 'home.peer.progress',
    module: 'module/progress-cheat-blocker',
    verdict: 'home.verdict.progress',
  },
  { address: '192.0.2.11–19', behavior: 'home.peer.dial', module: 'module/multi-dial', verdict: 'home.verdict.dial' },
  { address: '2001:db8::7a', behavior: 'home.peer.other', verdict: 'home.verdict.pass' },
];

/** A diagram of PeerBanHelper's checks: peers, the gate, and the verdicts. Screen readers read it as a list. */
export function GateDrawing({ content: { locale, docs } }: { content: LocaleContent }) {
  const t = translator(locale);
  const findLabel = (id: string) => {
    const { title, sidebar_label } = docs.find((doc) => doc.id === id)?.source.frontMatter ?? {};
    return sidebar_label ?? title;
  };
  return (
    <figure className={styles.drawing}>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.left}>{t('home.gate.peers')}</span>
        <span className={styles.beam}>{SITE.name}</span>
        <span>{t('home.gate.downloader')}</span>
      </div>
      <ul className={styles.peers}>
        {PEERS.map(({ address, behavior, module, verdict }) => (
          <li key={address} className={module ? styles.banned : styles.passes}>
            <span className={styles.peer}>
              <span className={styles.address}>{address}</span> <span className={styles.says}>{t(behavior)}</span>
            </span>{' '}
            <span className={styles.wire} aria-hidden="true" />
            <span className={styles.gate} aria-hidden="true" />
            <span className={styles.verdict}>
              {module && <strong>{findLabel(module)}</strong>} <span className={styles.says}>{t(verdict)}</span>
            </span>
          </li>
        ))}
      </ul>
      <figcaption>{t('home.gate.caption')}</figcaption>
    </figure>
  );
}
