import './island-controls.css';

import { useState } from 'react';
import { copyText } from '@/components/ui/copy-text';

/** How long the outcome is shown. */
const SHOWN_MS = 2500;

interface CopyButtonProps {
  label: string;
  /** Asked for the text when the button is pressed. */
  getText: () => string;
  words: Record<'copied' | 'copyFailed', string>;
}

/** A button that copies a text and says so, on the screen and to screen readers. */
export function CopyButton({ label, getText, words }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    setOutcome((await copyText(getText())) ? words.copied : words.copyFailed);
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
