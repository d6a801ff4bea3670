import { loadPart } from '@/components/ui/load-part';

let code: Promise<typeof import('./search-code')> | undefined;

/** Search's own code, once; after a failure it is asked for anew. */
export function loadSearchCode(): Promise<typeof import('./search-code')> {
  if (!code) {
    code = loadPart(() => import('./search-code'));
    code.catch(() => {
      code = undefined;
    });
  }
  return code;
}
