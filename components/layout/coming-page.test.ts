import { expect, it, vi } from 'vitest';
import { ComingPage } from './coming-page';

/** An answer whose pieces come one by one. */
function answering(type = 'text/html; charset=utf-8') {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(one) {
      controller = one;
    },
  });
  const bytes = (text: string) => new TextEncoder().encode(text);
  return {
    answer: Promise.resolve(new Response(body, { headers: { 'content-type': type } })),
    send: (piece: string | Uint8Array) => controller?.enqueue(typeof piece === 'string' ? bytes(piece) : piece),
    end: () => controller?.close(),
    fail: () => controller?.error(new TypeError('The line is cut.')),
  };
}
const four = (text: string) => (text.length >= 4 ? { text } : undefined);

it('finds it for everyone who looks', async () => {
  const { answer, send } = answering();
  const page = new ComingPage(answer);
  const beginnings = [page.find(four), page.find(four)];
  send('abcd');
  expect(await Promise.all(beginnings)).toEqual([{ text: 'abcd' }, { text: 'abcd' }]);
});

it('finds the beginning while the rest is on its way', async () => {
  const { answer, send, end } = answering();
  const page = new ComingPage(answer);
  send('ab');
  const beginning = page.find(four);
  send('cd');
  expect(await beginning).toEqual({ text: 'abcd' });
  send('ef');
  end();
  expect(await page.whole).toBe('abcdef');
});

it('finds it in a page that is there', async () => {
  const { answer, send, end } = answering();
  const page = new ComingPage(answer);
  send('abcdef');
  end();
  await page.whole;
  expect(await page.find(four)).toEqual({ text: 'abcdef' });
});

it('finds nothing in a short page', async () => {
  const { answer, send, end } = answering();
  send('ab');
  end();
  expect(await new ComingPage(answer).find(four)).toBeUndefined();
});

it('puts together letters that came in two pieces', async () => {
  const { answer, send, end } = answering();
  const [first, ...rest] = new TextEncoder().encode('种子');
  send(Uint8Array.of(first ?? 0));
  send(Uint8Array.from(rest));
  end();
  expect(await new ComingPage(answer).whole).toBe('种子');
});

it('reads answers of browsers that tell nothing of them on the way', async () => {
  const answer = new Response('whole', { headers: { 'content-type': 'text/html' } });
  Object.defineProperty(answer, 'body', { value: undefined });
  expect(await new ComingPage(Promise.resolve(answer)).find(four)).toEqual({ text: 'whole' });
});

it('fails when the line is cut, after the beginning or before', async () => {
  const cut = answering();
  const page = new ComingPage(cut.answer);
  cut.send('abcd');
  expect(await page.find(four)).toEqual({ text: 'abcd' });
  cut.fail();
  await expect(page.whole).rejects.toThrow('cut');

  const early = answering();
  const lost = new ComingPage(early.answer);
  early.fail();
  await expect(lost.find(four)).rejects.toThrow('cut');
});

it('looks no more when it has found something', async () => {
  const { answer, send, end } = answering();
  const look = vi.fn(four);
  const page = new ComingPage(answer);
  send('abcd');
  await page.find(look);
  const looks = look.mock.calls.length;
  send('ef');
  end();
  await page.whole;
  expect(look).toHaveBeenCalledTimes(looks);
});

it.each([
  ['a status', Promise.resolve(new Response('', { status: 404, headers: { 'content-type': 'text/html' } })), '404'],
  ['another type', answering('application/json').answer, 'No page'],
])('leaves answers with %s to the browser', async (_, answer, message) => {
  await expect(new ComingPage(answer).whole).rejects.toThrow(message);
});
