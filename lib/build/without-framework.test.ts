import { describe, expect, it } from 'vitest';
import { withoutFramework } from './without-framework';

/** What Next 16.4 writes around a page. */
const page = ({ head = '', body = '', framework = true } = {}) =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    ...(framework
      ? [
          '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/1.js"/>',
          '<script src="/_next/static/chunks/2.js" async=""></script>',
          '<script src="/_next/static/chunks/0.js" noModule=""></script>',
        ]
      : []),
    head,
    '</head><body><h1>Title</h1>',
    body,
    ...(framework
      ? [
          '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/1.js"],"runtimeModuleIds":[7]});</script>',
          '<script src="/_next/static/chunks/1.js" async=""></script>',
          '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
          '<script>self.__next_f.push([1,"0:{\\"a\\":\\"\\u003c/script>\\"}\\n"])</script>',
        ]
      : []),
    '</body></html>',
  ].join('');

const finish = (html: string) => withoutFramework(html, '/_site/start.js');

describe('withoutFramework', () => {
  it('leaves the text and the stylesheet, and no script but the site’s own', () => {
    expect(finish(page())).toMatchInlineSnapshot(
      `"<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><script type="module" data-site="" src="/_site/start.js"></script></head><body><h1>Title</h1></body></html>"`,
    );
  });

  it('keeps the site’s inline script and structured data', () => {
    const own = '<script data-site="">document.documentElement.dataset.theme="light"</script>';
    const data = '<script type="application/ld+json">{"a":1}</script>';
    expect(finish(page({ head: own + data }))).toContain(own + data);
  });

  it('puts icons at one place, wherever Next has put them', () => {
    const [icon, title] = ['<link rel="icon" href="/favicon.svg"/>', '<title>Title</title>'];
    expect(finish(page({ head: icon + title }))).toBe(finish(page({ head: title + icon })));
    expect(finish(page({ head: icon + title }))).toContain(icon);
  });

  it.each([
    ['an unknown inline script', page({ body: '<script>$RC=1</script>' }), /unknown kind/],
    ['a script of another site', page({ body: '<script src="https://example.org/x.js"></script>' }), /unknown kind/],
    ['a page without the framework', page({ framework: false }), /lacks/],
  ])('refuses %s', (_, html, message) => expect(() => finish(html)).toThrow(message));
});
