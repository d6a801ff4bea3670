import { describe, expect, it } from 'vitest';
import { securePage } from './secure-page.node';

const page = ({ head = '<meta charSet="utf-8"/>', body = '<p>Text</p>' } = {}) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const policyOf = (html: string) => /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1];

describe('securePage', () => {
  it('puts the policy behind the encoding and before everything else', () => {
    const { html } = securePage(page({ head: '<meta charSet="utf-8"/><script data-site="">a()</script>' }));
    expect(html).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
    expect(html.replace(/<meta http-equiv[^>]*>/, '')).toBe(
      page({ head: '<meta charSet="utf-8"/><script data-site="">a()</script>' }),
    );
  });

  it('lets exactly the scripts run that stand in the page', () => {
    // The well-known hash of the empty text, and that of alert(1), computed with openssl.
    const { html, scriptHashes } = securePage(
      page({ body: '<script></script><script type="module">alert(1)</script>' }),
    );
    expect(scriptHashes).toEqual([
      'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
      'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
    ]);
    for (const hash of scriptHashes) expect(policyOf(html)).toContain(`'${hash}'`);
  });

  it('needs no hash for files and data', () => {
    const body =
      '<script src="/_site/a.js"></script><script type="application/ld+json">{}</script>' +
      '<script type="application/json">{}</script><script type="speculationrules">{}</script>';
    expect(securePage(page({ body })).scriptHashes).toEqual([]);
  });

  it('allows nothing inline in general, and nothing of other origins', () => {
    const policy = policyOf(securePage(page()).html) ?? '';
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:/);
    expect(policy).toContain("default-src 'self'");
  });

  it.each([
    ['<p style="color:red">x</p>', 'style="color:red"'],
    ['<style>p{}</style>', '<style'],
    ['<p onclick="a()">x</p>', 'onclick="'],
  ])('refuses %s, which the policy would switch off', (body, found) => {
    expect(() => securePage(page({ body }))).toThrow(found);
  });

  it('refuses a page without a head, which would go unprotected', () => {
    expect(() => securePage('<p>Text</p>')).toThrow('no <head>');
  });
});
