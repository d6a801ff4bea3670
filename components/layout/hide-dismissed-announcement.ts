/**
 * Marks the page when its announcement was dismissed, so that it takes no space from the first paint on. Runs before the
 * first paint as inline text, so it refers to nothing outside itself.
 */
export function hideDismissedAnnouncement(id: string): void {
  try {
    if (localStorage.getItem(`announcement.${id}`) === 'dismissed') {
      document.documentElement.dataset.announcement = 'dismissed';
    }
  } catch {}
}
