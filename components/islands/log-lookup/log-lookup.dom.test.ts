import { act, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Icon } from '@/components/ui/icon';
import type { KnownMessage } from '@/lib/logs/read-log';
import type { LogLevel } from '@/lib/reference/tool-texts';
import { LogLookup } from './log-lookup';
import { island } from './log-lookup.island';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const known = (text: string, level: LogLevel, page: string, anchor: string, heading: string, meaning: string) => ({
  texts: [text],
  explanations: [{ level, title: page, heading, href: `/en/docs/${anchor}`, meaning }],
});
const MESSAGES: KnownMessage[] = [
  known('Bind to port {} already in use', 'error', 'FAQ', 'faq#port', 'Port in use', 'Another program uses it.'),
  known('[Ban] {}, PeerId={}, Reason={}', 'info', 'Logs', 'logger#bans', 'Bans', 'A ban.'),
  known('Operation timeout during peers check', 'error', 'FAQ: Bans', 'faq/bans#timeouts', 'Timeouts', 'Slow.'),
];

/** Renders the fallback as the page does and mounts the island in its place. */
function mount(): HTMLElement {
  history.replaceState(null, '', '/en/docs/faq');
  document.body.innerHTML = renderToStaticMarkup(createElement(LogLookup, { locale: 'en' }));
  const host = document.querySelector<HTMLElement>('site-island')!;
  host.dataset.props = JSON.stringify({ ...JSON.parse(host.dataset.props ?? '{}'), messages: MESSAGES });
  act(() => void island.mount(host));
  return host;
}

function enter(host: HTMLElement, text: string): void {
  const area = host.querySelector('textarea')!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const textOf = (host: HTMLElement, selector: string) =>
  [...host.querySelectorAll(selector)].map((element) => element.textContent);

it('lists explained problems first, then unexplained lines, then normal messages', () => {
  const host = mount();
  enter(
    host,
    [
      '[1:00] [w/INFO]: [Ban] 203.0.113.7, PeerId=x, Reason=y',
      '[1:00] [w/WARN]: Nobody knows this',
      '[1:00] [w/ERROR]: Bind to port 9898 already in use',
      '[1:00] [w/INFO]: fine',
    ].join('\n'),
  );
  expect(textOf(host, '[role=status]')[0]).toBe(
    '2 problems: 1 explained below, 1 not in the docs.2 normal messages, nothing to do.',
  );
  expect(textOf(host, 'li').map((text) => text?.split('[1:00]')[0])).toEqual([
    'Error Port in useAnother program uses it.How to fix it →',
    'Warning ',
    'Normal Logs · Bans (opens in a new tab)A ban.',
  ]);
  const [here, , elsewhere] = host.querySelectorAll<HTMLAnchorElement>('li a');
  expect([here?.target, elsewhere?.target]).toEqual(['', '_blank']);
  expect(textOf(host, 'section > p > a')).toEqual(['open an issue (opens in a new tab)']);
  expect(host.querySelector('details')?.open).toBe(false);
  expect(host.querySelector('p.island-note')?.textContent).toContain('Read it before you publish it');
});

it('names the docs below the page by their section alone', () => {
  const host = mount();
  enter(host, '[1:00] [w/ERROR]: Operation timeout during peers check');
  const link = host.querySelector('a');
  expect([link?.textContent, link?.target]).toEqual(['Timeouts (opens in a new tab)', '_blank']);
});

it('reports a log without problems, and shows markup as text', () => {
  const host = mount();
  enter(host, '[1:00] [w/INFO]: fine\n[1:00] [w/INFO]: <img src=x onerror=alert(1)>');
  expect(textOf(host, '[role=status]')[0]).toBe('No problem: these 2 lines are normal messages.');
  enter(host, 'ERROR <img src=x>');
  expect(host.querySelector('img')).toBeNull();
  expect(textOf(host, 'li code')).toEqual(['ERROR <img src=x>']);
});

it.each([
  ['[Ban] x, PeerId=x, Reason=y', true],
  ['[1:00] [w/INFO]: [Ban] x, PeerId=x, Reason=y', true],
  ['[2026/04/14 12:44:21] [WARNING] [封禁] x', true],
  ['[1:00] [w/WARN]: Not a [Ban] x', false],
])('marks bans as the rest of the site does: %s', (line, isMarked) => {
  const host = mount();
  enter(host, line);
  expect(host.querySelector('li .log-lookup-ban + .log-lookup-level') !== null).toBe(isMarked);
  const path = host.querySelector('.log-lookup-ban path')?.getAttribute('d');
  expect(renderToStaticMarkup(createElement(Icon, { name: 'banned' })).includes(`"${path}"`)).toBe(isMarked);
});

it('says that it does not recognize a line, and links to a search for it without private values', () => {
  const host = mount();
  enter(host, '[1:00] [w/INFO]: [Ban] x, PeerId=x, Reason=y');
  expect(textOf(host, '[role=status]')[0]).toBe('No problem: this line is a normal message.');
  enter(host, 'Could not connect to 192.168.1.2:8080: Connection refused\n<img src=x>');
  expect(textOf(host, '[role=status]')[0]).toBe('2 lines aren’t recognized; they may not be from PBH’s log.');
  const links = [...host.querySelectorAll<HTMLAnchorElement>('section a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/en/docs/faq',
    '/en/search?q=Could%20not%20connect%20to%20%3A8080%3A%20Connection%20refused',
    '/en/search?q=%3Cimg%20src%3Dx%3E',
  ]);
  expect(host.querySelector('img')).toBeNull();
});

it('limits the number of lines, and reads the end of a log that is too long', () => {
  const host = mount();
  const odd = Array.from({ length: 80 }, (_, index) => `ERROR ${String.fromCharCode(0x4e00 + index)}`);
  enter(host, odd.join('\n'));
  expect(host.querySelectorAll('li')).toHaveLength(50);
  expect(host.textContent).toContain('30 more');
  enter(host, `${'x'.repeat(300_000)}\nERROR Bind to port 1 already in use`);
  expect(host.textContent).toContain('only the last 200,000 characters, at most 5,000 lines');
  expect(host.querySelectorAll('li')).toHaveLength(1);
});
