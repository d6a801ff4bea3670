/**
 * Where a chain of redirects ends.
 *
 * @param pages targets by address, as in `content/redirects.json`
 * @returns path and section of the end, or `loop` when there is none
 */
export function resolveRedirect(
  pages: Readonly<Record<string, string>>,
  from: string,
): { path: string; anchor: string | undefined } | 'loop' {
  const seen = new Set([from]);
  let { path, anchor } = split(pages[from] ?? from);
  for (let next = pages[path]; next !== undefined; next = pages[path]) {
    if (seen.has(path)) return 'loop';
    seen.add(path);
    const target = split(next);
    path = target.path;
    anchor = target.anchor ?? anchor;
  }
  return { path, anchor };
}

function split(address: string): { path: string; anchor: string | undefined } {
  const [path = '', anchor] = address.split('#');
  return { path, anchor };
}
