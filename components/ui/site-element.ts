/** The site's custom elements in JSX; `components/shell/start.ts` lists them. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [name: `site-${string}`]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/** A custom element of the site. What it listens to ends when it leaves the document. */
export abstract class SiteElement extends HTMLElement {
  #connection: AbortController | undefined;

  connectedCallback(): void {
    this.#connection = new AbortController();
    this.connect(this.#connection.signal);
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
  }

  /**
   * Called when the element, with its contents, is in the document.
   *
   * @param signal aborted when the element leaves the document
   */
  protected abstract connect(signal: AbortSignal): void;
}
