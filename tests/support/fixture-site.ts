import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildCopy, copyFolder, type Edit, replacing } from './build-copy';
import { closeServer, freePort, type Host } from './host';
import { startStrictServer } from './strict-server';

/** What the fixture site announces and which versions its docs have, as an operator would write them into `lib/site.ts`. */
export const FIXTURE_SETTINGS: readonly Edit[] = [
  {
    file: 'lib/site.ts',
    change: replacing(
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
    change: replacing(
      "[{ name: 'current', label: 'Next', route: '/docs' }]",
      "[{ name: 'current', label: 'Next', route: '/docs' }, { name: '9.4', label: '9.4', route: '/docs/9.4' }]",
    ),
  },
];

const CONTENT = path.resolve('tests/fixtures/site');

/**
 * Builds the fixture site: a few texts of `tests/fixtures/site` that have what the real content lacks (an announcement, two
 * versions of the docs, redirects, a translation that is out of date, texts without translation), with the project's own code.
 */
export function buildFixtureSite(): void {
  buildCopy('fixture', { CONTENT_FOLDER: CONTENT }, { cacheOf: '.', edits: FIXTURE_SETTINGS });
}

/** Builds the fixture site with another text and another script, and with the first one's cache, as the next deployment. */
export function buildNextDeployment(): void {
  buildNext('fixture-next', {}, copyFolder('fixture'));
}

/** Builds the next deployment in another folder, at another hour, in another language and without a cache. */
export function buildNextElsewhere(): string {
  return buildNext('elsewhere/fixture next', { TZ: 'Pacific/Auckland', LANG: 'C' });
}

function buildNext(name: string, env: Record<string, string>, cacheOf?: string): string {
  const edits: readonly Edit[] = [
    ...FIXTURE_SETTINGS,
    {
      file: 'components/shell/start.ts',
      change: (text) => `${text}\ndocument.documentElement.dataset.deployment = 'next';\n`,
    },
    {
      file: 'changed-content/en/docs/setup/Docker.mdx',
      change: (text) => `${text.replace('title: Install', 'title: Deploy')}\nA new word: quokka.\n`,
    },
  ];
  return buildCopy(
    name,
    { ...env, CONTENT_FOLDER: 'changed-content' },
    { edits, folders: [[CONTENT, 'changed-content']], ...(cacheOf !== undefined && { cacheOf }) },
  );
}

/** The folder of a fixture site that the project `fixture-build` has built. */
export function fixtureFolder(name: 'fixture' | 'fixture-next' = 'fixture'): string {
  const folder = path.join(copyFolder(name), 'out');
  if (!existsSync(folder)) throw new Error('The fixture site is not built.');
  return folder;
}

/** Serves the fixture site as the real one is served to tests. */
export async function startFixtureHost(folder = fixtureFolder()): Promise<Host> {
  const port = await freePort();
  const server = await startStrictServer({ folder, port });
  return { origin: `http://localhost:${port}`, stop: () => closeServer(server) };
}
