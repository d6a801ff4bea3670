import type { Browser, Page, Request } from '@playwright/test';
import { observePage } from './observe-page';

/** 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const KINDS = ['document', 'script', 'stylesheet', 'font', 'image'];

export interface Traffic {
  requests: number;
  /** On the wire, heads of answers included. */
  bytes: number;
  /** The same by kind; `other` is data. */
  kinds: Record<string, number>;
}

export interface BenchPage {
  page: Page;
  /** Waits until nothing has been on the line for so long. */
  quiet(ms: number): Promise<void>;
  /** What has come since the last time it was asked; images apart. */
  traffic(): Traffic;
  close(): Promise<void>;
}

/** A page of a browser that knows nothing of the site yet, on a slow line (or a fast one) and a slow machine. */
export async function openPage(browser: Browser, { isLineSlow = true } = {}): Promise<BenchPage> {
  const context = await browser.newContext({
    viewport: { width: 1350, height: 900 },
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  await context.addInitScript(observePage);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (isLineSlow) await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  let traffic = nothing();
  const open = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', async (request) => {
    const sizes = await request.sizes().catch(() => undefined);
    open.delete(request);
    last = Date.now();
    if (sizes) note(traffic, request, sizes);
  });
  return {
    page,
    async quiet(ms) {
      const end = Date.now() + 30_000;
      while (Date.now() < end && (open.size > 0 || Date.now() - last < ms)) await page.waitForTimeout(25);
    },
    traffic() {
      const sum = traffic;
      traffic = nothing();
      return sum;
    },
    close: () => context.close(),
  };
}

const nothing = (): Traffic => ({ requests: 0, bytes: 0, kinds: {} });

function note(
  traffic: Traffic,
  request: Request,
  { responseHeadersSize, responseBodySize }: { responseHeadersSize: number; responseBodySize: number },
): void {
  // What comes from the browser's own cache has no bytes.
  const bytes = Math.max(0, responseHeadersSize) + Math.max(0, responseBodySize);
  if (responseBodySize <= 0) return;
  const kind = KINDS.find((one) => one === request.resourceType()) ?? 'other';
  traffic.kinds[kind] = (traffic.kinds[kind] ?? 0) + bytes;
  if (kind === 'image') return;
  traffic.requests += 1;
  traffic.bytes += bytes;
}
