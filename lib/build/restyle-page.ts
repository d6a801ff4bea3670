const STYLESHEET = /<link rel="stylesheet" href="([^"]*)"[^>]*>/g;
/** As React writes them: attributes stand in double quotes and hold no angle brackets. */
const START_TAG = /<([a-z][\w-]*)([^<>]*)>/gi;
const ATTRIBUTE = /\s([^\s="]+)(?:="[^"]*")?/g;
const CLASSES = / class="([^"]*)"/g;

/** What the stylesheet of a page goes by. */
export interface PageLook {
  /** Addresses of those that Next gave it, in order. */
  stylesheets: string[];
  /** What stylesheets can look for, each once: `.class`, `[attribute]`, `element`. */
  names: string[];
}

export function lookOf(html: string): PageLook {
  const names = new Set<string>();
  for (const [, element = '', attributes = ''] of html.matchAll(START_TAG)) {
    names.add(element);
    for (const [, attribute] of attributes.matchAll(ATTRIBUTE)) names.add(`[${attribute}]`);
  }
  for (const [, classes = ''] of html.matchAll(CLASSES)) for (const name of classes.split(' ')) names.add(`.${name}`);
  return { stylesheets: [...html.matchAll(STYLESHEET)].map(([, href = '']) => href), names: [...names] };
}

/**
 * Gives a page one stylesheet in place of all that it has, and its classes their short names.
 *
 * @throws when the page has no stylesheet
 */
export function restylePage(html: string, stylesheet: string, shortNames: ReadonlyMap<string, string>): string {
  let isFirst = true;
  const restyled = html.replace(STYLESHEET, () => {
    const link = isFirst ? `<link rel="stylesheet" href="${stylesheet}"/>` : '';
    isFirst = false;
    return link;
  });
  if (isFirst) throw new Error('The page has no stylesheet.');
  return restyled.replace(CLASSES, (_, names: string) => {
    const short = names.split(' ').map((name) => shortNames.get(name) ?? name);
    return ` class="${short.join(' ')}"`;
  });
}
