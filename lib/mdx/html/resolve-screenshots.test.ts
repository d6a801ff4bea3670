import { expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';

const FORMS = ['zh-Hans/light', 'zh-Hans/dark', 'en/light', 'en/dark'];
const files = (name: string, forms = FORMS) =>
  Object.fromEntries(forms.map((form) => [`public/screenshots/${form}/${name}.avif`, '']));

const status = '<Screenshot name="status" alt="The card." />';

it('adds the files in the page’s language and the size in CSS pixels', async () => {
  const source = '<Screenshot name="status" alt="状态卡片。" caption="状态" />';
  const { tree, problems, context } = await compileText(source, { locale: 'zh-Hans', files: files('status') });
  expect(problems).toBe('');
  expect(context.screenshots).toEqual(['status']);
  const [src, darkSrc] = ['light', 'dark'].map((mode) => `/screenshots/zh-Hans/${mode}/status.avif`);
  const properties = { src, darkSrc, alt: '状态卡片。', width: '320', height: '200', caption: '状态' };
  expect(tree.children[0]).toMatchObject({ tagName: 'Screenshot', properties });
});

it('reports missing files, and shows a screenshot in the default language instead', async () => {
  const lacksDark = await compileText(status, { files: files('status', ['zh-Hans/light', 'en/light', 'en/dark']) });
  expect(lacksDark.problems).toContain(
    'page.mdx:1:1 — the screenshot "status" lacks public/screenshots/zh-Hans/dark/status.avif. Add it to',
  );
  expect(lacksDark.html).toContain('/screenshots/en/light/status.avif');
  const lacksEnglish = await compileText(status, { files: files('status', ['zh-Hans/light', 'zh-Hans/dark']) });
  expect(lacksEnglish.html).toContain('/screenshots/zh-Hans/light/status.avif');
  expect(lacksEnglish.problems).toContain('the screenshot "status" lacks public/screenshots/en/light/status.avif');
});

it('removes a screenshot that does not exist and suggests another name', async () => {
  const { problems, html } = await compileText(`Text.\n\n${status.replace('status', 'statsu')}`, {
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
