import './island-controls.css';

import { useState } from 'react';
import { copyText } from '@/components/ui/copy-text';
import type { Say } from './create-say';

/** How long the outcome is shown. */
const SHOWN_MS = 2500;

/** What a copy button says, which is the same in all islands (`code.*`). */
export type CopyWord = 'copied' | 'copyFailed';

interface CopyButtonProps {
  label: string;
  /** Asked for the text when the button is pressed. */
  getText: () => string;
  say: Say<CopyWord>;
}

/** A button that copies a text and says so, on the screen and to screen readers. */
export function CopyButton({ label, getText, say }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    setOutcome(say((await copyText(getText())) ? 'copied' : 'copyFailed'));
    setTimeout(() => setOutcome(''), SHOWN_MS);
  };
  return (
    <span className="island-copy">
      <button type="button" className="island-button" onClick={copy}>
        {label}
      </button>
      <span role="status">{outcome}</span>
    </span>
  );
}
