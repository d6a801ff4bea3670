import { act, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { type ChoiceField, DEFAULT_CHOICES, OPTIONS } from '@/lib/compose/compose-choices';
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

it('keeps the last file that works when a choice is invalid, and says so', () => {
  const host = mount();
  for (const [name, value] of [
    ['port', '0'],
    ['data', '/a: b\n  evil: true'],
    ['timeZone', 'Mars/Base'],
  ] as const) {
    const before = field(host, name).value;
    const file = fileOf(host);
    expect(file).toBeDefined();
    enter(host, name, value);
    expect(field(host, name).getAttribute('aria-invalid')).toBe('true');
    expect(fileOf(host)).toEqual(file);
    expect(host.querySelector('[role=status]')?.textContent).toContain('The file is the last one that works.');
    expect(host.querySelector('[data-outdated]')).not.toBeNull();
    enter(host, name, before);
    expect(host.querySelector('[data-outdated]')).toBeNull();
  }
});

/** Text for each field without a list of options. */
const TEXTS: Partial<Record<string, string>> = {
  tag: 'v7.3.0',
  port: '9001',
  data: '/数据/a b&c=d',
  timeZone: 'Europe/Berlin',
  memory: '768',
  puid: '1026',
  pgid: '100',
  downloaderPort: '18080',
  downloads: '~/下载 #1',
};

it('changes what it writes with each field, and a link restores the choice instead of remembered ones', {
  timeout: 30_000,
}, () => {
  const textsOf = (host: HTMLElement) =>
    [...host.querySelectorAll('pre:not([aria-hidden])')].map(({ textContent }) => textContent);
  const valuesOf = (host: HTMLElement) =>
    [...host.querySelectorAll<HTMLInputElement>('[name]:not([name=remember])')].map(({ name, value, checked }) => [
      name,
      value,
      checked,
    ]);
  for (const name of Object.keys(DEFAULT_CHOICES)) {
    // With these choices, every other choice has an effect.
    localStorage.clear();
    history.replaceState(null, '', '/en/docs/setup/Docker#compose-builder=network%3Dbridge%26downloader%3Dqbittorrent');
    const host = mount();
    const control = field(host, name);
    const value = OPTIONS[name as ChoiceField]?.find((option) => option !== control.value) ?? TEXTS[name];
    const before = textsOf(host);
    if (value === undefined) act(() => control.click());
    else enter(host, name, value);
    expect(textsOf(host), name).not.toEqual(before);
    localStorage.setItem('compose-builder', 'port=1234&image=mirror&ipv6=true');
    const opened = mount();
    expect(valuesOf(opened), name).toEqual(valuesOf(host));
    expect(textsOf(opened), name).toEqual(textsOf(host));
  }
});
