import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '@/lib/locales';
import { localized } from '@/tests/support/localized';
import { showHtml } from '@/tests/support/show-html';
import { hideDismissedAnnouncement } from '../pre-paint-scripts';
import { AnnouncementElement } from './announcement.element';
import { AnnouncementBar } from './announcement-bar';

const announcement = {
  id: 'v10',
  text: localized('10.0 已发布。', '10.0 is out.'),
  link: { label: localized('看看', 'See what is new'), href: 'https://example.org/' },
};
const renderBar = (locale: Locale) => {
  showHtml(renderToStaticMarkup(createElement(AnnouncementBar, { locale, announcement })));
};
const isDismissed = () => document.documentElement.dataset.announcement === 'dismissed';

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.announcement;
});

customElements.define('site-announcement', AnnouncementElement);

describe('AnnouncementBar', () => {
  it('can be dismissed for this page when storage is blocked', () => {
    renderBar('en');
    vi.stubGlobal('localStorage', undefined);
    document.querySelector('button')!.click();
    expect(isDismissed()).toBe(true);
    expect(() => hideDismissedAnnouncement('v10')).not.toThrow();
  });
});
