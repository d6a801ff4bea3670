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

/** What came over the network is checked by hand: a schema library would weigh more than all the rest. */
export function isPack(value: unknown): value is Pack {
  return (
    typeof value === 'object' &&
    value !== null &&
    'files' in value &&
    Array.isArray(value.files) &&
    value.files.every(
      (file: unknown) =>
        typeof file === 'object' &&
        file !== null &&
        'href' in file &&
        typeof file.href === 'string' &&
        'integrity' in file &&
        typeof file.integrity === 'string' &&
        'bytes' in file &&
        typeof file.bytes === 'number',
    )
  );
}
