import type { MessageKey } from '@/lib/i18n/messages';
import { isListName, LIST_KEYS } from '@/lib/rules/rule-list';
import type { TesterState } from '@/lib/rules/tester-state';
import type { CopyWord } from '../copy-button';
import type { Say } from '../create-say';

type NameOf<Key> = Key extends `ruleTester.${infer Name}` ? Name : never;
export type SayInTester = Say<NameOf<MessageKey> | CopyWord>;

interface RuleTesterFieldsProps {
  say: SayInTester;
  state: TesterState;
  /** For a page about one list: its rules are folded away, and the value comes first. */
  isSmall: boolean;
  /** Whether a small one shows its rules. The fallback leaves them out: they are heavy, and of no use before the island. */
  isUnfolded?: boolean;
  /** Called with what the reader changes. */
  onChange?: (change: Partial<TesterState>) => void;
  /** Whether PeerBanHelper would reject the rules. */
  isInvalid: boolean;
}

const LISTS = Object.keys(LIST_KEYS).filter(isListName);

/** The tester's fields, the same in the fallback and in the island. */
export function RuleTesterFields({
  say,
  state,
  isSmall,
  isUnfolded,
  onChange = () => {},
  isInvalid,
}: RuleTesterFieldsProps) {
  const rules = (
    <label className="rule-tester-rules">
      {say('rules')}
      <textarea
        name="rules"
        rows={isSmall ? 8 : 7}
        wrap="off"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={isInvalid}
        value={state.rules}
        onChange={({ target }) => onChange({ rules: target.value })}
      />
    </label>
  );
  const value = (
    <div className="rule-tester-value">
      <label>
        {say(`value.${state.list}`)}
        <input
          name="value"
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          value={state.value}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      </label>
      {state.list === 'peer-id' && (
        <label className="rule-tester-choice">
          <input
            type="checkbox"
            name="short"
            value="short"
            checked={state.isShort}
            onChange={({ target }) => onChange({ isShort: target.checked })}
          />
          {say('short')}
        </label>
      )}
    </div>
  );
  if (isSmall) {
    return (
      <div className="rule-tester-fields needs-script">
        {value}
        {isUnfolded !== undefined && (
          <details open={isUnfolded}>
            <summary>{say('changeRules')}</summary>
            {rules}
          </details>
        )}
      </div>
    );
  }
  return (
    <div className="rule-tester-fields needs-script">
      <fieldset className="rule-tester-list">
        <legend>{say('list')}</legend>
        {LISTS.map((list) => (
          <label key={list} className="rule-tester-choice">
            <input
              type="radio"
              name="list"
              value={list}
              checked={list === state.list}
              onChange={() => onChange({ list })}
            />
            {say(`list.${list}`)}
          </label>
        ))}
      </fieldset>
      {rules}
      {value}
    </div>
  );
}
