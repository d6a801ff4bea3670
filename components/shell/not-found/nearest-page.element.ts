import { SiteElement } from '@/components/ui/site-element';
import { decodeLeniently } from '@/lib/paths';

/** `<site-nearest-page>`: shows the one of its links whose address is most like that of the page, if one is similar. */
export class NearestPageElement extends SiteElement {
  protected async connect(): Promise<void> {
    // Other pages don't need it.
    const { nearestName } = await import('@/lib/nearest');
    const links = [...this.querySelectorAll('a')];
    const name = nearestName(nameOf(location), links.map(nameOf));
    const candidates = links.filter((link) => nameOf(link) === name);
    const paths = candidates.map(({ pathname }) => pathname);
    const link = candidates[paths.indexOf(nearestName(location.pathname, paths) ?? '')] ?? candidates[0];
    if (!link) return;
    link.parentElement?.removeAttribute('hidden');
    this.removeAttribute('hidden');
  }
}

/** Returns the last segment of an address. */
const nameOf = ({ pathname }: { pathname: string }) =>
  decodeLeniently(pathname.split('/').filter(Boolean).at(-1) ?? '').toLowerCase();
