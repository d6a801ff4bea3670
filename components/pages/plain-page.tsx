import { Article } from '@/components/docs/article';
import type { Page } from '@/lib/content/model';

/** A page outside the docs: its title and its text. */
export function PlainPage({ page }: { page: Page }) {
  return (
    <main id="main" tabIndex={-1}>
      <Article {...page} />
    </main>
  );
}
