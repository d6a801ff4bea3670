import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetInput, reloadPage, reloadUntouchedPage, restoreInput, watchTyping } from './reload-page';

const HTML = `
  <site-island><textarea name="rules">default</textarea></site-island>
  <details>
    <site-island>
      <input name="text" value="3">
      <select name="unit"><option>days</option><option>hours</option></select>
      <button>Retry</button>
    </site-island>
  </details>`;

const reload = vi.fn();
vi.spyOn(window.location, 'reload').mockImplementation(reload);

const islands = () => [...document.querySelectorAll<HTMLElement>('site-island')];
const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;

/** Shows the page as the server sends it, as after a reload. */
function load(): void {
  document.body.innerHTML = HTML;
  document.documentElement.removeAttribute('data-typed');
}

beforeEach(() => {
  history.replaceState(null, '');
  reload.mockClear();
  load();
});

describe('reloadPage', () => {
  it('keeps what was typed and selected, and the focus of the island', () => {
    find<HTMLInputElement>('[name=text]').value = '15';
    find<HTMLSelectElement>('select').value = 'hours';
    find('button').focus();
    reloadPage(islands()[1] ?? null);
    expect(reload).toHaveBeenCalledOnce();
    // The old page can be used until the new one arrives.
    find<HTMLTextAreaElement>('textarea').value = 'typed late';
    dispatchEvent(new Event('input'));

    load();
    expect(islands().map(restoreInput)).toEqual([true, true]);
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('typed late');
    expect(find<HTMLInputElement>('[name=text]').value).toBe('15');
    expect(find<HTMLSelectElement>('select').value).toBe('hours');
    expect(find<HTMLDetailsElement>('details').open).toBe(true);
    expect(document.activeElement).toBe(find('[name=text]'));
  });

  it('leaves islands alone in which nothing was typed, and later loads of the page', () => {
    reloadPage(islands()[0] ?? null);
    load();
    expect(islands().map(restoreInput)).toEqual([true, false]);
    expect(find<HTMLDetailsElement>('details').open).toBe(false);
    forgetInput();
    expect(islands().map(restoreInput)).toEqual([false, false]);
  });
});

describe('reloadUntouchedPage', () => {
  it('reloads a page once', () => {
    expect(reloadUntouchedPage(find('site-island'))).toBe(true);
    load();
    forgetInput();
    expect(reloadUntouchedPage(find('site-island'))).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves a page alone in which the reader has typed', () => {
    watchTyping();
    find('[name=text]').dispatchEvent(new Event('input', { bubbles: true }));
    expect(reloadUntouchedPage(find('site-island'))).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
