/** From when the copies are that were shown instead of pages; a page that came from the network has none. */
const savedOn = new Map<string, string | null>();

/** Shows the notice over pages that are copies, and takes it away again. */
export function followSavedPages(): void {
  const { saved } = document.documentElement.dataset;
  if (saved !== undefined) savedOn.set(location.pathname, saved);
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isSaved(data)) return;
    savedOn.set(data.path, data.date);
    showNotice();
  });
  // Every change of page rewrites the head.
  new MutationObserver(showNotice).observe(document.head, { childList: true });
  showNotice();
}

function showNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-saved-notice]');
  if (!notice) return;
  const date = savedOn.get(location.pathname);
  const text = date == null ? '' : (notice.dataset.text ?? '').replace('{date}', formatTime(date));
  if (notice.textContent === text) return;
  notice.textContent = text;
  notice.hidden = text === '';
}

/** The reader's time of a date header; a dash when there is none. */
export function formatTime(date: string): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return '–';
  return time.toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
}

function isSaved(data: unknown): data is { path: string; date: string | null } {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'saved';
}
