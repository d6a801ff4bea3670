import './compose-builder-form.css';

import { useEffect, useState } from 'react';
import {
  type ComposeChoices,
  checkChoices,
  DEFAULT_CHOICES,
  readChoices,
  statusOf,
  writeChoices,
} from '@/lib/compose/compose-choices';
import { compareLines } from '@/lib/compose/compose-file';
import { followAddressState, readAddressState, writeAddressState } from '../address-state';
import { createTranslate } from '../create-translate';
import { defineIsland } from '../define-island';
import { type BuilderTranslate, ComposeForm } from './compose-form';
import { ComposeCommands, ComposeFileOutput, LatestLines } from './compose-output';

const NAME = 'compose-builder';
const TONES = { ready: 'tip', broken: 'warning', invalid: 'danger' };

interface ComposeBuilderProps {
  /** The address of the page on Docker. */
  page: string;
  words: Record<string, string>;
  /** The choices behind the sample on the page. */
  sample: ComposeChoices;
}

function ComposeBuilderIsland({ words, page, sample }: ComposeBuilderProps) {
  const t: BuilderTranslate = createTranslate(words);
  const [isRemembered, setIsRemembered] = useState(() => readStoredState() !== null);
  const [choices, setChoices] = useState(readInitialChoices);
  const [latestLines, setLatestLines] = useState<readonly string[]>([]);
  useEffect(() => followAddressState(NAME, (state) => setChoices(readChoices(state))), []);
  const findings = checkChoices(choices);
  const status = statusOf(findings);
  // The file of the last choices that work, which a mistake leaves in place.
  const [usableChoices, setUsableChoices] = useState(() => (status === 'invalid' ? createDefaultChoices() : choices));
  if (status !== 'invalid' && usableChoices !== choices) setUsableChoices(choices);
  const updateChoices = (next: ComposeChoices) => {
    setChoices(next);
    if (statusOf(checkChoices(next)) !== 'invalid') setLatestLines(newLines(next, usableChoices));
    const state = writeChoices(next);
    writeAddressState(NAME, state);
    if (isRemembered) storeState(state);
  };
  const toggleStorage = (isEnabled: boolean) => {
    setIsRemembered(isEnabled);
    storeState(isEnabled ? writeChoices(choices) : null);
  };
  return (
    <div className="compose-builder-body">
      <div className="compose-builder-columns">
        <div>
          <ComposeForm {...{ choices, findings, t, page }} onChange={updateChoices} />
          {status !== 'invalid' && <LatestLines t={t} lines={latestLines} />}
        </div>
        <div className="compose-builder-output">
          <p role="status" className="island-verdict" data-tone={TONES[status]}>
            <strong>{t(status)}</strong>
          </p>
          <ComposeFileOutput {...{ sample, t }} choices={usableChoices} isOutdated={status === 'invalid'} />
        </div>
      </div>
      <ComposeCommands {...{ t, page }} choices={usableChoices} />
      <div className="island-actions">
        <label className="island-choice">
          <input
            type="checkbox"
            name="remember"
            checked={isRemembered}
            onChange={({ target }) => toggleStorage(target.checked)}
          />
          {t('remember')}
        </label>
        <button type="button" className="button" onClick={() => updateChoices(createDefaultChoices())}>
          {t('reset')}
        </button>
      </div>
      <p className="island-note">{t('privacy')}</p>
    </div>
  );
}

/** Returns the new lines of the file, without their common indent. */
function newLines(choices: ComposeChoices, before: ComposeChoices): string[] {
  const lines = compareLines(choices, before).flatMap(({ line, isNew }) => (isNew ? [line] : []));
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent));
}

function readInitialChoices(): ComposeChoices {
  const state = readAddressState(NAME) ?? readStoredState();
  return state === null ? createDefaultChoices() : readChoices(state);
}

function createDefaultChoices(): ComposeChoices {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...DEFAULT_CHOICES, timeZone: timeZone || DEFAULT_CHOICES.timeZone };
}

function readStoredState(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function storeState(state: string | null): void {
  try {
    if (state === null) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, state);
  } catch {
    // The builder works without local storage.
  }
}

export const island = defineIsland(ComposeBuilderIsland);
