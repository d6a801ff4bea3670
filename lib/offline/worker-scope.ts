/** The part of `ServiceWorkerGlobalScope` that the workers use; TypeScript's DOM library doesn't have the type. */
export interface WorkerScope {
  registration: { unregister(): Promise<boolean> };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
