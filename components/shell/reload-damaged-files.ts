/**
 * Requests the page's stylesheet and script again, bypassing all caches, when they don't match their digest: otherwise
 * browsers could keep a damaged file for up to a year. Runs as an inline script after the stylesheet and before the
 * script.
 */
export function reloadDamagedFiles(): void {
  const reload = async ({ integrity }: { integrity: string }, href: string, apply: () => unknown) => {
    if (integrity === '') return;
    try {
      const { ok } = await fetch(href, { cache: 'reload', integrity });
      if (ok) await apply();
    } catch {
      // The file is still damaged or the network fails; the next visit tries again.
    }
  };
  const reloadScript = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    // The fragment makes the URL a new one, because browsers don't load a module twice from the same URL.
    const run = () => import(/* webpackIgnore: true */ /* turbopackIgnore: true */ `${target.src}#`);
    void reload(target, target.src, run);
  };
  addEventListener('error', reloadScript, true);
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  try {
    // The stylesheet has loaded by now, because it blocks inline scripts. With a wrong content type it has no rules.
    if (link?.sheet?.cssRules.length) return;
  } catch {
    // After a reset of the connection, browsers deny access to the rules.
  }
  if (link) void reload(link, link.href, () => link.replaceWith(link.cloneNode()));
}
