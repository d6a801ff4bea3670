import { expect, it, vi } from 'vitest';
import { showHtml } from '@/tests/support/show-html';
import { OfflinePageElement } from './offline-page.element';

const manager = vi.hoisted(() => ({ showSavedContent: vi.fn(async () => {}), runAction: vi.fn(async () => {}) }));
vi.mock('./saved-content', () => manager);

it('shows the saved content, and runs the action of a clicked button', async () => {
  customElements.define('site-offline-page', OfflinePageElement);
  showHtml(
    '<site-offline-page><section><p></p><button data-do="keep"><b>Keep</b></button></section></site-offline-page>',
  );
  await vi.waitFor(() => expect(manager.showSavedContent).toHaveBeenCalledOnce());
  document.querySelector('p')!.click();
  document.querySelector('b')!.click();
  await vi.waitFor(() => expect(manager.runAction.mock.calls).toEqual([[document.querySelector('button')]]));
});
