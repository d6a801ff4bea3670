import type { SearchSection } from './documents';

/** A section shorter than this joins its neighbour: its words would cost more than they tell. */
const SHORTEST_CHUNK = 1500;
const HAN = /\p{Script=Han}/u;

/** Groups neighbouring sections whose words are counted together: the number of sections of each group. */
export function chunkSections(sections: readonly SearchSection[]): number[] {
  const chunks: number[] = [];
  let room = 0;
  for (const section of sections) {
    const isNew = room <= 0;
    if (isNew) room = SHORTEST_CHUNK;
    chunks.push((isNew ? 0 : (chunks.pop() ?? 0)) + 1);
    room -= weigh(section);
  }
  return chunks;
}

/** Length in Latin letters; a Chinese character says as much as three of them. */
function weigh({ blocks }: SearchSection): number {
  let weight = 0;
  for (const { text } of blocks) {
    weight += text.length;
    for (const character of text) if (character > '\u2e7f' && HAN.test(character)) weight += 2;
  }
  return weight;
}
