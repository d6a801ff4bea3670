import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

const FIXTURES = new URL('../fixtures/', import.meta.url).pathname;

/** Validates an Atom feed with libxml2 and returns the error messages. */
export async function validateAtom(xml: string): Promise<string[]> {
  const schema = readSchema(path.join(FIXTURES, 'atom.rng'));
  const { errors } = await validateXML({ xml, schema, extension: 'relaxng' });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** Validates a sitemap with libxml2 and returns the error messages. */
export async function validateSitemap(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml,
    schema: readSchema(path.join(FIXTURES, 'sitemap-with-links.xsd')),
    preload: ['node_modules/sitemap/schema/sitemap.xsd', path.join(FIXTURES, 'xhtml-link.xsd')].map(readSchema),
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

function readSchema(file: string) {
  return { fileName: path.basename(file), contents: readFileSync(file, 'utf8') };
}
