import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startStrictServer } from './strict-server';

/** What can be wrong with an answer. All but the statuses have the headers of the right one, so browsers may keep them. */
export const FAULTS = [
  'missing',
  'status 503',
  'connection cut',
  'body cut short',
  'login page with status 200',
  'redirect to a login page',
  'another type',
  'another deployment',
  'no answer',
] as const;
export type Fault = (typeof FAULTS)[number];

type IsMeant = (path: string, headers: IncomingHttpHeaders) => boolean;

export interface FaultyHost {
  url: string;
  /** From now on, answers to these requests are wrong; to other requests they are right. */
  breakAnswers(fault: Fault, isMeant: IsMeant): void;
  /** All answers are right again, including those that are still open. */
  repair(): void;
  /** How many answers were wrong since the last `breakAnswers`. */
  brokenAnswers(): number;
  close(): Promise<void>;
}

const LOGIN = '<!doctype html><title>Log in</title><h1>Log in to this network</h1><form><input name=password></form>';

/** Serves a folder like `startStrictServer`, with faults on request. Behind it service workers get faults as pages do. */
export async function startFaultyHost(folder: string): Promise<FaultyHost> {
  const right = await startStrictServer({ folder, port: 0 });
  let fault: Fault | undefined;
  let isMeant: IsMeant = () => false;
  let broken = 0;
  const open = new Set<ServerResponse>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURI(request.url ?? '/');
    if (path.startsWith('/login')) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(LOGIN);
      return;
    }
    if (!fault || !isMeant(path, request.headers)) {
      const found = await ask(right, request);
      response.writeHead(found.statusCode ?? 500, found.headers);
      // The browser may have given up the request.
      pipeline(found, response, () => undefined);
      return;
    }
    broken++;
    if (fault === 'no answer') {
      open.add(response);
      return;
    }
    if (fault === 'missing') response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    else if (fault === 'status 503') response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Busy</h1>');
    else if (fault === 'redirect to a login page') response.writeHead(302, { location: '/login' }).end();
    else await answerWrongly(response, await ask(right, request, true), fault);
  };
  // A host that is being closed ends its answers.
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.listen(0);
  await once(server, 'listening');

  const repair = () => {
    fault = undefined;
    for (const response of open) response.destroy();
    open.clear();
  };
  return {
    url: `http://localhost:${portOf(server)}`,
    breakAnswers(kind, meant) {
      [fault, isMeant, broken] = [kind, meant, 0];
    },
    repair,
    brokenAnswers: () => broken,
    async close() {
      repair();
      for (const one of [server, right]) {
        one.closeAllConnections();
        one.close();
      }
    },
  };
}

async function answerWrongly(response: ServerResponse, answer: IncomingMessage, fault: Fault): Promise<void> {
  const body = await buffer(answer);
  const headers = { ...answer.headers };
  delete headers['transfer-encoding'];
  const end = (content: Buffer | string, type = headers['content-type']) => {
    const bytes = Buffer.from(content);
    response.writeHead(200, { ...headers, 'content-type': type, 'content-length': bytes.length }).end(bytes);
  };
  const half = body.subarray(0, Math.floor(body.length / 2));
  if (fault === 'connection cut') {
    response.writeHead(200, { ...headers, 'content-length': body.length });
    response.write(half, () => response.destroy());
  } else if (fault === 'body cut short') end(half);
  else if (fault === 'login page with status 200') end(LOGIN, 'text/html; charset=utf-8');
  else if (fault === 'another type') end(body, 'application/octet-stream');
  else end(fromAnotherDeployment(body.toString(), headers['content-type'] ?? ''));
}

/** What another deployment has at the same address. */
function fromAnotherDeployment(text: string, type: string): string {
  if (type.startsWith('text/html')) return text.replaceAll('/_site/start-', '/_site/start-OTHER-');
  if (type.startsWith('text/javascript')) return `globalThis.isOtherDeployment = true;${text}`;
  if (type.startsWith('text/css')) return `main{display:none}${text}`;
  if (type.startsWith('image/svg')) return text.replace('<svg', '<svg data-other');
  return text.replaceAll('Docker', 'Podman').replaceAll('docker', 'podman');
}

async function ask(server: Server, { url, headers }: IncomingMessage, isPlain = false): Promise<IncomingMessage> {
  const asked = httpRequest({
    port: portOf(server),
    path: url,
    headers: isPlain ? { ...headers, 'accept-encoding': 'identity' } : headers,
  }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (!answer) throw new Error(`No answer to ${url}.`);
  return answer;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
