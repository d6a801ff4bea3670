import type { MarkedText } from '@/lib/search/snippet';

/**
 * Shows a text with its matches in `<mark>`. With each key that is pressed most of a list stays as it is, or changes in its
 * letters alone: the elements that are there are kept, since new ones cost a browser far more than new letters.
 */
export function showMarked(place: Element, { text, marks }: MarkedText): void {
  const pieces: string[] = [];
  let end = 0;
  for (const mark of marks) {
    pieces.push(text.slice(end, mark.start), text.slice(mark.start, mark.end));
    end = mark.end;
  }
  pieces.push(text.slice(end));
  // Every other node is a mark, also where no text stands between two.
  while (place.childNodes.length > pieces.length) place.lastChild?.remove();
  pieces.forEach((piece, index) => {
    const node = place.childNodes[index];
    if (node === undefined) place.append(index % 2 === 0 ? document.createTextNode(piece) : markOf(piece));
    else if (node.textContent !== piece) setText(node, piece);
  });
}

function setText(node: ChildNode, text: string): void {
  const letters = node instanceof Text ? node : node.firstChild;
  if (letters instanceof Text) letters.data = text;
  else node.textContent = text;
}

function markOf(text: string): HTMLElement {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
