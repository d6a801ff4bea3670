import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';

interface MoveRequest {
  /** What Next exported. */
  exported: string;
  /** The site. */
  folder: string;
  /** Pages as they are, with the scripts and data that they load. */
  withFramework: boolean;
}

/** Moves out of an export what belongs to the site as it is: stylesheets, and what was in `public/`. */
export async function moveExport({ exported, folder, withFramework }: MoveRequest): Promise<void> {
  const files = (await listFiles(exported)).filter((file) => !isForDevelopment(file));
  for (const file of withFramework ? files : files.filter((one) => !one.endsWith('.html') && !isFrameworkFile(one))) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(path.join(exported, file), target);
  }
}

/** The search that `npm run dev` leaves in `public/`. */
function isForDevelopment(name: string): boolean {
  return /(^|\/)search-index[^/]*\.json$/.test(name);
}

/** Scripts and flight data; stylesheets lie among the scripts. */
function isFrameworkFile(name: string): boolean {
  return /^_next\/.*\.(js|json|map)$/.test(name) || isFlightData(name);
}

/** `docs/intro.txt` and `docs/intro/__next._tree.txt`; other text files are ours. */
function isFlightData(name: string): boolean {
  const ours = /(^|\/)(robots|llms|llms-full)\.txt$/;
  return name.endsWith('.txt') && !ours.test(name);
}
