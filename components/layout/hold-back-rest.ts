/** More than a tall screen shows of it. */
const SHOWN_CHARACTERS = 5000;

/**
 * Takes out of a page that is to be shown what of its article is below the first screen: a long one costs the browser more
 * time than a reader notices nothing of.
 *
 * @returns what puts it back; undefined when the article is short
 */
export function holdBackRest(page: Document): (() => void) | undefined {
  const article = page.querySelector('main article');
  if (!article) return undefined;
  const children = [...article.children];
  let characters = 0;
  const last = children.findIndex((child) => {
    characters += child.textContent?.length ?? 0;
    return characters > SHOWN_CHARACTERS;
  });
  const rest = last < 0 ? [] : children.slice(last + 1);
  if (rest.length === 0) return undefined;
  for (const child of rest) child.remove();
  return () => article.append(...rest);
}
