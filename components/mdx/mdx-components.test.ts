import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { evaluateMdx } from '@/lib/mdx/evaluate';
import { COMPONENTS } from '@/lib/mdx/vocabulary';
import { compileText } from '@/tests/support/compile-text';
import { mdxComponents } from './mdx-components';

/** Replaced while compiling; see lib/mdx/plugins. */
const EXPANDED = ['ConfigKey', 'ConfigTable', 'Include', 'Ui'];

describe('mdxComponents', () => {
  it('has a component for each name that authors may use', () => {
    const names = Object.keys(mdxComponents('en'));
    expect([...COMPONENTS.keys()].filter((name) => !EXPANDED.includes(name) && !names.includes(name))).toEqual([]);
  });

  it('renders a page in the language it is shown under', async () => {
    const source = ':::note\n\nText.\n\n:::\n\n[Docker](/docs/setup/Synology%20DSM/Imnks#a)\n\n- [x] done';
    const { compiledSource } = await compileText(source, { locale: 'zh-Hans' });
    const html = renderToStaticMarkup(evaluateMdx(compiledSource, mdxComponents('en')));
    expect(html).toContain('role="note" aria-label="Note"');
    expect(html).toContain('href="/en/docs/setup/Synology%20DSM/Imnks#a"');
    expect(html).toContain('aria-label="Done"');
  });
});
