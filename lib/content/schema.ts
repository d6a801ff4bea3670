/**
 * Shapes of what writers put into files, each described once; types are inferred.
 */
import { z } from 'zod';

const text = z.string().trim().min(1);

/** Ports and versions are keywords too, and YAML reads them as numbers. */
const keywords = z.array(z.union([text, z.number().transform(String)])).default([]);

export const DocFrontMatter = z.strictObject({
  title: text,
  description: text,
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  keywords,
});

export const PageFrontMatter = z.strictObject({
  title: text,
  description: text,
  keywords,
});

/** `_category.json` */
export const CategoryFile = z.strictObject({
  label: text,
  position: z.number().optional(),
  description: text.optional(),
  slug: text.optional(),
});

export type DocFrontMatter = z.infer<typeof DocFrontMatter>;
export type PageFrontMatter = z.infer<typeof PageFrontMatter>;
export type CategoryFile = z.infer<typeof CategoryFile>;
