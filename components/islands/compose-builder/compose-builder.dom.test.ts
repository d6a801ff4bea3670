import { act, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import type { Locale } from '@/lib/locales';
import { ComposeBuilder } from './compose-builder';
import { island } from './compose-builder.island';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/en/docs/setup/Docker');
});

/** Renders the fallback as the page does and mounts the island in its place. */
function mount(locale: Locale = 'en'): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(createElement(ComposeBuilder, { locale }));
  const host = document.querySelector<HTMLElement>('site-island')!;
  act(() => void island.mount(host));
  return host;
}

const field = (host: HTMLElement, name: string) =>
  host.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)!;

function enter(host: HTMLElement, name: string, value: string): void {
  const control = field(host, name);
  const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  act(() => {
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

function fileOf(host: HTMLElement) {
  const code = host.querySelector('pre[data-code]')?.cloneNode(true) as Element | undefined;
  for (const hidden of code?.querySelectorAll('.visually-hidden') ?? []) hidden.remove();
  return code && parse(code.textContent);
}

it('lists the lines that choices change in the fallback', () => {
  const html = renderToStaticMarkup(createElement(ComposeBuilder, { locale: 'en' }));
  expect(html).toContain('mem_limit: 512m');
  expect(html).toContain('ports: - &quot;9898:9898&quot;');
});

it('writes the file for the choices and marks changed lines', () => {
  const host = mount();
  enter(host, 'timeZone', 'Asia/Shanghai');
  expect(host.querySelectorAll('mark')).toHaveLength(0);
  enter(host, 'system', 'synology');
  enter(host, 'network', 'bridge');
  expect(host.querySelectorAll('mark')).toHaveLength(3);
  expect(fileOf(host).services.peerbanhelper).toMatchObject({
    ports: ['9898:9898'],
    volumes: ['/volume1/docker/peerbanhelper/data:/app/data'],
  });
  expect(host.textContent).toContain('sudo docker run -d --name peerbanhelper');
});

it('shows an error that breaks bans next to its field', () => {
  const host = mount();
  enter(host, 'downloader', 'qbittorrent');
  enter(host, 'downloaderNetwork', 'bridge');
  const network = field(host, 'downloaderNetwork');
  expect(network.getAttribute('aria-invalid')).toBe('true');
  const described = host.querySelector(`#${network.getAttribute('aria-describedby')}`);
  expect(described?.textContent).toContain('every inbound peer looks like 172.17.0.1');
  expect(described?.querySelector('a')?.getAttribute('href')).toBe('/en/docs/setup/Docker#downloader-network');
  expect(host.querySelector('[role=status]')?.textContent).toContain('The file works');
});

it('writes no file for invalid choices', () => {
  const host = mount();
  for (const [name, value] of [
    ['port', '0'],
    ['data', '/a: b\n  evil: true'],
    ['timeZone', 'Mars/Base'],
  ] as const) {
    const before = field(host, name).value;
    enter(host, name, value);
    expect(field(host, name).getAttribute('aria-invalid')).toBe('true');
    expect(fileOf(host)).toBeUndefined();
    enter(host, name, before);
    expect(fileOf(host)).toBeDefined();
  }
});

it('keeps the choices in the address, and in local storage only on request', () => {
  const host = mount();
  enter(host, 'port', '9899');
  expect(location.hash).toContain('#compose-builder=');
  expect(localStorage.length).toBe(0);
  expect(field(mount(), 'port').value).toBe('9899');
  const again = mount();
  act(() => field(again, 'remember').click());
  enter(again, 'port', '9900');
  history.replaceState(null, '', '/en/docs/setup/Docker');
  const remembered = mount();
  expect(field(remembered, 'port').value).toBe('9900');
  act(() => field(remembered, 'remember').click());
  expect(localStorage.length).toBe(0);
});
