import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const EVERY_MS = 300;

/**
 * Follows the memory of a process and everything it starts.
 *
 * @returns what ends it and tells the highest sum of resident memory, in bytes; 0 where there is no `ps`
 */
export function watchMemory(pid: number): () => Promise<number> {
  let peak = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await residentBytes(pid));
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return peak;
  };
}

async function residentBytes(root: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']).catch(() => ({ stdout: '' }));
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }));
  const family = new Set([root]);
  // Children have been started after their parents, but numbers start over.
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes.filter(({ pid }) => family.has(pid)).reduce((sum, { kilobytes }) => sum + kilobytes * 1024, 0);
}
