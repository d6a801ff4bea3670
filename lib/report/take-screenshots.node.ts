import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serveSite } from '@/lib/build/serve-site.node';
import { encodeRoute } from '@/lib/paths';
import { ensureChromium } from '@/lib/setup/find-chromium.node';

interface ScreenshotRequest {
  /** The built site. */
  folder: string;
  basePath: string;
  /** Pages, by address without base path. */
  addresses: readonly string[];
  /** Where the pictures go. */
  target: string;
}

const WIDTHS = [390, 1280] as const;
const HEIGHT = 900;

/**
 * Takes pictures of pages, on a phone and on a desk.
 *
 * @returns the names of the pictures by address
 */
export async function takeScreenshots({ folder, basePath, addresses, target }: ScreenshotRequest) {
  const taken = new Map<string, string[]>();
  if (addresses.length === 0) return taken;
  await mkdir(target, { recursive: true });
  const server = await serveSite({ folder, basePath, port: 0 });
  const bound = server.address();
  const origin = `http://localhost:${typeof bound === 'object' && bound ? bound.port : 0}`;
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' });
      for (const [index, address] of addresses.entries()) {
        const name = `page-${String(index + 1).padStart(2, '0')}-${width}.png`;
        await page.goto(origin + basePath + encodeRoute(address));
        await page.screenshot({ path: path.join(target, name) });
        taken.set(address, [...(taken.get(address) ?? []), name]);
      }
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  return taken;
}
