/** What React writes: scripts, comments, tags whose attributes stand in double quotes and hold no angle brackets, text. */
const TOKEN = /<script\b[\s\S]*?<\/script>|<!--[\s\S]*?-->|<![^>]*>|<\/?([a-z][\w-]*)([^<>]*)>|[^<]+/gi;
const ATTRIBUTE = /\s([^\s="]+)(?:="([^"]*)")?/g;

/** End tags that HTML can do without, by what follows. */
const NEEDLESS_ENDS =
  /<\/(?:li>(?=<li|<\/[ou]l>)|t[dh]>(?=<t[dh]|<\/tr>)|tr>(?=<tr|<\/t(?:body|head)>)|thead>(?=<tbody)|tbody>(?=<\/table>)|p>(?=<(?:p|ul|ol|div|h[1-6]|pre|table|figure|details)\b|<\/article>))/g;

/** Letters of other scripts, which browsers encode in an address by themselves. */
const ENCODED = /(?:%[89A-F][\dA-F])+/g;

/** What networks take from the tags of Open Graph where these are missing; Next says everything twice. */
const SAID_BEFORE = /^<meta name="twitter:(?!card")/;

/** What React leaves in each page for later, which never comes. */
const LEFTOVER = /<div hidden(?:="")?><\/div>/;

/**
 * Takes out of a finished page what makes no difference to who reads it: comments, quotes and end tags that HTML can do
 * without, escapes that only mean to be safe, what is said twice. Pure: HTML in, HTML out.
 */
export function slimPage(html: string): string {
  const tokens = html.replace(TOKEN, (token, name: string | undefined, attributes: string | undefined) => {
    if (token.startsWith('<!--') || SAID_BEFORE.test(token)) return '';
    if (token.startsWith('</') || token.startsWith('<!') || /^<script\b/i.test(token)) return token;
    if (name === undefined) return slimText(token);
    return `<${name}${(attributes ?? '').replace(/\/$/, '').replace(ATTRIBUTE, slimAttribute)}>`;
  });
  return tokens.replace(LEFTOVER, '').replace(NEEDLESS_ENDS, '');
}

function slimAttribute(_: string, name: string, escaped: string | undefined): string {
  if (!escaped) return ` ${name}`;
  const value = name === 'href' && escaped.startsWith('/') ? escaped.replace(ENCODED, decodeURIComponent) : escaped;
  const hasQuotes = value.includes('&quot;') && !value.includes('&#x27;');
  if (!hasQuotes && /^[^\s"'`=<>]+$/.test(value)) return ` ${name}=${value}`;
  return hasQuotes ? ` ${name}='${value.replaceAll('&quot;', '"')}'` : ` ${name}="${value.replaceAll('&#x27;', "'")}"`;
}

function slimText(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&gt;', '>');
}
