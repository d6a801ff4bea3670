import { browser, change, type Sabotage } from '../sabotage';

/** Defects of what is kept for reading without a network. */
export const OFFLINE_SABOTAGES: readonly Sabotage[] = [
  change(
    'a picture of another deployment is kept',
    'specification: offline use',
    [
      'lib/offline/file-plugin.ts',
      'return content && matchesBuild(request.url, content) ? toCachedResponse(response, content) : null;',
      'return content ? toCachedResponse(response, content) : null;',
    ],
    browser('offline-faults.spec.ts', 'a picture of another deployment is not kept'),
  ),
  change(
    'a page of somebody else is kept',
    'specification: offline use',
    ['lib/offline/page-plugin.ts', 'PAGE_MARKS.every((mark) => html.includes(mark))', 'html.length > 0'],
    browser('offline-faults.spec.ts', 'a login page in the place of a page is not kept'),
  ),
  change(
    'a kept page does not say that it is a copy',
    'specification: offline use',
    ['lib/offline/page-plugin.ts', "request.mode === 'navigate' ? addSavedDate(response, date) : response", 'response'],
    browser('machine/offline.spec.ts', 'visited pages open without a network'),
  ),
  change(
    'pages that nobody has visited open as a blank page without a network',
    'specification: offline use',
    [
      'lib/offline/page-plugin.ts',
      "return request.mode === 'navigate' ? createOfflineResponse(",
      "return request.mode === 'cors' ? createOfflineResponse(",
    ],
    browser('machine/offline.spec.ts', 'visited pages open without a network'),
  ),
  change(
    'the worker is requested before the reader reads',
    'specification: bytes of a first visit',
    ['components/offline/start-offline.ts', 'const READING_MS = 5000;', 'const READING_MS = 0;'],
    browser('machine/offline.spec.ts', 'no worker is requested before'),
  ),
];
