import type { AddressInfo } from 'node:net';
import { closeServer } from '../../support/host';
import { startStrictServer } from '../../support/strict-server';

/** The built site on a host of its own, whose network can be cut. */
export interface Site {
  origin: string;
  unplug(): Promise<void>;
}

/** Serves `out/`, with a script in each page that keeps its complaints for `readComplaints`. */
export async function startSite(): Promise<Site> {
  const script = `<script>(${keepComplaints})()</script>`;
  const server = await startStrictServer({
    folder: 'out',
    port: 0,
    // First in the head: before the security policy, and before all that may complain.
    transformHtml: (html) => html.replace('<head>', `<head>${script}`),
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    unplug: () => closeServer(server),
  };
}

/**
 * Exceptions, console errors, violations of the security policy and files that don't load. The page keeps them itself,
 * because classic WebDriver, which WebKitGTK speaks, reports none of them.
 */
function keepComplaints(): void {
  const add = (complaint: string) => {
    const kept: unknown = JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
    if (Array.isArray(kept)) kept.push(`${location.pathname}: ${complaint}`);
    sessionStorage.setItem('complaints', JSON.stringify(kept));
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
