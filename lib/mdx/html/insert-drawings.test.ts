import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';

const FLOW = '<Diagram name="flow" alt="It flows." />';
const compile = (files: Record<string, string>, source = FLOW) => {
  const paths = Object.entries(files).map(([name, svg]) => [`content/diagrams/${name}.svg`, svg]);
  return compileText(source, { files: Object.fromEntries(paths) });
};

const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>`;

it('shows the drawing with its alternative text as label, and keeps allowed elements and attributes', async () => {
  const inside =
    '<defs><marker id="flow-head" viewBox="0 0 1 1" refX="1" markerWidth="2"><path class="d-arrow" d="M0 0"/></marker></defs><path class="d-line" d="M1 1" fill="none" marker-end="url(#flow-head)"/><text class="d-text" x="1" text-anchor="middle">a &lt; b <tspan>c</tspan></text>';
  const { html, problems } = await compile({ 'flow.en': svg(inside) });
  expect(problems).toBe('');
  expect(html).toBe(
    `<Diagram name="flow" alt="It flows."><svg viewBox="0 0 9 9" width="9" role="img" aria-label="It flows.">${inside.replaceAll('/>', '></path>').replace('&lt;', '&#x3C;')}</svg></Diagram>`,
  );
});

it.each([
  ['<script>alert(1)</script>', '', `2:1 — a drawing can't contain "<script>". Use svg, g,`],
  ['<style>*{}</style>', '', `2:1 — a drawing can't contain "<style>". Use svg, g,`],
  ['<image href="https://x.y/z.png"/>', '', `2:1 — a drawing can't contain "<image>". Use svg, g,`],
  ['<a href="javascript:alert(1)"><text>x</text></a>', '', `2:1 — a drawing can't contain "<a>". Did you mean "g"?`],
  ['<foreignObject><p>x</p></foreignObject>', '', `2:1 — a drawing can't contain "<foreignObject>". Use svg, g,`],
  ['<use href="#x"/>', '', `2:1 — a drawing can't contain "<use>". Use svg, g,`],
  ['<animate attributeName="href"/>', '', `2:1 — a drawing can't contain "<animate>". Use svg, g,`],
  ['<rect onload="alert(1)"/>', '<rect></rect>', `2:1 — "<rect>" can't have the attribute "onload". Use class,`],
  ['<rect style="fill:red"/>', '<rect></rect>', `2:1 — "<rect>" can't have the attribute "style". Use class,`],
  ['<rect class="d-bok"/>', '<rect></rect>', '2:1 — drawings have no class "d-bok". Did you mean "d-box"?'],
  ['<rect fill="url(https://x.y)"/>', '<rect></rect>', '2:1 — fill="url(https://x.y)" sets a color. Use a class'],
  ['<path marker-end="url(https://x.y#z)"/>', '<path></path>', '2:1 — marker-end="url(https://x.y#z)" is not a marker'],
  ['<marker id="other"/>', '<marker></marker>', `2:1 — the id "other" does not start with the drawing's name.`],
  ['<rect', undefined, '3:1 — the drawing is not XML: Unclosed start tag for element `rect`. Close every tag'],
  ['<text>a & b</text>', undefined, '2:11 — the drawing is not XML: Unterminated reference'],
  ['<text>&xxe;</text>', undefined, "2:7 — the drawing is not XML: Named entity isn't defined: &xxe;. Close"],
])('refuses %s', async (inside, rest, problem) => {
  const { html, problems } = await compile({ 'flow.en': svg(inside) });
  expect(problems).toContain(`content/diagrams/flow.en.svg:${problem}`);
  expect(/<svg[^>]*>(.*)<\/svg>/.exec(html)?.[1]).toBe(rest);
});

it('reports missing and invalid drawings, a size and a missing viewBox', async () => {
  const names = ['flwo', 'net', 'size', 'no', '../../secret'];
  const files = {
    'flow.en': svg(''),
    'net.zh-Hans': svg(''),
    'size.en': svg('', 'width="3" height="4"'),
    'no.en': '<p/>',
  };
  const { problems } = await compile(files, names.map((name) => `<Diagram name="${name}" alt="A." />`).join('\n\n'));
  expect(problems).toMatchInlineSnapshot(`
    "content/diagrams/no.en.svg:1:1 — a drawing can't contain "<p>". Did you mean "g"?
    content/diagrams/no.en.svg:1:1 — the drawing has no viewBox. Begin it with its size, such as <svg viewBox="0 0 640 400">.
    content/diagrams/size.en.svg:1:1 — "<svg>" can't have the attribute "height". Remove it; the drawing fills the available width.
    content/diagrams/size.en.svg:1:1 — "<svg>" can't have the attribute "width". Remove it; the drawing fills the available width.
    content/diagrams/size.en.svg:1:1 — the drawing has no viewBox. Begin it with its size, such as <svg viewBox="0 0 640 400">.
    page.mdx:1:1 — the drawing content/diagrams/flwo.en.svg does not exist. Did you mean "flow"?
    page.mdx:3:1 — the drawing content/diagrams/net.en.svg does not exist. Put it into content/diagrams.
    page.mdx:9:1 — the drawing content/diagrams/../../secret.en.svg does not exist. Put it into content/diagrams."
  `);
});

it('adds the narrow version of a wide drawing for phones, which the plain forms ignore', async () => {
  const wide = svg('', 'viewBox="0 0 600 400"');
  const { problems, compiledSource, html } = await compile({ 'flow.en': wide, 'flow-narrow.en': svg('') });
  expect(problems).toBe('');
  expect(compiledSource.match(/aria-label": "It flows\."/g)).toHaveLength(2);
  expect(compiledSource).toContain('"data-narrow": ""');
  expect(selectAll('svg', fromHtml(html, { fragment: true }))).toHaveLength(1);
  expect((await compile({ 'flow.en': wide })).problems).toMatchInlineSnapshot(
    `"page.mdx:1:1 — the drawing flow is 600 units wide, too much for a phone. Draw it upright in at most 480 units too, as content/diagrams/flow-narrow.en.svg."`,
  );
  expect((await compile({ 'flow.en': wide, 'flow-narrow.en': wide })).problems).toMatchInlineSnapshot(
    `"page.mdx:1:1 — the drawing flow is 600 units wide, too much for a phone. Draw it upright in at most 480 units too, as content/diagrams/flow-narrow.en.svg."`,
  );
});
