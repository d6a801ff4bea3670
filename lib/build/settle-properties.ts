import type { Declaration, Root } from 'postcss';

const MENTION = /var\((--[\w-]+)(\))?/g;

interface Property {
  declarations: Declaration[];
  uses: number;
  /** With a value for want of another. */
  isOptional: boolean;
}

/**
 * Writes values in place of custom properties that have the same one everywhere, where that is shorter, and takes out
 * properties that nothing uses.
 *
 * @param root all styles that a page has
 */
export function settleProperties(root: Root): void {
  // What a property that goes has used may go then.
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const [name, { declarations, uses, isOptional }] of propertiesOf(root)) {
      const [only] = declarations;
      const isSame = only !== undefined && declarations.length === 1 && !isOptional && isForAll(only);
      if (uses > 0 && !(isSame && isShorter(only, uses))) continue;
      isSettled = false;
      if (uses > 0 && only) replaceUses(root, name, only.value);
      for (const one of declarations) one.remove();
    }
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

function propertiesOf(root: Root): Map<string, Property> {
  const properties = new Map<string, Property>();
  root.walkDecls(/^--/, (one) => {
    const known = properties.get(one.prop) ?? { declarations: [], uses: 0, isOptional: false };
    known.declarations.push(one);
    properties.set(one.prop, known);
  });
  root.walkDecls(({ value }) => {
    for (const [, name = '', end] of value.matchAll(MENTION)) {
      const property = properties.get(name);
      if (!property) continue;
      property.uses += 1;
      if (end === undefined) property.isOptional = true;
    }
  });
  return properties;
}

/** Set on the root, whatever the medium and the reader's wishes. */
function isForAll({ parent, value }: Declaration): boolean {
  if (parent?.type !== 'rule' || !('selector' in parent) || parent.selector !== ':root' || value.includes('var('))
    return false;
  for (let around = parent.parent; around && around.type !== 'root'; around = around.parent)
    if (!('name' in around) || around.name !== 'layer') return false;
  return true;
}

function isShorter({ prop, value }: Declaration, uses: number): boolean {
  return uses * value.length <= uses * `var(${prop})`.length + `${prop}:${value};`.length;
}

function replaceUses(root: Root, name: string, value: string): void {
  root.walkDecls((one) => {
    one.value = one.value.replaceAll(`var(${name})`, () => value);
  });
}
