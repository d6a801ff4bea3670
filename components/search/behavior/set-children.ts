/** Makes these the children of a list; those that are in place already stay untouched. */
export function setChildren(list: Element, children: readonly Element[]): void {
  children.forEach((child, index) => {
    const old = list.children[index];
    if (old === undefined) list.append(child);
    else if (old !== child) old.replaceWith(child);
  });
  while (list.childElementCount > children.length) list.lastElementChild?.remove();
}
