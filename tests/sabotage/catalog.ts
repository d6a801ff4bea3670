import type { Element } from 'hast';
import { h } from 'hastscript';
import type { SiteCopy } from './site-copy';

/** A promise, a way to break it, and the test that has to notice. */
export interface Sabotage {
  promise: string;
  /** Breaks the built site in `out/`. */
  breakSite?: (site: SiteCopy) => void;
  /** Breaks what the site is built from. */
  breakSource?: (project: SiteCopy) => void;
  /** A test file, for browser tests with a part of the test's title, or a step of `npm test`. */
  test: readonly [file: string, title?: string];
}

const DOC = 'en/docs/setup/Docker';
const FAQ = 'content/en/docs/faq.mdx';
/** Text that doesn't compress well. */
const NOISE = Array.from({ length: 6000 }, (_, index) => ((index * 7919) % 99991).toString(36)).join(' ');

/** Sets a property of the elements of a built page. */
const setProperty = (page: string, selector: string, name: string, value: string) => (site: SiteCopy) =>
  site.page(page, selector, ({ properties }) => {
    properties[name] = value;
  });

/** Appends an element to an element of a built page. */
const append = (page: string, parent: string, element: Element) => (site: SiteCopy) =>
  site.page(page, parent, ({ children }) => void children.push(element));

/**
 * The promises that readers and maintainers would miss most if they broke silently, at least one for each area of the
 * site. Keep at most 40, and none that quotes a line of source code.
 */
