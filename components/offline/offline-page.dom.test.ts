import { expect, it, vi } from 'vitest';
import { showHtml } from '@/tests/support/show-html';
import { OfflinePageElement } from './offline-page.element';

const manager = vi.hoisted(() => ({ showKept: vi.fn(async () => {}), manage: vi.fn(async () => {}) }));
vi.mock('./manage-kept', () => manager);

it('shows what is kept, and passes on which button was pressed', async () => {
  customElements.define('site-offline-page', OfflinePageElement);
  showHtml(
    '<site-offline-page><section><p></p><button data-do="keep"><b>Keep</b></button></section></site-offline-page>',
  );
  await vi.waitFor(() => expect(manager.showKept).toHaveBeenCalledOnce());
  document.querySelector('p')!.click();
  document.querySelector('b')!.click();
  await vi.waitFor(() => expect(manager.manage.mock.calls).toEqual([[document.querySelector('button')]]));
});
