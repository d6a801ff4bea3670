import { describe, expect, it } from 'vitest';
import { trustHtml, trustScriptUrl } from './trusted-types-policy';

describe('trustHtml', () => {
  it('allows parsing a page into a separate document', () => {
    expect(trustHtml('<p>x</p>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<p>x</p>');
  });

  it.each(['Element innerHTML', 'Element insertAdjacentHTML', 'Document write', 'HTMLIFrameElement srcdoc'])(
    'forbids markup in %s',
    (sink) => expect(() => trustHtml('<img onerror="alert(1)">', 'TrustedHTML', sink)).toThrow(TypeError),
  );
});

describe('trustScriptUrl', () => {
  it.each(['/sw.js', './_site/worker.js', 'sw.js?x=1'])('allows %s', (url) => expect(trustScriptUrl(url)).toBe(url));

  it.each(['https://example.org/x.js', '//example.org/x.js', 'data:text/javascript,alert(1)', 'blob:null/x'])(
    'forbids %s',
    (url) => expect(() => trustScriptUrl(url)).toThrow(TypeError),
  );
});
