import { toHtml as hastToHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { code, Report, renderReport, table } from './render-report';

const empty: Report = { base: '1'.repeat(40), head: '2'.repeat(40), changed: [], lost: [], sizes: [] };

describe('renderReport', () => {
  it('says that nothing changed', () => {
    expect(renderReport(empty)).toBe(
      '## What this changes\n\nNo page, address, search rank or size changes.\n\n<sub>1111111 → 2222222</sub>\n',
    );
  });

  it('renders all sections', () => {
    const report: Report = {
      ...empty,
      changed: ['/docs/faq', '/docs/setup/Synology DSM (old)'],
      lost: ['/docs/faq#webui', '/docs/gone'],
      sizes: [
        { kind: 'HTML', before: 1000, after: 1500 },
        { kind: 'CSS', before: 5, after: 5 },
      ],
      ranks: [
        { query: 'docker', locale: 'en', before: 3, after: 1 },
        { query: '群晖', locale: 'zh-Hans', before: 1, after: null },
      ],
      translations: ['content/zh-Hans/docs/new.mdx — the doc has no translation (en). Add it.'],
      tasks: [
        { address: '/docs/faq', computer: 2.4, phone: 3.5 },
        { address: '/docs/not-changed', computer: 9, phone: 9 },
      ],
    };
    expect(renderReport(report, 'https://example.org/pr-preview/pr-1')).toMatchInlineSnapshot(`
      "## What this changes

      ### Pages with new content: 2

      - [\`/docs/faq\`](<https://example.org/pr-preview/pr-1/docs/faq>)
      - [\`/docs/setup/Synology DSM (old)\`](<https://example.org/pr-preview/pr-1/docs/setup/Synology%20DSM%20(old)>)

      ### Addresses that no longer work: 2

      Add redirects to content/redirects.json.

      - \`/docs/faq#webui\`
      - \`/docs/gone\`

      ### Translations to update: 1

      They don’t block this pull request: the site tells readers that a translation is missing or outdated.

      - \`content/zh-Hans/docs/new.mdx — the doc has no translation (en). Add it.\`

      ### Queries with another rank: 2

      | query | language | rank before | rank now |
      | - | - | - | - |
      | \`群晖\` | \`zh-Hans\` | 1 | – |
      | \`docker\` | \`en\` | 3 | 1 |

      ### Changed docs whose main task ends late

      Readers should be done within two screens of a computer and three of a phone. Fold or move the rest.

      | doc | computer | phone |
      | - | - | - |
      | \`/docs/faq\` | 2.4 | 3.5 |

      ### Size, compressed

      | what | before | now | change |
      | - | - | - | - |
      | \`HTML\` | 1.0 kB | 1.5 kB | +500 B |

      <sub>1111111 → 2222222</sub>
      "
    `);
  });

  it('cuts off long lists and counts all items', () => {
    const lost = Array.from({ length: 50 }, (_, index) => `/docs/${index}`);
    const markdown = renderReport({ ...empty, lost });
    expect(markdown).toContain('no longer work: 50');
    expect(markdown.match(/^- /gm)).toHaveLength(40);
  });
});

/** Renders Markdown like GitHub, with tables and autolinks. */
function toHtml(markdown: string): string {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);
  return hastToHtml(processor.runSync(processor.parse(markdown)));
}
const escaped = (text: string) =>
  text.replace(/\s+/g, ' ').replaceAll('`', '´').replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');

describe('code', () => {
  it.each([
    '@everyone',
    '</code><script>alert(1)</script>',
    '![x](https://example.org/x.png)',
    '`](javascript:alert(1))',
    'a\n\n# heading',
    '| a | b |',
    'https://example.org',
  ])('keeps %j from being anything but text', (text) => {
    expect(toHtml(table(['x'], [[code(text)]]))).toBe(
      toHtml(table(['x'], [['`inert`']])).replace('inert', escaped(text)),
    );
    expect(toHtml(code(text))).toBe(`<p><code>${escaped(text)}</code></p>`);
  });

  it('shortens long texts', () => expect(code('x'.repeat(500))).toHaveLength(300 + 2));
});

describe('the report of an untrusted build', () => {
  it.each([
    ['an invalid commit', { head: 'main' }],
    ['a text that is too long', { lost: ['x'.repeat(501)] }],
    ['unknown keys', { html: '<script>' }],
  ])('is rejected with %s', (_, change) => expect(Report.safeParse({ ...empty, ...change }).success).toBe(false));

  it('is accepted when it is valid', () => expect(Report.parse(empty)).toEqual(empty));
});
