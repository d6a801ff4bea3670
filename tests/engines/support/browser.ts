/** The engines under test, as packaged by Debian. Each is a project in vitest.config.ts. */
export type EngineName = 'firefox' | 'webkit';

/**
 * The browser features that the tests use. This interface hides two clients: Firefox supports WebDriver BiDi and WebKitGTK
 * classic WebDriver, and no maintained client supports both without geckodriver, which Debian doesn't package.
 */
export interface Browser {
  /** Opens a tab with a new profile. */
  openTab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. The function can't use variables of its scope, only its arguments. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a classic script in the page, bypassing the page's security policy. */
  runScript(source: string): Promise<void>;
  click(point: Point): Promise<void>;
  /** Taps the point, or clicks it if the engine's driver doesn't support touch. */
  tap(point: Point): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses keys in the given order, holds them together, then releases them. */
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
