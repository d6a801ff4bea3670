/** An exception that PeerBanHelper would throw and log while it loads a rule. */
export class JavaException extends Error {
  /**
   * @param type the qualified class name
   * @param text the exception's message
   * @param offset of the cause in the rule's text
   */
  constructor(
    readonly type: string,
    readonly text: string,
    readonly offset = 0,
  ) {
    super(`${type}: ${text}`);
  }
}
