/**
 * Requests of pages and files of this site, in the browser. Owns: how long a request may take, when a response counts as
 * damaged, and the second request past all caches. Everything that loads on demand requests its files here, except for
 * modules, which only the browser can load.
 */
import { isOutdated } from './deployment';

/** Causes of a failed request, distinguished by what a reader can do about them. */
export type RequestFailure =
  /** The browser is offline. */
  | 'offline'
  /** The server stopped sending, or never began. */
  | 'slow'
  /** The server doesn't have the file, or didn't respond. */
  | 'missing'
  /** The response is not the file, but a truncated one or the login page of a network. */
  | 'damaged'
  /** The site was deployed again after the page was opened. */
  | 'outdated';

export class RequestError extends Error {
  constructor(
    readonly failure: RequestFailure,
    href: string,
  ) {
    super(`${href}: ${failure}`);
  }
}

/** A file whose transfer pauses for this long has failed. Long, because a request on a slow line can take seconds. */
export const FILE_LIMIT_MS = 10_000;

/** Addresses whose last request failed. */
const failed = new Set<string>();

/**
 * Requests a file. When `read` rejects the response, the file is requested once more past all caches, because browsers
 * may keep a damaged file for up to a year. After a failure, the next call also goes past the caches, because browsers
 * make a request wait for an earlier one that hangs.
 *
 * @param read reads the response; throws when it is damaged
 * @throws RequestError
 */
export async function requestFile<T>(
  href: string,
  read: (response: ReceivedResponse) => T,
  init: RequestInit = {},
): Promise<T> {
  if (!failed.has(href)) {
    try {
      return await requestOnce(href, read, init);
    } catch (error) {
      failed.add(href);
      if (!isRecoverable(error)) throw error;
    }
  }
  try {
    // The service worker replaces its copy of the file, too.
    const result = await requestOnce(href, read, { ...init, cache: 'reload' });
    failed.delete(href);
    return result;
  } catch (error) {
    throw isRecoverable(error) && (await isOutdated()) ? new RequestError('outdated', href) : error;
  }
}

/** Returns whether a request past the caches, or the page of a new deployment, may help. */
function isRecoverable(error: unknown): boolean {
  return error instanceof RequestError && error.failure !== 'offline' && error.failure !== 'slow';
}

async function requestOnce<T>(href: string, read: (response: ReceivedResponse) => T, init: RequestInit): Promise<T> {
  const response = await requestBody(href, init, FILE_LIMIT_MS);
  if (!response.ok) throw new RequestError('missing', href);
  try {
    return read(response);
  } catch (error) {
    throw error instanceof RequestError ? error : new RequestError('damaged', href);
  }
}

/** A response with status 200 to 299 or an error status, and its complete body. */
export interface ReceivedResponse extends Pick<Response, 'ok' | 'status' | 'redirected' | 'headers'> {
  body: ArrayBuffer;
}

/**
 * Requests a URL and receives its body.
 *
 * @param limitMs the longest pause of the transfer
 * @throws RequestError when no complete response arrives
 */
export async function requestBody(href: string, init: RequestInit, limitMs: number): Promise<ReceivedResponse> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expectData = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), limitMs);
  };
  expectData();
  try {
    const response = await fetch(href, { ...init, signal: controller.signal });
    const watch = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        expectData();
        stream.enqueue(chunk);
      },
    });
    const body = await new Response(response.body?.pipeThrough(watch)).arrayBuffer();
    const { ok, status, redirected, headers } = response;
    return { ok, status, redirected, headers, body };
  } catch {
    if (controller.signal.aborted) throw new RequestError('slow', href);
    throw new RequestError(navigator.onLine ? 'missing' : 'offline', href);
  } finally {
    clearTimeout(timer);
  }
}

/** Throws for a content type that browsers refuse to run. */
export function checkScript({ headers }: ReceivedResponse): void {
  if (!/\bjavascript\b/.test(headers.get('content-type') ?? '')) throw new Error('This is not a script.');
}
