import { browser, change, type Sabotage } from '../sabotage';

const MOUNT = 'components/islands/mount.ts';
const DEFINE = 'components/islands/define-island.tsx';

/** Defects of interactive components. */
export const ISLAND_SABOTAGES: readonly Sabotage[] = [
  change(
    'a crashed island shows nothing',
    'house rule: islands',
    [DEFINE, 'onCrash?.(render);', ''],
    browser('islands.spec.ts', 'an island that crashes shows an error'),
  ),
  change(
    'Try again after a crash does nothing',
    'house rule: islands',
    [DEFINE, 'onCrash?.(render);', 'onCrash?.(() => {});'],
    browser('islands.spec.ts', 'an island that crashes shows an error'),
  ),
  change(
    'an island loses text typed before it mounts',
    'house rule: islands',
    [DEFINE, 'value={values}', 'value={new Map()}'],
    browser('islands.spec.ts', 'text typed before the island mounts'),
  ),
  change(
    'an island replaces the field during a composition',
    'contract 6: input methods',
    [MOUNT, "while (this.#isComposing) await nextTaskAfter(this, 'compositionend');", ''],
    browser('islands.spec.ts', 'the fallback is not replaced during a composition'),
  ),
  change(
    'React loads before the reader approaches an island',
    'specification: bytes of a first visit',
    [MOUNT, "if (hasIntent || (load === 'query'", "if (!hasIntent || (load === 'query'"],
    browser('islands.spec.ts', 'React loads only when the pointer reaches an island'),
  ),
  change(
    'an island stays mounted after its page is closed',
    'house rule: islands',
    [MOUNT, 'this.#unmount?.();', ''],
    browser('islands.spec.ts', 'an island unmounts with its page'),
  ),
  change(
    'Retry of an island whose script is missing does nothing',
    'house rule: islands',
    [MOUNT, '() => void this.#load(true)', '() => {}'],
    browser('islands.spec.ts', 'an island whose script is missing'),
  ),
];
