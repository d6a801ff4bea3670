const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/**
 * What is dangerous about an address in a page, or undefined. Allowed are `http(s)`, `mailto`, `tel`, and addresses of this
 * site. Whether these lead anywhere is for the link check to say.
 */
export function findUrlFault(url: string): { what: string; cure: string } | undefined {
  // Browsers drop control characters and leading blanks before they look for the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const bare = url.replaceAll(/[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\ufeff]/g, '');
  const scheme = /^([^/?#]*?):/.exec(bare)?.[1]?.toLowerCase();
  if (scheme !== undefined && !SCHEMES.includes(scheme)) {
    return {
      what: `the address "${excerpt(url)}" begins with "${excerpt(scheme).trim()}:"`,
      cure: `Allowed are ${SCHEMES.join(', ')}.`,
    };
  }
  if (/^[/\\]{2}/.test(bare))
    return { what: `the address "${excerpt(url)}" has no scheme`, cure: 'Begin it with "https://".' };
  return undefined;
}

function excerpt(text: string): string {
  const visible = text.replaceAll(/[\s\p{C}]+/gu, ' ');
  return visible.length > 60 ? `${visible.slice(0, 59)}…` : visible;
}
