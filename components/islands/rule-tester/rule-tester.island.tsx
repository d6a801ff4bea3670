import { useCallback, useEffect, useRef, useState } from 'react';
import {
  comparedValue,
  findExcess,
  isListName,
  type ListName,
  readState,
  type TesterState,
  writeRules,
  writeState,
} from '@/lib/rules/rule-list';
import { followAddressState, readAddressState, writeAddressState } from '../address-state';
import { CopyButton } from '../copy-button';
import { createTranslate } from '../create-translate';
import { defineIsland, useFieldValue } from '../define-island';
import { reloadPage } from '../reload-page';
import { RuleTesterFields, type TesterTranslate } from './rule-tester-fields';
import { RuleTesterResult } from './rule-tester-result';
import { createWorkerClient, type TesterResult, type WorkerClient } from './worker-client';

const NAME = 'rule-tester';
/** Results of rules that PeerBanHelper would reject. */
const INVALID_KINDS = new Set<TesterResult['kind']>(['rejected', 'unreadable', 'script', 'no-list']);

interface RuleTesterIslandProps {
  words: Record<string, string>;
  state: TesterState;
  /** The result for the initial state, which is shown without an examination. */
  result: TesterResult;
  defaults: Record<ListName, string[]>;
  isSmall: boolean;
  scriptHref: string;
}

function RuleTesterIsland({ state: initial, result: initialResult, ...props }: RuleTesterIslandProps) {
  const { words, defaults, isSmall, scriptHref } = props;
  const t: TesterTranslate = createTranslate(words);
  const [state, setState] = useState(useInitialState(initial));
  const [result, setResult] = useState(initialResult);
  const [isPending, setPending] = useState(false);
  const client = useRef<WorkerClient>(undefined);
  const value = comparedValue(state);
  const defaultRules = defaults[state.list];

  useEffect(() => {
    client.current = createWorkerClient((next) => {
      setResult(next);
      setPending(false);
    });
    return () => client.current?.close();
  }, []);
  const isInitial = state === initial;
  const send = useCallback(() => {
    setPending(true);
    client.current?.send({ rules: state.rules, list: state.list, value, defaults: defaultRules });
  }, [state.rules, state.list, value, defaultRules]);
  useEffect(() => {
    if (!isInitial) send();
  }, [isInitial, send]);
  const wasExpanded = useFieldValue('expanded') === 'open';
  const [isExpanded, setExpanded] = useState(() => wasExpanded || readState(readAddressState(NAME)) !== undefined);
  useEffect(
    () =>
      followAddressState(NAME, (text) => {
        const next = readState(text);
        if (!next) return;
        setState(next);
        setExpanded(true);
      }),
    [],
  );

  const updateState = (part: Partial<TesterState>) => {
    const next = { ...state, ...part };
    const excess = findExcess(next);
    if (excess) {
      // The previous text stays: browsers would take seconds to lay out so much.
      client.current?.close();
      setPending(false);
      setResult({ kind: 'too-long', ...excess });
      return;
    }
    setState(next);
    writeAddressState(NAME, writeState(next));
  };
  const answer = useRef<HTMLDivElement>(null);
  const rewrite = (rules: string) => {
    updateState({ rules });
    // The button disappears with the old rules.
    answer.current?.focus();
  };
  const texts = 'texts' in result ? result.texts : [];
  return (
    <section className="island-card rule-tester" aria-label={t('label')}>
      <RuleTesterFields
        {...{ t, state, isSmall, isExpanded }}
        isInvalid={INVALID_KINDS.has(result.kind)}
        onChange={updateState}
        onDefaults={() => updateState({ rules: writeRules(defaultRules, state.list) })}
      />
      <div ref={answer} className="rule-tester-answer" aria-busy={isPending} tabIndex={-1}>
        <RuleTesterResult {...{ t, result, scriptHref }} defaults={defaultRules} onRewrite={rewrite} />
        {result.kind === 'failed' && (
          <div className="island-actions">
            <button
              type="button"
              className="button"
              onClick={({ currentTarget }) =>
                // Only the new page has the address of the worker of another deployment.
                result.isOutdated ? reloadPage(currentTarget.closest('site-island')) : send()
              }
            >
              {t('retry')}
            </button>
          </div>
        )}
      </div>
      <div className="island-actions">
        <CopyButton
          label={t('copyYaml')}
          getText={() => (texts.length > 0 ? writeRules(texts, state.list) : state.rules)}
          t={t}
          isPrimary
        />
        <CopyButton
          label={t('copyLink')}
          getText={() => {
            writeAddressState(NAME, writeState(state));
            return location.href;
          }}
          t={t}
        />
      </div>
      <p className="island-note">
        {t('privacy')} {writeState(state) === '' && t('tooLongForLink')}
      </p>
    </section>
  );
}

/** Returns the state from the address, else from the fallback's fields, else from the props. */
function useInitialState(initial: TesterState): TesterState {
  const list = useFieldValue('list');
  const short = useFieldValue('short');
  const entered: TesterState = {
    list: isListName(list) ? list : initial.list,
    isShort: short === 'short',
    rules: useFieldValue('rules') ?? initial.rules,
    value: useFieldValue('value') ?? initial.value,
  };
  const isSame = writeState(entered) === writeState(initial) && entered.rules === initial.rules;
  return readState(readAddressState(NAME)) ?? (isSame ? initial : entered);
}

export const island = defineIsland(RuleTesterIsland);
