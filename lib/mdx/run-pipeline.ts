import type { Root } from 'hast';
import { serialize } from 'next-mdx-remote/serialize';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import type { CompileContext } from './context';
import { footnoteOptions } from './footnote-options';
import { HEADING_LINK_OPTIONS } from './heading-link-options';
import { plainTree } from './plain-tree';
import { rehypeAliases } from './plugins/rehype-aliases';
import { rehypeBareLinks } from './plugins/rehype-bare-links';
import { rehypeCode } from './plugins/rehype-code';
import { rehypeCompact } from './plugins/rehype-compact';
import { rehypeDiagrams } from './plugins/rehype-diagrams';
import { rehypeHeadings } from './plugins/rehype-headings';
import { rehypeLongCode } from './plugins/rehype-long-code';
import { rehypeNarrowDiagrams } from './plugins/rehype-narrow-diagrams';
import { rehypePlainElements } from './plugins/rehype-plain-elements';
import { rehypeReference } from './plugins/rehype-reference';
import { rehypeTables } from './plugins/rehype-tables';
import { rehypeTabs } from './plugins/rehype-tabs';
import { rehypeTerms } from './plugins/rehype-terms';
import { remarkAdmonitions } from './plugins/remark-admonitions';
import { remarkCjkLines } from './plugins/remark-cjk-lines';
import { remarkConfigSamples } from './plugins/remark-config-samples';
import { remarkHeadings } from './plugins/remark-headings';
import { remarkImages } from './plugins/remark-images';
import { remarkLinks } from './plugins/remark-links';
import { remarkPlainText } from './plugins/remark-plain-text';
import { remarkStructure } from './plugins/remark-structure';
import { remarkSyntax } from './plugins/remark-syntax';
import { remarkVocabulary } from './plugins/remark-vocabulary';

/**
 * One body through all the plugins. Problems, headings and links end up in the context.
 *
 * @returns the function body for `evaluateMdx`, and the final tree without positions
 */
export async function runPipeline(context: CompileContext): Promise<{ compiledSource: string; tree: Root }> {
  let tree: Root = { type: 'root', children: [] };
  const capture = () => (final: Root) => {
    tree = plainTree(final);
  };
  const { compiledSource } = await serialize(
    context.source,
    {
      blockJS: true,
      mdxOptions: {
        tableCellAlignToStyle: false,
        remarkPlugins: [
          [remarkSyntax, context],
          remarkGfm,
          remarkCjkFriendly,
          remarkCjkFriendlyStrikethrough,
          [remarkVocabulary, context],
          [remarkStructure, context],
          [remarkPlainText, context],
          [remarkAdmonitions, context],
          [remarkHeadings, context],
          [remarkLinks, context],
          [remarkImages, context],
          [remarkConfigSamples, context],
          remarkCjkLines,
        ],
        remarkRehypeOptions: footnoteOptions(context.locale),
        rehypePlugins: [
          rehypePlainElements,
          [rehypeReference, context],
          rehypeSlug,
          rehypeTables,
          rehypeTabs,
          [rehypeHeadings, context],
          [rehypeAliases, context],
          rehypeCompact,
          // These add thousands of nodes that no plugin before needs to see.
          [rehypeDiagrams, context],
          [rehypeCode, context],
          // What follows is for readers of the page alone: search and twins see the tree without.
          capture,
          rehypeBareLinks,
          rehypeLongCode,
          [rehypeNarrowDiagrams, context],
          [rehypeTerms, context],
          [rehypeAutolinkHeadings, HEADING_LINK_OPTIONS],
        ],
      },
    },
    true,
  );
  return { compiledSource, tree };
}
