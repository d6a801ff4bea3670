import { browser, change, type Sabotage, unit } from '../sabotage';

/** Defects of offline reading. */
export const OFFLINE_SABOTAGES: readonly Sabotage[] = [
  change(
    'a page that is not from the site is stored',
    'specification: offline use',
    ['lib/offline/worker.ts', '.includes(PAGE_END) ? response : null', '.length > 0 ? response : null'],
    browser('offline-faults.spec.ts', 'a login page that replaces a page is not stored'),
  ),
  change(
    'a damaged file is requested from the cache again',
    'specification: damaged files',
    ['lib/requests/request-file.ts', "{ ...init, cache: 'reload' }", 'init'],
    unit('lib/requests/request-file.dom.test.ts'),
  ),
  change(
    'a damaged file stays in the store',
    'specification: offline use',
    ['lib/offline/worker.ts', "isHashed(url) && request.cache !== 'reload'", 'isHashed(url)'],
    browser('offline-faults.spec.ts', 'search part, body cut short, with the worker active'),
  ),
  change(
    'a stored page does not show that it is a copy',
    'specification: offline use',
    ['lib/offline/worker.ts', '<meta name="saved-copy" content="">', ''],
    browser('offline.spec.ts', 'offline, visited pages open with a notice'),
  ),
  change(
    'a page that is not stored is an error of the browser offline',
    'specification: offline use',
    ['lib/offline/worker.ts', "request.mode !== 'navigate') return", "request.mode !== 'cors') return"],
    browser('offline.spec.ts', 'offline, visited pages open with a notice'),
  ),
  change(
    'the worker is requested before the reader scrolls',
    'specification: bytes of a first visit',
    ['components/offline/start-offline.ts', 'const READING_MS = 5000;', 'const READING_MS = 0;'],
    browser('offline.spec.ts', 'the worker is not requested before'),
  ),
];
