/** Schemas of the front matter and data files in `content/`. Each is the only description of its file. */
import { z } from 'zod';
import { byLocale, DEFAULT_LOCALE, fillLocales, LOCALES } from '@/lib/locales';
import { typographicApostrophes } from '@/lib/typographic-apostrophes';

/** XML, and so feeds, can't contain control characters. UTF-8 can't encode lone surrogates. */
const text = z
  .string()
  .trim()
  .min(1)
  .regex(/^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u, 'Remove the invisible control characters')
  .overwrite(typographicApostrophes);

/** Shown in search results, feeds and link previews, where a shorter description tells readers nothing. */
const description = text.regex(/^$|.{8}/su, 'Say in a sentence of at least 8 characters what the page is for');

/** YAML would take several keywords for one. */
const keyword = text.regex(
  /^[^,，、；“”‘]*$/,
  'Write a half-width comma between keywords, and half-width quotation marks',
);

/** YAML parses ports and versions as numbers, and both are useful keywords. */
const keywords = z.array(z.union([keyword, z.number().transform(String)])).default([]);

export const DocFrontMatter = z.strictObject({
  title: text,
  description,
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  /** On the category's page, the heading above this doc and those that follow. */
  group: text.optional(),
  /** Whether the category's page marks this doc as the one to choose in doubt. */
  recommended: z.boolean().optional(),
  keywords,
  /** Whether each heading of level 3 is a question, which the search finds as a page of its own. */
  questions: z.boolean().default(false),
  /** The part of the WebUI that the page is about, as a prefix of the keys of its texts. */
  webui: z
    .string()
    .regex(/^\w[\w-]*(\.[\w-]+)*$/, 'Write a prefix of keys such as page.ipList')
    .optional(),
});

export const PageFrontMatter = DocFrontMatter.pick({ title: true, description: true, keywords: true });

/** `_category.json` */
export const CategoryFile = z.strictObject({
  label: text,
  position: z.number().optional(),
  description: text.optional(),
  /** Last segment of the category's address, in letters of any script. */
  slug: z
    .string()
    .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u, 'Use letters and digits, with hyphens between words')
    .optional(),
});

/** Only the text in the default language is required; the others fall back to it, as docs do. */
export const localizedText = z
  .strictObject({ ...byLocale(() => text.optional()), [DEFAULT_LOCALE]: text })
  .transform((texts) => fillLocales(texts));

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters and digits, with hyphens between words');

const knownId = (file: string, ids: readonly string[]) =>
  z.enum(ids, `Add it to ${file}, or write one of ${ids.join(', ')}`);

/** Creates the schema of a blog post's front matter, which accepts only the given authors and tags. */
export const postFrontMatter = ({ authors, tags }: { authors: readonly string[]; tags: readonly string[] }) =>
  z.strictObject({
    /** Defaults to the slug in the file's name. */
    slug: slug.optional(),
    title: text,
    description,
    authors: z.array(knownId('content/authors.json', authors)).min(1),
    tags: z.array(knownId('content/tags.json', tags)).default([]),
    /** Defaults to the date in the file's name. */
    date: z.iso.date('Write a day such as 2026-11-21').optional(),
  });

/** `content/authors.json`: by id. */
export const AuthorsFile = z.record(
  slug,
  z.strictObject({
    name: text,
    /** Last segment of the address of the author's page. Defaults to the id. */
    slug: slug.optional(),
    about: localizedText,
    url: z.url({ protocol: /^https?$/, error: 'Write a full address such as https://github.com/name' }).optional(),
  }),
);

/** `content/tags.json`: by id, which is also the last segment of the tag's address. */
export const TagsFile = z.record(slug, z.strictObject({ label: localizedText, description: localizedText }));

/** The path of a page, not encoded, without characters that have a meaning in file names and host configurations. */
const SITE_PATH = '/(?:(?!\\.{1,2}(?:[/#]|$))[\\p{L}\\p{N} ._~+,()@!-]+(?:/(?!$|#)|(?=$|#)))*';
const sitePath = z
  .string()
  .regex(
    new RegExp(`^${SITE_PATH}$`, 'u'),
    'Write it from the root, such as /en/docs/faq, without query and final slash, in letters, digits and hyphens',
  );

/** `content/redirects.json` */
export const Redirects = z.strictObject({
  /** New addresses, optionally with a fragment, by old addresses. */
  pages: z
    .record(
      sitePath,
      z
        .string()
        .regex(
          new RegExp(`^${SITE_PATH}(?:#[\\p{L}\\p{N}._~-]+)?$`, 'u'),
          'Write it from the root, such as /en/docs/faq or /en/docs/faq#webui',
        ),
    )
    .default({}),
  /** By page: current ids of headings and of links to moved questions, by old ids. */
  anchors: z.record(sitePath, z.record(text, text)).default({}),
});

/** `content/deep-links.json` */
export const DeepLinks = z.array(
  z.strictObject({
    path: sitePath,
    anchor: text.nullable(),
    /** Where in the tool the link is shown. */
    from: text,
  }),
);

/** `content/translations.json`, by locale and doc id: hashes of the original's sections at the last translation. */
export const TranslationRecord = z.partialRecord(
  z.enum(LOCALES),
  z.record(z.string(), z.record(z.string(), z.string())),
);

export type DocFrontMatter = z.infer<typeof DocFrontMatter>;
export type PageFrontMatter = z.infer<typeof PageFrontMatter>;
export type CategoryFile = z.infer<typeof CategoryFile>;
export type PostFrontMatter = z.infer<ReturnType<typeof postFrontMatter>>;
export type AuthorsFile = z.infer<typeof AuthorsFile>;
export type TagsFile = z.infer<typeof TagsFile>;
export type Redirects = z.infer<typeof Redirects>;
export type DeepLinks = z.infer<typeof DeepLinks>;
export type TranslationRecord = z.infer<typeof TranslationRecord>;

/** `asks/<doc id>.yml`: by section id, questions in readers' own words that the section answers. */
export const AsksFile = z.record(z.string(), z.array(text).min(1).max(20, 'Keep the best 20 questions of the section'));
