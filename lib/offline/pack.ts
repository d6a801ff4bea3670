/** What belongs to a language's documentation: `offline/<locale>.json`. */
export interface Pack {
  files: readonly PackFile[];
}

export interface PackFile {
  /** With base path. */
  href: string;
  /** Of the content: `sha256-…`. */
  integrity: string;
  bytes: number;
}

/** Its files are as the build wrote them: each is checked by its digest when it is fetched. */
export function isPack(value: unknown): value is Pack {
  return typeof value === 'object' && value !== null && 'files' in value && Array.isArray(value.files);
}
