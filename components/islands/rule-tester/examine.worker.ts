/** Examines rules off the main thread, so that an examination that takes too long can be stopped with the worker. */
import { type ExamineRequest, type ExamineResult, examine } from '@/lib/rules/examine';

/** The first message says only that the worker has loaded. */
export type WorkerMessage = 'loaded' | ExamineResult;

const send = (message: WorkerMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ExamineRequest>) => send(examine(data)));
send('loaded');
