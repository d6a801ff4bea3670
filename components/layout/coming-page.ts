/** The text of a page on its way. */
export class ComingPage {
  /** All of it; rejects when it can't be had. */
  readonly whole: Promise<string>;
  #text = '';
  readonly #looks = new Set<() => void>();

  constructor(answer: Promise<Response>) {
    this.whole = read(answer, (more) => {
      this.#text += more;
      for (const look of this.#looks) look();
    }).then(() => this.#text);
  }

  /**
   * What is found in the text as soon as enough of it has come; undefined when it never is. Rejects when the page can't be had.
   *
   * @param look is given all that has come, each time that there is more
   */
  find<T extends object>(look: (text: string) => T | undefined): Promise<T | undefined> {
    const found = new Promise<T>((resolve) => {
      const lookAgain = () => {
        const one = look(this.#text);
        if (!one) return;
        this.#looks.delete(lookAgain);
        resolve(one);
      };
      this.#looks.add(lookAgain);
      lookAgain();
    });
    return Promise.race([found, this.whole.then(() => undefined)]);
  }
}

async function read(answer: Promise<Response>, onText: (text: string) => void): Promise<void> {
  const response = await answer;
  // A redirect has an address of its own, and an error page a status: both are the browser's to show.
  if (!response.ok || response.redirected) throw new Error(`Status ${response.status}.`);
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error('No page.');
  const reader = response.body?.getReader();
  if (!reader) return onText(await response.text());
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    onText(decoder.decode(value, { stream: !done }));
    if (done) return;
  }
}
