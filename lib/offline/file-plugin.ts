import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isContentAddressed, matchesBuild } from './built-files';
import { findCached, hasExpectedHeaders, readContent, toCachedResponse } from './cached-response';

/** The handlers that both plugins share: cache only content of the build, and read it from any store. */
const sharedHandlers: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    const content = await readContent(request.url, response);
    return content && matchesBuild(request.url, content) ? toCachedResponse(response, content) : null;
  },
  // The file may also be in the store of a downloaded language.
  cachedResponseWillBeUsed: ({ request }) => findCached(request.url).catch(() => undefined),
};

/** For files whose URL contains a hash of their content or the version of their search index. */
export const immutablePlugin: WorkboxPlugin = {
  ...sharedHandlers,
  async fetchDidSucceed({ request, response }) {
    if (!isContentAddressed(request.url) && hasExpectedHeaders(request.url, response)) return response;
    const content = await readContent(request.url, response.clone());
    if (content && matchesBuild(request.url, content)) return response;
    // The browser's HTTP cache may hold a damaged response for up to a year.
    return fetch(new Request(request, { cache: 'reload' })).catch(() => response);
  },
  async handlerDidError({ request }) {
    // Offline, a search index of another deployment is better than none.
    return findCached(request.url, { ignoreSearch: true }).catch(() => undefined);
  },
};

/** For files whose URL stays the same when they change. */
export const filePlugin: WorkboxPlugin = {
  ...sharedHandlers,
  async fetchDidSucceed({ request, response }) {
    if (hasExpectedHeaders(request.url, response) || !(await findCached(request.url))) return response;
    throw new Error(`${request.url}: ${response.status}`);
  },
};
