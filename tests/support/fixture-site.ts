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

const CONTENT = path.resolve('tests/fixtures/site');

/**
 * Builds the fixture site from the project's code and `tests/fixtures/site`. It has the cases that the real content lacks:
 * an announcement, two docs versions, redirects, an outdated translation, and pages without a translation.
 */
export function buildFixtureSite(): void {
  buildCopy('fixture', { CONTENT_FOLDER: CONTENT }, { cacheFrom: '.', edits: SETTINGS });
}

/** Builds the fixture site's next deployment, which has a changed doc and a changed script, with the cache of the first. */
export function buildNextDeployment(): void {
  buildNext('fixture-next', {}, copyPath('fixture'));
}

/** Builds the next deployment without a cache, in a different folder, time zone and locale. */
export function buildNextInCleanEnvironment(): string {
  return buildNext('elsewhere/fixture next', { TZ: 'Pacific/Honolulu', LANG: 'C' });
}

function buildNext(name: string, env: Record<string, string>, cacheFrom?: string): string {
  const edits: readonly Edit[] = [
    ...SETTINGS,
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
      file: 'changed-content/en/docs/setup/Docker.mdx',
      change: (text) => `${text.replace('title: Install', 'title: Deploy')}\nA new word: quokka.\n`,
    },
  ];
  return buildCopy(
    name,
    { ...env, CONTENT_FOLDER: 'changed-content' },
    { edits, extraFolders: [[CONTENT, 'changed-content']], ...(cacheFrom !== undefined && { cacheFrom }) },
  );
}

/** Returns the exported folder of a fixture site. Throws when the Playwright project `fixture-build` hasn't built it. */
export function fixtureFolder(name: 'fixture' | 'fixture-next' = 'fixture'): string {
  const folder = path.join(copyPath(name), 'out');
  if (!existsSync(folder)) throw new Error('The fixture site is not built. Run the Playwright project fixture-build.');
  return folder;
}
