/** The engine in a worker. Its first message says where the index lies; each further one asks a question. */
import { createLocalClient } from './local-client';
import type { SearchClient, SearchQuestion, SearchState } from './search-options';
import type { WorkerMessage, WorkerReply } from './worker-messages';

/** Results that are told at once: those below are not seen yet, and making them takes as long again and again. */
const TOLD_FIRST = 8;

let client: SearchClient | undefined;
let current: SearchQuestion | undefined;

const reply = (message: WorkerReply) => postMessage(message);

function tell(state: SearchState): void {
  const whole = () => reply({ kind: 'state', state });
  if (state.status !== 'answered' || state.results.length <= TOLD_FIRST) {
    whole();
    return;
  }
  reply({ kind: 'state', state: { ...state, results: state.results.slice(0, TOLD_FIRST), more: true } });
  setTimeout(() => {
    if (state.question === current) whole();
  });
}

addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
  if (data.kind === 'question') {
    current = data.question;
    return client?.ask(data.question);
  }
  const { source, snippetLength, scope, entry } = data;
  client = createLocalClient({
    source,
    snippetLength,
    listener: tell,
    started: entry && { scope, response: Promise.resolve(new Response(entry)) },
  });
  reply({ kind: 'ready' });
});
