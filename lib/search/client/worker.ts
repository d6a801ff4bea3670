/** The search in a worker. */
import { createReceiver } from './engine';
import type { WorkerMessage } from './types';

const receive = createReceiver((reply) => postMessage(reply));
addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => receive(data));
