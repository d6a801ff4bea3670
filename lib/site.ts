/**
 * The site's configuration. Owns: all settings for operators, and all reads of `process.env` at run time. Anyone may
 * import it, including islands: bundles for browsers contain the environment's values as literals.
 */
import type { Locale } from './locales';

export interface Announcement {
  /** Stored when a reader dismisses the announcement, so a new id shows it again. Letters, digits and hyphens. */
  id: string;
  text: Record<Locale, string>;
  link?: { label: Record<Locale, string>; href: string };
}

interface DocsVersion {
  /** Id under which the reader's last used version is stored. */
  name: string;
  label: string;
  /** Root of the version's docs; `/docs` for the current version. */
  route: string;
}

function readOrigin(value: string | undefined): string {
  if (!value) return 'https://docs.pbh-btn.com';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(`SITE_URL must be http(s):// and a host without a path (BASE_PATH is for that), found "${value}".`);
  }
  return url.origin;
}

function readBasePath(value: string | undefined): string {
  if (!value) return '';
  // The build has already validated the value in bundles for browsers.
  if (!process.env.IN_BROWSER && !/^(\/[A-Za-z0-9._~-]+)+$/.test(value)) {
    throw new Error(
      `BASE_PATH must look like /pr-123 (a leading slash, no trailing slash, no encoded characters), found "${value}".`,
    );
  }
  return value;
}

/** Empty, or `/pr-123`. Constants are separate where bundles for browsers shouldn't contain the whole configuration. */
export const BASE_PATH = /* @__PURE__ */ readBasePath(process.env.BASE_PATH);

export const PRODUCT = 'PeerBanHelper';

/** The version that the docs describe, and that quotes and screenshots come from. */
export const DOCUMENTED_VERSION = '9.5.0';

/** Whether pages follow the system's color mode until the reader chooses one. Otherwise pages are light by default. */
export const RESPECTS_SYSTEM_COLORS = false as boolean;

/** When false, the service worker of earlier visits deletes its caches and unregisters itself. */
export const READS_OFFLINE = true as boolean;

/** The folder with the previews of pull requests, at `SITE.pagesUrl`. */
export const PREVIEWS_FOLDER = 'pr-preview';

/** The current version comes first. Pages show a version menu when there is more than one. */
export const DOCS_VERSIONS: [DocsVersion, ...DocsVersion[]] = [{ name: 'current', label: 'Next', route: '/docs' }];

export const RUNS_IN_GITHUB_ACTIONS = process.env.GITHUB_ACTIONS === 'true';

/** A folder to read instead of `content/`, for tests, or empty. Messages and caches still say `content/`. */
export const CONTENT_FOLDER = process.env.CONTENT_FOLDER ?? '';

export const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

/** Whether packages such as React run in production mode. A function, because commands set the mode after their imports. */
export function isProduction(): boolean {
  return process.env.NODE_ENV === 'production';
}

/** Returns the port for `npm start` and `npm run dev`. Throws when PORT is invalid. */
export function readPort(): number {
  const value = process.env.PORT;
  if (!value) return 3000;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT must be a number from 1 to 65535, found "${value}".`);
  }
  return port;
}

export const SITE = {
  name: PRODUCT,
  origin: /* @__PURE__ */ readOrigin(process.env.SITE_URL),
  basePath: BASE_PATH,

  toolRepository: 'https://github.com/PBH-BTN/PeerBanHelper',
  community: { qqGroup: '932978658', telegram: 'https://t.me/+TfjwEmsUKhZjMTI1' },
  donate: 'https://ifdian.net/a/Ghost_chu',
  contentLicense: 'https://creativecommons.org/licenses/by-nc/4.0/',
  issueUrl: 'https://github.com/PBH-BTN/pbh-docs/issues/new',
  /** Prefix of the "Edit this page" links, followed by the path of the page's file. */
  editUrl: 'https://github.com/PBH-BTN/pbh-docs/edit/main/',

  /** Where GitHub Pages serves the gh-pages branch. */
  pagesUrl: 'https://docs.pbh-btn.com',

  hideOnScroll: true,
  announcement: undefined as Announcement | undefined,

  /** Above this number of docs, pages contain only their own branch of the sidebar. Tests set a lower number. */
  wholeSidebarDocs: Number(process.env.WHOLE_SIDEBAR_DOCS) || 150,

  tocLevels: { min: 2, max: 3 },
  postsPerPage: 10,
} as const;

/** Number of results in the search panel, and snippet lengths in characters for the panel and the results page. */
export const SEARCH = { maxResults: 8, snippetLength: 50, pageSnippetLength: 140 } as const;
