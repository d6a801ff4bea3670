/** Takes the announcement away and remembers it, where the browser lets us. */
export function dismissAnnouncement(button: HTMLElement): void {
  document.documentElement.dataset.announcement = 'dismissed';
  try {
    localStorage.setItem(`announcement.${button.dataset.id}`, 'dismissed');
  } catch {}
}
