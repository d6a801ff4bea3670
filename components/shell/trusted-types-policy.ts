import { BAR_HTML } from '@/components/navigation/progress';
import { withBasePath } from '@/lib/paths';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (value: string, type: string, sink: string) => string>,
  ) => unknown;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** Installs the default policy for browsers that enforce Trusted Types, as the Content Security Policy requires. */
export function applyTrustedTypesPolicy(): void {
  globalThis.trustedTypes?.createPolicy('default', { createHTML: trustHtml, createScriptURL: trustScriptUrl });
}

/** @throws unless the markup is parsed into a separate document or is the progress bar */
export function trustHtml(html: string, _type: string, sink: string): string {
  if (sink === 'DOMParser parseFromString' || html === BAR_HTML) return html;
  throw new TypeError(`${sink} must not be given HTML.`);
}

/** Allows the URLs of workers. @throws for URLs outside the site */
export function trustScriptUrl(value: string): string {
  const url = new URL(value, location.href);
  if (url.origin === location.origin && url.pathname.startsWith(withBasePath('/'))) return value;
  throw new TypeError(`${url.href} must not be loaded as a script.`);
}
