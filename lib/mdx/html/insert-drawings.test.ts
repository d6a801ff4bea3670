import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { compileText, fakeFiles } from '@/tests/support/compile-text';
import { createContext } from '../context';
import { svgToHast } from './insert-drawings';

const read = (inside: string, attributes = 'viewBox="0 0 9 9"') => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>`;
  const drawing = createContext({ file: 'x.svg', locale: 'en', body: text, lineOffset: 0 }, fakeFiles());
  const svg = svgToHast('x', drawing);
  const faults = drawing.problems.map(({ line, message, fix }) => `${line} — ${message}. ${fix}`);
  return { html: svg && toHtml(svg, { space: 'svg' }), faults };
};

describe('svgToHast', () => {
  it('keeps allowed elements and attributes', () => {
    const inside =
      '<defs><marker id="x-head" viewBox="0 0 1 1" refX="1" markerWidth="2"><path class="d-arrow" d="M0 0"/></marker></defs><path class="d-line" d="M1 1" fill="none" marker-end="url(#x-head)"/><text class="d-text" x="1" text-anchor="middle">a &lt; b <tspan>c</tspan></text>';
    expect(read(inside)).toEqual({
      html: `<svg viewBox="0 0 9 9">${inside.replaceAll('/>', '></path>').replace('&lt;', '&#x3C;')}</svg>`,
      faults: [],
    });
  });

  it.each([
    ['<script>alert(1)</script>', '', `2 — a drawing can't contain "<script>". Use svg, g,`],
    ['<style>*{}</style>', '', `2 — a drawing can't contain "<style>". Use svg, g,`],
    ['<image href="https://x.y/z.png"/>', '', `2 — a drawing can't contain "<image>". Use svg, g,`],
    ['<a href="javascript:alert(1)"><text>x</text></a>', '', `2 — a drawing can't contain "<a>". Did you mean "g"?`],
    ['<foreignObject><p>x</p></foreignObject>', '', `2 — a drawing can't contain "<foreignObject>". Use svg, g,`],
    ['<use href="#x"/>', '', `2 — a drawing can't contain "<use>". Use svg, g,`],
    ['<animate attributeName="href"/>', '', `2 — a drawing can't contain "<animate>". Use svg, g,`],
    ['<rect onload="alert(1)"/>', '<rect></rect>', `2 — "<rect>" can't have the attribute "onload". Use class,`],
    ['<rect style="fill:red"/>', '<rect></rect>', `2 — "<rect>" can't have the attribute "style". Use class,`],
    ['<rect class="d-bok"/>', '<rect></rect>', '2 — drawings have no class "d-bok". Did you mean "d-box"?'],
    ['<rect fill="url(https://x.y)"/>', '<rect></rect>', '2 — fill="url(https://x.y)" sets a color. Use a class'],
    ['<path marker-end="url(https://x.y#z)"/>', '<path></path>', '2 — marker-end="url(https://x.y#z)" is not a marker'],
    ['<marker id="other"/>', '<marker></marker>', `2 — the id "other" does not start with the drawing's name.`],
    ['<rect', undefined, '3 — the drawing is not XML: Unclosed start tag for element `rect`. Close every tag'],
    ['<text>a & b</text>', undefined, '2 — the drawing is not XML: Unterminated reference'],
    ['<text>&xxe;</text>', undefined, "2 — the drawing is not XML: Named entity isn't defined: &xxe;. Close"],
  ])('refuses %s', (inside, rest, fault) => {
    const html = rest === undefined ? undefined : `<svg viewBox="0 0 9 9">${rest}</svg>`;
    expect(read(inside)).toEqual({ html, faults: [expect.stringContaining(fault)] });
  });

  it('requires a viewBox and no size', () => {
    expect(read('', 'width="3" height="4"').faults).toMatchInlineSnapshot(`
      [
        "1 — "<svg>" can't have the attribute "width". Remove it; the drawing fills the available width.",
        "1 — "<svg>" can't have the attribute "height". Remove it; the drawing fills the available width.",
        "1 — the drawing has no viewBox. Add its size, such as viewBox="0 0 640 400".",
      ]
    `);
  });
});

describe('Diagram', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>x</text></svg>';
  const files = {
    'content/diagrams/flow.en.svg': svg,
    'content/diagrams/net.zh-Hans.svg': svg,
    'content/diagrams/bad.en.svg': '<svg viewBox="0 0 1 1">\n  <script/></svg>',
    'content/diagrams/no.en.svg': '<p/>',
  };

  it('shows the drawing with its alternative text as label', async () => {
    const { html, problems } = await compileText('<Diagram name="flow" alt="It flows." caption="Fig." />', { files });
    expect(problems).toBe('');
    expect(html).toBe(
      '<Diagram name="flow" caption="Fig."><svg viewBox="0 0 9 9" width="9" role="img" aria-label="It flows."><text>x</text></svg></Diagram>',
    );
  });

  const wide = svg.replace('0 0 9 9', '0 0 600 400');

  it('adds the narrow version of a wide drawing for phones, but not for search and Markdown alternates', async () => {
    const narrow = { 'content/diagrams/flow.en.svg': wide, 'content/diagrams/flow-narrow.en.svg': svg };
    const { html, problems, compiledSource } = await compileText('<Diagram name="flow" alt="It flows." />', {
      files: narrow,
    });
    expect(problems).toBe('');
    expect(selectAll('svg', fromHtml(html))).toHaveLength(1);
    expect(compiledSource.match(/aria-label": "It flows\."/g)).toHaveLength(2);
    expect(compiledSource).toContain('"data-narrow": ""');
  });

  it('reports a missing narrow version, and one that is too wide', async () => {
    const source = '<Diagram name="flow" alt="It flows." />';
    const files = { 'content/diagrams/flow.en.svg': wide };
    const tooWide = { ...files, 'content/diagrams/flow-narrow.en.svg': wide };
    expect((await compileText(source, { files })).problems).toMatchInlineSnapshot(
      `"page.mdx:1:1 — the drawing flow is 600 units wide, too much for a phone. Draw it upright in at most 480 units too, as content/diagrams/flow-narrow.en.svg."`,
    );
    expect((await compileText(source, { files: tooWide })).problems).toMatchInlineSnapshot(
      `"page.mdx:1:1 — the drawing content/diagrams/flow-narrow.en.svg is 600 units wide. Draw it in at most 480 units, because phones show it."`,
    );
  });

  it('reports missing and invalid drawings', async () => {
    const source = ['flwo', 'net', 'bad', 'no', '../../secret']
      .map((name) => `<Diagram name="${name}" alt="A." />`)
      .join('\n\n');
    expect((await compileText(source, { files })).problems).toMatchInlineSnapshot(`
      "content/diagrams/bad.en.svg:2:3 — a drawing can't contain "<script>". Use svg, g, defs, marker, path, rect, circle, ellipse, line, polyline, polygon, text, tspan.
      content/diagrams/no.en.svg:1:1 — a drawing can't contain "<p>". Did you mean "g"?
      page.mdx:1:1 — the drawing content/diagrams/flwo.en.svg does not exist. Did you mean "flow"?
      page.mdx:3:1 — the drawing content/diagrams/net.en.svg does not exist. net.zh-Hans.svg exists; draw it in this language too.
      page.mdx:9:1 — the drawing content/diagrams/../../secret.en.svg does not exist. Put it into content/diagrams."
    `);
  });
});
