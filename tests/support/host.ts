import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A running web server for an exported site. */
export interface Host {
  /** For example `http://localhost:4711`. */
  origin: string;
  stop: () => Promise<void>;
}

/** Closes a server and its open connections. `close` alone waits up to a minute for connections that browsers keep idle. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Starts a server, on a free port by default, and returns its origin. */
export async function listen(server: Server, port = 0): Promise<string> {
  server.listen(port);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Returns a port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const origin = await listen(server);
  await closeServer(server);
  return Number(new URL(origin).port);
}

/**
 * Starts a server program and waits until it responds.
 *
 * @throws Error with the program's output when it exits or doesn't respond within 15 seconds
 */
export async function startHost(command: string, args: readonly string[], port: number, env = {}): Promise<Host> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const closed = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  if (await waitForResponse(origin, child)) return { origin, stop };
  await stop();
  throw new Error(`${command} does not respond:\n${output}`);
}

async function waitForResponse(origin: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(origin).catch(() => null);
    if (response) return true;
    await setTimeout(50);
  }
  return false;
}
