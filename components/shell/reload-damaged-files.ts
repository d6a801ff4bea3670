/**
 * Requests the page's stylesheet and script again, past every cache, when they are not as the build wrote them: a browser may
 * keep a damaged file for as long as a year. Runs inline after the stylesheet and before the script.
 */
export function reloadDamagedFiles(): void {
  // The same as lib/offline/forget-damaged.ts: an inline function refers to nothing outside itself.
  const forget = async (href: string) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(href);
  };
  const reload = async ({ integrity }: { integrity: string }, href: string, use: () => unknown) => {
    if (integrity === '') return;
    try {
      await forget(href).catch(() => undefined);
      const { ok } = await fetch(href, { cache: 'reload', integrity });
      if (ok) await use();
    } catch {
      // The network is still wrong; the next visit tries again.
    }
  };
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  // The inline script has waited for the stylesheet. Of another type it is there, without rules.
  if (link && !link.sheet?.cssRules.length) void reload(link, link.href, () => link.replaceWith(link.cloneNode()));
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      // Under its own address the browser would not load the module a second time.
      void reload(
        target,
        target.src,
        () => import(/* webpackIgnore: true */ /* turbopackIgnore: true */ `${target.src}#`),
      );
    },
    true,
  );
}
