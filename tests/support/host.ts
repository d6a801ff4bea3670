import { type ChildProcess, spawn } from 'node:child_process';
import type { Server } from 'node:http';
import { createServer } from 'node:net';

/** A server that serves the finished site as one of the hosts does. */
export interface Host {
  /** `http://127.0.0.1:4711` */
  origin: string;
  stop: () => Promise<void>;
}

/** Ends a server. Browsers keep connections open, some of which have never had a request and would hold the server for a minute. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/**
 * Starts a server and waits until it answers.
 *
 * @throws when it ends or stays silent, with what it printed
 */
export async function startHost(command: string, args: readonly string[], port: number, env = {}): Promise<Host> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  if (await answers(origin, child)) return { origin, stop };
  await stop();
  throw new Error(`${command} does not answer:\n${printed}`);
}

async function answers(origin: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(origin).catch(() => null);
    if (response) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
