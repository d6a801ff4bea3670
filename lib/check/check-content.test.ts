import { expect, it } from 'vitest';
import { formatProblems } from '@/lib/errors';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { checkContent } from './check-content.server';

it.each(['zh-Hans', 'en'])('reports an unreadable doc once (%s), not as a missing one, too', async (unreadable) => {
  const intro = (locale: string) => {
    const text = doc({ body: '## A {#a}\n\nText.' });
    return locale === unreadable ? text.replace('title:', 'titel:') : text;
  };
  const root = await temporaryProject({
    'content/zh-Hans/docs/intro.mdx': intro('zh-Hans'),
    'content/en/docs/intro.mdx': intro('en'),
    'content/zh-Hans/docs/faq.mdx': doc({ title: 'FAQ', body: 'Read [this](/docs/intro#a) and [that](/docs/gone).' }),
    'content/en/asks/intro.yml': 'a:\n  - a question\n',
    'content/zh-Hans/asks/intro.yml': 'a:\n  - 一个问题\n',
  });
  const { problems } = await checkContent(root);
  const lines = formatProblems(problems.filter(({ message }) => !message.includes('translation'))).split('\n');
  expect(lines.sort()).toEqual(
    [
      `content/${unreadable}/docs/intro.mdx:2:1 — unknown key "titel". Did you mean "title"?`,
      'content/zh-Hans/docs/faq.mdx:6:32 — the link "/docs/gone" leads nowhere. Check the address.',
    ].sort(),
  );
});
