import { selectAll } from 'hast-util-select';
import { h } from 'hastscript';
import { browser, type Sabotage } from '../sabotage';

const DOC = 'en/docs/setup/Docker';

/** Defects of the exported files: security policy, hosts, feeds, sizes. */
export const FILE_SABOTAGES: readonly Sabotage[] = [
  {
    name: 'a page has an inline script that its policy does not allow',
    promise: 'contract 7: the same bytes on every host',
    apply: (project) =>
      project.editPage(DOC, (tree) => {
        selectAll('body', tree)[0]?.children.push(h('script', 'document.title = "x"'));
      }),
    detector: browser('security.spec.ts', 'no page violates the policy'),
  },
  {
    name: 'an inline script of every page differs from its hash in the policy',
    promise: 'specification: security',
    apply: (project) =>
      project.editEveryPage('head > script:not([src])', (script) => {
        const [text] = script.children;
        if (text?.type === 'text') text.value += ';';
      }),
    detector: browser('built-pages.spec.ts', 'scripts are same-origin'),
  },
  {
    name: 'a page loads a script from another site',
    promise: 'specification: no third parties',
    apply: (project) =>
      project.editPage(DOC, (tree) => {
        selectAll('head', tree)[0]?.children.push(h('script', { src: 'https://cdn.example.com/a.js' }));
      }),
    detector: browser('built-pages.spec.ts', 'scripts are same-origin'),
  },
  {
    name: 'a page loads an image from another site',
    promise: 'specification: no third parties',
    apply: (project) =>
      project.editPage(DOC, (tree) => {
        const image = h('img', { src: 'https://images.example.com/a.png', alt: '', width: 1, height: 1 });
        selectAll('article', tree)[0]?.children.push(image);
      }),
    detector: browser('security.spec.ts', 'no page violates the policy'),
  },
  {
    name: 'a page has no security policy',
    promise: 'specification: security',
    apply: (project) =>
      project.editElements(DOC, 'meta[http-equiv="Content-Security-Policy"]', ({ properties }) => {
        properties.httpEquiv = ['x-ua-compatible'];
      }),
    detector: browser('built-pages.spec.ts', 'scripts are same-origin'),
  },
  {
    name: 'the policy of every page allows any inline script',
    promise: 'specification: security',
    apply: (project) =>
      project.editEveryPage('meta[http-equiv="Content-Security-Policy"]', ({ properties }) => {
        properties.content = String(properties.content).replace(
          "script-src 'self'",
          "script-src 'self' 'unsafe-inline'",
        );
      }),
    detector: browser('built-pages.spec.ts', 'scripts are same-origin'),
  },
  {
    name: 'nginx sends a policy that allows eval',
    promise: 'contract 7: hosts',
    apply: (project) =>
      project.replace('out/_hosts/headers.nginx.conf', "script-src 'self'", "script-src 'self' 'unsafe-eval'"),
    detector: browser('security.spec.ts', 'a visit to nginx'),
  },
  {
    name: 'the copy of a page for the trailing slash is outdated',
    promise: 'contract 3: trailing slash',
    apply: (project) => project.write('out/en/docs/faq/index.html', project.read('out/en/docs/intro.html')),
    detector: browser('built-pages.spec.ts', 'a page is the same with and without a trailing slash'),
  },
  {
    name: 'a page works only without a trailing slash',
    promise: 'contract 3: trailing slash',
    apply: (project) => project.remove('out/en/docs/faq/index.html'),
    detector: browser('hosts.spec.ts', 'on a host like GitHub Pages every page is served'),
  },
  {
    name: 'the English not-found page is the Chinese one',
    promise: 'contract 3: not found',
    apply: (project) => project.write('out/en/404.html', project.read('out/offline.html')),
    detector: browser('hosts.spec.ts', 'on nginx a missing page has status 404'),
  },
  {
    name: 'nginx does not send long cache lifetimes',
    promise: 'contract 7: hosts',
    apply: (project) => {
      for (const file of project.find('out/_hosts', /nginx\.conf$/))
        project.write(file, project.read(file).replaceAll('immutable', 'no-transform'));
      for (const file of project.find('deploy', /nginx/))
        project.write(file, project.read(file).replaceAll('immutable', 'no-transform'));
    },
    detector: browser('hosts.spec.ts', 'on nginx hashed files are immutable'),
  },
  {
    name: 'nginx sends a page as immutable for a query',
    promise: 'contract 7: hosts',
    apply: (project) => {
      project.replace('deploy/nginx.conf', '"$status:$uri?$arg__"', '"$status:$request_uri"');
      project.replace('deploy/nginx.conf', ':[^?]*/_site/"', ':.*/_site/"');
    },
    detector: browser('hosts.spec.ts', 'on nginx hashed files are immutable'),
  },
  {
    name: 'Caddy sends no security headers',
    promise: 'contract 7: hosts',
    apply: (project) => project.write('out/_hosts/headers.caddy', '# nothing\n'),
    detector: browser('hosts.spec.ts', 'on Caddy security headers'),
  },
  {
    name: 'the feed has a wrong date for a doc',
    promise: 'specification: feeds',
    apply: (project) => {
      const file = 'out/en/docs/atom.xml';
      project.write(file, project.read(file).replace(/\b20\d\d(?=-\d\d-\d\dT)/g, '2019'));
    },
    detector: browser('feeds.spec.ts', 'the docs feed in en'),
  },
  {
    name: 'the blog’s feed lacks a post',
    promise: 'specification: feeds',
    apply: (project) => {
      const file = 'out/blog/feed.json';
      const feed: { items: unknown[] } = JSON.parse(project.read(file));
      project.write(file, JSON.stringify({ ...feed, items: feed.items.slice(1) }));
    },
    detector: browser('feeds.spec.ts', 'the blog feed in zh-Hans'),
  },
  {
    name: 'the sitemap lacks a page',
    promise: 'contract 3: routes',
    apply: (project) => {
      const file = 'out/sitemap.xml';
      project.replace(
        file,
        '<loc>https://docs.pbh-btn.com/en/docs/faq</loc>',
        '<loc>https://docs.pbh-btn.com/en/docs/fqa</loc>',
      );
    },
    detector: browser('feeds.spec.ts', 'the sitemap'),
  },
  {
    name: 'the list for language models lacks a doc',
    promise: 'specification: metadata',
    apply: (project) => {
      const file = 'out/en/llms.txt';
      const lines = project.read(file).split('\n');
      project.write(file, lines.filter((line) => !line.includes('/docs/faq')).join('\n'));
    },
    detector: browser('feeds.spec.ts', 'llms.txt in en'),
  },
  {
    name: 'the Markdown alternate of a doc lost its text',
    promise: 'specification: metadata',
    apply: (project) => project.write('out/en/docs/setup/Docker.md', '# Install PeerBanHelper with Docker\n'),
    detector: browser('feeds.spec.ts', 'llms.txt in en'),
  },
  {
    name: 'the Markdown alternate of a doc is in the other language below its head',
    promise: 'contract 2: language of the text',
    apply: (project) => {
      const [, ...chinese] = project.read('out/docs/faq.md').split(/^(?=## )/m);
      const [head] = project.read('out/en/docs/faq.md').split(/^(?=## )/m);
      project.write('out/en/docs/faq.md', [head, ...chinese].join(''));
    },
    detector: browser('languages.spec.ts', 'all texts of feeds'),
  },
  {
    name: 'a page grew by 30 kB',
    promise: 'budgets',
    apply: (project) =>
      project.editPage('en/docs/intro', (tree) => {
        const noise = Array.from({ length: 6000 }, (_, index) => ((index * 7919) % 99991).toString(36)).join(' ');
        selectAll('article', tree)[0]?.children.push(h('p', noise));
      }),
    detector: browser('budgets.spec.ts', '/en/docs/intro stays within its budget'),
  },
  {
    name: 'a page requests an additional file',
    promise: 'budgets',
    apply: (project) => {
      project.write('out/extra.css', '.extra { color: red }');
      project.editPage('en/docs/intro', (tree) => {
        selectAll('head', tree)[0]?.children.push(h('link', { rel: 'stylesheet', href: '/extra.css' }));
      });
    },
    detector: browser('budgets.spec.ts', '/en/docs/intro stays within its budget'),
  },
  {
    name: 'an entry file of the search is too large',
    promise: 'contract 6: search',
    apply: (project) => {
      const noise = Array.from({ length: 20000 }, (_, index) => (index * 7919) % 99991);
      project.write(
        'out/en/search-index.json',
        `${project.read('out/en/search-index.json').trimEnd()}${JSON.stringify(noise)}`,
      );
    },
    detector: browser('budgets.spec.ts', 'en/search-index.json stays within its budget'),
  },
  {
    name: 'an image is over its budget',
    promise: 'budgets',
    apply: (project) => {
      const noise = new Uint8Array(400_000).map((_, index) => (index * 31 + (index >> 3)) & 255);
      project.write('out/social/en/docs/intro.png', noise);
    },
    detector: browser('budgets.spec.ts', 'images'),
  },
];
