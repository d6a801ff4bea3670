import type { Root } from 'hast';
import { select } from 'hast-util-select';
import type { Root as MdastRoot } from 'mdast';
import { serialize } from 'next-mdx-remote/serialize';
import rehypeAutolinkHeadings, { type Options as HeadingLinkOptions } from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import type { Options as RemarkRehypeOptions } from 'remark-rehype';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { CompileContext } from './context';
import { rehypeAliases, rehypeHeadings, remarkHeadings } from './plugins/headings';
import { rehypeBareLinks } from './plugins/rehype/rehype-bare-links';
import { rehypeCode } from './plugins/rehype/rehype-code';
import { rehypeCompact } from './plugins/rehype/rehype-compact';
import { rehypeDiagrams, rehypeNarrowDiagrams } from './plugins/rehype/rehype-diagrams';
import { rehypeLongCode } from './plugins/rehype/rehype-long-code';
import { rehypeReference } from './plugins/rehype/rehype-reference';
import { rehypeScreenshots } from './plugins/rehype/rehype-screenshots';
import { rehypeTabs } from './plugins/rehype/rehype-tabs';
import { rehypeTerms } from './plugins/rehype/rehype-terms';
import { remarkAdmonitions } from './plugins/remark/remark-admonitions';
import { remarkAvoidedWords } from './plugins/remark/remark-avoided-words';
import { remarkCjkLines } from './plugins/remark/remark-cjk-lines';
import { remarkConfigSamples } from './plugins/remark/remark-config-samples';
import { remarkImages } from './plugins/remark/remark-images';
import { remarkLinks } from './plugins/remark/remark-links';
import { remarkPartials } from './plugins/remark/remark-partials';
import { remarkPlainText } from './plugins/remark/remark-plain-text';
import { remarkQuotes } from './plugins/remark/remark-quotes';
import { remarkSyntax } from './plugins/remark/remark-syntax';
import { remarkStructure, remarkVocabulary } from './plugins/remark/remark-vocabulary';
import { attributeOf, type JsxElement } from './tree';

/** Applied to every page and partial after parsing, in this order. */
const TEXT_PLUGINS = [
  remarkVocabulary,
  remarkStructure,
  remarkHeadings,
  remarkPlainText,
  remarkQuotes,
  remarkAvoidedWords,
  remarkAdmonitions,
  remarkLinks,
  remarkImages,
  remarkConfigSamples,
  remarkCjkLines,
];

function transformText(tree: MdastRoot, context: CompileContext): void {
  for (const plugin of TEXT_PLUGINS) plugin(context)(tree);
}

/**
 * Runs a body through all plugins, which add problems, headings and links to the context.
 *
 * @returns the function body for `evaluateMdx`, and the tree for search and Markdown alternates, without positions
 */
export async function runPipeline(context: CompileContext): Promise<{ compiledSource: string; tree: Root }> {
  let tree: Root = { type: 'root', children: [] };
  const capture = () => (final: Root) => {
    tree = plainTree(final);
  };
  const { compiledSource } = await serialize(
    context.body,
    {
      blockJS: true,
      mdxOptions: {
        tableCellAlignToStyle: false,
        remarkPlugins: [
          [remarkSyntax, context],
          remarkGfm,
          remarkCjkFriendly,
          remarkCjkFriendlyStrikethrough,
          () => (root) => transformText(root, context),
          [remarkPartials, context, transformText],
        ],
        remarkRehypeOptions: {
          ...footnoteOptions(context.locale),
          handlers: { mdxJsxFlowElement: toElement, mdxJsxTextElement: toElement },
        },
        rehypePlugins: [
          rehypeTabs,
          [rehypeReference, context],
          rehypeSlug,
          [rehypeHeadings, context],
          [rehypeAliases, context],
          [rehypeScreenshots, context],
          rehypeCompact,
          // Last, because these add thousands of nodes that the plugins above don't need.
          [rehypeDiagrams, context],
          [rehypeCode, context],
          capture,
          // Additions for the rendered page only; search and Markdown alternates read the captured tree.
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

/** Copies a tree without positions and plugin data. */
function plainTree(tree: Root): Root {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => (key === 'position' || key === 'data' ? undefined : value)),
  );
}

/**
 * Converts a tag to an ordinary element with string properties, so that rehype plugins handle only one kind of node.
 */
const toElement: NonNullable<RemarkRehypeOptions['unknownHandler']> = (state, node: JsxElement) => ({
  type: 'element',
  tagName: node.name ?? 'div',
  properties: Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attributeOf(node, attribute.name)]] : [],
    ),
  ),
  children: state.all(node),
  position: node.position,
});

function footnoteOptions(locale: Locale): RemarkRehypeOptions {
  return {
    clobberPrefix: '',
    footnoteLabel: translate(locale, 'mdx.footnotes'),
    footnoteLabelProperties: {},
    footnoteBackLabel: (index, repetition) =>
      translate(locale, 'mdx.footnoteBack', { number: repetition > 1 ? `${index + 1}-${repetition}` : index + 1 }),
  };
}

/**
 * Makes each heading a link to itself, which needs neither additional text nor an icon. Headings that contain a link or
 * a button are skipped, because links can't contain either.
 */
const HEADING_LINK_OPTIONS: HeadingLinkOptions = {
  behavior: 'wrap',
  test: (heading) => heading.properties.id !== 'footnote-label' && !select('a, button', heading),
};
