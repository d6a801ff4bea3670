import { Article } from '@/components/docs/article';
import styles from '@/components/ui/page.module.css';
import type { Page } from '@/lib/content/model';
import { compileSource } from '@/lib/mdx/compile-source.node';

/** A page outside the docs: its title and its text. */
export async function PlainPage({ page }: { page: Page }) {
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <Article locale={page.locale} source={page.source} compiled={await compileSource(page.source)} />
    </main>
  );
}
