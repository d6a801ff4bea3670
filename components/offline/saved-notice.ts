import { SAVED_DATE_META } from '@/lib/offline/stores';

/** Shows the notice on pages that are saved copies, and hides it on other pages. */
export function watchSavedPages(): void {
  // Every navigation replaces the metadata in the head.
  new MutationObserver(showNotice).observe(document.head, { childList: true });
  showNotice();
}

function showNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-saved-notice]');
  if (!notice) return;
  const date = document.querySelector<HTMLMetaElement>(`meta[name=${SAVED_DATE_META}]`)?.content;
  const text = date === undefined ? '' : (notice.dataset.text ?? '').replace('{date}', formatTime(date));
  if (notice.textContent === text) return;
  notice.textContent = text;
  notice.hidden = text === '';
}

/** Formats a `Date` header in the reader's time zone. Returns a dash for an invalid date. */
export function formatTime(date: string): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return '–';
  return time.toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
}
