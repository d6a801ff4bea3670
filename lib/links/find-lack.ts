import { didYouMean } from '@/lib/nearest';

export interface AddressedPage {
  /** Every id in the page, those of old links included. */
  ids: ReadonlySet<string>;
  /** Ids of its headings today. */
  sections: ReadonlySet<string>;
}

/** Every address of the site, with the language's prefix; null for pages without a text, such as lists. */
export type Addresses = ReadonlyMap<string, AddressedPage | null>;

/** What is missing at an address: the page, or its section; undefined when nothing is. */
export function findLack(
  { path, anchor }: { path: string; anchor: string | undefined },
  addresses: Addresses,
): { what: string; cure: string } | undefined {
  const page = addresses.get(path);
  if (page === undefined) {
    return { what: `there is no page "${path}"`, cure: didYouMean(path, addresses.keys(), 'Check the address.') };
  }
  if (anchor === undefined || page?.ids.has(anchor)) return undefined;
  const cure = didYouMean(anchor, page?.ids ?? [], 'Look up the heading’s {#id} on that page.');
  return { what: `${path} has no section "${anchor}"`, cure };
}
