import type { WorkboxPlugin } from 'workbox-core/types.js';
import { type Content, findCached, hasExpectedHeaders, readContent, toCachedResponse } from './cached-response';
import { BUILT_FILES } from './worker-globals';

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
  // With the digest that the page demands, the browser would reject a damaged response before it can be replaced.
  requestWillFetch: async ({ request }) => new Request(request, { integrity: '' }),
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

/**
 * Returns whether a URL contains a hash of the file's content. The URLs of the parts of a search index don't: they
 * contain a version that all parts share. The page checks the version inside each part, and only downloaded languages
 * include parts.
 */
function isContentAddressed(href: string): boolean {
  return !/\/search-index\.[^/]+\.json$/.test(new URL(href, location.href).pathname);
}

/**
 * Returns whether a file has the digest of this build, or the digest in its URL: the parameter `_` of a search index is
 * the beginning of its digest in hexadecimal.
 */
function matchesBuild(href: string, { integrity }: Content): boolean {
  const { pathname, searchParams } = new URL(href, location.href);
  const hash = searchParams.get('_');
  if (!hash) return BUILT_FILES[pathname] === integrity;
  return hash.length >= 10 && toHex(integrity).startsWith(hash);
}

function toHex(integrity: string): string {
  return Array.from(atob(integrity.replace(/^sha256-/, '')), (char) =>
    char.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('');
}
