/**
 * Day and slug in the name of a post's file.
 *
 * @param id path below `blog` without extension: `2026-11-21-welcome`
 * @returns undefined when the name has another form
 */
export function readPostFileName(id: string): { date: string; slug: string } | undefined {
  const [, date, slug] = /^(\d{4}-\d{2}-\d{2})-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(id) ?? [];
  return date && slug && !Number.isNaN(Date.parse(date)) ? { date, slug } : undefined;
}
