/** Facts about the build; `write-offline.server.ts` defines the value when it bundles the worker. */
export interface Built {
  /** Digests by URL path: `sha256-…`. */
  files: Record<string, string>;
  /** URL paths of the files that every page needs; cached when the worker is installed. */
  shell: string[];
  /**
   * Strings that every complete page of this deployment contains: the URL of its script and an attribute near its end.
   */
  pageMarks: string[];
  /** Texts of the offline response by locale. */
  offlineTexts: Record<string, { title: string; text: string }>;
}
declare const BUILT: Built;

export const { files: BUILT_FILES, shell: SHELL, pageMarks: PAGE_MARKS, offlineTexts: OFFLINE_TEXTS } = BUILT;

/** The part of `ServiceWorkerGlobalScope` that the workers use; TypeScript's DOM library doesn't have the type. */
export interface WorkerScope {
  location: Location;
  registration: { scope: string; unregister(): Promise<boolean> };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
}

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
