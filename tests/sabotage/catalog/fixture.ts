import { browser, change, type Sabotage } from '../sabotage';

/** Defects of what only the fixture site has: notices, redirects, an announcement, a second deployment. */
export const FIXTURE_SABOTAGES: readonly Sabotage[] = [
  change(
    'a stale translation does not name the parts that are behind',
    'contract 4: notices',
    ['components/docs/stale-notice/stale-notice.tsx', '{affected.length > 0 && (', '{affected.length > 99 && ('],
    browser('fixture/notices.spec.ts', 'a translation behind its original says so'),
  ),
  change(
    'an old address leads nowhere',
    'contract 3: redirects',
    ['lib/export/write-host-files.server.ts', 'content="0; url=$' + '{to}"', 'content="0; url=/nowhere"'],
    browser('fixture/redirects.spec.ts', 'a reader arrives from an old address'),
  ),
  change(
    'a closed announcement comes back',
    'contract 5: announcement',
    [
      'components/shell/announcement/announcement.element.ts',
      'localStorage.setItem(`announcement.$' + "{this.dataset.id}`, 'dismissed');",
      '',
    ],
    browser('fixture/announcement.spec.ts', 'is gone once closed'),
  ),
  change(
    'scripts of two deployments have the same address',
    'contract 7: hashed files',
    [
      'lib/export/bundle-site-script.server.ts',
      'entryNames: `$' + '{kind}-[hash]`',
      'entryNames: `$' + '{kind}-fixed`',
    ],
    browser('fixture/deployment.spec.ts', 'brings its own text, script and search'),
  ),
  change(
    'the worker answers with the page of the former deployment',
    'specification: offline use',
    [
      'lib/offline/worker.ts',
      'page: new NetworkFirst({ cacheName: PAGE_STORE',
      'page: new CacheFirst({ cacheName: PAGE_STORE',
    ],
    browser('fixture/deployment.spec.ts', 'two tabs of two deployments'),
  ),
  change(
    'a page depends on when and where it was built',
    'contract 7: the same bytes on every host',
    [
      'components/shell/footer/site-footer.tsx',
      '<p className={styles.license}>',
      '<p className={styles.license} title={process.cwd()}>',
    ],
    browser('fixture/same-bytes.spec.ts', 'after an edit'),
  ),
];
