/** Answers all searches of a page; runs in the worker, or on the page's own thread where no worker can start. */
import { createEngine } from './engine';
import { SearchLoaders } from './loader';
import type { SearchClient, WorkerMessage, WorkerReply } from './types';

export function createReceiver(reply: (reply: WorkerReply) => void): (message: WorkerMessage) => void {
  const loaders = new SearchLoaders();
  const engines = new Map<number, SearchClient>();
  let takeEntry: (entry: ArrayBuffer | undefined) => void = () => {};

  return (message) => {
    switch (message.kind) {
      case 'ping':
        return reply({ kind: 'ready' });
      case 'entry-requested': {
        const entry = new Promise<ArrayBuffer | undefined>((resolve) => {
          takeEntry = resolve;
        });
        loaders.get(message.source, message.scope, entry);
        return;
      }
      case 'entry':
        return takeEntry(message.entry);
      case 'question': {
        const { id, source, question } = message;
        const engine = engines.get(id) ?? createEngine(source, (state) => reply({ kind: 'state', id, state }), loaders);
        engines.set(id, engine);
        return engine.ask(question);
      }
      case 'close':
        engines.get(message.id)?.close();
        engines.delete(message.id);
    }
  };
}
