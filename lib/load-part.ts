/** As esbuild leaves `() => import('./part')`. */
const IMPORT = /\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/;

/**
 * Loads a part of the script, and really asks again when it is called again: browsers keep a failed `import()` for as long as
 * the page lives, so a part that could not be fetched is asked for a second time under another address. Each part is complete
 * in itself (`lib/build/site-script.node.ts`), so nothing else has failed with it.
 *
 * @param load `() => import('./part')` and nothing more: its text tells the address
 * @throws what `import()` does when both fail
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const address = IMPORT.exec(load.toString())?.[1];
    // Not `import.meta.url`, which bundlers take for a file to bring along.
    const script = document.querySelector<HTMLScriptElement>('script[data-site][src]');
    if (address === undefined || !script) throw error;
    const again = new URL(address, script.src);
    again.searchParams.set('again', String(Date.now()));
    return import(/* webpackIgnore: true */ /* turbopackIgnore: true */ again.href);
  }
}
