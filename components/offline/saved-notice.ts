/** Dates of saved copies by URL path; null for pages that came from the network. */
const savedDates = new Map<string, string | null>();

/** Shows the notice on pages that are saved copies, and hides it on other pages. */
export function watchSavedPages(): void {
  const { saved } = document.documentElement.dataset;
  if (saved !== undefined) savedDates.set(location.pathname, saved);
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isSaved(data)) return;
    savedDates.set(data.path, data.date);
    showNotice();
  });
  // Every navigation rewrites the head.
  new MutationObserver(showNotice).observe(document.head, { childList: true });
  showNotice();
}

function showNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-saved-notice]');
  if (!notice) return;
  const date = savedDates.get(location.pathname);
  const text = date == null ? '' : (notice.dataset.text ?? '').replace('{date}', formatTime(date));
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

function isSaved(data: unknown): data is { path: string; date: string | null } {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'saved';
}
