import type { Element, ElementContent } from 'hast';
import { s } from 'hastscript';
import { VFileMessage } from 'vfile-message';
import type { Root, ElementContent as XmlContent, Element as XmlElement } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { checkSvg, type ReportSvg } from './check-svg';

/** A drawing's file as an element for a page, without what is refused; undefined when the text is no SVG. */
export function svgToHast(text: string, name: string, report: ReportSvg): Element | undefined {
  const tree = parse(text, report);
  if (!tree) return undefined;
  checkSvg(tree, name, report);
  const root = tree.children.find((node) => node.type === 'element');
  if (root?.name !== 'svg') return undefined;
  if (!root.attributes.viewBox)
    report(root.position, 'the drawing has no viewBox', 'Add viewBox="0 0 640 400" with its size.');
  return toHast(root);
}

function parse(text: string, report: ReportSvg): Root | undefined {
  try {
    return fromXml(text);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { place, cause } = error;
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : error.reason;
    const what = `the drawing is not XML: ${reason?.replace(/ \(line .*$/, '').replace(/\.$/, '')}`;
    const position = place && 'line' in place ? { start: place, end: place } : place;
    report(position, what, 'Close every tag, quote every attribute, and write "&amp;" and "&lt;".');
    return undefined;
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
