import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { finishPage } from './finish-page.server';

const ASSETS = {
  script: { href: '/_site/start.js', integrity: 'sha256-A' },
  stylesheet: { href: '/_site/style.css', integrity: 'sha256-B' },
};
const INLINE = '<script data-site="">a();</script>';

/** A page with all elements that Next 16.4 adds. */
const page = ({ head = INLINE, body = '' } = {}) =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/1.js"/>',
    '<link rel="preload" as="style" href="/_next/static/chunks/not-found.css"/>',
    '<script src="/_next/static/chunks/2.js" async=""></script>',
    '<script src="/_next/static/chunks/0.js" noModule=""></script>',
    head,
    '</head><body><div hidden=""><!--$--><!--/$--></div><h1>Title</h1>',
    body,
    '<script id="_R_">start();</script>',
    '<script>pages.push([1,"0:{\\"a\\":\\"\\u003c/script>\\"}\\n"])</script>',
    '</body></html>',
  ].join('');

const finish = (parts = {}) => finishPage('index.html', page(parts), ASSETS);

function elements(html: string, tagName: string): Element[] {
  const found: Element[] = [];
  visit(fromHtml(html), 'element', (element) => {
    if (element.tagName === tagName) found.push(element);
  });
  return found;
}

/** Parses a page into a tree without positions. */
const treeOf = (html: string): Root =>
  JSON.parse(JSON.stringify(fromHtml(html), (key, value) => (key === 'position' ? undefined : value)));
const policyOf = (html: string) =>
  elements(html, 'meta').find(({ properties }) => properties.httpEquiv !== undefined)?.properties.content ?? '';

