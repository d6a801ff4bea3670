import { browser, change, type Sabotage } from '../sabotage';

/** Defects of features that only the fixture site has: notices, redirects, an announcement, a second deployment. */
export const FIXTURE_SABOTAGES: readonly Sabotage[] = [
  change(
    'the notice of an outdated translation does not list the changed sections',
    'contract 4: notices',
    ['components/docs/stale-notice/stale-notice.tsx', '{affected.length > 0 && (', '{affected.length > 99 && ('],
    browser('fixture/notices.spec.ts', 'an outdated translation has a notice'),
  ),
  change(
    'an old address redirects to a missing page',
    'contract 3: redirects',
    ['lib/export/host-files.server.ts', 'content="0; url=$' + '{to}"', 'content="0; url=/nowhere"'],
    browser('fixture/redirects.spec.ts', 'an old address leads to its page'),
  ),
  change(
    'a closed announcement reappears',
    'contract 5: announcement',
    [
      'components/shell/announcement/announcement.element.ts',
      'localStorage.setItem(`announcement.$' + "{this.dataset.id}`, 'dismissed');",
      '',
    ],
    browser('fixture/announcement.spec.ts', 'stays closed'),
  ),
  change(
    'scripts of two deployments have the same URL',
    'contract 7: hashed files',
    [
      'lib/export/bundle-site-script.server.ts',
      'entryNames: `$' + '{kind}-[hash]`',
      'entryNames: `$' + '{kind}-fixed`',
    ],
    browser('fixture/deployment.spec.ts', 'serves its own text, script and search'),
  ),
  change(
    'the worker serves pages of the previous deployment',
    'specification: offline use',
    ['lib/offline/worker.ts', 'new NetworkFirst({ ...pages, networkTimeoutSeconds })', 'new CacheFirst(pages)'],
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
    browser('fixture/reproducible-build.spec.ts', 'produce the same bytes'),
  ),
];
