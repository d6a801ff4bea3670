import { expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';
import { localized } from '@/tests/support/localized';
import { renderMdx } from '@/tests/support/render-mdx';

const entry = (id: string, zh: string, en: string) => ({
  id,
  'zh-Hans': { term: zh, aliases: [], definition: `${zh}的解释。` },
  en: { term: en, aliases: [], definition: `What ${en} is.` },
  explain: true,
  avoid: localized([], []),
});

const files = {
  'content/glossary.json': JSON.stringify([
    entry('ban-wave', '封禁波次', 'ban wave'),
    entry('nat', 'NAT', 'NAT'),
    { ...entry('peer', 'Peer', 'peer'), explain: undefined },
  ]),
};

async function render(source: string, locale: 'en' | 'zh-Hans' = 'en'): Promise<string> {
  const { compiledSource, problems } = await compileText(source, { locale, files });
  expect(problems).toBe('');
  const Term = ({ id, children }: { id: string; children: string }) => `[${id}|${children}]`;
  return renderMdx(compiledSource, { Term });
}

it('marks only the first use, ignoring case', async () => {
  expect(await render('Ban wave, peer, and ban wave.')).toBe('<p>[term-ban-wave|Ban wave], peer, and ban wave.</p>');
});

it('marks several terms in one sentence', async () => {
  expect(await render('每个封禁波次都会穿过 NAT。', 'zh-Hans')).toBe(
    '<p>每个[term-ban-wave|封禁波次]都会穿过 [term-nat|NAT]。</p>',
  );
});

it('ignores headings, links, code, labels and parts of words', async () => {
  const html = await render(
    '## NAT {#nat}\n\n`NAT` [NAT](/docs/faq) **NAT** DONATE NAT64 NAT.\n\n| NAT |\n|---|\n| NAT |',
  );
  expect(html.match(/\[term-nat\|NAT\]/g)).toHaveLength(1);
  expect(html).toContain('NAT64 [term-nat|NAT].');
});

it('is not in the tree for search and Markdown alternates', async () => {
  expect((await compileText('A ban wave.', { files })).html).toBe('<p>A ban wave.</p>');
});
