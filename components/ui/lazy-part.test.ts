// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkGone } from './chunk-error';
import { LazyPart } from './lazy-part.client';
import { reloadOnce } from './reload-once';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const reload = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21') });
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => vi.useRealTimers());

async function show(load: () => Promise<string>) {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.querySelector('div')!);
  await act(async () =>
    root.render(
      createElement(LazyPart<string>, { load, loading: 'Loading', retryLabel: 'Retry', render: (part) => part }),
    ),
  );
}

const text = () => document.querySelector('div')?.textContent;
const chunkError = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a-1.js from module 1'), {
  name: 'ChunkLoadError',
});

describe('LazyPart', () => {
  it('shows the part, and that it loads only after 200 ms', async () => {
    let arrive = (_: string) => {};
    await show(() => new Promise((resolve) => (arrive = resolve)));
    expect(text()).toBe('');
    await act(async () => vi.advanceTimersByTime(200));
    expect(text()).toBe('Loading');
    await act(async () => arrive('part'));
    expect(text()).toBe('part');
  });

  it('shows what failed, and really tries again', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('No network'));
    load.mockResolvedValueOnce('part');
    await show(load);
    expect(document.querySelector('[role=alert] p')?.textContent).toBe('No network');
    await act(async () => document.querySelector('button')!.click());
    expect(load).toHaveBeenCalledTimes(2);
    expect(text()).toBe('part');
  });

  it('loads the page in full, once, when a new deployment has taken the script away', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    await show(() => Promise.reject(chunkError));
    expect(document.querySelector('[role=alert]')).not.toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
    await act(async () => document.querySelector('button')!.click());
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('isChunkGone', () => {
  it.each([
    ['a missing script', chunkError, async () => new Response(null, { status: 404 }), true],
    ['a script that is there', chunkError, async () => new Response(null, { status: 200 }), false],
    ['a dead line', chunkError, () => Promise.reject(new TypeError('Failed to fetch')), false],
    ['another error', new Error('x.js'), async () => new Response(null, { status: 404 }), false],
  ])('%s', async (_, error, fetch, expected) => {
    vi.stubGlobal('fetch', fetch);
    expect(await isChunkGone(error)).toBe(expected);
  });
});

describe('reloadOnce', () => {
  it('never makes a loop, and may act again later', () => {
    expect(reloadOnce()).toBe(true);
    expect(reloadOnce()).toBe(false);
    vi.advanceTimersByTime(61_000);
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does nothing when it could not remember', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
