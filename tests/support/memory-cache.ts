export const ORIGIN = 'https://docs.example.org';

/** A minimal `Cache` that keeps the order of its entries. */
export class MemoryCache {
  readonly entries = new Map<string, Response>();
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
  match = async (href: string) => this.entries.get(new URL(href, ORIGIN).href)?.clone();
  delete = async (href: string) => this.entries.delete(new URL(href, ORIGIN).href);
  put = async (href: string, response: Response) => void this.entries.set(new URL(href, ORIGIN).href, response);
}
