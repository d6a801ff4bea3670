import { describe, expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';

const FORMS = ['zh-Hans/light', 'zh-Hans/dark', 'en/light', 'en/dark'];
const files = (name: string, forms = FORMS) =>
  Object.fromEntries(forms.map((form) => [`public/screenshots/${form}/${name}.avif`, '']));

describe('rehypeScreenshots', () => {
  it('adds the files in the page’s language and the size in CSS pixels', async () => {
    const source = '<Screenshot name="status" alt="状态卡片。" caption="状态" />';
    const { tree, problems, context } = await compileText(source, { locale: 'zh-Hans', files: files('status') });
    expect(problems).toBe('');
    expect(context.screenshots).toEqual(['status']);
    expect(tree.children[0]).toMatchObject({
      tagName: 'Screenshot',
      properties: {
        src: '/screenshots/zh-Hans/light/status.avif',
        darkSrc: '/screenshots/zh-Hans/dark/status.avif',
        alt: '状态卡片。',
        width: '320',
        height: '200',
        caption: '状态',
      },
    });
  });

  it('reports missing files', async () => {
    const { problems, html } = await compileText('<Screenshot name="status" alt="The card." />', {
      files: files('status', ['zh-Hans/light', 'en/light', 'en/dark']),
    });
    expect(problems).toContain(
      'page.mdx:1:1 — the screenshot "status" lacks public/screenshots/zh-Hans/dark/status.avif. Add it to',
    );
    expect(html).toContain('/screenshots/en/light/status.avif');
  });

  it('shows a screenshot in the default language where it has not been taken in that of the page', async () => {
    const source = '<Screenshot name="status" alt="The card." />';
    const forms = ['zh-Hans/light', 'zh-Hans/dark'];
    const { html, problems } = await compileText(source, { locale: 'en', files: files('status', forms) });
    expect(html).toContain('/screenshots/zh-Hans/light/status.avif');
    expect(problems).toContain('the screenshot "status" lacks public/screenshots/en/light/status.avif');
  });

  it('removes a screenshot that does not exist and suggests another name', async () => {
    const { problems, html } = await compileText('Text.\n\n<Screenshot name="statsu" alt="The card." />', {
      files: files('status'),
    });
    expect(problems).toContain('Did you mean "status"?');
    expect(html).toBe('<p>Text.</p>');
  });

  it.each([
    ['en', '状态卡片'],
    ['zh-Hans', 'The card.'],
  ] as const)('reports alternative text in the wrong language on a page in %s', async (locale, alt) => {
    const source = `<Screenshot name="status" alt="${alt}" />`;
    const { problems } = await compileText(source, { locale, files: files('status') });
    expect(problems).toContain(`the alternative text "${alt}" is not in the language of the page`);
  });
});
