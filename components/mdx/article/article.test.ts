import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';
import { Article } from './article';

it('renders the text to static HTML, followed by the status element', async () => {
  const compiled = await compileText('One & *two*.\n\n:::note\n\nThree.\n\n:::', { locale: 'zh-Hans' });
  const source = {
    file: 'content/zh-Hans/docs/a.mdx',
    locale: 'zh-Hans' as const,
    frontMatter: { title: 'A < B' },
    body: '',
    lineOffset: 0,
  };
  const { props } = Article({ locale: 'en', source, compiled });
  const [article] = props.children;
  expect(article.props.dangerouslySetInnerHTML.__html).toContain('<h1>A &lt; B</h1><p>One &amp; <em>two</em>.</p>');
  const html = renderToStaticMarkup(createElement(Article, { locale: 'en', source, compiled }));
  expect(html).toMatch(/^<article class="prose" lang="zh-Hans"><h1>.*aria-label="Note".*<\/article><div role="status"/);
});
