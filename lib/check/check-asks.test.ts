import { expect, it } from 'vitest';
import { formatProblems } from '@/lib/errors';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { checkContent } from './check-content.server';

const list = (...questions: string[]) => questions.map((question) => `\n  - ${question}`).join('');
const FIVE = ['first one', 'second one', 'third one', 'fourth one', 'fifth one'];

it('reports invalid question files with their positions', async () => {
  const root = await temporaryProject({
    'content/zh-Hans/docs/intro.mdx': doc({ body: '## 安装 {#install}\n\n文字。' }),
    'content/en/docs/intro.mdx': doc({ body: '## Install {#install}\n\nText.' }),
    'content/zh-Hans/docs/faq.mdx': doc({ body: '文字。' }),
    'content/en/docs/faq.mdx': doc({ body: 'Text.' }),
    'content/en/asks/intro.yml': `top:${list(...FIVE)}\ninstal:${list('a b', 'c d', 'e f', 'g h', 'i j')}\n`,
    'content/en/asks/faq.yml': `top:${list('first one', ...Array.from({ length: 20 }, (_, number) => `question ${number}`))}\n`,
    'content/zh-Hans/asks/faq.yml': `top:${list('第一问', '第二问', '第三问', '第四问', 'first one')}\n`,
    'content/zh-Hans/asks/fqa.yml': `top:${list('甲问', '乙问', '丙问', '丁问', '戊问')}\n`,
    'content/zh-Hans/asks/intro.yml': `top:${list('一问', '二问', '三问', '四问', '一问')}\n`,
  });
  const { problems } = await checkContent(root);
  const asksProblems = problems.filter(({ file }) => file.includes('/asks/'));
  expect(formatProblems(asksProblems)).toMatchInlineSnapshot(`
    "content/en/asks/faq.yml:2:3 — "top" can't be ["first one","question 0","question 1","question 2","question 3","question 4","question 5","question…. Keep the best 20 questions of the section.
    content/en/asks/intro.yml:7:1 — the doc has no section "instal". Did you mean "install"?
    content/zh-Hans/asks/faq.yml — the other language has no questions for this doc. Write some there too.
    content/zh-Hans/asks/fqa.yml:1 — there is no doc "fqa". Did you mean "faq"?
    content/zh-Hans/asks/intro.yml:2:5 — "一问" is already in content/zh-Hans/asks/intro.yml. Keep it only where it is answered best."
  `);
});
