import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';

/** A scratch copy of the project whose files a sabotage edits; every edit can be undone. */
export class Project {
  readonly #root: string;
  readonly #originals = new Map<string, Buffer | undefined>();

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Returns the files of a folder whose path in the folder matches a pattern, with paths relative to the project.
   *
   * @throws Error when no file matches
   */
  find(folder: string, pattern: RegExp): string[] {
    const files = readdirSync(path.join(this.#root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => pattern.test(file))
      .map((file) => `${folder}/${file}`)
      .sort();
    if (files.length === 0) throw new Error(`No file in ${folder}/ matches ${pattern}.`);
    return files;
  }

  read(file: string): string {
    return readFileSync(path.join(this.#root, file), 'utf8');
  }

  write(file: string, content: string | Uint8Array): void {
    const target = path.join(this.#root, file);
    if (!this.#originals.has(file)) this.#originals.set(file, existsSync(target) ? readFileSync(target) : undefined);
    mkdirSync(path.dirname(target), { recursive: true });
    // Removed first, because overwriting a hard link would change the original project's file.
    rmSync(target, { force: true });
    writeFileSync(target, content);
  }

  remove(file: string): void {
    const target = path.join(this.#root, file);
    if (!existsSync(target)) throw new Error(`${file} does not exist, so it can't be removed.`);
    if (!this.#originals.has(file)) this.#originals.set(file, readFileSync(target));
    rmSync(target);
  }

  /**
   * Replaces a passage of a text file.
   *
   * @throws Error when the passage doesn't occur exactly once, because the sabotage is then out of date
   */
  replace(file: string, passage: string, replacement: string): void {
    const text = this.read(file);
    const count = text.split(passage).length - 1;
    if (count !== 1) throw new Error(`${file} contains ${JSON.stringify(passage)} ${count} times, not once.`);
    this.write(
      file,
      text.replace(passage, () => replacement),
    );
  }

  /** Edits the parsed HTML of an exported page such as `en/docs/intro`, in both of its files. */
  editPage(page: string, edit: (tree: Root) => void): void {
    const files = [`out/${page}.html`, `out/${page}/index.html`].filter((file) =>
      existsSync(path.join(this.#root, file)),
    );
    if (files.length === 0) throw new Error(`out/ has no page ${page}.`);
    for (const file of files) this.#editHtml(file, edit);
  }

  /** Edits the elements of a page that match a selector. */
  editElements(page: string, selector: string, edit: (element: Element) => void): void {
    this.editPage(page, (tree) => {
      const elements = selectAll(selector, tree);
      if (elements.length === 0) throw new Error(`${page} has no ${selector}.`);
      for (const element of elements) edit(element);
    });
  }

  /** Edits the elements that match a selector on every exported page. */
  editEveryPage(selector: string, edit: (element: Element) => void): void {
    for (const file of this.find('out', /\.html$/)) {
      this.#editHtml(file, (tree) => {
        for (const element of selectAll(selector, tree)) edit(element);
      });
    }
  }

  /** Undoes every edit. */
  restore(): void {
    for (const [file, original] of this.#originals) {
      const target = path.join(this.#root, file);
      rmSync(target, { force: true });
      if (original) writeFileSync(target, original);
    }
    this.#originals.clear();
  }

  /** Replaces a folder of the project with a copy. */
  restoreFolder(folder: string, copy: string): void {
    rmSync(path.join(this.#root, folder), { recursive: true, force: true });
    cpSync(copy, path.join(this.#root, folder), { recursive: true });
  }

  #editHtml(file: string, edit: (tree: Root) => void): void {
    const tree = fromHtml(this.read(file));
    edit(tree);
    this.write(file, toHtml(tree));
  }
}
