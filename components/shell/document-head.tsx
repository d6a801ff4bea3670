import { withBasePath } from '@/lib/paths';
import { prePaintScripts } from './pre-paint-scripts';

/**
 * The icons and the inline scripts that must run before the first paint. Plain elements, because `next/script` would
 * ship the code a second time in the page data.
 *
 * @param script the code of an additional inline script
 */
export function DocumentHead({ script }: { script?: string }) {
  const scripts = [...prePaintScripts(), ...(script === undefined ? [] : [{ code: script }])];
  return (
    <head>
      <link rel="icon" href={withBasePath('/favicon.ico')} sizes="48x48" />
      <link rel="icon" href={withBasePath('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withBasePath('/apple-touch-icon.png')} />
      {scripts.map(({ code, attribute }) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions and configuration
        <script key={code} data-site="" data-for={attribute} dangerouslySetInnerHTML={{ __html: code }} />
      ))}
    </head>
  );
}
