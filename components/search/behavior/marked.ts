import type { MarkedText } from '@/lib/search/snippet';

/** A text with its matches in `<mark>`. */
export function marked({ text, marks }: MarkedText): DocumentFragment {
  const fragment = document.createDocumentFragment();
  let end = 0;
  for (const mark of marks) {
    const match = document.createElement('mark');
    match.textContent = text.slice(mark.start, mark.end);
    fragment.append(text.slice(end, mark.start), match);
    end = mark.end;
  }
  fragment.append(text.slice(end));
  return fragment;
}
