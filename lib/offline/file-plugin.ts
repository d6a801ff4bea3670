import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isAsBuilt, namesContent } from './built-files';
import { findKept, isPlausible, readContent, toKept } from './kept-answer';

/** Keeps what both kinds of files have in common: only the build's own content, from any store. */
const verified: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    const content = await readContent(request.url, response);
    return content && isAsBuilt(request.url, content) ? toKept(response, content) : null;
  },
  // Languages that are kept as a whole have files too.
  cachedResponseWillBeUsed: ({ request }) => findKept(request.url).catch(() => undefined),
};

/** For addresses that name their content, or the version of an index that they are a part of. */
export const immutablePlugin: WorkboxPlugin = {
  ...verified,
  async fetchDidSucceed({ request, response }) {
    if (!namesContent(request.url) && isPlausible(request.url, response)) return response;
    const content = await readContent(request.url, response.clone());
    if (content && isAsBuilt(request.url, content)) return response;
    // The browser's own cache may hold a damaged answer for as long as a year.
    return fetch(new Request(request, { cache: 'reload' })).catch(() => response);
  },
  async handlerDidError({ request }) {
    // A search index of another deployment is better than none without a network.
    return findKept(request.url, { ignoreSearch: true }).catch(() => undefined);
  },
};

/** For files that keep their address when they change. */
export const filePlugin: WorkboxPlugin = {
  ...verified,
  async fetchDidSucceed({ request, response }) {
    if (isPlausible(request.url, response) || !(await findKept(request.url))) return response;
    throw new Error(`${request.url}: ${response.status}`);
  },
};
