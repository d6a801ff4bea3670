import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildCopy, copyPath, type Edit, replaceOnce } from './build-copy';

/** The settings of the fixture site that an operator would write into `lib/site.ts`: an announcement and two docs versions. */
const SETTINGS: readonly Edit[] = [
  {
    file: 'lib/site.ts',
    change: replaceOnce(
      'announcement: undefined as Announcement | undefined',
      `announcement: {
    id: 'v10',
    text: { 'zh-Hans': '10.0 已发布。', en: '10.0 is out.' },
    link: { label: { 'zh-Hans': '看看', en: 'See what is new' }, href: 'https://example.org/10.0' },
  } as Announcement | undefined`,
    ),
  },
  {
    file: 'lib/site.ts',
    change: replaceOnce(
      "[{ name: 'current', label: 'Next', route: '/docs' }]",
      "[{ name: 'current', label: 'Next', route: '/docs' }, { name: '9.4', label: '9.4', route: '/docs/9.4' }]",
    ),
  },
];

const CHANGES: readonly Edit[] = [
  {
    file: 'components/shell/start.ts',
    change: (text) => `${text}\ndocument.documentElement.dataset.deployment = 'next';\n`,
  },
  // Changes the address of every island, because all of them import this module.
  {
    file: 'components/islands/define-island.tsx',
    change: replaceOnce("'island-root'", "'island-root island-root-next'"),
  },
  {
    file: 'components/islands/rule-tester/examine.worker.ts',
    change: (text) => `${text}\nReflect.set(globalThis, 'deployment', 'next');\n`,
  },
  {
    file: 'fixture-content/en/docs/setup/Docker.mdx',
    change: (text) => `${text.replace('title: Install', 'title: Deploy')}\nA new word: quokka.\n`,
  },
];

const FOLDERS = { fixture: 'fixture', 'fixture-next': 'elsewhere/fixture next' };
const CONTENT_FOLDER = 'fixture-content';
const extraFolder = ['tests/fixtures/site', CONTENT_FOLDER] as const;

/**
 * Builds the fixture site from the project's code and `tests/fixtures/site`. It has the cases that the real content lacks:
 * an announcement, two docs versions, redirects, an outdated translation, and pages without a translation.
 */
export function buildFixtureSite(): void {
  buildCopy(FOLDERS.fixture, { CONTENT_FOLDER }, { hasCache: true, edits: SETTINGS, extraFolder });
}

/**
 * Builds the fixture site's next deployment, which has a changed doc and changed scripts: without a cache, in a different
 * folder, time zone and locale.
 */
export function buildNextDeployment(): void {
  const env = { CONTENT_FOLDER, TZ: 'Pacific/Honolulu', LANG: 'C' };
  buildCopy(FOLDERS['fixture-next'], env, { edits: [...SETTINGS, ...CHANGES], extraFolder });
}

/** Returns the exported folder of a fixture site. Throws when the Playwright project `fixture-build` hasn't built it. */
export function fixtureFolder(name: keyof typeof FOLDERS = 'fixture'): string {
  const folder = path.join(copyPath(FOLDERS[name]), 'out');
  if (!existsSync(folder)) throw new Error('The fixture site is not built. Run the Playwright project fixture-build.');
  return folder;
}
