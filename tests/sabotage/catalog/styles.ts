import type { Project } from '../project';
import { browser, type Detector, type Sabotage } from '../sabotage';

/** Appends rules to every exported stylesheet. */
const appendCss = (rules: string) => (project: Project) => {
  for (const file of project.find('out', /\.css$/)) project.write(file, `${project.read(file)}\n${rules}`);
};

const restyle = (name: string, promise: string, rules: string, detector: Detector): Sabotage => ({
  name,
  promise,
  apply: appendCss(rules),
  detector,
});

/** Defects of the styles. */
export const STYLE_SABOTAGES: readonly Sabotage[] = [
  restyle(
    'articles are wider than a phone',
    'specification: layout',
    '@layer { article { min-width: 700px } } article { min-width: 700px !important }',
    browser('layout/fit.spec.ts', 'doc has no horizontal overflow at any width in en'),
  ),
  restyle(
    'text has too little contrast',
    'accessibility',
    'article p { color: #b9c0c0 !important }',
    browser('layout/accessibility.spec.ts', 'finds no violations on doc'),
  ),
  restyle(
    'buttons are too small for a finger',
    'accessibility',
    'header button { inline-size: 12px !important; block-size: 12px !important; min-inline-size: 0 !important; min-block-size: 0 !important; padding: 0 !important; overflow: hidden; margin: 0 !important }',
    browser('layout/fit.spec.ts', 'targets are at least 24 px'),
  ),
  restyle(
    'the focused element has no focus indicator',
    'accessibility',
    '*, *:focus-visible { outline: none !important; box-shadow: none !important }',
    browser('layout/frame.spec.ts', 'shows where the keyboard focus is'),
  ),
  restyle(
    'printed pages contain the navigation',
    'specification: print',
    '@media print { header, header nav { display: block !important } }',
    browser('layout/print.spec.ts', 'prints only the article'),
  ),
  restyle(
    'the dark mode has the background of the light mode',
    'contract 5: color mode',
    ':root[data-theme] { color-scheme: light !important } :root, body { background: #fff !important }',
    browser('layout/color-mode.spec.ts', 'never flashes the other mode'),
  ),
  restyle(
    'screenshots of both color modes show at once',
    'specification: reading',
    'article a[data-zoom] { display: block !important }',
    browser('screenshots.spec.ts', 'loads only the screenshot'),
  ),
  restyle(
    'code keeps its light colors in dark mode',
    'contract 5: color mode',
    'pre, pre * { color: #1b2526 !important }',
    browser('layout/color-mode.spec.ts', 'code'),
  ),
  restyle(
    'the menu button shows on wide screens',
    'contract 4: mobile menu below 997 px',
    'header button { display: inline-flex !important }',
    browser('layout/frame.spec.ts', 'has its landmarks, controls and names'),
  ),
  restyle(
    'the menu button is missing on phones',
    'contract 4: mobile menu below 997 px',
    'header [aria-expanded] { display: none !important }',
    browser('layout/main-menu.spec.ts', 'is a modal dialog'),
  ),
  restyle(
    'text moves while a page loads',
    'specification: layout',
    '@keyframes shove { from { margin-block-start: 0 } to { margin-block-start: 120px } } main { animation: shove 300ms 400ms steps(1) forwards }',
    browser('layout/fit.spec.ts', 'doc has no layout shift while it loads'),
  ),
];
