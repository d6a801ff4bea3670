import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';

/** `1 post`, `2 posts`; `2 篇` */
export function postCount(locale: Locale, count: number): string {
  return translate(locale, count === 1 ? 'blog.countOne' : 'blog.count', { count });
}
