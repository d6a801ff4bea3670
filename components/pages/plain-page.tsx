import { Article } from '@/components/mdx/article/article';
import styles from '@/components/ui/page.module.css';
import type { Page } from '@/lib/content/model';
import { compileMdx } from '@/lib/mdx/compile.server';

/** A page outside the docs: its title and its text. */
export async function PlainPage({ page: { locale, source } }: { page: Page }) {
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <Article locale={locale} source={source} compiled={await compileMdx(source)} />
    </main>
  );
}
