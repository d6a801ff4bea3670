import { withBasePath } from '@/lib/paths';
import { prePaintSource } from './pre-paint-source';

/**
 * Icons, and the inline scripts that set what must be right before the first paint. Plain elements: `next/script` would ship
 * their text a second time with the page's data.
 */
export function DocumentHead({ script }: { script?: string }) {
  const parts = [...prePaintSource(), ...(script === undefined ? [] : [{ code: script }])];
  return (
    <head>
      <link rel="icon" href={withBasePath('/favicon.ico')} sizes="48x48" />
      <link rel="icon" href={withBasePath('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withBasePath('/apple-touch-icon.png')} />
      {parts.map(({ code, attribute }) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions and configuration
        <script key={code} data-site="" data-for={attribute} dangerouslySetInnerHTML={{ __html: code }} />
      ))}
    </head>
  );
}
