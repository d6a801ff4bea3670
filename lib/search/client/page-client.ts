import { loadPart } from '@/lib/load-part';
import { failureOfFetch } from './search-error';
import type { ClientOptions, SearchClient, SearchQuestion } from './search-options';

/** The engine on the page's own thread. It is loaded for that alone: nearly all readers have it in a worker. */
export function createPageClient(options: ClientOptions): SearchClient {
  let client: SearchClient | undefined;
  let isLoading = false;
  let question: SearchQuestion | undefined;

  const fail = () => {
    isLoading = false;
    if (question) options.listener({ status: 'failed', question, failure: failureOfFetch() });
  };
  const load = () =>
    loadPart(() => import('./local-client')).then(({ createLocalClient }) => {
      client = createLocalClient(options);
      if (question) client.ask(question);
    });

  return {
    ask(next) {
      question = next;
      if (client) return client.ask(next);
      options.listener({ status: 'loading', question: next });
      if (!isLoading) load().catch(fail);
      isLoading = true;
    },
    close() {
      question = undefined;
      client?.close();
    },
  };
}
