/** Pages whose key a change has made another one, without `.html`, sorted. */
export async function changedPages(
  keys: () => Promise<ReadonlyMap<string, string>>,
  change: () => Promise<void>,
): Promise<string[]> {
  const before = await keys();
  await change();
  const changed = [...(await keys())].filter(([page, key]) => before.get(page) !== key);
  return changed.map(([page]) => page.replace(/\.html$/, '')).sort();
}
