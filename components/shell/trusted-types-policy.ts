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

/** What the progress bar is made of (`progress-bar.ts`). */
const PROGRESS_BAR = '<div class="bar"></div>';

/**
 * Browsers with Trusted Types turn no text into script or markup but what this lets through, as the site's security policy
 * asks: other pages of the site, parsed apart from the document, and scripts of the site for workers.
 */
export function applyTrustedTypesPolicy(): void {
  globalThis.trustedTypes?.createPolicy('default', { createHTML: trustHtml, createScriptURL: trustScriptUrl });
}

/** @throws for every other use of markup */
export function trustHtml(html: string, _type: string, sink: string): string {
  if (sink === 'DOMParser parseFromString' || html === PROGRESS_BAR) return html;
  throw new TypeError(`No markup for ${sink}.`);
}

/** @throws for addresses outside the site */
export function trustScriptUrl(value: string): string {
  const url = new URL(value, location.href);
  if (url.origin === location.origin && url.pathname.startsWith(withBasePath('/'))) return value;
  throw new TypeError(`No script from ${url.origin}.`);
}
