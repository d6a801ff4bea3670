const STYLESHEET = /<link rel="stylesheet" href="([^"]*)"[^>]*>/g;
const CLASSES = / class="([^"]*)"/g;

/** What the stylesheet of a page goes by. */
export interface PageLook {
  /** Addresses of those that Next gave it, in order. */
  stylesheets: string[];
  /** Names of its classes, each once. */
  classes: string[];
}

export function lookOf(html: string): PageLook {
  return {
    stylesheets: [...html.matchAll(STYLESHEET)].map(([, href = '']) => href),
    classes: [...new Set([...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')))],
  };
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
