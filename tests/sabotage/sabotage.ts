import type { Project } from './project';

/** A test that has to fail on the broken site. */
export type Detector =
  | {
      /** A browser test, run against the exported site. */
      kind: 'browser';
      /** Path below tests/browser. */
      spec: string;
      /** Part of the test's full title. */
      title: string;
    }
  | {
      /** A unit test file. */
      kind: 'unit';
      file: string;
    }
  | {
      /** A step of `npm test` without tests of its own. */
      kind: 'step';
      name: 'types' | 'lint' | 'unused code' | 'content' | 'build';
    };

/** One deliberate defect, and the test that has to notice it. */
export interface Sabotage {
  /** The defect, as a reader or maintainer would report it. Unique. */
  name: string;
  /** The promise it breaks: a section of the site's contract, or a house rule. */
  promise: string;
  /** Introduces the defect. Edits below `out/` are tested as they are; edits of sources need `rebuild` for browser tests. */
  apply: (project: Project) => void;
  /** Build the site again after the edit. */
  rebuild?: boolean;
  detector: Detector;
}

export const browser = (spec: string, title: string): Detector => ({ kind: 'browser', spec, title });
export const unit = (file: string): Detector => ({ kind: 'unit', file });
export const step = (name: Extract<Detector, { kind: 'step' }>['name']): Detector => ({ kind: 'step', name });

/** A passage of the sources that is replaced, and the site built again. */
export const change = (
  name: string,
  promise: string,
  [file, passage, replacement]: [file: string, passage: string, replacement: string],
  detector: Detector,
): Sabotage => ({
  name,
  promise,
  apply: (project) => project.replace(file, passage, replacement),
  // The tests of the fixture site build it themselves.
  ...(detector.kind === 'browser' && !detector.spec.startsWith('fixture/') ? { rebuild: true } : {}),
  detector,
});
