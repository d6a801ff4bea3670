/**
 * Says that search's code did not come, and offers to fetch it again.
 *
 * @param box the search box or the search page, with its words
 */
export function offerRetry(box: HTMLElement, again: () => void): void {
  const { failed, retry } = JSON.parse(box.dataset.words ?? '{}');
  const mount = box.querySelector('[data-part=mount]');
  const notice = document.createElement('div');
  notice.dataset.part = 'notice';
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = navigator.onLine ? failed.missing : failed.offline;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = retry;
  button.onclick = () => {
    mount?.replaceChildren();
    again();
  };
  notice.append(text, button);
  if (box.dataset.searchPage !== undefined) mount?.replaceChildren(notice);
  else {
    const panel = document.createElement('div');
    panel.dataset.part = 'panel';
    panel.append(notice);
    mount?.replaceChildren(panel);
  }
}
