const INLINE = /<script data-site=""(?: data-for="([^"]*)")?>([\s\S]*?)<\/script>/g;
const FIRST_STYLESHEET = '<link rel="stylesheet"';

/**
 * Makes one of the site's inline scripts, without those that are for an attribute which the page doesn't have. It goes before
 * the stylesheet: behind it, the browser would read the page no further until the stylesheet has come.
 *
 * @throws when there is no inline script, or no stylesheet to go before
 */
export function gatherInlineScripts(html: string): string {
  const codes: string[] = [];
  const rest = html.replace(INLINE, (_, attribute: string | undefined, code: string) => {
    if (attribute === undefined || html.includes(` ${attribute}="`)) codes.push(code);
    return '';
  });
  if (codes.length === 0) throw new Error('The page lacks the site’s inline scripts.');
  if (!rest.includes(FIRST_STYLESHEET)) throw new Error('The page has no stylesheet.');
  return rest.replace(FIRST_STYLESHEET, () => `<script>${codes.join('')}</script>${FIRST_STYLESHEET}`);
}
