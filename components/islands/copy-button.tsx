import './island-controls.css';

import { useState } from 'react';
import { copyText } from '@/components/ui/copy-text';
import type { Translate } from './create-translate';

const STATUS_MS = 2500;

/** The messages of a copy button, which all islands share (`code.*`). */
export type CopyKey = 'copied' | 'copyFailed';

interface CopyButtonProps {
  label: string;
  getText: () => string;
  t: Translate<CopyKey>;
  /** Whether this is the tool's leading action. */
  isPrimary?: boolean;
}

/** A button that copies text and announces the outcome. */
export function CopyButton({ label, getText, t, isPrimary }: CopyButtonProps) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    setStatus(t((await copyText(getText())) ? 'copied' : 'copyFailed'));
    setTimeout(() => setStatus(''), STATUS_MS);
  };
  return (
    <span className="island-copy">
      <button type="button" className="button" data-primary={isPrimary} onClick={copy}>
        {label}
      </button>
      <span role="status">{status}</span>
    </span>
  );
}
