import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { gzipSync } from 'node:zlib';
import { closeServer, listen } from './host';
import { startStrictHost } from './strict-server';

/** Ways to break a response. Except for error statuses and redirects, the headers stay, so browsers may cache the response. */
export type Fault =
  | 'missing'
  | 'status 503'
  | 'connection reset'
  | 'connection cut'
  | 'empty body'
  | 'body cut short'
  | 'body cut inside its compression'
  | 'login page with status 200'
  | 'redirect to a login page'
  | 'permanent redirect to a login page'
  | 'served as plain text'
  | 'served as HTML'
  | 'from another deployment'
  | 'no response';

type RequestFilter = (path: string, headers: IncomingHttpHeaders) => boolean;

export interface FaultyHost {
  url: string;
  /** Breaks the responses to matching requests from now on. */
  breakResponses(fault: Fault, isMatch: RequestFilter): void;
  /** Stops breaking responses and aborts requests that are still waiting for one. */
  repair(): void;
  /** Returns the number of responses broken since the last `breakResponses`. */
  brokenResponseCount(): number;
  close(): Promise<void>;
}

const LOGIN = '<!doctype html><title>Log in</title><h1>Log in to this network</h1><form><input name=password></form>';

/** Serves a folder like `startStrictServer` and breaks responses on demand, also those to service workers. */
export async function startFaultyHost(folder: string): Promise<FaultyHost> {
  const intactHost = await startStrictHost({ folder });
  let fault: Fault | undefined;
  let isMatch: RequestFilter = () => false;
  let brokenCount = 0;
  const pendingResponses = new Set<ServerResponse>();

  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURI(request.url ?? '/');
    if (path.startsWith('/login')) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(LOGIN);
      return;
    }
    if (!fault || !isMatch(path, request.headers)) {
      const intact = await fetch(intactHost.origin + request.url, { redirect: 'manual' });
      response.writeHead(intact.status, Object.fromEntries(intact.headers)).end(await readBody(intact));
      return;
    }
    brokenCount++;
    if (fault === 'no response') {
      pendingResponses.add(response);
      return;
    }
    if (fault === 'connection reset') response.destroy();
    else if (fault === 'missing') response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    else if (fault === 'status 503') response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Busy</h1>');
    else if (fault === 'redirect to a login page') response.writeHead(302, { location: '/login' }).end();
    else if (fault === 'permanent redirect to a login page') response.writeHead(301, { location: '/login' }).end();
    else await sendBroken(response, fault, await fetch(intactHost.origin + request.url));
  };
  const server = createServer((request, response) => {
    // Forwarding fails while the host is closing.
    handleRequest(request, response).catch(() => response.destroy());
  });
  const url = await listen(server);

  const repair = () => {
    fault = undefined;
    for (const response of pendingResponses) response.destroy();
    pendingResponses.clear();
  };
  return {
    url,
    breakResponses(newFault, newFilter) {
      [fault, isMatch, brokenCount] = [newFault, newFilter, 0];
    },
    repair,
    brokenResponseCount: () => brokenCount,
    async close() {
      repair();
      await Promise.all([closeServer(server), intactHost.stop()]);
    },
  };
}

async function sendBroken(response: ServerResponse, fault: Fault, intact: Response): Promise<void> {
  const body = await readBody(intact);
  const { 'transfer-encoding': _, ...headers } = Object.fromEntries(intact.headers);
  const send = (content: Buffer | string, changedHeaders: OutgoingHttpHeaders = {}) => {
    const bytes = Buffer.from(content);
    response.writeHead(200, { ...headers, ...changedHeaders, 'content-length': bytes.length }).end(bytes);
  };
  const halve = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
  if (fault === 'connection cut') {
    response.writeHead(200, { ...headers, 'content-length': body.length });
    response.write(halve(body), () => response.destroy());
  } else if (fault === 'empty body') send('');
  else if (fault === 'body cut short') send(halve(body));
  else if (fault === 'body cut inside its compression') send(halve(gzipSync(body)), { 'content-encoding': 'gzip' });
  else if (fault === 'login page with status 200') send(LOGIN, { 'content-type': 'text/html; charset=utf-8' });
  else if (fault === 'served as plain text') send(body, { 'content-type': 'text/plain' });
  else if (fault === 'served as HTML') send(body, { 'content-type': 'text/html' });
  else send(changeAsOtherDeployment(body.toString(), headers['content-type'] ?? ''));
}

/** Returns text that a different deployment could serve at the same address. */
function changeAsOtherDeployment(text: string, type: string): string {
  return type.startsWith('text/javascript')
    ? `globalThis.isOtherDeployment = true;${text}`
    : text.replaceAll(/docker/gi, 'podman');
}

const readBody = async (response: Response) => Buffer.from(await response.arrayBuffer());
