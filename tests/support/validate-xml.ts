import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

const FIXTURES = new URL('../fixtures/', import.meta.url).pathname;

/** What libxml2 finds wrong with a feed; empty when it is valid Atom. */
export async function validateAtom(xml: string): Promise<string[]> {
  const schema = file(path.join(FIXTURES, 'atom.rng'));
  const { errors } = await validateXML({ xml, schema, extension: 'relaxng' });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** What libxml2 finds wrong with a sitemap; empty when it is valid. */
export async function validateSitemap(xml: string): Promise<string[]> {
  const official = 'node_modules/sitemap/schema/sitemap.xsd';
  const { errors } = await validateXML({
    xml,
    schema: file(path.join(FIXTURES, 'sitemap-with-links.xsd')),
    preload: [file(official), file(path.join(FIXTURES, 'xhtml-link.xsd'))],
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

function file(name: string) {
  return { fileName: path.basename(name), contents: readFileSync(name, 'utf8') };
}
