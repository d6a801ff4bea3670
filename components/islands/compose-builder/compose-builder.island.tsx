import './compose-builder-form.css';

import { useEffect, useState } from 'react';
import { checkChoices, isUsable } from '@/lib/compose/check-choices';
import { type ComposeChoices, readChoices, SAMPLE_CHOICES, writeChoices } from '@/lib/compose/compose-choices';
import { followAddressState, readAddressState, writeAddressState } from '../address-state';
import { createSay } from '../create-say';
import { defineIsland } from '../define-island';
import { ComposeForm, type ComposeFormProps, type SayInBuilder } from './compose-form';
import { ComposeOutput } from './compose-output';

const NAME = 'compose-builder';

interface ComposeBuilderProps extends Pick<ComposeFormProps, 'links'> {
  words: Record<string, string>;
  /** Where to paste the file on a NAS. */
  nasHref: string;
}

function ComposeBuilderIsland({ words, links, nasHref }: ComposeBuilderProps) {
  const say: SayInBuilder = createSay(words);
  const [isRemembered, setIsRemembered] = useState(() => recall() !== null);
  const [choices, setChoices] = useState(firstChoices);
  useEffect(() => followAddressState(NAME, (state) => setChoices(readChoices(state))), []);
  const findings = checkChoices(choices);
  const change = (next: ComposeChoices) => {
    setChoices(next);
    const state = writeChoices(next);
    writeAddressState(NAME, state);
    if (isRemembered) remember(state);
  };
  const setRemembered = (isWanted: boolean) => {
    setIsRemembered(isWanted);
    remember(isWanted ? writeChoices(choices) : null);
  };
  return (
    <div className="compose-builder-body">
      <p className="compose-builder-note">{say('privacy')}</p>
      <ComposeForm {...{ choices, say, links }} onChange={change} />
      <p role="status" data-error={statusOf(findings) === 'ready' ? undefined : true}>
        {say(statusOf(findings))}
      </p>
      {isUsable(findings) && <ComposeOutput {...{ choices, say, nasHref }} />}
      <div className="compose-builder-actions">
        <label className="compose-builder-flag">
          <input
            type="checkbox"
            name="remember"
            checked={isRemembered}
            onChange={({ target }) => setRemembered(target.checked)}
          />
          {say('remember')}
        </label>
        <button type="button" className="island-button" onClick={() => change(ownDefaults())}>
          {say('reset')}
        </button>
      </div>
    </div>
  );
}

function statusOf(findings: ReturnType<typeof checkChoices>): 'ready' | 'broken' | 'invalid' {
  if (!isUsable(findings)) return 'invalid';
  return findings.includes('downloaderBridge') ? 'broken' : 'ready';
}

/** Of the address, or else what was remembered, or else the sample in the reader's time zone. */
function firstChoices(): ComposeChoices {
  const state = readAddressState(NAME) ?? recall();
  return state === null ? ownDefaults() : readChoices(state);
}

function ownDefaults(): ComposeChoices {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...SAMPLE_CHOICES, timeZone: timeZone || SAMPLE_CHOICES.timeZone };
}

function recall(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function remember(state: string | null): void {
  try {
    if (state === null) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, state);
  } catch {
    // Without storage, only remembering is lost.
  }
}

export const island = defineIsland(ComposeBuilderIsland);