export const CATALOG: readonly Sabotage[] = [
  {
    promise: 'every link in a page leads to a page',
    breakSite: setProperty(DOC, 'article a[href^="/en/docs/"]', 'href', '/en/docs/nowhere'),
    test: ['tests/browser/crawl.spec.ts'],
  },
  {
    promise: 'every link to a section leads to a section',
    breakSite: (site) =>
      site.page('en/docs/faq/bans', 'h2[id], h3[id]', (heading) => {
        heading.properties.id = `${heading.properties.id}-renamed`;
      }),
    test: ['tests/browser/crawl.spec.ts'],
  },
  {
    promise: 'every doc has a page in both languages',
    breakSite: (site) => {
      site.remove('out/en/docs/faq.html');
      site.remove('out/en/docs/faq/index.html');
    },
    test: ['tests/browser/built-pages.spec.ts', 'the pages are those'],
  },
  {
    promise: 'the canonical URL of a page is its own',
    breakSite: setProperty(DOC, 'link[rel=canonical]', 'href', 'https://docs.pbh-btn.com/en/docs/intro'),
    test: ['tests/browser/built-pages.spec.ts', 'each page has its language'],
  },
  {
    promise: 'search engines may index every doc',
    breakSite: append(DOC, 'head', h('meta', { name: 'robots', content: 'noindex' })),
    test: ['tests/browser/built-pages.spec.ts', 'each page has its language'],
  },
  {
    promise: 'every image has an alternative text',
    breakSite: (site) => site.everyPage('img', ({ properties }) => void delete properties.alt),
    test: ['tests/browser/built-pages.spec.ts', 'every image has an alternative text'],
  },
  {
    promise: 'the sidebar has the order that the docs declare',
    breakSite: (site) => site.page(DOC, 'site-sidebar nav > ul', (list) => void list.children.reverse()),
    test: ['tests/browser/site-links.spec.ts', 'each sidebar'],
  },
  {
    promise: 'an English doc is in English',
    breakSite: (site) =>
      site.page(DOC, 'article > p:first-of-type', (paragraph) => {
        paragraph.children = [{ type: 'text', value: '用 Docker 安装时，先新建一个文件夹。' }];
      }),
    test: ['tests/browser/languages.spec.ts', 'all texts of a page'],
  },
  {
    promise: 'a page shows the date of its last change',
    breakSite: setProperty(DOC, 'main footer time', 'dateTime', '2020-01-01T00:00:00.000Z'),
    test: ['tests/browser/feeds.spec.ts', 'each text has the date'],
  },
  {
    promise: 'pages run only scripts that the security policy allows',
    breakSite: append(DOC, 'body', h('script', 'document.title = "x"')),
    test: ['tests/browser/security.spec.ts', 'no page violates the policy'],
  },
  {
    promise: 'pages load nothing from other sites',
    breakSite: append(DOC, 'head', h('script', { src: 'https://cdn.example.com/a.js' })),
    test: ['tests/browser/built-pages.spec.ts', 'scripts are same-origin'],
  },
  {
    promise: 'hosts send the security policy of the build',
    breakSite: (site) =>
      site.change('out/_hosts/headers.nginx.conf', (text) => text.replaceAll("'sha256-", "'sha256-x")),
    test: ['tests/browser/security.spec.ts', 'a visit to nginx'],
  },
  {
    promise: 'every page works with a trailing slash',
    breakSite: (site) => site.remove('out/en/docs/faq/index.html'),
    test: ['tests/browser/hosts.spec.ts', 'on a host like GitHub Pages every page is served'],
  },
  {
    promise: 'the not-found page below /en is in English',
    breakSite: (site) => site.write('out/en/404.html', site.read('out/404.html')),
    test: ['tests/browser/hosts.spec.ts', 'on nginx a missing page has status 404'],
  },
  {
    promise: 'the site works below a base path',
    breakSource: (project) =>
      project.stub(
        'lib/paths.ts',
        'fileToHref',
        "(file) => original.fileToHref(file).replace(process.env.BASE_PATH, '')",
      ),
    test: ['tests/browser/base-path.spec.ts', 'starts with the base path'],
  },
  {
    promise: 'an old address leads to its page',
    breakSource: (project) =>
      project.stub('lib/content/redirects.ts', 'resolveRedirect', "() => ({ path: '/docs/faq' })"),
    test: ['tests/browser/fixture/redirects.spec.ts', 'an old address leads to its page'],
  },
  {
    promise: 'readers see that a translation is outdated',
    breakSource: (project) => project.stub('components/ui/translation-notice.tsx', 'TranslationNotice', '() => null'),
    test: ['tests/browser/fixture/notices.spec.ts', 'an outdated translation has a notice'],
  },
  {
    promise: 'the feed of the blog has every post',
    breakSite: (site) =>
      site.change('out/blog/feed.json', (text) => {
        const feed = JSON.parse(text);
        return JSON.stringify({ ...feed, items: feed.items.slice(1) });
      }),
    test: ['tests/browser/feeds.spec.ts', 'the blog feed in zh-Hans'],
  },
  {
    promise: 'the sitemap has every page',
    breakSite: (site) => site.change('out/sitemap.xml', (text) => text.replace('/en/docs/faq<', '/en/docs/fqa<')),
    test: ['tests/browser/feeds.spec.ts', 'the sitemap'],
  },
  {
    promise: 'the Markdown alternate of a doc has its text',
    breakSite: (site) => site.write(`out/${DOC}.md`, '# Install PeerBanHelper with Docker\n'),
    test: ['tests/browser/feeds.spec.ts', 'llms.txt in en'],
  },
  {
    promise: 'a first visit transfers little',
    breakSite: append('en/docs/intro', 'article', h('p', NOISE)),
    test: ['tests/browser/budgets.spec.ts', '/en/docs/intro stays within its budget'],
  },
  {
    promise: 'pages fit on a phone',
    breakSite: (site) => site.style('article { min-width: 700px !important }'),
    test: ['tests/browser/layout/fit.spec.ts', 'doc has no horizontal overflow at any width in en'],
  },
  {
    promise: 'text has enough contrast',
    breakSite: (site) => site.style('article p { color: #b9c0c0 !important }'),
    test: ['tests/browser/layout/accessibility.spec.ts', 'finds no violations on doc'],
  },
  {
    promise: 'a printed page has only the article',
    breakSite: (site) => site.style('@media print { header, header nav { display: block !important } }'),
    test: ['tests/browser/layout/print.spec.ts', 'prints only the article'],
  },
  {
    promise: 'the other color mode never flashes',
    breakSite: (site) =>
      site.everyPage('head > script:not([src])', (script) => {
        script.children = [];
      }),
    test: ['tests/browser/layout/color-mode.spec.ts', 'never flashes the other mode'],
  },
  {
    promise: 'the menu is a modal dialog',
    breakSite: (site) =>
      site.everyPage('site-main-menu', (menu) => {
        menu.tagName = 'div';
      }),
    test: ['tests/browser/layout/main-menu.spec.ts', 'is a modal dialog'],
  },
  {
    promise: 'links between pages need no full load',
    breakSource: (project) => project.stub('components/navigation/start-navigation.ts', 'startNavigation', '() => {}'),
    test: ['tests/browser/layout/navigation.spec.ts', 'navigation needs no load'],
  },
  {
    promise: 'code is copied without deleted lines',
    breakSource: (project) =>
      project.stub('components/mdx/code-block/code-block.element.ts', 'codeText', '(code) => code.textContent'),
    test: ['components/mdx/code-block/code-block.dom.test.ts'],
  },
  {
    promise: 'React loads only when a reader approaches an island',
    breakSite: (site) => {
      const [file] = site.files('out/_site', /^islands-.*\.js$/);
      site.everyPage('head', (head) => {
        head.children.push(h('link', { rel: 'modulepreload', href: `${file}`.replace('out', '') }));
      });
    },
    test: ['tests/browser/islands.spec.ts', 'React loads only when the pointer reaches an island'],
  },
  {
    promise: 'text typed before an island mounts is kept',
    breakSource: (project) => project.stub('components/islands/define-island.tsx', 'useFieldValue', '() => undefined'),
    test: ['tests/browser/islands.spec.ts', 'text typed before the island mounts'],
  },
  {
    promise: 'a misspelled word finds what was meant',
    breakSource: (project) => project.stub('lib/search/query/similar-words.ts', 'misspellings', '() => []'),
    test: ['lib/search/search.test.ts'],
  },
  {
    promise: 'nonsense finds nothing',
    breakSource: (project) =>
      project.stub(
        'lib/search/weights.ts',
        'WEIGHTS',
        '{ ...original.WEIGHTS, results: { ...original.WEIGHTS.results, minBestShare: 0 } }',
      ),
    test: ['tests/browser/search-relevance.spec.ts', 'the queries of the group nonsense'],
  },
  {
    promise: 'visited pages can be read offline',
    breakSite: (site) => site.write('out/sw.js', ''),
    test: ['tests/browser/offline.spec.ts', 'offline, visited pages open'],
  },
  {
    promise: 'the report of the log lookup has no private values',
    breakSource: (project) => project.stub('lib/logs/mask-private.ts', 'maskPrivate', '(text) => text'),
    test: ['lib/logs/mask-private.test.ts'],
  },
  {
    promise: 'the compose builder warns of choices that break bans',
    breakSource: (project) => project.stub('lib/compose/compose-choices.ts', 'checkChoices', '() => []'),
    test: ['lib/compose/compose.test.ts'],
  },
  {
    promise: 'the rule tester gives the verdict of PeerBanHelper',
    breakSource: (project) =>
      project.stub(
        'lib/rules/match-rules.ts',
        'matchRules',
        "(...request) => ({ ...original.matchRules(...request), verdict: 'nothing' })",
      ),
    test: ['lib/rules/rules.test.ts'],
  },
  {
    promise: 'a broken link in content is reported',
    breakSource: (project) => project.change(FAQ, (text) => `${text}\nSee [more](/docs/intro#nowhere).\n`),
    test: ['content'],
  },
  {
    promise: 'a translation has the sections of its original',
    breakSource: (project) => project.change(FAQ, (text) => text.replace(/\{#[\w-]+\}/, '{#renamed-section}')),
    test: ['content'],
  },
  {
    promise: 'a component that would not work in the export is reported',
    breakSource: (project) =>
      project.write('components/home/counter.tsx', "'use client';\n\nexport const Counter = () => <p>0</p>;\n"),
    test: ['lint'],
  },
  {
    promise: 'npm test counts a skipped test as failed',
    breakSource: (project) => project.stub('scripts/tally.ts', 'tallyReport', '() => ({ passed: 1, failed: 0 })'),
    test: ['scripts/tally.test.ts'],
  },
];
