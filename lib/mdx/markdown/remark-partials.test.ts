import { describe, expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';

const page = 'Before.\n\n<Include name="wizard" />\n\n## After {#after}';
const compile = (partial: string, source = page) =>
  compileText(source, { lineOffset: 4, files: { 'content/en/partials/wizard.mdx': partial } });

describe('<Include>', () => {
  it('includes the partial in the page’s language, with components', async () => {
    const { html, problems } = await compile('Press <Kbd>Enter</Kbd>.\n\n- one\n- two');
    expect(problems).toBe('');
    expect(html).toMatchInlineSnapshot(
      `"<p>Before.</p><p>Press <Kbd>Enter</Kbd>.</p><ul><li>one</li><li>two</li></ul><h2 id="after">After</h2>"`,
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
    ['a mistake of syntax', 'Text\n\nand <Kbd>x.'],
    ['an unknown component', 'Text\n\n<Foo />'],
    ['a heading', '## Heading {#heading}'],
    ['another partial', '<Include name="wizard" />'],
  ])('reports %s with the position in the partial', async (_, partial) => {
    expect((await compile(partial)).problems).toMatchSnapshot();
  });

  it('reports an unknown name, and a tag inside a paragraph', async () => {
    const { problems } = await compile('', '<Include name="wizzard" />\n\nText <Include name="wizard" />');
    expect(problems).toMatchInlineSnapshot(`
      "page.mdx:5:1 — there is no partial "wizzard" in content/en/partials. Did you mean "wizard"?
      page.mdx:7:6 — "<Include>" is inside a paragraph. Put it on a line of its own."
    `);
  });
});
