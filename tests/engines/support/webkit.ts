import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key as KeyCode, type WebDriver } from 'selenium-webdriver';
import { requireProgram } from '@/lib/setup/programs.server';
import { freePort, startHost } from '../../support/host';
import type { Browser, Key, Size, Tab } from './browser';

const KEY_CODES: Record<Key, string> = {
  Control: KeyCode.CONTROL,
  ArrowDown: KeyCode.ARROW_DOWN,
  Enter: KeyCode.ENTER,
  Escape: KeyCode.ESCAPE,
  a: 'a',
  k: 'k',
  v: 'v',
};

/** Starts WebKitGTK's driver on a separate X display. Each tab is a driver session and therefore a separate browser. */
export async function startWebKit(): Promise<Browser> {
  const display = await startDisplay();
  const port = await freePort();
  const driver = await startHost(requireProgram('webKitDriver'), [`--port=${port}`], port, {
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    // WebKit's sandbox needs user namespaces, which containers lack. The browser opens only this site.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  return {
    openTab: (size) => openTab(driver.origin, size),
    async close() {
      await driver.stop();
      await display.stop();
    },
  };
}

async function openTab(driverUrl: string, size: Size): Promise<Tab> {
  const session = await new Builder()
    .usingServer(driverUrl)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { args: ['--automation', '--javascript-can-open-windows-automatically=true'] },
    })
    .build();
  try {
    await openWindow(session, size);
  } catch (error) {
    await session.quit();
    throw error;
  }
  const click = async ({ x, y }: { x: number; y: number }) => {
    await session.actions().move({ x, y }).press().release().perform();
  };
  return {
    open: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    evaluate: (run, ...args) => session.executeScript(run, ...args),
    runScript: async (source) => void (await session.executeScript(source)),
    click,
    // The driver turns touch actions into mouse input (no public report found).
    tap: click,
    type: (text) => session.actions().sendKeys(text).perform(),
    async press(...keys) {
      const codes = keys.map((key) => KEY_CODES[key]);
      const actions = session.actions();
      for (const code of codes) actions.keyDown(code);
      for (const code of codes.toReversed()) actions.keyUp(code);
      await actions.perform();
    },
    close: () => session.quit(),
  };
}

/** Opens and switches to a window without a toolbar, because a toolbar makes windows wider than a phone. */
async function openWindow(session: WebDriver, { width, height }: Size): Promise<void> {
  const initialHandle = await session.getWindowHandle();
  await session.executeScript((features: string) => {
    window.open('about:blank', '_blank', features);
  }, `noopener,toolbar=no,menubar=no,width=${width},height=${height}`);
  const handles = await session.getAllWindowHandles();
  const newHandle = handles.find((handle) => handle !== initialHandle);
  if (!newHandle) throw new Error('WebKit opened no window.');
  await session.switchTo().window(newHandle);
}

async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  const program = requireProgram('xvfb');
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const closed = once(server, 'close');
  const output = server.stdio[3];
  if (!output) throw new Error('Xvfb has no output.');
  const number = await Promise.race([once(output, 'data'), closed.then(() => undefined)]);
  if (!number) throw new Error('Xvfb exited before it reported its display.');
  return {
    name: `:${String(number[0]).trim()}`,
    async stop() {
      server.kill();
      await closed;
    },
  };
}
