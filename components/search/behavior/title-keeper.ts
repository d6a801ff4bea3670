/**
 * Sets the document's title and keeps it: React writes the page's own title once more when it takes over.
 *
 * @param page while it is in the document
 */
export function titleKeeper(page: HTMLElement): (title: string) => void {
  let wanted = document.title;
  // A title is read otherwise than it was written, without control characters and double spaces; what is read is compared.
  let shown = wanted;
  const write = () => {
    document.title = wanted;
    shown = document.title;
  };
  new MutationObserver((_, observer) => {
    if (!page.isConnected) observer.disconnect();
    else if (document.title !== shown) write();
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
  return (title) => {
    wanted = title;
    write();
  };
}
