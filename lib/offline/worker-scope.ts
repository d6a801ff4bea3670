/** The part of `ServiceWorkerGlobalScope` that the workers use; TypeScript's DOM library doesn't have the type. */
export interface WorkerScope {
  location: Location;
  registration: { scope: string; unregister(): Promise<boolean> };
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
}

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
