/** The engines that the tests run in, as Debian ships them; the projects of vitest.config.ts. */
export type EngineName = 'firefox' | 'webkit';

/**
 * What the tests need of a browser. Firefox speaks WebDriver BiDi and WebKitGTK classic WebDriver, and no maintained client
 * speaks both without geckodriver, which Debian does not have; this interface hides the two clients.
 */
export interface Browser {
  /** Opens a tab with an empty profile. */
  openTab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a classic script in the page, whatever its security policy says. */
  runScript(source: string): Promise<void>;
  click(point: Point): Promise<void>;
  /** Taps with a finger, or clicks where the engine's driver has no touch. */
  tap(point: Point): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses keys together, the last one last. */
  press(...keys: Key[]): Promise<void>;
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export type Key = 'Control' | 'ArrowDown' | 'Enter' | 'Escape' | 'a' | 'k' | 'v';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
  }
}
