import type { ComponentProps } from 'react';
import { SITE } from '@/lib/site';

/** An image within the text; the compiler has made sure of text, size and file. */
export function ArticleImage({ src, alt = '', ...props }: ComponentProps<'img'>) {
  // biome-ignore lint/performance/noImgElement: a static export has no image service
  return <img {...props} src={`${SITE.basePath}${src}`} alt={alt} />;
}
