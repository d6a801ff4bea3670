import { failureOfFetch, SearchError } from './search-error';

/**
 * Fetches a part of the index.
 *
 * @param request the address, or a request that is under way
 * @throws SearchError
 */
export async function fetchJson(request: string | Promise<Response>): Promise<unknown> {
  let response: Response;
  try {
    response = await (typeof request === 'string' ? fetch(request) : request);
  } catch {
    throw new SearchError(failureOfFetch());
  }
  if (!response.ok) throw new SearchError('missing');
  try {
    return await response.json();
  } catch {
    throw new SearchError(failureOfFetch() === 'offline' ? 'offline' : 'damaged');
  }
}
