import type { Locale } from '@/lib/locales';
import { getFrameModel } from '@/lib/pages/get-frame-model.node';
import { routeToPath } from '@/lib/paths';
import { DocLink } from './doc-link';

/** Links to the parts of the docs, as the sidebar has them. */
export async function DocsParts({ locale, className }: { locale: Locale; className?: string | undefined }) {
  const { parts } = await getFrameModel(locale);
  return (
    <ul className={className}>
      {parts.map(({ label, route }) => (
        <li key={route}>
          <DocLink href={routeToPath(locale, route)}>{label}</DocLink>
        </li>
      ))}
    </ul>
  );
}
