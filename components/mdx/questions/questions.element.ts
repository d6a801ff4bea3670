import { findSection } from '@/components/ui/find-section';
import { SiteElement } from '@/components/ui/site-element';

/** `<site-questions>`: opens the answer when the address names one of its questions, as links from before the move do. */
export class QuestionsElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    this.#openAnswer();
    addEventListener('hashchange', () => this.#openAnswer(), { signal });
  }

  #openAnswer(): void {
    const link = findSection(location.hash)?.closest('a');
    // Replaced, so that the browser's Back button doesn't lead here and forward again.
    if (link && this.contains(link)) location.replace(link.href);
  }
}
