import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { slimPage } from './slim-page';

/** What a browser makes of it. */
const documentOf = (html: string) => toHtml(fromHtml(html), { allowDangerousCharacters: false });

describe('slimPage', () => {
  it.each([
    ['comments', '<p>a<!-- -->b<!--$--><!--/$--></p>', '<p>ab</p>'],
    ['quotes', '<a class="x" href="/a/b?c">x</a>', '<a class=x href=/a/b?c>x</a>'],
    ['quotes before a final slash', '<link rel="x" href="/en/"/>', '<link rel=x href=/en/>'],
    [
      'the encoding of letters in addresses of the site',
      '<a href="/docs/category/%E6%9D%82%E9%A1%B9/a%20b%2F">x</a>',
      '<a href=/docs/category/杂项/a%20b%2F>x</a>',
    ],
    ['empty values', '<input disabled="" alt=""/>', '<input disabled alt>'],
    ['escapes in text', '<p>&quot;it&#x27;s&quot; 2 &gt; 1 &lt; 3 &amp;lt;</p>', `<p>"it's" 2 > 1 &lt; 3 &amp;lt;</p>`],
    ['escapes in attributes', '<p title="it&#x27;s one">x</p>', `<p title="it's one">x</p>`],
    ['escaped quotes without spaces', '<p title="{&quot;a&quot;:1}">x</p>', `<p title='{"a":1}'>x</p>`],
    ['escaped quotes', '<p title="{&quot;a b&quot;:1}">x</p>', `<p title='{"a b":1}'>x</p>`],
    [
      'end tags',
      '<p>a</p><ul><li>b</li><li><p>c</p></li></ul><table><thead><tr><th>d</th></tr></thead><tbody><tr><td>e</td><td>f</td></tr></tbody></table>',
      '<p>a<ul><li>b<li><p>c</p></ul><table><thead><tr><th>d<tbody><tr><td>e<td>f</table>',
    ],
    ['the last end tag of an article', '<article><p>a</p></article>', '<article><p>a</article>'],
  ])('takes out %s', (_, html, slim) => {
    expect(slimPage(html)).toBe(slim);
    expect(documentOf(slim)).toBe(documentOf(html.replace(/<!--.*?-->/g, '').replace('%E6%9D%82%E9%A1%B9', '杂项')));
  });

  it.each([
    ['scripts', '<script type="application/ld+json">{"a":"&quot; <!-- --> <p class=\\"x\\">"}</script>'],
    ['quotes that are needed', '<a title="a b" rel="a=b">x</a>'],
    ['end tags before text', '<p>a</p>b<ul><li>c</li> <li>d</li>e</ul>'],
    ['the space that a text is', '<p>a <b>b</b> c\n</p>'],
    ['both kinds of quotes', '<p title="&quot;it&#x27;s&quot;">x</p>'],
  ])('leaves %s as they mean', (_, html) => {
    expect(documentOf(slimPage(html))).toBe(documentOf(html));
  });

  it('takes out what Next says again for one network', () => {
    const card = '<meta name="twitter:card" content="summary"/>';
    expect(slimPage(`${card}<meta name="twitter:title" content="T"/><meta property="og:title" content="T"/>`)).toBe(
      '<meta name=twitter:card content=summary><meta property=og:title content=T>',
    );
  });

  it('takes out React’s empty box, and no other', () => {
    expect(slimPage('<body><div hidden=""><!--$--><!--/$--></div><div hidden="">x</div>')).toBe(
      '<body><div hidden>x</div>',
    );
  });
});
