import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Calls `onChange` at least once for every change below a folder, also in folders that are added later. Returns a
 * function that stops watching. Has one watcher per folder, because the alternatives lose files that an editor saves by
 * renaming a new file over the old one: on Linux, Node's recursive watcher, which watches each file; @parcel/watcher
 * 2.6 and chokidar 4 in a folder that was removed and created again.
 */
export function watchFolders(root: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  const unwatch = (target: string) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== target && !folder.startsWith(target + path.sep)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };

  /** Watches a path if it is a folder. */
  const watchTree = (target: string) => {
    if (!statSync(target, { throwIfNoEntry: false })?.isDirectory()) return;
    try {
      const watcher = watch(target, (event, name) => {
        if (event === 'rename' && name !== null) {
          unwatch(path.join(target, name));
          watchTree(path.join(target, name));
        }
        onChange();
      });
      // Emitted on Windows when the folder is removed.
      watcher.on('error', () => unwatch(target));
      watchers.set(target, watcher);
      for (const entry of readdirSync(target, { withFileTypes: true })) {
        if (entry.isDirectory()) watchTree(path.join(target, entry.name));
      }
    } catch (error) {
      if (existsSync(target)) throw error;
      unwatch(target);
    }
  };

  watchTree(root);
  return () => unwatch(root);
}
