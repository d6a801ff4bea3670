import { createHash } from 'node:crypto';

/** The text above the first heading. */
export const LEAD_SECTION = '(lead)';

/**
 * Hashes of a text's sections by heading id, each from its heading to the next one of any level. Headings without an
 * explicit id belong to the section they are in.
 *
 * @param body MDX without front matter
 * @returns eight hexadecimal digits a section, in the order of the text
 */
export function hashSections(body: string): Record<string, string> {
  const sections = new Map<string, string[]>([[LEAD_SECTION, []]]);
  let current = LEAD_SECTION;
  let fence: string | undefined;
  for (const line of body.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark && fence && mark.startsWith(fence)) fence = undefined;
    const id = fence ? undefined : /^#{1,6}\s.*\{#([^}\s]+)\}\s*$/.exec(line)?.[1];
    if (id) {
      current = id;
      sections.set(id, []);
    }
    sections.get(current)?.push(line.trim());
  }
  return Object.fromEntries([...sections].map(([id, lines]) => [id, hash(lines.filter(Boolean).join('\n'))]));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