describe('a finished page', () => {
  it('has its content, one stylesheet and only the site’s own scripts', () => {
    expect(finish().html).toMatchInlineSnapshot(
      `"<!doctype html><html lang=en><head><meta charset=utf-8><meta http-equiv=Content-Security-Policy content="default-src 'self'; script-src 'self' 'inline-speculation-rules' 'sha256-OVLEFZR89oYYkV3AI9/M2qwUUdT/ymKO659RpVAhzEk='; worker-src 'self'; object-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types default"><link rel=stylesheet href=/_site/style.css integrity=sha256-B><script>a();</script><script type=module data-site src=/_site/start.js integrity=sha256-A></script></head><body><h1>Title</h1></body></html>"`,
    );
  });

  it('combines the inline scripts after the stylesheet and drops those for attributes that the page doesn’t have', () => {
    const head = `${INLINE}<script data-site="" data-for="data-tabs">tabs("$&");</script>`;
    const codeOf = (body: string) => textOf(elements(finish({ head, body }).html, 'script')[0]!);
    expect(codeOf('<div data-tabs="os"></div>')).toBe('a();tabs("$&");');
    expect(codeOf('<p>data-tabs</p>')).toBe('a();');
    const { html } = finish({ head });
    expect(html.indexOf('style.css')).toBeLessThan(html.indexOf('a();'));
  });

  it('keeps scripts with data, and adds no hash for them to the policy', () => {
    const data = ['application/ld+json', 'application/json', 'speculationrules'].map(
      (type) => `<script type="${type}">{"a":"<p class='x'>"}</script>`,
    );
    const { html, scriptHash } = finish({ body: data.join('') });
    const kept = elements(html, 'script').slice(-3);
    expect(kept.map(textOf)).toEqual(Array(3).fill(`{"a":"<p class='x'>"}`));
    expect(policyOf(html)).toContain(`script-src 'self' 'inline-speculation-rules' '${scriptHash}';`);
  });

  it('moves long island props to files with a content hash in their names', () => {
    const island = (props: string) => `<site-island data-name="tool" data-props='${props}'></site-island>`;
    const long = JSON.stringify({ text: 'a'.repeat(2000) });
    const { html, files } = finish({ body: island('{"a":1}') + island(long) });
    const [short, moved] = elements(html, 'site-island').map(({ properties }) => properties);
    expect(short).toEqual({ dataName: 'tool', dataProps: '{"a":1}' });
    expect(moved).toEqual({ dataName: 'tool', dataPropsFile: [...files.keys()][0] });
    expect([...files]).toEqual([[expect.stringMatching(/^\/_site\/tool-[\da-f]{10}\.json$/), long]]);
    expect(finish({ body: island(long.replace('text', 'next')) }).files.keys()).not.toEqual(files.keys());
  });

  it('lists the files of islands that the site’s script doesn’t list', () => {
    const body = '<site-island data-name="tool"></site-island><site-island data-name="search"></site-island>';
    const files = { '/_site/tool.js': 'sha256-T' };
    const [tool, search] = elements(
      finishPage('index.html', page({ body }), ASSETS, { tool: files }).html,
      'site-island',
    );
    expect(JSON.parse(String(tool?.properties.dataFiles))).toEqual(files);
    expect(search?.properties).toEqual({ dataName: 'search' });
  });

  it('has internal links with decoded non-ASCII characters, and keeps other escapes', () => {
    const { html } = finish({ body: '<a href="/docs/%E6%9D%82%E9%A1%B9/a%20b%2F">x</a>' });
    expect(elements(html, 'a')[0]?.properties.href).toBe('/docs/杂项/a%20b%2F');
  });

  it.each([
    ['spaces', '<p>a <b>b</b> c\n</p><pre><code>  a\n\n b</code></pre>'],
    ['escapes', '<p title="&quot;it&#x27;s&quot; a=b">&quot;it&#x27;s&quot; 2 &gt; 1 &lt; 3 &amp;lt;</p>'],
    ['end tags', '<p>a</p>b<ul><li>c</li> <li>d</li>e</ul><site-box><p>f</p></site-box><i>g</i>'],
    ['attributes without a value', '<input disabled="" alt=""/><img alt="" src="/a b.png"/>'],
    ['drawings', '<svg viewBox="0 0 1 1"><path d="M0 0" stroke-width="2"></path></svg>'],
  ])('parses to the same tree: %s', (_, body) => {
    const { html } = finish({ body });
    const [expected, actual] = [treeOf(`<body>${body}</body>`), treeOf(html)].map(
      (tree) => tree.children.flatMap((node) => ('children' in node ? node.children : [])).at(-1)!,
    );
    expect('children' in actual! && actual.children.slice(1)).toEqual('children' in expected! && expected.children);
  });
});

describe('finishPage rejects', () => {
  it.each([
    ['an unknown kind of script', { body: '<main><script>a=1</script></main>' }, /unknown kind: <script>a=1/],
    [
      'streamed content that needs a script to show',
      { body: '<div hidden id="S:0">Late</div>' },
      /only React would show: <div hid/,
    ],
    ['a script of another site', { body: '<script src="https://example.org/x.js"></script>' }, /unknown kind/],
    ['an inline style', { body: '<p style="color:red">x</p>' }, '"style" of <p>'],
    ['a style element', { body: '<style>p{}</style>' }, '<style>'],
    ['an event handler', { body: '<p onclick="a()">x</p>' }, '"onClick" of <p>'],
    ['a page without the site’s inline scripts', { head: '' }, 'inline scripts'],
  ])('%s', (_, parts, message) => expect(() => finish(parts)).toThrow(message));

  it.each([
    ['Next’s scripts', /<script.*?<\/script>/gs, 'none of Next’s scripts'],
    ['a stylesheet', /<link rel="stylesheet".*?>/g, 'no stylesheet'],
    ['an encoding declaration', '<meta charSet="utf-8"/>', 'encoding'],
  ])('a page without %s', (_, part, message) => {
    expect(() => finishPage('index.html', page().replaceAll(part, ''), ASSETS)).toThrow(message);
  });
});
