import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FILE_LIMIT_MS, type ReceivedResponse, requestBody, requestFile } from './request-file';

const readNumber = ({ body }: ReceivedResponse): number => {
  const value: unknown = JSON.parse(new TextDecoder().decode(body));
  if (typeof value !== 'number') throw new Error('Not a number.');
  return value;
};

/** The address of the file; another one in each test, because failures are remembered. */
let fileHref = '';
let testCount = 0;
/** The answers to the requests for the file, in order; the last one is repeated. */
let answers: ((init: RequestInit) => Response | Promise<Response>)[] = [];
/** The HTML that the server has for the open page. */
let pageHtml = '';
/** The cache modes of the requests for the file. */
let modes: (RequestCache | undefined)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  modes = [];
  fileHref = `/file-${++testCount}.json`;
  document.head.innerHTML = '<script data-site src="/_site/start-1.js"></script>';
  pageHtml = document.documentElement.outerHTML;
  vi.stubGlobal('fetch', async (href: string, init: RequestInit) => {
    if (href !== fileHref) return new Response(pageHtml);
    modes.push(init.cache);
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    return Promise.race([answers[Math.min(modes.length, answers.length) - 1]?.(init) ?? hang(), aborted]);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hang = () => new Promise<Response>(() => {});
const request = () => requestFile(fileHref, readNumber);

describe('requestFile', () => {
  it('returns what was read, with one request', async () => {
    answers = [() => new Response('5')];
    expect(await request()).toBe(5);
    expect(modes).toEqual([undefined]);
  });

  it.each([
    ['truncated', () => new Response('')],
    ['something else', () => new Response('"five"')],
    ['missing', () => new Response('5', { status: 404 })],
  ])('requests a file that is %s once more past the caches', async (_, damaged) => {
    answers = [damaged, () => new Response('5')];
    expect(await request()).toBe(5);
    expect(modes).toEqual([undefined, 'reload']);
  });

  it.each([
    ['damaged', () => new Response('<h1>Log in</h1>')],
    ['missing', () => new Response('', { status: 503 })],
    ['missing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('rejects a file that stays %s', async (failure, answer) => {
    answers = [answer];
    await expect(request()).rejects.toMatchObject({ failure });
    expect(modes).toEqual([undefined, 'reload']);
  });

  it('says that the page is of an older deployment', async () => {
    answers = [() => new Response('', { status: 404 })];
    pageHtml = pageHtml.replace('start-1', 'start-2');
    await expect(request()).rejects.toMatchObject({ failure: 'outdated' });
  });

  it('does not take a login page for another deployment', async () => {
    answers = [() => new Response('', { status: 404 })];
    pageHtml = '<h1>Log in</h1>';
    await expect(request()).rejects.toMatchObject({ failure: 'missing' });
  });

  it('says that the browser is offline, without a second request', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
    await expect(request()).rejects.toMatchObject({ failure: 'offline' });
    expect(modes).toHaveLength(1);
  });

  it('gives up a request that is never answered', async () => {
    answers = [hang];
    const result = expect(request()).rejects.toMatchObject({ failure: 'slow' });
    await vi.advanceTimersByTimeAsync(FILE_LIMIT_MS);
    await result;
    expect(modes).toHaveLength(1);
  });

  it('goes past the caches after a failure, until a request succeeds', async () => {
    answers = [hang, () => new Response('5')];
    const result = expect(request()).rejects.toMatchObject({ failure: 'slow' });
    await vi.advanceTimersByTimeAsync(FILE_LIMIT_MS);
    await result;
    expect([await request(), await request()]).toEqual([5, 5]);
    expect(modes).toEqual([undefined, 'reload', undefined]);
  });
});

describe('requestBody', () => {
  it('waits for a slow transfer, but not for one that stops', async () => {
    let transfer: ReadableStreamDefaultController<Uint8Array> | undefined;
    answers = [
      ({ signal }) =>
        new Response(
          new ReadableStream({
            start(controller) {
              transfer = controller;
              signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
            },
          }),
        ),
    ];
    let isPending = true;
    const result = requestBody(fileHref, {}, 1000).catch((error: unknown) => error);
    void result.finally(() => {
      isPending = false;
    });
    for (let second = 0; second < 5; second++) {
      await vi.advanceTimersByTimeAsync(900);
      transfer?.enqueue(new Uint8Array([48]));
    }
    expect(isPending).toBe(true);
    await vi.advanceTimersByTimeAsync(1100);
    expect(await result).toMatchObject({ failure: 'slow' });
  });
});
