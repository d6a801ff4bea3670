/** Lets JSX use the site's custom elements, which `components/shell/start.ts` defines. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [name: `site-${string}`]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/** The base class of the site's custom elements. Its signal removes event listeners when an element is disconnected. */
export abstract class SiteElement extends HTMLElement {
  #connection: AbortController | undefined;

  connectedCallback(): void {
    this.#connection = new AbortController();
    this.connect(this.#connection.signal);
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
  }

  /** Called when the element and its children are in the document. The signal is aborted when the element leaves it. */
  protected abstract connect(signal: AbortSignal): void | Promise<void>;
}
