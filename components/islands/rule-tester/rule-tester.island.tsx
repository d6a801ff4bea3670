import './rule-tester-answer.css';

import { useEffect, useMemo, useRef, useState } from 'react';
import { isListName, type ListName } from '@/lib/rules/rule-list';
import {
  comparedValue,
  MAX_ADDRESS_RULES_LENGTH,
  MAX_RULES_LENGTH,
  readState,
  type TesterState,
  writeState,
} from '@/lib/rules/tester-state';
import { writeRules } from '@/lib/rules/write-rules';
import { followAddressState, readAddressState, writeAddressState } from '../address-state';
import { CopyButton } from '../copy-button';
import { createSay } from '../create-say';
import { defineIsland } from '../define-island';
import { useFieldValue } from '../field-values';
import type { TesterAnswer } from './answer-question';
import { type Asker, createAsker } from './ask-worker';
import { RuleTesterAnswer } from './rule-tester-answer';
import { RuleTesterFields, type SayInTester } from './rule-tester-fields';

const NAME = 'rule-tester';

export interface RuleTesterProps {
  words: Record<string, string>;
  state: TesterState;
  /** To the initial state, so that it shows at once. */
  answer: TesterAnswer;
  defaults: Record<ListName, string[]>;
  isSmall: boolean;
}

function RuleTesterIsland({ words, state: initial, answer: initialAnswer, defaults, isSmall }: RuleTesterProps) {
  const say: SayInTester = useMemo(() => createSay(words), [words]);
  const entered = useEntered(initial);
  const [state, setState] = useState(entered);
  const [answer, setAnswer] = useState(initialAnswer);
  const [isBusy, setBusy] = useState(false);
  const asker = useRef<Asker>(undefined);
  const value = comparedValue(state);
  const shipped = defaults[state.list];

  useEffect(() => {
    asker.current = createAsker((next) => {
      setAnswer(next);
      setBusy(false);
    });
    return () => asker.current?.close();
  }, []);
  const isInitial = state === initial;
  useEffect(() => {
    if (isInitial) return;
    setBusy(true);
    asker.current?.ask({ rules: state.rules, list: state.list, value, defaults: shipped });
  }, [isInitial, state.rules, state.list, value, shipped]);
  const [isUnfolded, setUnfolded] = useState(() => readState(readAddressState(NAME)) !== undefined);
  useEffect(
    () =>
      followAddressState(NAME, (text) => {
        const next = readState(text);
        if (!next) return;
        setState(next);
        setUnfolded(true);
      }),
    [],
  );

  const change = (part: Partial<TesterState>) => {
    const next = { ...state, ...part };
    // The field keeps what it had: a browser needs seconds to lay out so much.
    if (next.rules.length > MAX_RULES_LENGTH) return asker.current?.ask({ ...next, defaults: shipped });
    setState(next);
    writeAddressState(NAME, writeState(next));
  };
  const texts = 'texts' in answer ? answer.texts : [];
  const isInvalid = answer.kind === 'rejected' || answer.kind === 'unreadable' || answer.kind === 'no-list';

  return (
    <section className="rule-tester" aria-label={say('label')}>
      <RuleTesterFields {...{ say, state, isSmall, isUnfolded, isInvalid }} onChange={change} />
      <div className="rule-tester-actions">
        <button
          type="button"
          className="island-button"
          onClick={() => change({ rules: writeRules(shipped, state.list) })}
        >
          {say('defaults')}
        </button>
        <CopyButton
          label={say('copyYaml')}
          getText={() => (texts.length > 0 ? writeRules(texts, state.list) : state.rules)}
          say={say}
        />
        <CopyButton
          label={say('copyLink')}
          getText={() => {
            writeAddressState(NAME, writeState(state));
            return location.href;
          }}
          say={say}
        />
      </div>
      <div className="rule-tester-answer" aria-busy={isBusy}>
        <RuleTesterAnswer {...{ say, answer }} defaults={shipped} />
      </div>
      <p className="rule-tester-privacy">
        {say('privacy')} {state.rules.length > MAX_ADDRESS_RULES_LENGTH && say('tooLongForLink')}
      </p>
    </section>
  );
}

/** What the address has, else what the reader typed into the fallback, else what the page begins with. */
function useEntered(initial: TesterState): TesterState {
  const rules = useFieldValue('rules') ?? initial.rules;
  const value = useFieldValue('value') ?? initial.value;
  const list = useFieldValue('list');
  const short = useFieldValue('short');
  return useMemo(() => {
    const fromAddress = readState(readAddressState(NAME));
    if (fromAddress) return fromAddress;
    const entered = {
      list: isListName(list) ? list : initial.list,
      isShort: short === undefined ? initial.isShort : short !== '',
      rules,
      value,
    };
    const isSame = writeState(entered) === writeState(initial) && rules === initial.rules;
    return isSame ? initial : entered;
  }, [initial, rules, value, list, short]);
}

export const island = defineIsland(RuleTesterIsland);
