import type { Project } from '../project';
import { browser, type Detector, type Sabotage } from '../sabotage';

/** Adds rules at the end of every stylesheet of the exported site. */
const addCss = (rules: string) => (project: Project) => {
  for (const file of project.find('out', /\.css$/)) project.write(file, `${project.read(file)}\n${rules}`);
};

const restyle = (name: string, promise: string, rules: string, detector: Detector): Sabotage => ({
  name,
  promise,
  apply: addCss(rules),
  detector,
});

/** Defects of what readers see. */
export const STYLE_SABOTAGES: readonly Sabotage[] = [
  restyle(
    'articles are wider than a phone',
    'specification: layout',
    '@layer { article { min-width: 700px } } article { min-width: 700px !important }',
    browser('layout/fit.spec.ts', 'doc fits every width in en'),
  ),
  restyle(
    'text is too pale to read',
    'accessibility',
    'article p { color: #b9c0c0 !important }',
    browser('layout/accessibility.spec.ts', 'finds nothing on doc'),
  ),
  restyle(
    'buttons are too small for a finger',
    'accessibility',
    'header button { inline-size: 12px !important; block-size: 12px !important; min-inline-size: 0 !important; min-block-size: 0 !important; padding: 0 !important; overflow: hidden; margin: 0 !important }',
    browser('layout/fit.spec.ts', 'targets are 24 px'),
  ),
  restyle(
    'nobody sees where the keyboard is',
    'accessibility',
    '*, *:focus-visible { outline: none !important; box-shadow: none !important }',
    browser('layout/frame.spec.ts', 'shows where the keyboard focus is'),
  ),
  restyle(
    'paper shows the navigation',
    'specification: print',
    '@media print { header, header nav { display: block !important } }',
    browser('layout/print.spec.ts', 'paper shows the article alone'),
  ),
  restyle(
    'the dark mode has the page of the light one',
    'contract 5: colour mode',
    ':root[data-theme] { color-scheme: light !important } :root, body { background: #fff !important }',
    browser('layout/color-mode.spec.ts', 'never shows the other colour'),
  ),
  restyle(
    'pictures of the WebUI show both color modes at once',
    'specification: reading',
    'article a[data-zoom] { display: block !important }',
    browser('screenshots.spec.ts', 'and loads no other'),
  ),
  restyle(
    'code keeps its light colours in the dark mode',
    'contract 5: colour mode',
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
    browser('layout/fit.spec.ts', 'doc does not shift while it loads'),
  ),
];
