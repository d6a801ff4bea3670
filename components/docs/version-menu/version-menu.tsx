import { Menu } from '@/components/ui/menu';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { DOCS_VERSIONS, type DocsVersion } from '@/lib/site';

interface VersionMenuProps {
  locale: Locale;
  /** The current version comes first. */
  versions?: readonly DocsVersion[];
}

/** A menu of the versions of the docs. Renders nothing if there is only one. */
export function VersionMenu({ locale, versions = DOCS_VERSIONS }: VersionMenuProps) {
  const [current, ...others] = versions;
  if (!current || others.length === 0) return null;
  return (
    <Menu id="docs-version" label={`${translate(locale, 'docs.version')}: ${current.label}`}>
      <ul>
        {versions.map((version) => (
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
