import type { MessageKeyBelow } from '@/lib/i18n/messages';

/** Named after its message. */
export type MistakeCode = MessageKeyBelow<'ruleTester.mistake'>;

/** A mistake that keeps PeerBanHelper from loading the whole list. */
export class RuleMistake extends Error {
  /** @param detail the suggested correction, or the wrong part */
  constructor(
    readonly code: MistakeCode,
    readonly offset = 0,
    readonly detail = '',
  ) {
    super(code);
  }
}

export type UntriedCode = MessageKeyBelow<'ruleTester.untried'>;

/** Something that only PeerBanHelper itself reads reliably, so that nobody knows here whether it loads the list. */
export class UntriedError extends Error {
  constructor(
    readonly code: UntriedCode,
    readonly detail: string,
  ) {
    super(code);
  }
}
