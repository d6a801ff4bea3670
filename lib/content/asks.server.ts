/** Questions in readers' own words, for the search only, by the section that answers them. */
import { errorAt, type Problem } from '@/lib/errors';
import { LOCALES, type Locale } from '@/lib/locales';
import { listFiles, projectPath, readDataFile } from './files.server';
import { AsksFile } from './schema';

/** The text before the first heading. */
export const TOP_SECTION = 'top';

export interface ParsedAsksFile {
  file: string;
  locale: Locale;
  docId: string;
  sections: ReadonlyMap<string, readonly string[]>;
}

/** Reads the questions of all docs. Skips unusable files and reports them. */
export function readAsks(root: string, problems: Problem[]): ParsedAsksFile[] {
  return LOCALES.flatMap((locale) =>
    listFiles(projectPath(root, `content/${locale}/asks`)).flatMap((name): ParsedAsksFile[] => {
      const file = `content/${locale}/asks/${name}`;
      if (!name.endsWith('.yml')) {
        const fix = 'Name it like the doc, with ".yml" at the end.';
        problems.push(errorAt(file, 'the file does not end in ".yml"', fix));
        return [];
      }
      const data = readDataFile(root, file, AsksFile, problems);
      return data ? [{ file, locale, docId: name.replace(/\.yml$/, ''), sections: new Map(Object.entries(data)) }] : [];
    }),
  );
}
