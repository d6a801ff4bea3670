/** The engine in a worker. Its first message says where the index lies; each further one asks a question. */
import { createLocalClient } from './local-client';
import type { SearchClient } from './search-options';
import type { WorkerMessage, WorkerReply } from './worker-messages';

let client: SearchClient | undefined;

const reply = (message: WorkerReply) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
  if (data.kind === 'question') return client?.ask(data.question);
  const { source, snippetLength, scope, entry } = data;
  client = createLocalClient({
    source,
    snippetLength,
    listener: (state) => reply({ kind: 'state', state }),
    started: entry && { scope, response: Promise.resolve(new Response(entry)) },
  });
});
reply({ kind: 'ready' });
