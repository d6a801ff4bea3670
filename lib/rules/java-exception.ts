/** An exception as the tool's log shows it, thrown while a rule is read. */
export class JavaException extends Error {
  /**
   * @param type the class's full name
   * @param text the message; `null` where Java has none
   * @param offset where in the rule's text the cause is
   */
  constructor(
    readonly type: string,
    readonly text: string,
    readonly offset = 0,
  ) {
    super(`${type}: ${text}`);
  }
}
