import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Tells of each change below a folder, at least once, whatever folders come and go. With a watcher for each folder: Node's own
 * recursive one has, on Linux, a watcher for each file, and loses a file that an editor saves by putting another in its place;
 * @parcel/watcher 2.6 and chokidar 4 lose such a file in a folder that was removed and made again.
 *
 * @returns ends it
 */
export function watchFolders(root: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  const leave = (place: string) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== place && !folder.startsWith(place + path.sep)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };

  /** A place where there may be a folder. */
  const follow = (place: string) => {
    if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return;
    try {
      const watcher = watch(place, (event, name) => {
        if (event === 'rename' && name !== null) {
          leave(path.join(place, name));
          follow(path.join(place, name));
        }
        onChange();
      });
      // On Windows, when the folder is removed.
      watcher.on('error', () => leave(place));
      watchers.set(place, watcher);
      for (const entry of readdirSync(place, { withFileTypes: true })) {
        if (entry.isDirectory()) follow(path.join(place, entry.name));
      }
    } catch (error) {
      if (existsSync(place)) throw error;
      leave(place);
    }
  };

  follow(root);
  return () => leave(root);
}
