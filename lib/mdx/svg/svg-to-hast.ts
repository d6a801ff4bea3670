import type { Element, ElementContent } from 'hast';
import { s } from 'hastscript';
import { VFileMessage } from 'vfile-message';
import type { Root, ElementContent as XmlContent, Element as XmlElement } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { checkSvg, type SvgFault } from './check-svg';

/**
 * A drawing's file as an element for a page.
 *
 * @param name the drawing's name, with which its ids begin
 * @returns the element without anything refused, undefined when the text is no SVG; and what was wrong
 */
export function svgToHast(text: string, name: string): { svg: Element | undefined; faults: SvgFault[] } {
  const parsed = parse(text);
  if ('faults' in parsed) return { svg: undefined, faults: parsed.faults };
  const faults = checkSvg(parsed.tree, name);
  const root = parsed.tree.children.find((node) => node.type === 'element');
  if (root?.name !== 'svg') return { svg: undefined, faults };
  if (!root.attributes.viewBox) {
    faults.push({
      position: root.position,
      what: 'the drawing has no viewBox',
      cure: 'Add viewBox="0 0 640 400" with its size.',
    });
  }
  return { svg: toHast(root), faults };
}

function parse(text: string): { tree: Root } | { faults: SvgFault[] } {
  try {
    return { tree: fromXml(text) };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const place = error.place;
    const position = place && 'line' in place ? { start: place, end: place } : place;
    const reason = error.cause instanceof Error ? error.cause.message.split('\n')[0] : error.reason;
    const what = `the drawing is not XML: ${reason?.replace(/ \(line .*$/, '').replace(/\.$/, '')}`;
    return {
      faults: [{ position, what, cure: 'Close every tag, quote every attribute, and write "&amp;" and "&lt;".' }],
    };
  }
}

function toHast(element: XmlElement): Element {
  const { xmlns: _xmlns, ...attributes } = element.attributes;
  const keepsBlanks = element.name === 'text' || element.name === 'tspan';
  return s(element.name, attributes, contentOf(element.children, keepsBlanks));
}

function contentOf(nodes: readonly XmlContent[], keepsBlanks: boolean): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') return [toHast(node)];
    const isText = node.type === 'text' || node.type === 'cdata';
    return isText && (keepsBlanks || node.value.trim()) ? [{ type: 'text', value: node.value }] : [];
  });
}
