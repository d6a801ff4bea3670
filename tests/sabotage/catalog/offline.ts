import { browser, change, type Sabotage } from '../sabotage';

/** Defects of offline reading. */
export const OFFLINE_SABOTAGES: readonly Sabotage[] = [
  change(
    'an image from another deployment is cached',
    'specification: offline use',
    [
      'lib/offline/file-plugin.ts',
      'return content && matchesBuild(request.url, content) ? toCachedResponse(response, content) : null;',
      'return content ? toCachedResponse(response, content) : null;',
    ],
    browser('offline-faults.spec.ts', 'an image from another deployment is not cached'),
  ),
  change(
    'a page that is not from the site is cached',
    'specification: offline use',
    ['lib/offline/page-plugin.ts', 'PAGE_MARKS.every((mark) => html.includes(mark))', 'html.length > 0'],
    browser('offline-faults.spec.ts', 'a login page that replaces a page is not cached'),
  ),
  change(
    'a cached page does not show that it is a copy',
    'specification: offline use',
    ['lib/offline/page-plugin.ts', '? addSavedDate(response) : response', '? response : response'],
    browser('offline.spec.ts', 'offline, visited pages open with a notice'),
  ),
  change(
    'a page that is not cached is blank offline',
    'specification: offline use',
    [
      'lib/offline/page-plugin.ts',
      "return request.mode === 'navigate' ? createOfflineResponse(",
      "return request.mode === 'cors' ? createOfflineResponse(",
    ],
    browser('offline.spec.ts', 'offline, visited pages open with a notice'),
  ),
  change(
    'the worker is requested before the reader scrolls',
    'specification: bytes of a first visit',
    ['components/offline/start-offline.ts', 'const READING_MS = 5000;', 'const READING_MS = 0;'],
    browser('offline.spec.ts', 'the worker is not requested before'),
  ),
];
