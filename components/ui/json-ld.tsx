import type { Graph } from 'schema-dts';

/** What a page is, for search engines. Shows nothing. */
export function JsonLd({ graph }: { graph: Graph }) {
  // A title must not be able to close the script element.
  const text = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
