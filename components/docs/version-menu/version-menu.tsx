import { Menu } from '@/components/ui/menu';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { DOCS_VERSIONS } from '@/lib/site';

/** A menu of the versions of the docs. Renders nothing if there is only one. */
export function VersionMenu({ locale }: { locale: Locale }) {
  const [current] = DOCS_VERSIONS;
  if (DOCS_VERSIONS.length === 1) return null;
  return (
    <Menu id="docs-version" label={`${translate(locale, 'docs.version')}: ${current.label}`}>
      <ul>
        {DOCS_VERSIONS.map((version) => (
          <li key={version.name}>
            <a
              href={routeToHref(locale, `${version.route}/intro`)}
              aria-current={version === current ? 'true' : undefined}
            >
              {version.label}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
