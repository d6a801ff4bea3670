/** An attribute near the end of every page (`components/shell/site-frame.tsx`); a truncated page doesn't have it. */
export const PAGE_END = 'data-saved-notice';

/** Returns the URLs of a page's stylesheet and script. They contain hashes, so they identify a deployment. */
export function readAssetUrls({ head }: Document): string {
  const assets = head.querySelectorAll('link[rel=stylesheet], script[data-site]');
  return [...assets].map((asset) => asset.getAttribute('href') ?? asset.getAttribute('src')).join();
}

/** A server that doesn't answer within this time counts as unreachable. */
const LIMIT_MS = 5000;

/** Returns whether the server has another deployment of the open page. False when it can't be reached. */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, {
      headers: { accept: 'text/html' },
      cache: 'reload',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const urls = readAssetUrls(new DOMParser().parseFromString(await response.text(), 'text/html'));
    // A page that isn't of this site, such as the login page of a network, has none.
    return urls !== '' && urls !== readAssetUrls(document);
  } catch {
    return false;
  }
}
