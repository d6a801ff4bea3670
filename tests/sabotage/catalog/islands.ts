import { browser, change, type Sabotage } from '../sabotage';

const MOUNT = 'components/islands/mount.ts';
const BOUNDARY = 'components/islands/island-boundary.tsx';

/** Defects of interactive components. */
export const ISLAND_SABOTAGES: readonly Sabotage[] = [
  change(
    'an island that crashes leaves an empty place',
    'house rule: islands',
    [BOUNDARY, 'return { hasCrashed: true };', 'return { hasCrashed: false };'],
    browser('islands.spec.ts', 'an island that crashes says so'),
  ),
  change(
    'Try again after a crash does nothing',
    'house rule: islands',
    [BOUNDARY, 'this.setState({ hasCrashed: false })', 'this.setState({ hasCrashed: true })'],
    browser('islands.spec.ts', 'an island that crashes says so'),
  ),
  change(
    'an island loses what was typed before it came',
    'house rule: islands',
    ['components/islands/define-island.tsx', 'value={values}', 'value={new Map()}'],
    browser('islands.spec.ts', 'what was typed before the island came'),
  ),
  change(
    'an island takes the field away while an input method composes',
    'contract 6: input methods',
    [MOUNT, "while (this.#isComposing) await nextTaskAfter(this, 'compositionend');", ''],
    browser('islands.spec.ts', 'an input method goes on composing'),
  ),
  change(
    'React is loaded before anybody comes near an island',
    'specification: bytes of a first visit',
    [MOUNT, "if (hasIntent || (load === 'query'", "if (!hasIntent || (load === 'query'"],
    browser('islands.spec.ts', 'React is loaded once somebody comes near'),
  ),
  change(
    'an island lives on after its page is gone',
    'house rule: islands',
    [MOUNT, 'this.#unmount?.();', ''],
    browser('islands.spec.ts', 'an island goes with its page'),
  ),
  change(
    'Retry of an island whose script is missing does nothing',
    'house rule: islands',
    [MOUNT, '() => void this.#load(true)', '() => {}'],
    browser('islands.spec.ts', 'an island whose script is missing'),
  ),
  change(
    'the files of an island are loaded twice where nothing is cached',
    'design, section 4: bytes',
    [MOUNT, "if (file.endsWith('.js') && !isRetry)", 'if (false)'],
    browser('islands.spec.ts', 'each file of an island is requested once'),
  ),
];
