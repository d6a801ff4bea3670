const INLINE = /<script data-site=""(?: data-for="([^"]*)")?>([\s\S]*?)<\/script>/g;
const STYLESHEETS = /(?:<link rel="stylesheet"[^>]*>)+/;

/**
 * Makes one of the site's inline scripts, without those that are for an attribute which the page doesn't have. It goes
 * behind the stylesheets: there the browser waits with the page's text until they have come, and then paints the first of it
 * while it reads on. Before them, it would have read everything when they come, and paint nothing before it has laid out all
 * of that: on a long page that was 200 ms later.
 *
 * @throws when there is no inline script, or no stylesheet
 */
export function gatherInlineScripts(html: string): string {
  const codes: string[] = [];
  const rest = html.replace(INLINE, (_, attribute: string | undefined, code: string) => {
    if (attribute === undefined || html.includes(` ${attribute}="`)) codes.push(code);
    return '';
  });
  if (codes.length === 0) throw new Error('The page lacks the site’s inline scripts.');
  if (!STYLESHEETS.test(rest)) throw new Error('The page has no stylesheet.');
  return rest.replace(STYLESHEETS, (links) => `${links}<script>${codes.join('')}</script>`);
}
