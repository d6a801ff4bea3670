import { loadContent } from './load.node';
import type { Content } from './model';

/** The content as it is now. In builds `next.config.mjs` puts `shared-content.node.ts` in this module's place. */
export function readContent(): Promise<Content> {
  return loadContent(process.cwd());
}
