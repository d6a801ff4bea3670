import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';

/** A copy of the project and its built site, whose files a sabotage breaks. Every change throws when it has no effect. */
export class SiteCopy {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  read(file: string): string {
    return readFileSync(path.join(this.#root, file), 'utf8');
  }

  /** Writes a new file instead of overwriting one, because files of the copy are hard links to other files. */
  write(file: string, text: string): void {
    const target = path.join(this.#root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    rmSync(target, { force: true });
    writeFileSync(target, text);
  }

  remove(file: string): void {
    rmSync(path.join(this.#root, file));
  }

  change(file: string, change: (text: string) => string): void {
    const [text, changed] = [this.read(file), change(this.read(file))];
    if (text === changed) throw new Error(`${file} has not changed.`);
    this.write(file, changed);
  }

  /** Edits the elements of a built page such as `en/docs/intro` that match a selector, in both of its files. */
  page(page: string, selector: string, edit: (element: Element) => void): void {
    this.#editHtml([`out/${page}.html`, `out/${page}/index.html`], selector, edit);
  }

  /** Edits the elements of every built page that match a selector. */
  everyPage(selector: string, edit: (element: Element) => void): void {
    this.#editHtml(this.files('out', /\.html$/), selector, edit);
  }

  /** Adds a stylesheet to every built page. */
  style(css: string): void {
    this.write('out/sabotage.css', css);
    const link = h('link', { rel: 'stylesheet', href: '/sabotage.css' });
    this.everyPage('head', (head) => void head.children.push(link));
  }

  /** Returns the files of a folder whose names match a pattern. */
  files(folder: string, pattern: RegExp): string[] {
    const names = readdirSync(path.join(this.#root, folder), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => pattern.test(name)).map((name) => `${folder}/${name}`);
  }

  /**
   * Replaces an export of a module for all modules that import it. In the replacement, `original` is the module as it
   * was.
   */
  stub(module: string, name: string, replacement: string): void {
    const { dir, name: base, ext } = path.parse(module);
    const source = this.read(module);
    if (!new RegExp(`^export (async )?(function|const|class) ${name}\\b`, 'm').test(source))
      throw new Error(`${module} does not export ${name}.`);
    this.write(`${dir}/${base}.original${ext}`, source);
    const reexport = `import * as original from './${base}.original';\nexport * from './${base}.original';\n`;
    this.write(module, `// @ts-nocheck\n${reexport}export const ${name} = ${replacement};\n`);
  }

  #editHtml(files: readonly string[], selector: string, edit: (element: Element) => void): void {
    let count = 0;
    for (const file of files.filter((name) => existsSync(path.join(this.#root, name)))) {
      const tree = fromHtml(this.read(file));
      const elements = selectAll(selector, tree);
      count += elements.length;
      elements.forEach(edit);
      if (elements.length > 0) this.write(file, toHtml(tree));
    }
    if (count === 0) throw new Error(`No page has ${selector}.`);
  }
}
