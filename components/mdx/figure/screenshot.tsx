import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { SITE } from '@/lib/site';
import styles from './figure.module.css';

interface ScreenshotProps {
  locale: Locale;
  /** Its file in light mode; the compiler finds it by the author's name. */
  src: string;
  darkSrc: string;
  alt: string;
  width: string;
  height: string;
  caption?: string;
}

/** A picture of the WebUI in the reader's color mode. Browsers don't load a lazy image that is not displayed. */
export function Screenshot({ locale, src, darkSrc, alt, width, height, caption }: ScreenshotProps) {
  const forms = [
    { file: src, shown: styles.lightMode },
    { file: darkSrc, shown: styles.darkMode },
  ];
  return (
    <figure className={styles.figure}>
      <site-zoom>
        {forms.map(({ file, shown }) => (
          <a
            key={file}
            className={`${styles.zoom} ${shown}`}
            href={`${SITE.basePath}${file}`}
            data-zoom=""
            title={translate(locale, 'mdx.enlarge')}
          >
            {/* biome-ignore lint/performance/noImgElement: a static export has no image service */}
            <img
              src={`${SITE.basePath}${file}`}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
          </a>
        ))}
      </site-zoom>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
