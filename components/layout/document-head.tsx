import { withBasePath } from '@/lib/paths';
import { prePaintSource } from './pre-paint-source';

/**
 * Icons, and the inline script that sets what must be right before the first paint. A plain element: `next/script` would ship its text
 * a second time with the page's data.
 */
export function DocumentHead({ script = '' }: { script?: string }) {
  return (
    <head>
      <link rel="icon" href={withBasePath('/favicon.ico')} sizes="48x48" />
      <link rel="icon" href={withBasePath('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withBasePath('/apple-touch-icon.png')} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions and configuration */}
      <script data-site="" dangerouslySetInnerHTML={{ __html: prePaintSource() + script }} />
    </head>
  );
}
