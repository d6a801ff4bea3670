import { expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';

const page = 'Before.\n\n<Include name="wizard" />\n\n## After {#after}';
const compile = (partial: string, source = page) =>
  compileText(source, { lineOffset: 4, files: { 'content/en/partials/wizard.mdx': partial } });

it('includes the partial in the page’s language, with components', async () => {
  const { html, problems } = await compile('Press <Kbd>Enter</Kbd>.\n\n- one\n- two');
  expect(problems).toBe('');
  expect(html).toBe(
    '<p>Before.</p><p>Press <Kbd>Enter</Kbd>.</p><ul><li>one</li><li>two</li></ul><h2 id="after">After</h2>',
  );
});

it('can be inside a step', async () => {
  const source = '<Steps>\n\n1. Start it.\n\n   <Include name="wizard" />\n\n</Steps>';
  const { html, problems } = await compile('| a | b |\n|---|---|\n| 1 | 2 |', source);
  expect(problems).toBe('');
  expect(html).toContain('<td>2</td>');
});

it('counts the partial’s links as the page’s', async () => {
  const { context } = await compile('[FAQ](/docs/faq)');
  expect(context.links).toEqual([{ href: '/docs/faq', line: 7, column: 1 }]);
});

it.each([
  ['Text\n\nand <Kbd>x.', '3:5 — "<Kbd>" is not closed where it was opened. Add "</Kbd>"'],
  ['Text\n\n<Foo />', '3:1 — there is no component "<Foo>". Use BanDuration, Compose'],
  ['## Heading {#heading}', "1:1 — a partial can't have headings. Write the heading on each page that includes it."],
  ['<Include name="wizard" />', "1:1 — a partial can't include another partial. Write its text here, or"],
])('reports %j with the position in the partial', async (partial, problem) => {
  expect((await compile(partial)).problems).toContain(`content/en/partials/wizard.mdx:${problem}`);
});

it('reports an unknown name, and a tag inside a paragraph', async () => {
  const { problems } = await compile('', '<Include name="wizzard" />\n\nText <Include name="wizard" />');
  expect(problems.split('\n')).toEqual([
    'page.mdx:5:1 — there is no partial "wizzard" in content/en/partials. Did you mean "wizard"?',
    'page.mdx:7:6 — "<Include>" is inside a paragraph. Put it on a line of its own.',
  ]);
});
