/** The engine in a worker. Its first message says where the index lies; each further one asks a question. */
import { createLocalClient } from './local-client';
import type { SearchClient, SearchQuestion, SearchSource } from './search-options';

type Message = { source: SearchSource; snippetLength: number } | { question: SearchQuestion };

let client: SearchClient | undefined;

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('question' in data) client?.ask(data.question);
  else client = createLocalClient({ ...data, listener: (state) => postMessage(state) });
});
