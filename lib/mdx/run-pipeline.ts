import type { Root } from 'hast';
import { select } from 'hast-util-select';
import type { Root as MdastRoot } from 'mdast';
import { serialize } from 'next-mdx-remote/serialize';
import rehypeAutolinkHeadings, { type Options as HeadingLinkOptions } from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import type { Options as RemarkRehypeOptions } from 'remark-rehype';
import type { Processor } from 'unified';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { CompileContext } from './context';
import { FOOTNOTES_ID, recordHeadings, takeHeadingId } from './headings';
import { expandReference } from './html/expand-reference';
import { highlightCode } from './html/highlight-code';
import { adjustInline, explainTerms } from './html/inline-additions';
import { insertDrawings } from './html/insert-drawings';
import { labelCells } from './html/label-cells';
import { normalizeElements, setApostrophes } from './html/normalize-elements';
import { resolveScreenshots } from './html/resolve-screenshots';
import { checkImages, checkLink } from './markdown/check-addresses';
import { checkConfigSample } from './markdown/check-config-sample';
import { checkLookalikes, endBareAddresses } from './markdown/check-lookalikes';
import { checkQuotes, formatUiLabels } from './markdown/check-quotes';
import { checkScriptFields } from './markdown/check-script-fields';
import { checkStructure, checkTags } from './markdown/check-tags';
import { checkAvoidedWords, checkPlainText } from './markdown/check-text';
import { convertAdmonitions } from './markdown/convert-admonitions';
import { fillQuestions } from './markdown/fill-questions';
import { includePartials } from './markdown/include-partials';
import { joinCjkLines } from './markdown/join-cjk-lines';
import { parseMarkdown } from './markdown/parse-markdown';
import { attributeOf, type JsxElement, replaceElements, walkNodes } from './tree';

/** Transforms the Markdown tree of a page or a partial. */
function transformMarkdown(tree: MdastRoot, context: CompileContext): void {
  endBareAddresses(tree, context);
  checkTags(tree, context);
  walkNodes(tree, (node) => {
    checkStructure(node, context);
    takeHeadingId(node, context);
    checkPlainText(node, context);
  });
  checkLookalikes(tree, context);
  formatUiLabels(tree, context);
  checkAvoidedWords(tree, context);
  convertAdmonitions(tree, context);
  walkNodes(tree, (node) => {
    checkQuotes(node, context);
    checkLink(node, context);
    checkConfigSample(node, context);
    joinCjkLines(node);
  });
  checkScriptFields(tree, context);
  checkImages(tree, context);
}

/** Compiles a text. Returns the source for `MDXRemote`, and the tree for plain forms. */
export async function runPipeline(context: CompileContext): Promise<{ compiledSource: string; tree: Root }> {
  let tree: Root = { type: 'root', children: [] };
  const { compiledSource } = await serialize(context.body, {
    blockJS: true,
    mdxOptions: {
      tableCellAlignToStyle: false,
      remarkPlugins: [
        [replaceParser, context],
        () => (root) => {
          transformMarkdown(root, context);
          includePartials(root, context, transformMarkdown);
          fillQuestions(root, context);
        },
      ],
      remarkRehypeOptions: {
        ...footnoteOptions(context.locale),
        handlers: { mdxJsxFlowElement: toElement, mdxJsxTextElement: toElement },
      },
      rehypePlugins: [
        () => (root: Root) => {
          normalizeElements(root);
          expandReference(root, context);
        },
        rehypeSlug,
        () => async (root: Root) => {
          setApostrophes(root);
          recordHeadings(root, context);
          resolveScreenshots(root, context);
          // After these, because the next ones add thousands of nodes.
          insertDrawings(root, context);
          await highlightCode(root, context);
          tree = plainTree(root);
          // Only the rendered page needs the following.
          labelCells(root);
          adjustInline(root);
          explainTerms(root, context);
        },
        [rehypeAutolinkHeadings, HEADING_LINK_OPTIONS],
      ],
    },
  });
  return { compiledSource, tree };
}

/** Replaces the parser of MDX, to which expressions and imports are code. */
function replaceParser(this: Processor, context: CompileContext): void {
  this.parser = () => parseMarkdown(context);
}

/** Copies a tree without positions, plugin data, and narrow drawings, which repeat the words of the wide ones. */
function plainTree(tree: Root): Root {
  const isMeta = (key: string) => key === 'position' || key === 'data';
  const copy: Root = JSON.parse(JSON.stringify(tree, (key, value: unknown) => (isMeta(key) ? undefined : value)));
  replaceElements(copy, ({ properties }) => (properties.dataNarrow === undefined ? undefined : []));
  return copy;
}

/** Converts a tag to an ordinary element with string properties, so that rehype plugins handle only one kind of node. */
const toElement: NonNullable<RemarkRehypeOptions['unknownHandler']> = (state, node: JsxElement) => ({
  type: 'element',
  tagName: node.name ?? 'div',
  properties: Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      'name' in attribute ? [[attribute.name, attributeOf(node, attribute.name)]] : [],
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

/** Makes each heading a link to itself, unless it contains a link or a button, which links can't contain. */
const HEADING_LINK_OPTIONS: HeadingLinkOptions = {
  behavior: 'wrap',
  test: (heading) => heading.properties.id !== FOOTNOTES_ID && !select('a, button', heading),
};
