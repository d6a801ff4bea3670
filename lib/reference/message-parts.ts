/** Letters below which a text of the tool may be in another text by chance. */
const SHORTEST_MESSAGE = { latin: 14, han: 6 };
/** The placeholders of a value and of omitted words. */
const GAP = /\{[\w.]*\}|…+|\.{3}/;

/** The parts of a message between the values that the tool fills in: `Unable to reload module {}`. */
export function messageParts(message: string): string[] {
  return message.split(GAP);
}

/** Whether a text is long enough to be recognized as a message of the tool. */
export function isMessage(text: string): boolean {
  return text.length >= (/\p{Script=Han}/u.test(text) ? SHORTEST_MESSAGE.han : SHORTEST_MESSAGE.latin);
}
