/** The file list of a language's documentation: `offline/<locale>.json`. */
export interface Pack {
  files: readonly PackFile[];
}

export interface PackFile {
  /** URL path with the base path. */
  href: string;
  /** Digest of the content: `sha256-…`. */
  integrity: string;
  bytes: number;
}

/** Checks only the outer shape, because each file is checked by its digest when it is fetched. */
export function isPack(value: unknown): value is Pack {
  return typeof value === 'object' && value !== null && 'files' in value && Array.isArray(value.files);
}
