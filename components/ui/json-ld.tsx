import type { Graph } from 'schema-dts';

/** What a page is, for search engines. Shows nothing. */
export function JsonLd({ graph }: { graph: Graph }) {
  // The closing tag of a script must not stand in it, whatever a title says.
  const text = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
