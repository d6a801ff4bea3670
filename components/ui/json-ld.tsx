import type { Graph } from 'schema-dts';

/** The page's structured data for search engines. */
export function JsonLd({ graph }: { graph: Graph }) {
  // Escaped, so that a title can't close the script element.
  const text = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
