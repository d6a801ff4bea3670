/**
 * Takes the framework out of a page that needs none: the HTML is finished, and what moves on it is plain behavior
 * (`components/layout/start-page.ts`). Pure: HTML in, HTML out. Knows every kind of script that Next 16 writes into an
 * export, and refuses a page with any other: a new Next that changes its output must fail the build, not the reader.
 */

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** Next writes them before the title or after it, whichever is ready first; a build gives the same bytes each time. */
const ICON = /<link rel="(?:icon|apple-touch-icon)"[^>]*\/>/g;
/** What the framework's last resort says. */
const CRASH_WORDS = / data-crash-(?:title|retry)="[^"]*"/g;
const BOOT = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/;
const FLIGHT = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/;

/**
 * @param html a page as Next exported it
 * @param siteScript address of the site's own script
 * @throws when the page has a script of a kind that isn't known, or none of the framework's
 */
export function withoutFramework(html: string, siteScript: string): string {
  let removed = 0;
  const stripped = html.replace(SCRIPT, (script, attributes: string, code: string) => {
    if (/\s(data-site|type="application\/[^"]*json")/.test(attributes)) return script;
    const isFramework = /\ssrc="[^"]*\/_next\/static\//.test(attributes) || BOOT.test(code) || FLIGHT.test(code);
    if (!isFramework) throw new Error(`The export has a script of unknown kind: ${script.slice(0, 200)}`);
    removed++;
    return '';
  });
  if (removed === 0) throw new Error('The export lacks the framework’s scripts.');
  // Not `async`: behavior looks at the whole page, and a kept script would run before a slow page has come in full.
  const script = `<script type="module" data-site="" src="${siteScript}"></script>`;
  const icons = stripped.match(ICON) ?? [];
  return stripped
    .replace(SCRIPT_PRELOAD, '')
    .replace(ICON, '')
    .replace(CRASH_WORDS, '')
    .replace('</head>', () => `${icons.join('')}${script}</head>`);
}
