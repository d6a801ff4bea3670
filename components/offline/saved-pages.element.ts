import { SiteElement } from '@/components/ui/site-element';
import { PAGE_STORE } from '@/lib/offline/stores';
import { OFFLINE_ROUTE, pathToRoute } from '@/lib/paths';
import { BASE_PATH } from '@/lib/site';

/** `<site-saved-pages>`: lists the pages that open without a network, the last one read first. */
export class SavedPagesElement extends SiteElement {
  protected async connect(): Promise<void> {
    // Without a secure connection or with blocked storage, nothing is saved.
    const links = await listSavedPages().catch(() => []);
    if (links.length === 0) return;
    const list = document.createElement('ul');
    for (const link of links.reverse()) list.appendChild(document.createElement('li')).append(link);
    this.replaceChildren(list);
  }
}

/** Returns links to the saved pages, in the order in which they were read. */
async function listSavedPages(): Promise<HTMLAnchorElement[]> {
  const store = await caches.open(PAGE_STORE);
  const urls = (await store.keys()).map(({ url }) => url);
  const links = await Promise.all(
    urls.map(async (url) => {
      const response = await store.match(url, { ignoreVary: true });
      const page = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');
      const link = Object.assign(document.createElement('a'), { href: url, lang: page.documentElement.lang });
      link.textContent = page.querySelector('h1')?.textContent ?? '';
      return link;
    }),
  );
  return links.filter(({ pathname }) => pathToRoute(pathname.slice(BASE_PATH.length)).route !== OFFLINE_ROUTE);
}
