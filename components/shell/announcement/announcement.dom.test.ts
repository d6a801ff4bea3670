import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { localized } from '@/tests/support/localized';
import { showHtml } from '@/tests/support/show-html';
import { hideDismissedAnnouncement } from '../pre-paint-scripts';
import { AnnouncementElement } from './announcement.element';
import { AnnouncementBar } from './announcement-bar';

customElements.define('site-announcement', AnnouncementElement);

it('can be dismissed for this page when storage is blocked', () => {
  const announcement = { id: 'v10', text: localized('10.0 已发布。', '10.0 is out.') };
  showHtml(renderToStaticMarkup(createElement(AnnouncementBar, { locale: 'en', announcement })));
  vi.stubGlobal('localStorage', undefined);
  document.querySelector('button')!.click();
  expect(document.documentElement.dataset.announcement).toBe('dismissed');
  expect(() => hideDismissedAnnouncement('v10')).not.toThrow();
});
