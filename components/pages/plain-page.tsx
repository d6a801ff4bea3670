import { Article } from '@/components/mdx/article';
import styles from '@/components/ui/page.module.css';
import type { PlainPageModel } from '@/lib/pages/page-models';

/** A page outside the docs: its title and its text. */
export function PlainPage({ model: { page, compiled } }: { model: PlainPageModel }) {
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <Article locale={page.locale} source={page.source} compiled={compiled} />
    </main>
  );
}
