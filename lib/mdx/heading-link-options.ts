import type { Element } from 'hast';
import type { Options } from 'rehype-autolink-headings';
import { walkElements } from './walk-elements';

/**
 * A heading is the link to itself: its name stays its text, and nothing of it is said twice, to readers or in bytes. One that
 * has a link or a button in it stays as it is.
 */
export const HEADING_LINK_OPTIONS: Options = {
  behavior: 'wrap',
  test: (heading) => heading.properties.id !== 'footnote-label' && !isInteractive(heading),
};

function isInteractive(heading: Element): boolean {
  let found = false;
  walkElements(heading, ({ tagName }) => {
    found ||= tagName === 'a' || tagName === 'button';
  });
  return found;
}
