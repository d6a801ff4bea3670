// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { PageLoader } from './page-loader';

vi.mock('./screenful', () => ({ screenful: () => ({ lines: 1, lineLength: 80 }) }));

const HEAD = '<html lang="en"><head><script data-site src="/_site/start-1.js"></script></head>';
const LONG = `${HEAD}<body><main><article><p>${'a'.repeat(200)}</p><p>b</p><p>c</p></article><footer></footer></main></body></html>`;
const CUT = LONG.indexOf('</p><p>c');

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.head.innerHTML = '<script data-site="" src="/_site/start-1.js" type="text/plain"></script>';
});

/** A loader that is handed an answer whose pieces come one by one. */
function loading(path: string) {
  let pieces: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(one) {
      pieces = one;
    },
  });
  const answer = new Response(body, { headers: { 'content-type': 'text/html' } });
  return {
    loader: new PageLoader(new Map([[path, Promise.resolve(answer)]])),
    send: (text: string) => pieces?.enqueue(new TextEncoder().encode(text)),
    end: () => pieces?.close(),
  };
}
const textsOf = (page: Document) => [...page.querySelectorAll('p')].map(({ textContent }) => textContent?.[0]);

it('gives the beginning of a page, then what adds the rest', async () => {
  const { loader, send, end } = loading('/en/docs/a');
  const begun = loader.begin('/en/docs/a');
  send(LONG.slice(0, CUT));
  const { page, rest } = await begun;
  expect(textsOf(page)).toEqual(['a']);
  send(LONG.slice(CUT));
  end();
  expect((await rest?.())?.()).toBe(true);
  expect(textsOf(page)).toEqual(['a', 'b', 'c']);
  expect(page.querySelector('footer')).not.toBeNull();
});

it('gives what was fetched ahead, once', async () => {
  const { loader, send, end } = loading('/en/docs/a');
  loader.prefetch('/en/docs/a');
  send(LONG.slice(0, CUT));
  const ahead = await loader.ahead('/en/docs/a');
  expect(await loader.begin('/en/docs/a')).toBe(ahead);
  send(LONG.slice(CUT));
  end();
  const again = await loader.begin('/en/docs/a');
  expect(again.page).not.toBe(ahead?.page);
  expect(textsOf(again.page)).toEqual(['a']);
});

it.each(['/en/docs/a#b', '/en/docs/a?_highlight=b'])(
  'waits for all of a page to look for something: %s',
  async (path) => {
    const { loader, send, end } = loading(path.replace(/#.*/, ''));
    const begun = loader.begin(path);
    send(LONG.slice(0, CUT));
    send(LONG.slice(CUT));
    end();
    const { page, rest } = await begun;
    expect(rest).toBeUndefined();
    expect(textsOf(page)).toEqual(['a', 'b', 'c']);
  },
);

it('leaves pages of another deployment and of another language to the browser', async () => {
  for (const html of [LONG.replace('start-1', 'start-2'), LONG.replace('"en"', '"zh-Hans"')]) {
    const { loader, send } = loading('/en/docs/a');
    const begun = loader.begin('/en/docs/a');
    send(html.slice(0, CUT + 10));
    await expect(begun).rejects.toThrow('Another');
  }
});
