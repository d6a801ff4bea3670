import { browser, change, type Sabotage, step, unit } from '../sabotage';

const FAQ = 'content/en/docs/faq.mdx';

/** Mistakes of writers and contributors that a check has to detect before the site is published. */
export const SOURCE_SABOTAGES: readonly Sabotage[] = [
  {
    name: 'a doc links to a doc that does not exist',
    promise: 'contract 1: npm run check',
    apply: (project) => project.write(FAQ, `${project.read(FAQ)}\nSee [more](/docs/nowhere).\n`),
    detector: step('content'),
  },
  {
    name: 'a doc links to a section that does not exist',
    promise: 'contract 1: npm run check',
    apply: (project) => project.write(FAQ, `${project.read(FAQ)}\nSee [more](/docs/intro#nowhere).\n`),
    detector: step('content'),
  },
  {
    name: 'front matter has an unknown key',
    promise: 'contract 2: front matter',
    apply: (project) => project.write(FAQ, project.read(FAQ).replace('\ntitle:', '\ntitel: x\ntitle:')),
    detector: step('content'),
  },
  {
    name: 'front matter has a value of the wrong type',
    promise: 'contract 2: front matter',
    apply: (project) => project.write(FAQ, project.read(FAQ).replace('\ntitle:', '\nsidebar_label: [1]\ntitle:')),
    detector: step('content'),
  },
  {
    name: 'a doc uses a component that does not exist',
    promise: 'contract 2: content',
    apply: (project) => project.write(FAQ, `${project.read(FAQ)}\n<Widget />\n`),
    detector: step('content'),
  },
  {
    name: 'a heading of the translation has a different id',
    promise: 'contract 1: npm run check',
    apply: (project) => project.write(FAQ, project.read(FAQ).replace(/\{#[\w-]+\}/, '{#renamed-section}')),
    detector: step('content'),
  },
  {
    name: 'a configuration sample has a key that the program does not know',
    promise: 'contract 1: npm run check',
    apply: (project) =>
      project.write(FAQ, `${project.read(FAQ)}\n\`\`\`yaml title="config.yml"\nserver:\n  no-such-key: 1\n\`\`\`\n`),
    detector: step('content'),
  },
  {
    name: 'two pages have the same route',
    promise: 'contract 3: routes',
    apply: (project) => {
      project.write('content/zh-Hans/docs/category/x.mdx', project.read('content/zh-Hans/docs/faq.mdx'));
      project.write(
        'content/zh-Hans/docs/extra/_category.json',
        JSON.stringify({ label: '重复', position: 9, description: '重复', slug: 'x' }),
      );
      project.write('content/zh-Hans/docs/extra/a.mdx', project.read('content/zh-Hans/docs/faq.mdx'));
    },
    detector: step('content'),
  },
  {
    name: 'a message is missing in English',
    promise: 'contract 4: messages',
    apply: (project) => {
      const { skipLink, ...others }: Record<string, unknown> = JSON.parse(project.read('messages/en.json'));
      if (typeof skipLink !== 'string') throw new Error('There is no message "skipLink".');
      project.write('messages/en.json', JSON.stringify(others));
    },
    detector: step('types'),
  },
  {
    name: 'an export is unused',
    promise: 'house rules',
    apply: (project) => project.write('lib/paths.ts', `${project.read('lib/paths.ts')}\nexport const UNUSED = 1;\n`),
    detector: step('unused code'),
  },
  {
    name: 'a module prints to the console',
    promise: 'house rules',
    apply: (project) => project.write('lib/paths.ts', `${project.read('lib/paths.ts')}\nconsole.log(1);\n`),
    detector: step('lint'),
  },
  {
    name: 'a client component would not work in the export',
    promise: 'house rules: islands',
    apply: (project) =>
      project.write(
        'components/home/counter.tsx',
        '\'use client\';\n\nexport const Counter = () => <button type="button">0</button>;\n',
      ),
    detector: step('lint'),
  },
  {
    name: 'an island imports a server module',
    promise: 'house rules: islands',
    apply: (project) =>
      project.write(
        'components/islands/ban-duration/ban-duration.island.tsx',
        `import '@/lib/content/load.server';\n${project.read('components/islands/ban-duration/ban-duration.island.tsx')}`,
      ),
    detector: unit('tests/rules/reach.test.ts'),
  },
  change(
    'CI does not run the tests in Firefox and WebKit',
    'house rules: tests',
    ['.ci/run', ' -- all', ''],
    unit('tests/workflows.test.ts'),
  ),
  change(
    'npm test counts a skipped unit test as passed',
    'contract 1: npm test',
    ['scripts/tally.ts', 'counts.numTotalTests - counts.numPassedTests', '0'],
    unit('scripts/tally.test.ts'),
  ),
  change(
    'the published site has no hidden files',
    'contract 7: hosts',
    ['.github/workflows/deploy.yml', 'include-hidden-files: true', 'include-hidden-files: false'],
    unit('tests/workflows.test.ts'),
  ),
  {
    name: 'a page links to a URL without the base path',
    promise: 'contract 7: base path',
    apply: (project) =>
      project.replace(
        'lib/paths.ts',
        'return `$' + '{BASE_PATH}$' + '{path}`;',
        'return path.endsWith("/docs/faq") ? path : BASE_PATH + path;',
      ),
    detector: browser('base-path.spec.ts', 'every URL of the site in pages'),
  },
];
