/** Finds the sentences of a page that explain the messages beside them. */
import { isMessage } from './match-messages';

/** In columns: a CJK character takes two. */
const MEANING_WIDTH = 96;
/** The end of a text that introduces the block below. */
const INTRODUCTION = /[:：]\s*$/;
const SENTENCE_END = /[。！？；]|(?<!\.)[.!?](?=\s)/g;
/** What connects messages with each other and with the rest of a sentence. */
const JOINT = /^(?:[\s/／、,，:：;；()（）]|或者?|和|or\b|and\b)+/;

/** Returns the sentences of a text without messages at its beginning, and without first sentences that only quote. */
export function explanationIn(text: string, codes: readonly string[]): string {
  const messages = codes.filter((code) => isMessage(code) || /\p{L}.*\{\}/u.test(code));
  let rest = text.trim();
  let isCut = false;
  for (let message: string | undefined = ''; message !== undefined; ) {
    const [joint = ''] = JOINT.exec(rest.slice(message.length)) ?? [];
    rest = rest.slice(message.length + joint.length);
    isCut = message !== '' && !/[:：;；()（）]/.test(joint);
    message = messages.find((candidate) => rest.startsWith(candidate));
  }
  const [end] = sentenceEnds(rest);
  const first = rest.slice(0, end);
  const comment = messages.reduce((left, message) => left.replace(message, ''), first);
  const minLetters = /\p{Script=Han}/u.test(comment) ? 10 : 20;
  const says = comment === first || (comment.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= minLetters;
  if (!says) return explanationIn(end ? rest.slice(end) : '', codes);
  return isCut && rest !== '' ? `… ${rest}` : rest;
}

/** Returns as many whole sentences as fit, but at least one, of the first text that is more than an introduction. */
export function meaningOf(texts: readonly string[]): string {
  for (const raw of texts) {
    const text = raw.replace(/\s+/g, ' ').trim();
    const isCut = INTRODUCTION.test(text) || text.endsWith('…');
    const whole = isCut ? text.slice(0, sentenceEnds(text).at(-1) ?? 0) : text;
    if (whole === '') continue;
    const ends = [...sentenceEnds(whole), whole.length];
    const end = ends.findLast((position) => widthOf(whole.slice(0, position)) <= MEANING_WIDTH) ?? ends[0];
    return whole.slice(0, end).replace(/；$/, '。');
  }
  return '';
}

function sentenceEnds(text: string): number[] {
  return [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
}

function widthOf(text: string): number {
  return text.replace(/[^\0-\u2E80]/gu, '--').length;
}
