import { createRandom, type Random } from './random';
import type { Subject } from './subject';

export interface PlannedFolder {
  /** Path below `docs`. */
  folder: string;
  subject: Subject;
  position: number;
  /** Whether the category has a page of its own. */
  hasPage: boolean;
}

export interface PlannedDoc {
  id: string;
  /** What it is about, the most special first. */
  subjects: readonly [Subject, ...Subject[]];
  position: number;
  /** Of the random numbers that make its text. */
  seed: number;
}

export interface ContentPlan {
  folders: readonly PlannedFolder[];
  docs: readonly PlannedDoc[];
}

const DOCS_PER_FOLDER = 12;
/** These are led to from the home page and from every page's head. */
const ROOT_DOCS = ['intro', 'faq'];
const ROOT_FOLDERS = [
  'setup',
  'downloader',
  'module',
  'statistic',
  'network',
  'btn',
  'platform',
  'prefandlang',
  'misc',
];
const SUBJECTS_PER_DOC = 4;

/**
 * So many docs in folders of about twelve, nested one to three deep, as evenly as it goes.
 *
 * @param invent makes up a subject
 */
export function planDocs(count: number, seed: number, invent: (random: Random) => Subject): ContentPlan {
  const random = createRandom(seed);
  const leaves = Math.max(1, Math.ceil((count - ROOT_DOCS.length) / DOCS_PER_FOLDER));
  const depth = [12, 150].filter((most) => leaves > most).length + 1;
  const width = Math.ceil(leaves ** (1 / depth));
  const used = new Set<string>();
  /** An address of one's own. */
  const inventUnique = (): Subject => {
    for (;;) {
      const subject = invent(random);
      if (used.has(subject.key)) continue;
      used.add(subject.key);
      return subject;
    }
  };
  const folders = new Map<string, PlannedFolder>();
  const placeOf = (leaf: number): PlannedFolder[] => {
    const chain: PlannedFolder[] = [];
    for (let level = 1; level <= depth; level += 1) {
      const index = Math.floor(leaf / width ** (depth - level));
      const place = `${level}:${index}`;
      const subject = folders.get(place)?.subject ?? inventUnique();
      const own = (level === 1 && ROOT_FOLDERS[index]) || subject.key;
      const folder = [...chain.slice(-1).map((above) => above.folder), own].join('/');
      const known = folders.get(place) ?? {
        folder,
        subject,
        position: index + 2,
        hasPage: level === 1 || index % 2 === 0,
      };
      folders.set(place, known);
      chain.push(known);
    }
    return chain;
  };
  const docs = Array.from({ length: count }, (_, index): PlannedDoc => {
    const own = inventUnique();
    const more = Array.from({ length: SUBJECTS_PER_DOC - 1 }, () => invent(random));
    const inside = index - ROOT_DOCS.length;
    const chain = inside < 0 ? [] : placeOf(Math.floor(inside / DOCS_PER_FOLDER));
    const folder = chain.at(-1)?.folder;
    return {
      id: ROOT_DOCS[index] ?? `${folder}/${own.key}`,
      subjects: [own, ...more, ...chain.reverse().map(({ subject }) => subject)],
      position: index + 1,
      seed: seed * 1_000_003 + index,
    };
  });
  return { folders: [...folders.values()], docs };
}
