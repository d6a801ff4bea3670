import type { Host } from '../../support/host';
import { startStrictHost } from '../../support/strict-server';

/** Serves `out/` with a script in each page that records page errors for `Reader.takePageErrors`. */
export function startSite(): Promise<Host> {
  const script = `<script>(${recordPageErrors})()</script>`;
  return startStrictHost({
    folder: 'out',
    // First in the head, because the security policy that follows would block the inline script.
    transformHtml: (html) => html.replace('<head>', `<head>${script}`),
  });
}

/**
 * Records exceptions, console errors, violations of the security policy and files that fail to load. The page has to do this
 * itself, because classic WebDriver, which WebKitGTK uses, reports none of them.
 */
function recordPageErrors(): void {
  const add = (error: string) => {
    const errors: unknown = JSON.parse(sessionStorage.getItem('page-errors') ?? '[]');
    if (Array.isArray(errors)) errors.push(`${location.pathname}: ${error}`);
    sessionStorage.setItem('page-errors', JSON.stringify(errors));
  };
  addEventListener(
    'error',
    (event) => add(event.target instanceof Element ? `${event.target.outerHTML} did not load` : event.message),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => add(String(reason)));
  addEventListener('securitypolicyviolation', (event) => add(`${event.violatedDirective} blocked ${event.blockedURI}`));
  const { error } = console;
  console.error = (...messages) => {
    add(messages.join(' '));
    error(...messages);
  };
}
