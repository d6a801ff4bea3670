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
      /** A step of `npm test` that passes or fails as a whole. */
      kind: 'step';
      name: 'types' | 'lint' | 'unused code' | 'content' | 'build';
    };

/** A deliberate defect and the test that has to detect it. */
export interface Sabotage {
  /** The defect, as a reader or maintainer would report it. Unique. */
  name: string;
  /** The promise it breaks: a section of the site's contract, or a house rule. */
  promise: string;
  /** Introduces the defect. For browser tests, edits of sources need `rebuild`; edits of `out/` don't. */
  apply: (project: Project) => void;
  /** Whether to build the site after the edit. */
  rebuild?: boolean;
  detector: Detector;
}

export const browser = (spec: string, title: string): Detector => ({ kind: 'browser', spec, title });
export const unit = (file: string): Detector => ({ kind: 'unit', file });
export const step = (name: Extract<Detector, { kind: 'step' }>['name']): Detector => ({ kind: 'step', name });

/** Returns a sabotage that replaces a passage of a source file and rebuilds the site if the detector needs it. */
export const change = (
  name: string,
  promise: string,
  [file, passage, replacement]: [file: string, passage: string, replacement: string],
  detector: Detector,
): Sabotage => ({
  name,
  promise,
  apply: (project) => project.replace(file, passage, replacement),
  // Tests of the fixture site don't need a rebuild, because their Playwright project builds that site.
  ...(detector.kind === 'browser' && !detector.spec.startsWith('fixture/') ? { rebuild: true } : {}),
  detector,
});
