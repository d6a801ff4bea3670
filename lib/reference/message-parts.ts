/** Characters by script below which another text may contain a message by chance. */
const MIN_MESSAGE_LENGTH = { latin: 14, han: 6 };
/** Matches placeholders for values, and ellipses. */
const PLACEHOLDER = /\{[\w.]*\}|…+|\.{3}/;

/** Splits a message at its placeholders: `Unable to reload module {}`. */
export function messageParts(message: string): string[] {
  return message.split(PLACEHOLDER);
}

/** Tells whether a text is long enough to be recognized as a message of the tool. */
export function isMessage(text: string): boolean {
  return text.length >= (/\p{Script=Han}/u.test(text) ? MIN_MESSAGE_LENGTH.han : MIN_MESSAGE_LENGTH.latin);
}
